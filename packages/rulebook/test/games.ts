// Definitions for tests: games of the catalogue, some under names of their own, and a made-up one that shows a page is
// written from structure alone.
import {
  compileGame,
  faultText,
  optionsOf,
  type FoundationZone,
  type Game,
  type GameDef,
  type TableauZone,
} from '@cairn/engine';
import { findGame } from '@cairn/games';

export const compiled = (def: GameDef, options: Record<string, string> = {}): Game => {
  const game = compileGame(def, options);
  if (!game.ok) throw new Error(faultText(game.error));
  return game.value;
};

/** Every value that is not the standard one, as a choice of its own. */
export const singles = (def: GameDef): readonly Record<string, string>[] =>
  Object.entries(optionsOf(def)).flatMap(([name, option]) =>
    Object.keys(option.values)
      .filter((value) => value !== option.standard)
      .map((value) => ({ [name]: value })),
  );

/** A game of the catalogue. */
export const catalogued = (id: string, options: Record<string, string> = {}): Game => {
  const found = findGame(id);
  if (found === null) throw new Error(`No game "${id}"`);
  return compiled(found.def, options);
};

export const peaks = (options: Record<string, string> = {}): Game => catalogued('tripeaks', options);

const plain = { title: 'None', unit: 'points' } as const;

/** The rules of a game of the catalogue under another name, without options, other scorings and what is told of it. */
const alike = (game: string, id: string, title: string): GameDef => {
  const def = findGame(game)?.def;
  if (def === undefined) throw new Error(`No game "${game}"`);
  const { aka: _, ...rules } = def;
  return { ...rules, id, title, tags: [], scoring: 'none', scorings: { none: plain }, options: {} };
};

/** Seven columns of five and a hole. */
export const columns: GameDef = alike('one-foundation', 'columns', 'Columns');

const triangle = alike('klondike', 'ladder', 'Ladder');
const { lastRows: _, ...tableau } = triangle.zones['tableau'] as TableauZone;
const { give: __, ...foundation } = triangle.zones['foundation'] as FoundationZone;

/** Triangle of columns, alternating colours, foundations in suit that keep their cards, three cards to a waste. */
export const ladder: GameDef = {
  ...triangle,
  zones: { ...triangle.zones, tableau, foundation },
  options: {
    draw: {
      title: 'Cards at a time',
      standard: 'three',
      values: { three: { title: 'three', set: {} }, one: { title: 'one', set: { 'stock.draw': 1 } } },
    },
  },
};

/** Fans around an ace that is put out first; no stock. */
export const fans: GameDef = alike('black-hole', 'fans', 'Fans');

/** Everything rare at once: a short pack doubled, jokers, three reserves, foundations downwards, a clock. */
export const oddity: GameDef = {
  id: 'oddity',
  title: 'Oddity',
  families: ['klondike'],
  tags: [],
  info: { difficulty: 1, length: 'short' },
  pack: { packs: 2, ranks: [1, 7, 8, 9, 10, 11, 12, 13], jokers: 2, jokerPlace: 'anywhere' },
  zones: {
    columns: {
      role: 'tableau',
      piles: 6,
      deal: 4,
      face: { up: 2 },
      build: [{ kind: 'step', rank: 'up', suit: 'alternating', ends: 'circular' }],
      empty: { takes: [1, 7] },
      give: { foundation: 'top', tableau: 'run' },
    },
    reserves: {
      role: 'reserve',
      piles: 3,
      deal: 5,
      face: 'top',
      give: { tableau: 'top', foundation: 'top' },
    },
    foundations: {
      role: 'foundation',
      piles: 8,
      build: [{ kind: 'step', rank: 'down', suit: 'any', ends: 'linear' }],
      empty: { takes: [13] },
      give: { tableau: 'top' },
    },
    waste: { role: 'waste', give: { tableau: 'any', foundation: 'any' } },
  },
  stock: { to: 'waste', draw: 2, passes: 2, when: 'stuck', show: { what: 'rank', while: 'always' } },
  powers: { peek: { uses: 'unlimited' } },
  limits: { seconds: 90, undo: 5 },
  goal: { kind: 'gather', zone: 'foundations', cards: 60 },
  scoring: 'odd',
  scorings: {
    odd: {
      title: 'Odd',
      unit: 'points',
      start: 10,
      cards: { role: 'foundation', each: 2 },
      pass: { each: -5, free: 1 },
      spare: { stock: 1, reserve: 2 },
      clear: [20, 10],
      draw: -1,
      floor: -10,
      par: 30,
    },
  },
  options: {},
};
