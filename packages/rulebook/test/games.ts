// Definitions for tests: the published game, and made-up ones that show a page is written from structure alone.
import { compileGame, faultText, optionsOf, type Game, type GameDef } from '@cairn/engine';
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

export const peaks = (options: Record<string, string> = {}): Game => {
  const found = findGame('tripeaks');
  if (found === null) throw new Error('No such game');
  return compiled(found.def, options);
};

const plain = { title: 'None', unit: 'points' } as const;

/** Seven columns of five and a hole, kings take only queens. */
export const columns: GameDef = {
  id: 'columns',
  title: 'Columns',
  families: ['golf'],
  tags: [],
  info: { difficulty: 4, length: 'short' },
  pack: { packs: 1 },
  zones: {
    columns: {
      role: 'tableau',
      piles: 7,
      deal: 5,
      face: 'open',
      build: [],
      empty: { takes: 'nothing' },
      give: { hole: 'top' },
    },
    hole: {
      role: 'hole',
      piles: 1,
      deal: 1,
      build: [{ kind: 'step', rank: 'either', suit: 'any', ends: 'linear' }],
      empty: { takes: 'nothing' },
    },
  },
  stock: { to: 'hole', draw: 1, passes: 1, when: 'any' },
  goal: { kind: 'clear', zone: 'columns' },
  scoring: 'none',
  scorings: { none: plain },
  options: {},
};

/** Triangle of columns, alternating colours, foundations in suit, three cards to a waste. */
export const ladder: GameDef = {
  id: 'ladder',
  title: 'Ladder',
  families: ['klondike'],
  tags: [],
  info: { difficulty: 3, length: 'medium' },
  pack: { packs: 1 },
  zones: {
    columns: {
      role: 'tableau',
      piles: 7,
      deal: [1, 2, 3, 4, 5, 6, 7],
      face: 'top',
      build: [{ kind: 'step', rank: 'down', suit: 'alternating', ends: 'linear' }],
      empty: { takes: [13] },
      give: { tableau: 'run', foundation: 'top' },
    },
    foundations: {
      role: 'foundation',
      piles: 4,
      build: [{ kind: 'step', rank: 'up', suit: 'same', ends: 'linear' }],
      empty: { takes: [1] },
    },
    waste: { role: 'waste', give: { tableau: 'top', foundation: 'top' } },
  },
  stock: { to: 'waste', draw: 3, passes: 'unlimited', when: 'any' },
  goal: { kind: 'gather', zone: 'foundations', cards: 'all' },
  scoring: 'none',
  scorings: { none: plain },
  options: {
    draw: {
      title: 'Cards at a time',
      standard: 'three',
      values: { three: { title: 'three', set: {} }, one: { title: 'one', set: { 'stock.draw': 1 } } },
    },
  },
};

/** Fans around an ace that is put out first; no stock. */
export const fans: GameDef = {
  ...columns,
  id: 'fans',
  title: 'Fans',
  families: ['blackhole'],
  zones: {
    fans: {
      role: 'tableau',
      piles: 17,
      deal: 3,
      face: 'open',
      build: [],
      empty: { takes: 'nothing' },
      give: { hole: 'top' },
    },
    hole: {
      role: 'hole',
      piles: 1,
      deal: 0,
      pull: ['AS'],
      build: [{ kind: 'step', rank: 'either', suit: 'any', ends: 'circular' }],
      empty: { takes: 'nothing' },
    },
  },
  stock: undefined as never,
  goal: { kind: 'gather', zone: 'hole', cards: 'all' },
};
delete (fans as { stock?: unknown }).stock;

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
