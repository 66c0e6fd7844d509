/** Finds a game by what a person types: its id, its title, another name, or the name of a preset. */
import type { GameDef } from '@cairn/engine';
import { games, presets } from './catalogue.ts';

export interface Found {
  readonly def: GameDef;
  /** The options a preset chooses; none for the game itself. */
  readonly options: Readonly<Record<string, string>>;
  readonly title: string;
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const named = (name: string, entry: { id: string; title: string; aka?: readonly string[] }): boolean =>
  [entry.id, entry.title, ...(entry.aka ?? [])].some((text) => plain(text) === name);

/** The game or preset of that name, or null. Ids win over titles, games over presets. */
export const findGame = (text: string): Found | null => {
  const byId = games.find((game) => game.id === text);
  if (byId !== undefined) return { def: byId, options: {}, title: byId.title };
  const name = plain(text);
  const preset = presets.find((p) => p.id === text) ?? presets.find((p) => named(name, p));
  const def = games.find((game) => named(name, game));
  if (def !== undefined) return { def, options: {}, title: def.title };
  const of = games.find((game) => game.id === preset?.of);
  return preset === undefined || of === undefined
    ? null
    : { def: of, options: preset.options, title: preset.title };
};
