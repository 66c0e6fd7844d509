/**
 * Small definitions that between them use every word of the vocabulary: a hill (layout, hole, stock) and a yard
 * (tableau, foundation, reserve, waste). Tests spread one and change what they are about.
 */
import { take } from '@cairn/testkit';
import { compileGame, type Game, type GameDef, type StepBuild } from '../../src/index.ts';

export const step = (more: Partial<StepBuild> = {}): StepBuild => ({
  kind: 'step',
  rank: 'either',
  suit: 'any',
  ends: 'linear',
  ...more,
});

const about = {
  families: ['golf'],
  tags: [],
  info: { difficulty: 1, length: 'short' },
  scoring: 'none',
  scorings: { none: { title: 'None', unit: 'points' } },
  options: {},
} as const satisfies Partial<GameDef>;

/** Three cards in two rows, a hole, and a stock of the rest. Twenty cards: ace to five. */
export const hill: GameDef = {
  id: 'hill',
  title: 'Hill',
  ...about,
  pack: { packs: 1, ranks: [1, 2, 3, 4, 5] },
  zones: {
    hill: { role: 'layout', rows: ['.#.', '#.#'], face: 'closed', give: { hole: 'top' } },
    hole: { role: 'hole', piles: 1, deal: 1, build: [step()], empty: { takes: 'nothing' } },
  },
  stock: { to: 'hole', draw: 1, passes: 1, when: 'any' },
  goal: { kind: 'clear', zone: 'hill' },
  options: {
    ends: {
      title: 'Ends',
      standard: 'linear',
      values: {
        linear: { title: 'linear', set: {} },
        circular: { title: 'circular', set: { 'zones.hole.build.0.ends': 'circular' } },
      },
    },
  },
};

/** Four columns of one to four cards, four foundations, a reserve of one, a waste. Twenty-eight cards: ace to seven. */
export const yard: GameDef = {
  id: 'yard',
  title: 'Yard',
  ...about,
  pack: { packs: 1, ranks: [1, 2, 3, 4, 5, 6, 7] },
  zones: {
    columns: {
      role: 'tableau',
      piles: 4,
      deal: [1, 2, 3, 4],
      face: 'top',
      build: [step({ rank: 'down', suit: 'alternating' })],
      empty: { takes: [7] },
      give: { foundation: 'top', tableau: 'run' },
    },
    piles: {
      role: 'foundation',
      piles: 4,
      build: [step({ rank: 'up', suit: 'same' })],
      empty: { takes: [1] },
      give: { tableau: 'top' },
    },
    side: { role: 'reserve', piles: 1, deal: 1, face: 'open', give: { foundation: 'top', tableau: 'top' } },
    waste: { role: 'waste', give: { foundation: 'top', tableau: 'top' } },
  },
  stock: { to: 'waste', draw: 2, passes: 2, when: 'any' },
  goal: { kind: 'gather', zone: 'piles', cards: 'all' },
};

export const compiled = (def: GameDef, chosen: Readonly<Record<string, string>> = {}): Game =>
  take(compileGame(def, chosen));

/** Stands for "take this entry away". */
export const GONE = Symbol('gone');

/** A copy of a definition with values at some paths changed, also into what no definition is. */
export const changed = (def: GameDef, edits: Readonly<Record<string, unknown>>): GameDef => {
  const copy = JSON.parse(JSON.stringify(def)) as Record<string, unknown>;
  for (const [path, value] of Object.entries(edits)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let at = copy;
    for (const key of keys) at = (at[key] ??= {}) as Record<string, unknown>;
    if (value === GONE) delete at[last];
    else at[last] = value;
  }
  return copy as unknown as GameDef;
};
