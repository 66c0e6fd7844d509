/** Statistics: a fold over the results of a group (results.ts), made whenever they are looked at. */
import type { ResultRow } from '../../play/results.ts';

/** The game id and options of a group. */
export const readGroup = (group: string): { id: string; options: Record<string, string> } => {
  const [id = '', query = ''] = group.split('?');
  return { id, options: Object.fromEntries(new URLSearchParams(query)) };
};

export interface Statistics {
  readonly played: number;
  readonly won: number;
  /** Sum of all scores: the running total, or the bankroll. */
  readonly total: number;
  /** Null while nothing was played. */
  readonly best: number | null;
  readonly average: number | null;
  readonly streak: number;
  /** Wins without looking at a card and taking the move back. */
  readonly straight: number;
  /** Shortest win in milliseconds. */
  readonly fastest: number | null;
  /** Wins one after another: the longest row of them, and the one that is still going on. */
  readonly row: number;
  readonly now: number;
  /** Of the wins, in milliseconds and in moves; null before the first. */
  readonly time: number | null;
  readonly moves: number | null;
}

/** `low`: less is better. */
export const statisticsOf = (rows: readonly ResultRow[], low = false): Statistics => {
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

/** Lengths of the rows of wins in the order of time; the last one is nought after a loss. */
const winningRuns = (rows: readonly ResultRow[]): readonly number[] => {
  const runs = [0];
  for (const { outcome } of rows.toSorted((a, b) => a.at - b.at))
    if (outcome === 'won') runs.push((runs.pop() ?? 0) + 1);
    else runs.push(0);
  return runs;
};
