/**
 * Facets for filtering a list of games: family, tag, packs and so on. A game has one or several values of each, from
 * its definition.
 */
import { FAMILIES, LENGTHS, optionsOf, type GameDef } from '@cairn/engine';
import { games } from './catalogue.ts';
import { searchGames } from './find.ts';

export const FACETS = ['family', 'tag', 'packs', 'difficulty', 'length', 'cards', 'jokers'] as const;
export type Facet = (typeof FACETS)[number];

/** Whether some table cards are face down at first, by the default rules. */
const hides = (def: GameDef): boolean =>
  Object.values(def.zones).some((zone) => zone.role !== 'hand' && 'face' in zone && zone.face !== 'open');

/** Whether jokers are in the pack, or an option adds them. */
const hasJokers = (def: GameDef): boolean =>
  (def.pack.jokers ?? 0) > 0 ||
  Object.values(optionsOf(def)).some(({ values }) =>
    Object.values(values).some(({ set }) => Number(set['pack.jokers'] ?? 0) > 0),
  );

/** The values of a game: family and tag by their names, packs 1…4, difficulty 1…5, cards open or closed, jokers yes or no. */
export const facetsOf = (def: GameDef): Readonly<Record<Facet, readonly string[]>> => ({
  family: def.families,
  tag: def.tags,
  packs: [`${def.pack.packs}`],
  difficulty: [`${def.info.difficulty}`],
  length: [def.info.length],
  cards: [hides(def) ? 'closed' : 'open'],
  jokers: [hasJokers(def) ? 'yes' : 'no'],
});

const ORDER: readonly string[] = [...FAMILIES, ...LENGTHS];

/** The values of a facet that some game has, in a natural order. */
export const facetValues = (facet: Facet): readonly string[] => {
  const values = [...new Set(games.flatMap((def) => facetsOf(def)[facet]))];
  return facet === 'tag'
    ? values
    : values.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b) || (a < b ? -1 : 1));
};

export type FacetChoice = Readonly<Partial<Record<Facet, string>>>;

/** The games that a text finds and that have each chosen value. */
export const chooseGames = (text: string, choice: FacetChoice): readonly GameDef[] =>
  searchGames(text).filter((def) => {
    const facets = facetsOf(def);
    return FACETS.every((facet) => choice[facet] === undefined || facets[facet].includes(choice[facet]));
  });
