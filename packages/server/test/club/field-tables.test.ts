// The numbers of tables and leaderboards, without a database: those of tables are the ones of `compare`.
import { cairnDeal } from '@cairn/engine';
import { compare, measureOf, openBoard, valueOf, type BoardResult, type Duplicate } from '@cairn/formats';
import { chance, firstSeed, sized, take } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { contestTables } from '../../src/club/contest-tables.ts';
import { playerOf, type ContestResult } from '../../src/club/field-tables.ts';
import { leadersOf, monthBounds, type MonthResult } from '../../src/club/leaderboards.ts';

const boards = ['golf', 'tripeaks', 'klondike', 'black-hole'].map((game, i) =>
  take(openBoard({ game, options: {}, deal: cairnDeal(i + 1) })),
);
const measures = boards.map(({ compiled, deal }) => measureOf(compiled, deal));

/** Results by chance, and the same as a duplicate has them. */
const randomResults = (seed: number): { rows: ContestResult[]; results: BoardResult[] } => {
  const { below } = chance(seed);
  const rows: ContestResult[] = [];
  const results: BoardResult[] = [];
  const players = below(12);
  for (let player = 0; player < players; player++)
    for (const [board, { compiled, game, options, deal }] of boards.entries()) {
      if (below(3) === 0) continue;
      const left = below(4) * 7;
      const status = left === 0 ? 'won' : 'resigned';
      const score = below(5) * 13 - 20;
      const aided = below(6) === 0;
      const name = `Player ${(player * 7) % 12}`;
      const value = valueOf(compiled, { status, score, left });
      const isGuest = below(4) === 0;
      const voidReason = below(8) === 0 ? 'void' : null;
      const [play, account] = [`p${player}-${board}`, below(10) === 0 ? null : `a${player}`];
      const shared = { play, board, account, name: account === null ? null : name };
      rows.push({ ...shared, isGuest, status, score, value, seconds: 1, undone: 0, aided, voidReason });
      const outcome = {
        status,
        score,
        left,
        spare: 0,
        chain: 0,
        moves: 0,
        undone: 0,
        seconds: 1,
        irons: [],
      } as const;
      const record = { game, options, deal, headers: {}, steps: [] };
      results.push({ player: playerOf({ name: shared.name, play }), board, record, outcome, aided });
    }
  return { rows, results };
};

test('members and guests are compared as formats does it, each among themselves, and void results with nobody', () => {
  const count = sized(300, 5000);
  const first = firstSeed(count);
  for (let seed = first; seed < first + count; seed++) {
    const { rows, results } = randomResults(seed);
    const tables = contestTables(measures, rows);
    for (const [field, isGuest] of [
      ['members', false],
      ['guests', true],
    ] as const) {
      const counted = results.filter((_, i) => rows[i]?.isGuest === isGuest && rows[i]?.voidReason === null);
      const duplicate: Duplicate = { title: '', boards, results: counted };
      const compared = compare(duplicate);
      for (const [n, { rows: wanted, datum }] of compared.boards.entries()) {
        const shown = tables.boards[n]?.[field];
        expect(shown?.datum, `seed ${seed}`).toBe(datum);
        const numbers = (each: { player: string; rank: number; tied: boolean; percent: number | null; imps: number | null; value: number }): unknown[] =>
          [each.player, each.rank, each.tied, each.percent, each.imps, each.value]; // prettier-ignore
        expect(
          shown?.rows.map(({ result, compared: each }) =>
            numbers({ ...result, ...each, player: playerOf(result) }),
          ),
          `seed ${seed}`,
        ).toEqual(wanted.map(numbers));
      }
      // Nobody knows which results of those who are gone belong together.
      if (rows.some(({ account }) => account === null)) continue;
      expect(tables.totals([0, 1, 2, 3])[field], `seed ${seed}`).toEqual(compared.totals);
    }
    expect(tables.boards.flatMap(({ voided }) => voided)).toHaveLength(
      rows.filter(({ voidReason }) => voidReason !== null).length,
    );
  }
});

test('a leaderboard has the mean per cent of those with ten boards, by the lower end of the interval', () => {
  const result = (
    board: number,
    account: string | null,
    value: number,
    date: string | null = null,
  ): MonthResult =>
    ({ board: `b${board}`, account, name: account, value, status: 'won', date }) as MonthResult;
  const results = Array.from({ length: 12 }, (_, board) => [
    result(board, 'ada', 9, `2026-03-${10 + board}`),
    ...(board < 10 ? [result(board, 'bob', board % 2 === 0 ? 10 : 5)] : []),
    ...(board < 9 ? [result(board, 'cy', 100)] : []),
    result(board, null, 1),
  ]).flat();
  const rows = leadersOf(results, new Set(), Date.UTC(2026, 3, 1));
  expect(
    rows.map(({ player, rank, boards: count, bestStreak }) => [player, rank, count, bestStreak]),
  ).toEqual([
    ['ada', 1, 12, 12],
    ['bob', 2, 10, 0],
  ]);
  for (const { low, percent, high } of rows) expect(low <= percent && percent <= high).toBe(true);
  const turned = leadersOf(results, new Set(Array.from({ length: 12 }, (_, i) => `b${i}`)), 0);
  expect(turned.map(({ percent }, i) => Math.round(percent + (rows.find(({ player }) => player === turned[i]?.player)?.percent ?? 0)))).toEqual([100, 100]); // prettier-ignore
  expect(monthBounds('2026-12')).toEqual([Date.UTC(2026, 11), Date.UTC(2027, 0)]);
  for (const wrong of ['2026-13', '2026-00', '2026-1', '1900-01', 'x']) expect(monthBounds(wrong)).toBeNull();
});
