/** What the player has made of each game: the deals that count, under any options. */
import type { ResultRow } from '../../play/results.ts';

export interface GameRow {
  readonly won: number;
  readonly played: number;
}

/** By the id of the game. */
export const ownRecords = (rows: Iterable<ResultRow>): ReadonlyMap<string, GameRow> => {
  const records = new Map<string, GameRow>();
  for (const { group, outcome, again, shared } of rows) {
    if (again || shared) continue;
    const id = group.split('?')[0] ?? group;
    const { won, played } = records.get(id) ?? { won: 0, played: 0 };
    records.set(id, { won: won + (outcome === 'won' ? 1 : 0), played: played + 1 });
  }
  return records;
};
