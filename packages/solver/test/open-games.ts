/** Games of open columns and cells that are not in the catalogue: definitions for the tests and the bench. */
import type { GameDef, Json } from '@cairn/engine';
import { altered, catalogued } from './reduced.ts';

type Edits = Readonly<Record<string, Json>>;

const TOP = { tableau: 'top', foundation: 'top' };

const cells = (piles: number, deal: Json = 0): Edits => ({
  'zones.cells': {
    role: 'tableau',
    piles,
    deal,
    face: 'open',
    build: [],
    empty: { takes: 'anything' },
    give: TOP,
  },
});

const reserve = (piles: number): Edits => ({
  'zones.reserve': { role: 'reserve', piles, deal: 1, face: 'open', give: TOP },
});

/** Columns by their cards and the suits they are built in; spaces for these ranks, or for anything. */
const columns = (deal: readonly number[], suit: string, takes: Json = 'anything'): Edits => ({
  'zones.tableau.piles': deal.length,
  'zones.tableau.deal': [...deal],
  'zones.tableau.build': [{ kind: 'step', rank: 'down', suit, ends: 'linear' }],
  'zones.tableau.empty': { takes },
});

/** Foundations give cards back. */
const RETURNS = { 'zones.foundation.give': { tableau: 'top' } };

const EIGHT = [7, 7, 7, 7, 6, 6, 6, 6];
const ACES_DEALT = { 'zones.foundation.pull': null };
const times = (count: number, cards: number): number[] => Array.from({ length: count }, () => cards);

const GAMES: Readonly<Record<string, Edits>> = {
  freecell: { ...ACES_DEALT, ...columns(EIGHT, 'alternating'), ...cells(4) },
  'freecell-3': { ...ACES_DEALT, ...columns(EIGHT, 'alternating'), ...cells(3) },
  'freecell-2': { ...ACES_DEALT, ...columns(EIGHT, 'alternating'), ...cells(2) },
  'freecell-1': { ...ACES_DEALT, ...columns(EIGHT, 'alternating'), ...cells(1) },
  'freecell-0': { ...ACES_DEALT, ...columns(EIGHT, 'alternating') },
  'bakers-game': { ...ACES_DEALT, ...columns(EIGHT, 'same'), ...cells(4) },
  'seahaven-towers': { ...ACES_DEALT, ...columns(times(10, 5), 'same', [13]), ...cells(4, [1, 1, 0, 0]) },
  'eight-off': {
    ...ACES_DEALT,
    ...columns(times(8, 6), 'same', [13]),
    ...cells(8, [1, 1, 1, 1, 0, 0, 0, 0]),
  },
  stronghold: { ...ACES_DEALT, ...columns(EIGHT, 'any'), ...cells(1) },
  'king-albert': {
    ...ACES_DEALT,
    ...RETURNS,
    ...columns([9, 8, 7, 6, 5, 4, 3, 2, 1], 'alternating'),
    ...reserve(7),
  },
  raglan: { ...RETURNS, ...columns([7, 7, 7, 6, 5, 4, 3, 2, 1], 'alternating'), ...reserve(6) },
  fan: { ...RETURNS, ...ACES_DEALT, ...columns([...times(16, 3), 2, 2], 'same', [13]) },
  somerset: { ...RETURNS, ...ACES_DEALT, ...columns([8, 8, 8, 7, 6, 5, 4, 3, 2, 1], 'alternating') },
  'flower-garden': { ...RETURNS, ...ACES_DEALT, ...columns(times(6, 6), 'any'), ...reserve(16) },
  'streets-and-alleys': { ...ACES_DEALT, ...columns(EIGHT, 'any') },
  'beleaguered-castle': {},
};

export const openGame = (name: string): GameDef => {
  const edits = GAMES[name];
  if (edits === undefined) throw new Error(`There is no game ${name}`);
  return altered(catalogued('beleaguered-castle'), { id: name, options: {}, ...edits });
};
