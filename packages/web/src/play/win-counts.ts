/** How many deals of each game were won and played, under any options. */
import { readGroup } from './read-group.ts';
import { isCounted, type Resets, type ResultRow } from './results.ts';

export interface WinCount {
  readonly won: number;
  readonly played: number;
}

export const NONE_PLAYED: WinCount = { won: 0, played: 0 };

/** By the id of the game; only results that count (results.ts). */
export const winCounts = (rows: Iterable<ResultRow>, resets: Resets): ReadonlyMap<string, WinCount> => {
  const counts = new Map<string, WinCount>();
  for (const row of rows) {
    if (!isCounted(row, resets)) continue;
    const { id } = readGroup(row.group);
    const { won, played } = counts.get(id) ?? NONE_PLAYED;
    counts.set(id, { won: won + (row.outcome === 'won' ? 1 : 0), played: played + 1 });
  }
  return counts;
};
