// Luck and skill over many deals, and the record with comments.
import { begin, parseRecord, play, replay } from '@cairn/engine';
import { reviewDeal, solverAdviser } from '@cairn/review';
import { expect, test } from 'vitest';
import { dealOf, gameOf, lazyLine, sure } from '../../../../test/support/lines.ts';
import type { KeptSums } from '../../../play/results.ts';
import { annotatedRecord } from '../annotated-record.ts';
import { luckTotals, skillTrend, type ReviewedRow } from '../luck-totals.ts';

const rowOf = (review: KeptSums, i: number): ReviewedRow => ({
  id: `${i}`, group: 'golf', deal: '7', outcome: 'won', score: 0, streak: 0, moves: 50, spent: 90_000,
  undos: 0, looks: 0, again: false, shared: false, at: i, review,
}); // prettier-ignore

const SUMS: KeptSums = { average: 0.5, deal: 0.1, luck: 0.6, skill: -0.2, stopped: 0 };

test('luck adds up over deals, and a better average moves the luck of every deal', () => {
  const rows = [SUMS, { ...SUMS, luck: -0.4, skill: -0.4 }].map(rowOf);
  const as = luckTotals(rows, () => undefined);
  expect(as.deals).toBe(2);
  expect(as.luck).toBeCloseTo(0.4, 12);
  expect(as.skill).toBeCloseTo(-0.6, 12);
  expect(luckTotals(rows, (group) => (group === 'golf' ? 0.3 : undefined)).luck).toBeCloseTo(0.8, 12);
});

test('the trend begins with the tenth review, and each of its values counts ten', () => {
  const rows = Array.from({ length: 12 }, (_, i) => rowOf({ ...SUMS, skill: i < 10 ? -0.1 : -0.6 }, i));
  expect(skillTrend(rows.slice(0, 9))).toEqual([]);
  const trend = skillTrend(rows);
  expect(trend.map(({ x }) => x)).toEqual([10, 11, 12]);
  for (const [i, wanted] of [10, 15, 20].entries()) expect(trend[i]?.y).toBeCloseTo(wanted, 9);
});

test('the record of a reviewed deal has a comment for each costly move, and still replays', () => {
  const game = gameOf('tripeaks');
  const deal = dealOf('7');
  const moves = lazyLine(game, deal);
  const session = moves.reduce((so, move) => play(so, move), sure(begin(game, deal)));
  const review = reviewDeal(game, deal, session.moves, {
    adviser: solverAdviser({ quick: 300, plain: 1 }),
    average: 0.5,
    budget: { nodes: 5000 },
    seed: 1,
  });
  const costly = review.moves.filter(({ isMistake }) => isMistake);
  expect(costly.length).toBeGreaterThan(0);
  const record = sure(parseRecord(annotatedRecord(session, review)));
  expect(sure(replay(game, record)).states).toHaveLength(moves.length + 1);
  expect(record.comment).toMatch(/^An average deal 50, Luck of the deal .+, This deal 0$/);
  const commented = record.steps.flatMap(({ comment }, i) => (comment === undefined ? [] : [i]));
  expect(commented).toEqual(costly.map(({ at }) => at));
  expect(record.steps[commented[0] ?? 0]?.comment).toMatch(
    /^Your move (cost you \d+ of 100|lost the deal)\./,
  );
});
