import { compileTrusted, type Game } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { expect, test } from 'vitest';
import { solve } from '../src/index.ts';
import { COLUMNS_SETTING, columnsKernel, columnsKernelWith } from '../src/kernels/columns/index.ts';
import { PlainRunsMachine } from '../src/kernels/columns/runs-machine.ts';
import { Pool } from '../src/memory/pool.ts';
import { agree, expectBoth } from './agreement.ts';
import { catalogued, dealt, dice, pick, reduced } from './reduced.ts';

const SUITS = [
  [0, 1],
  [0, 1, 2],
  [0, 1, 2, 3],
  [0, 3, 1],
] as const;

/** Small Canfields: reserves, bases, stocks, passes, units and spaces at random. */
const canfields = (seed: number): Game | null => {
  const roll = dice(seed);
  const suits = pick(roll, SUITS);
  const ranks = suits.length === 4 ? 2 + roll(2) : 3 + roll(2);
  return reduced(
    catalogued('canfield'),
    {
      'pack.ranks': Array.from({ length: ranks }, (_, i) => i + 1),
      'pack.suits': [...suits],
      'zones.reserve.deal': 1 + roll(3),
      'zones.reserve.face': pick(roll, ['top', 'open'] as const),
      'zones.tableau.piles': 2 + roll(2),
      'zones.tableau.deal': 1 + roll(2),
      'zones.foundation.piles': suits.length,
      'zones.foundation.deal': suits.map((_, i) => (i === 0 ? 1 : 0)),
      'zones.tableau.build.0.suit': pick(roll, ['alternating', 'alternating', 'colour', 'other'] as const),
      ...(roll(4) === 0 ? { 'zones.tableau.empty.takes': 'last' } : {}),
    },
    {
      units: pick(roll, ['whole', 'run', 'all'] as const),
      ends: pick(roll, ['round', 'base'] as const),
      spaces: pick(roll, ['any', 'waste'] as const),
      draw: pick(roll, ['1', '3'] as const),
      passes: pick(roll, ['1', '2', '3', 'unlimited', 'unlimited'] as const),
      waste: pick(roll, ['top', 'top', 'all'] as const),
    },
  );
};

/** Small Canfields whose columns are runs: a rank more or longer reserves, and spaces that nothing fills. */
const runs = (seed: number): Game | null => {
  const roll = dice(seed);
  const suits = pick(roll, SUITS);
  const ranks = suits.length === 4 ? 2 + roll(3) : 3 + roll(3);
  const piles = 2 + roll(2);
  return reduced(
    catalogued('canfield'),
    {
      'pack.ranks': Array.from({ length: ranks }, (_, i) => i + 1),
      'pack.suits': [...suits],
      'zones.reserve.deal': 2 + roll(4),
      'zones.reserve.face': pick(roll, ['top', 'open'] as const),
      'zones.tableau.piles': piles,
      'zones.tableau.deal': 1,
      'zones.foundation.piles': suits.length,
      'zones.foundation.deal': suits.map((_, i) => (i === 0 ? 1 : 0)),
      'zones.tableau.build.0.suit': pick(roll, ['alternating', 'alternating', 'any', 'same'] as const),
      'zones.tableau.empty.takes': pick(roll, ['anything', 'anything', 'last', 'nothing', [ranks]] as const),
      ...(roll(4) === 0 ? { 'zones.tableau.empty.refill': null } : {}),
      ...(roll(4) === 0 ? { 'stock.draw': 2 } : {}),
    },
    {
      units: 'run',
      ends: 'base',
      spaces: pick(roll, ['any', 'waste'] as const),
      draw: pick(roll, ['1', '3', '3', '3'] as const),
      passes: pick(roll, ['1', '1', '2', 'unlimited'] as const),
      waste: pick(roll, ['top', 'top', 'top', 'top', 'all'] as const),
    },
  );
};

/** Small Yukons, some in suit, some with a free choice of cards for spaces. */
const yukons = (seed: number): Game | null => {
  const roll = dice(seed);
  const suits = pick(roll, SUITS);
  const ranks = suits.length === 4 ? 2 + roll(2) : 3;
  const cards = suits.length * ranks;
  const piles = 2 + roll(2);
  const deal = Array.from({ length: piles }, (_, i) => Math.floor((cards + i) / piles));
  return reduced(
    catalogued('yukon'),
    {
      'pack.ranks': Array.from({ length: ranks }, (_, i) => i + 1),
      'pack.suits': [...suits],
      'zones.tableau.piles': piles,
      'zones.tableau.deal': deal,
      'zones.tableau.face': { up: 1 + roll(3) },
      'zones.tableau.lastRows': null,
      'zones.tableau.empty.takes': pick(roll, [[ranks], [ranks], 'anything', 'nothing'] as const),
      'zones.tableau.give.tableau': pick(roll, ['stack', 'stack', 'run', 'top', 'topOrAll', 'all'] as const),
      'zones.tableau.build.0.suit': pick(roll, [
        'alternating',
        'alternating',
        'any',
        'colour',
        'other',
      ] as const),
      'zones.foundation.piles': suits.length,
    },
    { foundationReturn: 'never' },
  );
};

test.each([
  ['Canfields', canfields],
  ['Canfields of runs', runs],
  ['Yukons', yukons],
] as const)('says what the reference says, at the deal and in mid-game: %s', (_, small) =>
  expectBoth(agree(columnsKernel, small, { positions: 1_500 })),
);

/** The machine in TypeScript; and one that has to make room again and again. */
const machines = new Pool(() => new PlainRunsMachine());
const plain = columnsKernelWith({ ...COLUMNS_SETTING, machines });
const cramped = columnsKernelWith({ ...COLUMNS_SETTING, frames: 4 });

test.each([
  ['in TypeScript', plain],
  ['with little room', cramped],
] as const)('says what the reference says of runs: %s', (_, kernel) =>
  expectBoth(agree(kernel, runs, { positions: 400 })),
);

const game = (name: string, options: Readonly<Record<string, string>> = {}): Game => {
  const compiled = compileTrusted(findGame(name)?.def ?? catalogued(name), options);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  return compiled.value;
};

test.each([
  ['canfield', {}, { winnable: 28, unwinnable: 2, unknown: 10 }],
  ['canfield', { units: 'run' }, { winnable: 33, unwinnable: 2, unknown: 5 }],
  ['yukon', {}, { winnable: 35, unwinnable: 2, unknown: 3 }],
] as const)('%s %j: solutions of the first 40 deals replay', (name, options, sums) => {
  const full = game(name, options);
  const sum = { winnable: 0, unwinnable: 0, unknown: 0 };
  for (let deal = 1; deal <= 40; deal++) {
    const answer = solve(full, dealt(full, deal), 'win', { nodes: 20_000 });
    expect(answer.kernel).toBe('columns');
    sum[answer.verdict] += 1;
  }
  expect(sum).toEqual(sums);
});

test('the search among runs visits the same positions in TypeScript, in WebAssembly, and with little room', () => {
  const full = game('canfield', { units: 'run', ends: 'base' });
  let won = 0;
  for (let deal = 1; deal <= 40; deal++) {
    const [first, ...others] = [columnsKernel, plain, cramped].map((kernel) => {
      const { verdict, nodes, moves } = solve(full, dealt(full, deal), 'win', { nodes: 20_000 }, { kernel });
      return { verdict, nodes, moves };
    });
    for (const other of others) expect(other).toEqual(first);
    if (first?.verdict === 'winnable') won += 1;
  }
  expect(won).toBeGreaterThan(20);
});

class SmallMachine extends PlainRunsMachine {
  readonly #most: number;

  /** @param most words. */
  constructor(most: number) {
    super();
    this.#most = most;
  }

  override allow(words: number): boolean {
    return words <= this.#most && super.allow(words);
  }
}

test('the search among runs ends when its table may not grow, or there is no more memory', () => {
  const full = game('canfield', { units: 'run', ends: 'base' });
  const small = (most: number, frames: number) =>
    columnsKernelWith({ ...COLUMNS_SETTING, machines: new Pool(() => new SmallMachine(most)), frames });
  const ended = { verdict: 'unknown', limit: 'bytes' };
  // The table is full; and the win of deal 1 is too deep.
  const wide = solve(full, dealt(full, 87), 'win', { nodes: 100_000 }, { kernel: small(50_000, 256) });
  expect(wide).toMatchObject(ended);
  expect(wide.nodes).toBeGreaterThan(1_000);
  const { nodes } = solve(full, dealt(full, 1));
  const deep = solve(full, dealt(full, 1), 'win', {}, { kernel: small(9_000, 8) });
  expect(deep).toMatchObject(ended);
  expect(deep.nodes).toBeLessThan(nodes);
  for (const kernel of [columnsKernel, plain]) {
    const answer = solve(full, dealt(full, 87), 'win', { nodes: 100_000, bytes: 2 ** 17 }, { kernel });
    expect(answer).toMatchObject({ verdict: 'unknown', limit: 'bytes' });
    expect(answer.nodes).toBeGreaterThan(2_000);
    expect(answer.nodes).toBeLessThan(100_000);
  }
});

test('a limit of nodes that is no whole number is rounded up', () => {
  const full = game('canfield', { units: 'run', ends: 'base' });
  expect(solve(full, dealt(full, 87), 'win', { nodes: 500.5 })).toMatchObject({ limit: 'nodes', nodes: 501 });
});

test.each([
  ['yukon', { foundationReturn: 'allowed' }, 'keep their cards'],
  ['double-klondike', {}, 'one plain pack'],
  ['forty-thieves', {}, 'one plain pack'],
] as const)('declines %s %j: %s', (name, options, why) => {
  expect(columnsKernel.fit(game(name, options))).toContain(why);
});

test('a run of two builds by turns does not move, so such games are left to the general search', () => {
  const step = { kind: 'step', rank: 'down', ends: 'linear' } as const;
  const build = [
    { ...step, suit: 'same' },
    { ...step, suit: 'alternating' },
  ] as const;
  const fitted = (unit: string) =>
    columnsKernel.fit(
      reduced(catalogued('yukon'), {
        'zones.tableau.build': build,
        'zones.tableau.give.tableau': unit,
        'zones.foundation.give': null,
      }) ?? game('yukon'),
    );
  expect(fitted('run')).toContain('runs of one build');
  expect(fitted('topOrAll')).toContain('runs of one build');
  expect(typeof fitted('stack')).toBe('object');
});
