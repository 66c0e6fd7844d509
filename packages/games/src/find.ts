/** Finds games by what a person types: one by its name or that of a preset, several by words in names. */
import type { GameDef, Preset } from '@cairn/engine';
import { adjectivesOf } from './adjectives.ts';
import { games, presets } from './catalogue.ts';

export interface Found {
  readonly def: GameDef;
  /** The options of a preset; empty for the game itself. */
  readonly options: Readonly<Record<string, string>>;
  readonly title: string;
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

type Named = Pick<GameDef | Preset, 'id' | 'title' | 'aka'>;

const named = (name: string, entry: Named): boolean =>
  [entry.id, entry.title, ...(entry.aka ?? [])].some((text) => plain(text) === name);

const ofGame = (def: GameDef): Found => ({ def, options: {}, title: def.title });

const ofPreset = (preset: Preset): Found | null => {
  const def = games.find((game) => game.id === preset.of);
  return def === undefined ? null : { def, options: preset.options, title: preset.title };
};

/** The game or preset with this name, or null. Ids come before titles and other names, games before presets. */
export const findGame = (text: string): Found | null => {
  const name = plain(text);
  for (const fits of [(entry: Named) => entry.id === text, (entry: Named) => named(name, entry)]) {
    const game = games.find(fits);
    if (game !== undefined) return ofGame(game);
    const preset = presets.find(fits);
    if (preset !== undefined) return ofPreset(preset);
  }
  return null;
};

/** Words that say nothing about a game, beside others. */
const FILLERS: readonly string[] = ['a', 'the', 'game', 'games', 'with', 'cards', 'solitaire', 'patience'];

/**
 * The games that have every word of a text in a name, a family or a tag, or are what it says ("easy", "two packs"). A
 * preset counts for its game. An empty text finds all games.
 */
export const searchGames = (text: string): readonly GameDef[] => {
  const all = text.trim() === '' ? [] : text.trim().split(/\s+/).map(plain);
  const telling = all.filter((word) => !FILLERS.includes(word));
  const words = telling.length > 0 ? telling : all;
  return games.filter((def) => {
    const said = [def, ...presets.filter((preset) => preset.of === def.id)]
      .flatMap(({ id, title, aka = [] }) => [id, title, ...aka])
      .concat(def.families, def.tags)
      .map(plain);
    const adjectives = adjectivesOf(def).flatMap((each) => each.split(' '));
    return words.every(
      (word) => word !== '' && (adjectives.includes(word) || said.some((each) => each.includes(word))),
    );
  });
};

/** A game or preset, and the name that was found if it is not the title. */
export interface Hit extends Found {
  readonly alias: string | null;
}

/** Games and presets with a name that has every word of a text, those whose name begins with it first. */
export const lookUp = (text: string): readonly Hit[] => {
  const wanted = plain(text);
  const words = text.trim().split(/\s+/).map(plain);
  const hits = [
    ...games.map((def) => ({ entry: def, found: ofGame(def) })),
    ...presets.flatMap((preset) => {
      const found = ofPreset(preset);
      return found === null ? [] : [{ entry: preset, found }];
    }),
  ].flatMap(({ entry, found }) => {
    const names = [entry.title, ...(entry.aka ?? [])];
    const fits = names.filter((name) => words.every((word) => plain(name).includes(word)));
    const name = fits.find((each) => plain(each).startsWith(wanted)) ?? fits[0];
    if (name === undefined) return [];
    const place = plain(name) === wanted ? 0 : plain(name).startsWith(wanted) ? 1 : 2;
    return [{ place, hit: { ...found, alias: name === entry.title ? null : name } }];
  });
  return hits.toSorted((a, b) => a.place - b.place).map(({ hit }) => hit);
};
