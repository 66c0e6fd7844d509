import { compileTrusted } from '@cairn/engine';
import { expect, test } from 'vitest';
import { solve } from '../src/index.ts';
import { gapsKernel, jointsKernel } from '../src/kernels/gaps/index.ts';
import { agree, expectBoth } from './agreement.ts';
import { catalogued, dealt, dice, pick, reduced, type Drawn } from './reduced.ts';

/** Suits and ranks, and the rows' places beyond a suit. */
const SIZES = [
  [2, 4],
  [2, 5],
  [2, 6],
  [3, 4],
  [3, 5],
  [4, 4],
] as const;

/** Small grids: built up or down, with the cards of the lowest rank off the table or at the beginnings of rows. */
const small: Drawn = (seed) => {
  const roll = dice(seed);
  const [suits, ranks] = pick<readonly [number, number]>(roll, SIZES);
  const up = roll(3) > 0;
  const low = up ? 1 : ranks;
  const out = roll(2) === 0;
  const wide = ranks + (roll(4) === 0 ? 1 : 0);
  const row = out ? '#'.repeat(ranks).padEnd(wide, '.') : `.${'#'.repeat(ranks)}`.padEnd(wide, '.');
  return reduced(
    catalogued('montana'),
    {
      'pack.ranks': Array.from({ length: ranks }, (_, i) => i + 1),
      'pack.suits': Array.from({ length: suits }, (_, i) => i),
      'zones.grid.rows': Array.from({ length: suits }, () => row),
      'zones.grid.gaps': { ranks: [low], to: out ? 'discard' : 'first' },
      'zones.grid.build.0.rank': up ? 'up' : 'down',
      'zones.grid.first': [out ? low + (up ? 1 : -1) : low],
    },
    { redeals: 'none' },
  );
};

test('says what the reference says, at the deal and in mid-game', () =>
  expectBoth(agree(gapsKernel, small, { positions: 2_000, agreed: 30_000, most: 1_500 })));

/** Small grids of any kind: joined or not, the right neighbour counts or not, one pack or two. */
const any: Drawn = (seed) => {
  const roll = dice(seed);
  const [suits, ranks] = pick<readonly [number, number]>(roll, SIZES);
  const packs = suits === 2 && ranks < 6 ? pick(roll, [1, 1, 2]) : 1;
  const rows = suits * packs;
  const step = {
    kind: 'step',
    rank: 'up',
    suit: pick(roll, ['same', 'same', 'any', 'colour'] as const),
    ends: 'linear',
  } as const;
  return reduced(
    catalogued('maze'),
    {
      'pack.packs': packs,
      'pack.ranks': Array.from({ length: ranks }, (_, i) => i + 1),
      'pack.suits': Array.from({ length: suits }, (_, i) => i),
      'zones.grid.rows': Array.from({ length: rows }, () => '#'.repeat(ranks)),
      'zones.grid.gaps.ranks': [ranks],
      'zones.grid.build': [step, { kind: 'pair', cards: [1], on: [ranks - 1] }].slice(0, 1 + roll(2)),
      'zones.grid.before': roll(2) === 0 ? [step] : null,
      'zones.grid.joined': roll(2) === 0,
    },
    {},
  );
};

test('says of any grid what the reference says', () =>
  expectBoth(agree(jointsKernel, any, { positions: 600, agreed: 30_000, most: 600 })));

test('says what the reference says of grids with new deals', () => {
  const shuffled: Drawn = (seed) => {
    const roll = dice(seed);
    return reduced(catalogued('montana'), {
      'pack.ranks': [1, 2, 3, 4],
      'pack.suits': [0, 1],
      'zones.grid.rows': ['####', '####'],
      'powers.regather.uses': pick(roll, [1, 2]),
      'powers.regather.order': pick(roll, ['shuffled', 'fromTop', 'fromBottom'] as const),
      'powers.regather.gaps': pick(roll, ['after', 'last', 'anywhere'] as const),
    });
  };
  expectBoth(agree(gapsKernel, shuffled, { positions: 400, agreed: 30_000, most: 2_000 }));
});

test('solves whole deals whose rows have their suits, and deals whose rows have none', () => {
  const montana = (aces: string) => {
    const compiled = compileTrusted(catalogued('montana'), { aces, redeals: 'none' });
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
    return compiled.value;
  };
  const deals = { first: [1, 2, 6, 7, 8, 9, 10, 12], away: [20, 21, 22, 23, 24, 25] };
  const told = Object.entries(deals).map(([aces, numbers]) =>
    numbers.map((deal) => {
      const answer = solve(montana(aces), dealt(montana(aces), deal), 'win', { nodes: 20_000 });
      expect(answer.kernel).toBe('gaps');
      return `${answer.verdict} ${answer.nodes}`;
    }),
  );
  expect(told).toMatchInlineSnapshot(`
    [
      [
        "unknown 20000",
        "winnable 19079",
        "unwinnable 9340",
        "unwinnable 2485",
        "unwinnable 5675",
        "unwinnable 15510",
        "winnable 6317",
        "winnable 5487",
      ],
      [
        "unknown 20000",
        "winnable 1302",
        "unknown 20000",
        "winnable 4378",
        "winnable 3417",
        "unknown 20000",
      ],
    ]
  `);
});
