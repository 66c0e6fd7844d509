/** What a result means among the player's own results of the same game. */
import type { ResultRow } from '../../play/results.ts';
import { statisticsOf } from '../../play/statistics.ts';

export interface OwnRank {
  /** Results that count, this one included. */
  readonly played: number;
  readonly won: number;
  /** The mean of all scores. */
  readonly average: number;
  /** Wins in a row, up to now. */
  readonly row: number;
  /** The best score before this one; null if there was none. */
  readonly before: number | null;
  /** Whether the score is better than every one before. */
  readonly isBest: boolean;
  /** Earlier results with a worse score. */
  readonly better: number;
  /** The place of the score among all, from 1; equal scores share it. */
  readonly place: number;
  /** The first win of this game. */
  readonly isFirstWin: boolean;
}

/**
 * @param rows the results that count, in any order.
 * @param id the result that is ranked; null if it does not count.
 * @param low whether a lower score is better.
 */
export const rankAmongOwn = (rows: readonly ResultRow[], id: string, low: boolean): OwnRank | null => {
  const mine = rows.find((row) => row.id === id);
  if (mine === undefined) return null;
  const others = rows.filter((row) => row !== mine);
  const isBetter = (one: number, other: number): boolean => (low ? one < other : one > other);
  const { won, played, average, now } = statisticsOf(rows, low);
  const before = others.length === 0 ? null : statisticsOf(others, low).best;
  return {
    played,
    won,
    average: average ?? mine.score,
    row: now,
    before,
    isBest: before !== null && isBetter(mine.score, before),
    better: others.filter(({ score }) => isBetter(mine.score, score)).length,
    place: others.filter(({ score }) => isBetter(score, mine.score)).length + 1,
    isFirstWin: mine.outcome === 'won' && others.every(({ outcome }) => outcome !== 'won'),
  };
};
