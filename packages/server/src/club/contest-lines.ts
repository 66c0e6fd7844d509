/** Lines of play: the record of a play, what a board was made of, and a contest as a duplicate file. */
import { makeRecord, parseDeal, type GameRecord } from '@cairn/engine';
import { makeDuplicate, openBoard, type OpenBoard } from '@cairn/formats';
import type { SqlClient } from '@cairn/store';
import type { OpenedBoard } from '@cairn/wire';
import { refuse, said, saidText, type ApiAnswer } from '../api/route.ts';
import {
  findContest,
  IS_GUEST,
  secretBoards,
  type ContestRow,
  type SecretBoard,
  type ContestViewer,
} from './contest-rows.ts';
import { playerOf } from './field-tables.ts';
import { ownRows } from './own-plays.ts';
import { recordIn, withoutDeal } from './play-result.ts';
import { disclosureFor } from './standings.ts';

const NO_PLAY = refuse(404, 'unknown', '', "Couldn't find this play");
const NO_BOARD = refuse(404, 'unknown', '', "Couldn't find this board");

/** With the name of its player in front of the other headers. */
const signed = (record: GameRecord, player: string): GameRecord => ({
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
  const record = signed(recordIn(row.record), playerOf({ name: row.name, play }));
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

/** A board under the rules hash that it was made with; null if the rules of today have no such board. */
const fileBoard = (row: SecretBoard, isOpened: boolean): OpenBoard | null => {
  const deal = parseDeal(row.deal);
  if (!deal.ok) throw new Error('The database holds a deal that cannot be read');
  const options = JSON.parse(row.options) as OpenBoard['options'];
  const { commitment, salt } = row;
  const seal = isOpened ? { seal: { commitment, salt } } : {};
  const open = openBoard({ game: row.game, options, deal: deal.value, ...seal });
  if (!open.ok) return null;
  return {
    ...open.value,
    compiled: { ...open.value.compiled, rules: row.rules as OpenBoard['compiled']['rules'] },
  };
};

/** A file that `cairn duplicate` reads has at most 1000 results and 4,000,000 characters. */
const MOST_RESULTS = 1000;
const MOST_CHARACTERS = 3_500_000;
/** Headers that are added to each record. */
const HEADERS = 100;

const FILED = `
  from club.play p join club.result r on r.play = p.id left join accounts.account a on a.id = p.account
  where p.contest = $1 and r.void_reason is null`;

/** The plays of a part of the file; there are as many parts as the results need. */
const playsOfPart = (
  sizes: readonly { readonly play: string; readonly size: number }[],
  part: number,
): readonly string[] => {
  const plays: string[] = [];
  let at = 1;
  let [results, characters] = [0, 0];
  for (const { play, size } of sizes) {
    results += 1;
    characters += size + HEADERS;
    if (results > MOST_RESULTS || characters > MOST_CHARACTERS) {
      at += 1;
      [results, characters] = [1, size + HEADERS];
    }
    if (at === part) plays.push(play);
  }
  return plays;
};

/**
 * The boards whose cards the viewer may see, as a duplicate file with the results of members, or of guests: those are
 * never compared with each other. Void results are left out.
 * @param part from 1.
 */
export const contestFile = async (
  sql: SqlClient,
  contest: ContestRow,
  viewer: ContestViewer,
  { part, guests }: { readonly part: number; readonly guests: boolean },
): Promise<ApiAnswer> => {
  const own = await ownRows(sql, contest.id, viewer?.id ?? null);
  const shown = (await secretBoards(sql, contest.id)).flatMap((row) => {
    const { lines, opened } = disclosureFor(contest, viewer, own, row.n);
    return lines ? [{ n: row.n, board: fileBoard(row, opened) }] : [];
  });
  if (shown.length === 0)
    return refuse(403, 'not-shown', '', 'There will be a file once the contest has closed');
  const boards = shown.flatMap(({ n, board }) => (board === null ? [] : [{ n, board }]));
  if (boards.length < shown.length)
    return refuse(409, 'rules', '', 'The rules of a board have changed, so there can be no file');
  const sizes = await sql.query<{ play: string; size: number }>(
    `select p.id as play, length(r.record)::int4 as size ${FILED} and p.n = any($2::int4[])
       and ${IS_GUEST} = $3 order by p.n, r.made, p.id`,
    [contest.id, boards.map(({ n }) => n), guests],
  );
  const plays = playsOfPart(sizes, part);
  if (plays.length === 0 && part > 1)
    return refuse(404, 'part', 'part', 'The file does not have this many parts');
  const rows = await sql.query<{ play: string; n: number; name: string | null; record: string }>(
    `select p.id as play, p.n, a.name, r.record ${FILED} and p.id = any($2::text[]) order by p.n, r.made, p.id`,
    [contest.id, plays],
  );
  const text = makeDuplicate({
    title: contest.title,
    boards: boards.map(({ board }) => board),
    results: rows.map((row) => ({
      record: signed(recordIn(row.record), playerOf(row)),
      board: boards.findIndex(({ n }) => n === row.n),
    })),
    ...(contest.policy.undo ? { undo: true } : {}),
  });
  return saidText(text);
};
