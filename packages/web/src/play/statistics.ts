/** Statistics: a fold over the results of a group (results.ts). They are computed when they are shown. */
import type { ResultRow } from './results.ts';

export interface ResultSummary {
  readonly played: number;
  readonly won: number;
  /** Sum of all scores. */
  readonly total: number;
  /** Null until a deal was played. */
  readonly best: number | null;
  readonly average: number | null;
  readonly streak: number;
  /** Wins without undoing a move that had turned up a card. */
  readonly straight: number;
  /** Shortest time of a win, in milliseconds. */
  readonly fastest: number | null;
  /** Wins in a row: the longest streak, and the current one. */
  readonly row: number;
  readonly now: number;
  /** Medians of the wins, in milliseconds and in moves; null before the first win. */
  readonly time: number | null;
  readonly moves: number | null;
}

/** @param low whether less is better. */
export const statisticsOf = (rows: readonly ResultRow[], low = false): ResultSummary => {
  const wins = rows.filter(({ outcome }) => outcome === 'won');
  const total = rows.reduce((sum, { score }) => sum + score, 0);
  const least = (values: readonly number[], pick: (...values: number[]) => number): number | null =>
    values.length === 0 ? null : pick(...values);
  const mean = (values: readonly number[]): number | null =>
    values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
  const runs = winningRuns(rows);
  return {
    played: rows.length,
    won: wins.length,
    total,
    best: least(
      rows.map(({ score }) => score),
      low ? Math.min : Math.max,
    ),
    average: mean(rows.map(({ score }) => score)),
    streak: Math.max(0, ...rows.map(({ streak }) => streak)),
    straight: wins.filter(({ looks }) => looks === 0).length,
    fastest: least(
      wins.map(({ spent }) => spent),
      Math.min,
    ),
    row: Math.max(0, ...runs),
    now: runs.at(-1) ?? 0,
    time: mean(wins.map(({ spent }) => spent)),
    moves: mean(wins.map(({ moves }) => moves)),
  };
};

/** Lengths of the streaks of wins, in order of time. The last one is 0 after a loss. */
const winningRuns = (rows: readonly ResultRow[]): readonly number[] => {
  const runs = [0];
  for (const { outcome } of rows.toSorted((a, b) => a.at - b.at))
    if (outcome === 'won') runs.push((runs.pop() ?? 0) + 1);
    else runs.push(0);
  return runs;
};
