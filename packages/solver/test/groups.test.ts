/** Groups of consecutive ranks: agreement with the reference on small games, and what is known of the real ones. */
import { cardOf, rankOf, type Game } from '@cairn/engine';
import { expect, test } from 'vitest';
import { solve } from '../src/index.ts';
import { groupsKernel } from '../src/kernels/groups/index.ts';
import { GroupsDescent } from '../src/kernels/groups/search.ts';
import { columnKeys } from '../src/kernels/common/column-keys.ts';
import { runsRemain } from '../src/kernels/groups/rank-runs.ts';
import { RankPatternDatabase } from '../src/kernels/groups/pattern-database.ts';
import { LossyClosedSet } from '../src/memory/lossy-closed-set.ts';
import { agree, expectBoth } from './agreement.ts';
import { catalogued, dealt, dice, pick, reduced, someOf } from './reduced.ts';

/** Small games with rings and lines, columns of any height, cards face down, and groups of one to four. */
const small = (seed: number): Game | null => {
  const roll = dice(seed);
  const ranks = Array.from({ length: 3 + roll(5) }, (_, i) => i + 1 + roll(2) * (i > 2 ? 3 : 0));
  const suits = pick(roll, [
    [0, 1],
    [0, 1, 2],
    [0, 1, 2, 3],
  ]);
  const cards = ranks.length * suits.length;
  const piles = 3 + roll(4);
  const deal = Array.from({ length: piles }, () => 0);
  for (let left = cards; left > 0; left--) {
    const pile = roll(piles);
    deal[pile] = (deal[pile] ?? 0) + 1;
  }
  const game = reduced(catalogued('all-in-a-row'), {
    'pack.ranks': ranks,
    'pack.suits': suits,
    'zones.tableau.piles': piles,
    'zones.tableau.deal': deal,
    'zones.tableau.face': pick(roll, ['open', 'top']),
    'remove.min': pick(roll, [2, 2, 2, 3, 3, 4]),
    'remove.ends': pick(roll, ['linear', 'circular']),
  });
  return cards > 16 ? null : game;
};

test('says what the reference says, at the deal and in mid-game', () => {
  expectBoth(agree(groupsKernel, small, { positions: 3_000 }));
});

/** Shares cards out in runs by trying everything, whatever the ring. */
const shared = (left: number[], min: number): boolean => {
  const first = left.findIndex((count) => count > 0);
  if (first < 0) return true;
  const { length } = left;
  for (let size = min; size <= length; size++)
    for (let start = first - size + 1; start <= first; start++) {
      const run = Array.from({ length: size }, (_, i) => (start + i + length) % length);
      if (run.some((rank) => left[rank] === 0)) continue;
      if (
        shared(
          left.map((count, rank) => count - Number(run.includes(rank))),
          min,
        )
      )
        return true;
    }
  return false;
};

test('ranks that can leave in runs are told from those that cannot', () => {
  const roll = dice(7);
  const told = [0, 0];
  for (let i = 0; i < 3000; i++) {
    const min = 1 + roll(4);
    const places = Math.max(min, 2) + roll(5);
    const left = Array.from({ length: places }, () => roll(3));
    const truth = shared(left, min);
    const said = runsRemain(Int32Array.from(left), places, min);
    // Sound on every ring, and exact where every longer run splits into those of min to 2 min - 1 ranks.
    if (truth || places >= 2 * min - 1) expect(said, `${min} ${left.join()}`).toBe(truth);
    told[Number(truth)] += 1;
  }
  expect(Math.min(...told)).toBeGreaterThan(500);
});

test('windows of ranks never call a deal lost that is not, and call some lost that are', () => {
  const told = { winnable: 0, dead: 0 };
  for (const game of someOf(small, 600)) {
    const { remove } = game.def;
    if (remove?.kind !== 'run') continue;
    const { ranks } = game.composition;
    const state = dealt(game, 3);
    const columns = game.byRole.tableau.map((pile) =>
      Uint8Array.from(state.piles[pile] ?? [], (seat) => ranks.indexOf(rankOf(cardOf(seat)))),
    );
    const places = ranks.length + Number(remove.ends === 'linear');
    const all = Int32Array.from({ length: places }, (_, place) =>
      place < ranks.length ? (1 << game.composition.suits.length) - 1 : 0,
    );
    const open = new RankPatternDatabase(columns, places, remove.min).open(all);
    const { verdict } = solve(game, state, 'win', {}, { kernel: groupsKernel });
    if (verdict === 'winnable') expect(open, JSON.stringify(game.def)).toBe(true);
    if (verdict === 'winnable') told.winnable += 1;
    if (!open) told.dead += 1;
  }
  expect(Math.min(told.winnable, told.dead)).toBeGreaterThan(60);
});

test('columns turned over have the same verdict', () => {
  const told = { won: 0, lost: 0 };
  for (const game of someOf(small, 400)) {
    const { remove } = game.def;
    if (remove?.kind !== 'run') continue;
    const { ranks } = game.composition;
    const places = ranks.length + Number(remove.ends === 'linear');
    for (let deal = 1; deal <= 8; deal++) {
      const { piles } = dealt(game, deal);
      const columns = game.byRole.tableau.map((pile) =>
        Uint8Array.from(piles[pile] ?? [], (seat) => ranks.indexOf(rankOf(cardOf(seat)))),
      );
      const [one, other] = [columns, columns.map((column) => column.toReversed())].map((from) => {
        const remains = columnKeys(from, 1);
        if (remains === null) throw new Error('no exact keys');
        return new GroupsDescent(
          { columns: from, places, min: remove.min },
          remains,
          new LossyClosedSet(),
        ).step(Infinity);
      });
      expect(other, `${JSON.stringify(game.def)} ${deal}`).toBe(one);
      told[one ?? 'lost'] += 1;
    }
  }
  expect(Math.min(told.won, told.lost)).toBeGreaterThan(200);
});

test('real deals are answered by this kernel with frozen counts, and its solutions replay', () => {
  const counts = [{}, { wrap: 'off' }, { minGroup: '3', face: 'closed' }, { minGroup: '4', wrap: 'off' }].map(
    (options) => {
      const game = reduced(catalogued('all-in-a-row'), {}, options);
      if (game === null) throw new Error(JSON.stringify(options));
      return Array.from({ length: 6 }, (_, i) => {
        const { kernel, verdict, nodes } = solve(game, dealt(game, i + 1));
        expect(kernel).toBe('groups');
        return `${verdict} ${nodes}`;
      });
    },
  );
  expect(counts).toMatchInlineSnapshot(`
    [
      [
        "winnable 140",
        "winnable 29",
        "winnable 158",
        "winnable 19",
        "winnable 20",
        "winnable 19",
      ],
      [
        "winnable 141",
        "winnable 21",
        "winnable 141",
        "winnable 21",
        "winnable 141",
        "winnable 21",
      ],
      [
        "winnable 134",
        "winnable 17",
        "winnable 133",
        "winnable 17",
        "winnable 143",
        "winnable 14",
      ],
      [
        "unwinnable 127",
        "unwinnable 464",
        "unwinnable 121",
        "unwinnable 1",
        "unwinnable 1",
        "unwinnable 1",
      ],
    ]
  `);
});
