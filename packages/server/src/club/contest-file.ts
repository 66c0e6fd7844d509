/** A contest as a duplicate file, made in slices, because a file of a thousand records takes half a second. */
import { parseDeal, type GameRecord } from '@cairn/engine';
import { duplicatePieces, openBoard, type Disclosure, type OpenBoard } from '@cairn/formats';
import type { SqlClient } from '@cairn/store';
import { refuse, saidText, type ApiAnswer } from '../api/route.ts';
import { collectInSlices } from '../slices.ts';
import { withPlayer } from './contest-lines.ts';
import {
  IS_GUEST,
  secretBoards,
  type ContestRow,
  type ContestViewer,
  type SecretBoard,
} from './contest-rows.ts';
import { playerOf } from './field-tables.ts';
import { ownRows } from './own-plays.ts';
import { recordIn } from './play-result.ts';
import { disclosureFor } from './standings.ts';

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

/** A board with its number, or null where the rules of today have no such board. */
interface ShownBoard {
  readonly n: number;
  readonly board: OpenBoard | null;
}

/** Those whose lines are shown. */
function* shownBoards(
  rows: readonly SecretBoard[],
  disclosureOf: (n: number) => Disclosure,
): Generator<ShownBoard, undefined> {
  for (const row of rows) {
    const { lines, opened } = disclosureOf(row.n);
    if (lines) yield { n: row.n, board: fileBoard(row, opened) };
  }
}

interface FiledRow {
  readonly play: string;
  readonly n: number;
  readonly name: string | null;
  readonly record: string;
}

/** @param numbers of the boards of the file. */
function* resultsIn(
  rows: readonly FiledRow[],
  numbers: readonly number[],
): Generator<{ readonly record: GameRecord; readonly board: number }, undefined> {
  for (const row of rows)
    yield { record: withPlayer(recordIn(row.record), playerOf(row)), board: numbers.indexOf(row.n) };
}

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
  const secret = await secretBoards(sql, contest.id);
  const shown = await collectInSlices(shownBoards(secret, (n) => disclosureFor(contest, viewer, own, n)));
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
  const rows = await sql.query<FiledRow>(
    `select p.id as play, p.n, a.name, r.record ${FILED} and p.id = any($2::text[]) order by p.n, r.made, p.id`,
    [contest.id, plays],
  );
  const duplicate = {
    title: contest.title,
    boards: boards.map(({ board }) => board),
    ...(contest.policy.undo ? { undo: true as const } : {}),
  };
  const pieces = await collectInSlices(
    duplicatePieces(
      duplicate,
      resultsIn(
        rows,
        boards.map(({ n }) => n),
      ),
    ),
  );
  return saidText(pieces.join('\n'));
};
