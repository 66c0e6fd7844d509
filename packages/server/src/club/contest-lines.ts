/** Lines of play: the record of a play, and what a board was made of. */
import { makeRecord, type GameRecord } from '@cairn/engine';
import type { SqlClient } from '@cairn/store';
import type { OpenedBoard } from '@cairn/wire';
import { refuse, said, saidText, type ApiAnswer } from '../api/route.ts';
import { findContest, secretBoards, type ContestRow, type ContestViewer } from './contest-rows.ts';
import { playerOf } from './field-tables.ts';
import { ownRows } from './own-plays.ts';
import { recordIn, withoutDeal } from './play-result.ts';
import { disclosureFor } from './standings.ts';

const NO_PLAY = refuse(404, 'unknown', '', "Couldn't find this play");
const NO_BOARD = refuse(404, 'unknown', '', "Couldn't find this board");

/** With the name of its player in front of the other headers. */
export const withPlayer = (record: GameRecord, player: string): GameRecord => ({
  ...record,
  headers: { Player: player, ...record.headers },
});

interface RecordRow {
  readonly contest: string;
  readonly n: number;
  readonly account: string | null;
  readonly name: string | null;
  readonly record: string | null;
}

/**
 * The record of a play. Before its lines are shown to others, players get their own without the cards that they have not
 * seen.
 */
export const playRecord = async (
  sql: SqlClient,
  play: string,
  viewer: ContestViewer,
  invitation: string | null,
): Promise<ApiAnswer> => {
  const [row] = await sql.query<RecordRow>(
    `select p.contest, p.n, p.account, a.name, r.record from club.play p
     left join club.result r on r.play = p.id left join accounts.account a on a.id = p.account where p.id = $1`,
    [play],
  );
  if (row === undefined) return NO_PLAY;
  const isOwn = viewer !== null && row.account === viewer.id;
  const contest = await findContest(sql, row.contest, viewer, invitation);
  if (contest?.mayLook !== true) return NO_PLAY;
  const own = await ownRows(sql, contest.id, viewer?.id ?? null);
  const { lines } = disclosureFor(contest, viewer, own, row.n);
  if (!lines && !isOwn) return refuse(403, 'not-shown', '', 'These moves are not shown yet');
  if (row.record === null) return refuse(403, 'unfinished', '', 'This board is not finished');
  const record = withPlayer(recordIn(row.record), playerOf({ name: row.name, play }));
  return saidText(makeRecord(lines ? record : withoutDeal(record, play)));
};

/** What a board was made of, after the close. */
export const openedBoard = async (sql: SqlClient, contest: ContestRow, n: number): Promise<ApiAnswer> => {
  const board = (await secretBoards(sql, contest.id)).find((each) => each.n === n);
  if (board === undefined) return NO_BOARD;
  if (contest.now < contest.closes)
    return refuse(403, 'not-shown', '', 'The cards of a board are shown once the contest has closed');
  const { game, options, rules, deal, salt, commitment, proof } = board;
  return said({ game, options, rules, deal, salt, commitment, proof } satisfies OpenedBoard);
};
