/** A player's plays of the boards of a contest, as the player sees them. */
import type { SqlClient } from '@cairn/store';
import type { OwnPlay } from '@cairn/wire';
import type { ContestTables, TablesCache } from './contest-tables.ts';
import type { Plays } from './plays.ts';

export interface OwnRow {
  readonly n: number;
  readonly play: string;
  /** Null: it is not over, as all below. */
  readonly status: string | null;
  readonly score: number | null;
  readonly value: number | null;
}

export const ownRows = async (
  sql: SqlClient,
  contest: string,
  account: string | null,
): Promise<readonly OwnRow[]> =>
  account === null
    ? []
    : sql.query<OwnRow>(
        `select p.n, p.id as play, r.status, r.score, r.value
         from club.play p left join club.result r on r.play = p.id
         where p.contest = $1 and p.account = $2 order by p.n`,
        [contest, account],
      );

/** The plays that are over. They must be in the tables that the player is shown. */
const overPlays = (own: readonly OwnRow[]): readonly string[] =>
  own.flatMap(({ play, status }) => (status === null ? [] : [play]));

/** The tables of a contest, with the player's own results in them. */
export const tablesFor = async (
  tables: TablesCache,
  contest: string,
  own: readonly OwnRow[],
): Promise<ContestTables> => {
  const found = await tables.of(contest);
  const lacking = overPlays(own).find((play) => !found.plays.has(play));
  return lacking === undefined ? found : tables.of(contest, lacking);
};

/** The plays by the number of their board. One that is not over is asked for where it stands. */
export const ownPlays = async (
  plays: Plays,
  tables: ContestTables,
  own: readonly OwnRow[],
  account: string | null,
): Promise<ReadonlyMap<number, OwnPlay>> => {
  const found = new Map<number, OwnPlay>();
  for (const { n, play, status, score, value } of own) {
    if (status !== null && score !== null) {
      const { rank = null, percent = null } = tables.plays.get(play) ?? {};
      found.set(n, { play, over: true, status, score, value, rank, percent });
      continue;
    }
    const state = await plays.from(play, account ?? '', Infinity);
    // A board of other rules can't be gone on with here, and has no score.
    const { status: now, score: points } = 'kind' in state ? { status: 'playing', score: 0 } : state;
    found.set(n, { play, over: false, status: now, score: points, value: null, rank: null, percent: null });
  }
  return found;
};
