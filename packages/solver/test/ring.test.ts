/** One hole and no stock: agreement with the reference on small games, and what is known of the real ones. */
import type { Game, Json } from '@cairn/engine';
import { expect, test } from 'vitest';
import { ASKS, solve } from '../src/index.ts';
import { ringKernel } from '../src/kernels/ring/index.ts';
import { agree, expectBoth } from './agreement.ts';
import { catalogued, dealt, dice, pick, reduced } from './reduced.ts';

/** Small games with rings odd and even, lines, kings that stop, jokers, and holes that begin empty. */
const small = (seed: number): Game | null => {
  const roll = dice(seed);
  const ranks = Array.from({ length: 3 + roll(6) }, (_, i) => i + 1);
  const suits = pick(roll, [[0], [0, 1], [0, 1, 2]]);
  const jokers = pick(roll, [0, 0, 0, 1]);
  const begun = roll(2);
  const piles = 2 + roll(4);
  const deal = Array.from({ length: piles }, () => 0);
  for (let left = ranks.length * suits.length + jokers - begun; left > 0; left--) {
    const pile = roll(piles);
    deal[pile] = (deal[pile] ?? 0) + 1;
  }
  const empty: Json = begun === 1 ? { takes: 'nothing' } : { takes: pick<Json>(roll, ['anything', [1, 2]]) };
  const game = reduced(catalogued('quasar'), {
    'pack.ranks': ranks,
    'pack.suits': suits,
    ...(jokers > 0 ? { 'pack.jokers': jokers, 'pack.jokerPlace': 'anywhere' } : {}),
    'zones.tableau.piles': piles,
    'zones.tableau.deal': deal,
    'zones.tableau.face': pick(roll, ['open', 'top']),
    'zones.hole.deal': begun,
    'zones.hole.empty': empty,
    'zones.hole.build.0.ends': pick(roll, ['linear', 'circular', 'circular', 'kingStop']),
    'zones.hole.build.0.rank': pick(roll, ['either', 'either', 'either', 'up']),
    goal: pick<Json>(roll, [
      { kind: 'gather', zone: 'hole', cards: 'all' },
      { kind: 'clear', zone: 'tableau' },
    ]),
  });
  return ranks.length * suits.length > 14 ? null : game;
};

test('says what the reference says, at the deal and in mid-game', () => {
  expectBoth(agree(ringKernel, small, { positions: 3_000, asks: ASKS, most: 200 }));
});

test('real deals are answered by this kernel with frozen counts, and its solutions replay', () => {
  const counts = ['black-hole', 'quasar'].map((id) => {
    const game = reduced(catalogued(id), {});
    if (game === null) throw new Error(id);
    return Array.from({ length: 6 }, (_, i) => {
      const { kernel, verdict, nodes } = solve(game, dealt(game, i + 1));
      expect(kernel).toBe('ring');
      return `${verdict} ${nodes}`;
    });
  });
  expect(counts).toMatchInlineSnapshot(`
    [
      [
        "winnable 55",
        "winnable 462",
        "unwinnable 23",
        "winnable 532",
        "winnable 52",
        "winnable 195",
      ],
      [
        "winnable 8337",
        "winnable 85508",
        "winnable 27706",
        "winnable 259234",
        "winnable 5406",
        "unwinnable 181291",
      ],
    ]
  `);
});

// Of 100,000 deals 87.07 % of Black Hole and 66.86 % of Quasar can be won.
test('the first deals of each, with frozen counts', () => {
  const won = ['black-hole', 'quasar'].map((id) => {
    const game = reduced(catalogued(id), {});
    if (game === null) throw new Error(id);
    const deals = Array.from({ length: 100 }, (_, i) => dealt(game, i + 1));
    return deals.filter((state) => solve(game, state, 'win', {}, { moves: false }).verdict === 'winnable')
      .length;
  });
  expect(won).toMatchInlineSnapshot(`
    [
      87,
      65,
    ]
  `);
});
