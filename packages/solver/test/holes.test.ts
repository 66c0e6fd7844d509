/** Several holes: agreement with the reference on small games, and what is known of the real ones. */
import type { Game, Json } from '@cairn/engine';
import { expect, test } from 'vitest';
import { solve } from '../src/index.ts';
import { holesKernel } from '../src/kernels/holes/index.ts';
import { CoverMatching } from '../src/kernels/holes/cover-matching.ts';
import { agree, expectBoth } from './agreement.ts';
import { catalogued, dealt, dice, pick, reduced } from './reduced.ts';

/** Small games with rings and lines, one to four holes, stocks, cards that turn up together, ranks that stay. */
const small = (seed: number): Game | null => {
  const roll = dice(seed);
  const ranks = Array.from({ length: 3 + roll(4) }, (_, i) => i + 1);
  const suits = pick(roll, [
    [0, 1],
    [0, 1, 2],
  ]);
  const cards = ranks.length * suits.length;
  const piles = 2 + roll(3);
  const begun = roll(2);
  const count = 1 + roll(4);
  const stock = pick(roll, [true, false]) ? 1 + roll(5) : 0;
  const deal = Array.from({ length: piles }, () => 0);
  for (let left = cards - begun * count - stock; left > 0; left--) {
    const pile = roll(piles);
    deal[pile] = (deal[pile] ?? 0) + 1;
  }
  const stays = stock === 0 && begun === 0 && roll(4) === 0;
  const plain = { 'zones.tableau.face': pick(roll, ['open', 'top']), 'zones.tableau.turn': 'exposed' };
  const edits: Readonly<Record<string, Json>> = {
    'pack.ranks': ranks,
    'pack.suits': suits,
    'zones.tableau.piles': piles,
    'zones.tableau.deal': deal,
    'zones.hole.piles': count,
    'zones.hole.deal': begun,
    'zones.hole.build.0.ends': pick(roll, ['linear', 'circular', 'circular', 'kingStop']),
    'zones.hole.build.0.rank': pick(roll, ['either', 'either', 'up']),
    'zones.hole.empty': { takes: begun === 1 ? 'nothing' : 'anything' },
    ...(stock > 0 ? { stock: { to: 'tableau', draw: 1, passes: 1, when: 'any' } } : {}),
    ...(stock === 0 && roll(2) === 0
      ? { 'zones.tableau.face': { down: [1] }, 'zones.tableau.turn': 'together' }
      : plain),
  };
  const game = reduced(
    catalogued('eliminator'),
    stays
      ? {
          ...edits,
          'zones.hole.build.0.ring': ranks.slice(0, -1),
          'zones.hole.empty': { takes: ranks.slice(0, -1) },
          goal: { kind: 'gather', zone: 'hole', cards: cards - suits.length },
        }
      : edits,
  );
  return cards > 13 ? null : game;
};

// A deal with a card under one that never goes is left to the general search.
test('says what the reference says, at the deal and in mid-game', () => {
  expectBoth(agree(holesKernel, small, { positions: 3_000 }));
});

/** The same by augmenting paths, card by card. */
const matched = (left: Int32Array, tops: Int32Array, takes: Int32Array): boolean => {
  const empty = takes.length - 1;
  const cards = [...left].flatMap((count, rank) => Array.from({ length: count }, () => rank));
  const places = [...tops.subarray(0, empty)].flatMap((count, rank) =>
    Array.from({ length: count + left[rank] }, () => rank),
  );
  const taken = new Map<number, number>();
  const place = (card: number, tried: Set<number>): boolean =>
    places.some((on, i) => {
      if (((takes[on] >> cards[card]) & 1) === 0 || tried.has(i)) return false;
      tried.add(i);
      const before = taken.get(i);
      if (before !== undefined && !place(before, tried)) return false;
      taken.set(i, card);
      return true;
    });
  return cards.filter((_, card) => !place(card, new Set())).length <= tops[empty];
};

test('cards that find none to lie on are counted as a matching counts them', () => {
  const roll = dice(5);
  const told = [0, 0];
  for (let i = 0; i < 3000; i++) {
    const ranks = 2 + roll(6);
    const ring = roll(2) === 1 && ranks > 2;
    const takes = Int32Array.from({ length: ranks + 1 }, (_, on) =>
      Array.from({ length: ranks }, (__, card) => card)
        .filter((card) => {
          const step = Math.abs(on - card);
          return on === ranks || step === 1 || (ring && step === ranks - 1);
        })
        .reduce((bits, card) => bits | (1 << card), 0),
    );
    const left = Int32Array.from({ length: ranks + 1 }, (_, rank) => (rank < ranks ? roll(4) : 0));
    const tops = Int32Array.from({ length: ranks + 1 }, () => Math.max(0, roll(4) - 2));
    const truth = matched(left, tops, takes);
    expect(new CoverMatching(takes).open(left, tops), `${ring} ${left.join()} ${tops.join()}`).toBe(truth);
    told[Number(truth)] += 1;
  }
  expect(Math.min(...told)).toBeGreaterThan(500);
});

test('real deals are answered by this kernel with frozen counts, and its solutions replay', () => {
  const counts = (
    [
      ['striptease', {}],
      ['eliminator', { holes: '4' }],
      ['eliminator', { holes: '5', wrap: 'linear' }],
      ['ants', {}],
    ] as const
  ).map(([id, options]) => {
    const game = reduced(catalogued(id), {}, options);
    if (game === null) throw new Error(id);
    return Array.from({ length: 4 }, (_, i) => {
      const { kernel, verdict, nodes } = solve(game, dealt(game, i + 1));
      expect(kernel).toBe('holes');
      return `${verdict} ${nodes}`;
    });
  });
  expect(counts).toMatchInlineSnapshot(`
    [
      [
        "winnable 2793",
        "winnable 946",
        "winnable 1339",
        "winnable 11668",
      ],
      [
        "winnable 448",
        "winnable 10165",
        "winnable 118",
        "winnable 12357",
      ],
      [
        "winnable 337",
        "unwinnable 1084",
        "unwinnable 2705",
        "unwinnable 15396",
      ],
      [
        "winnable 378",
        "winnable 60",
        "winnable 76",
        "winnable 1346",
      ],
    ]
  `);
});
