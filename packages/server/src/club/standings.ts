/** The tables of a contest as a player may see them. */
import { disclosureOf, type Compared, type Disclosure } from '@cairn/formats';
import type { BoardStanding, TableRow, TotalStanding, TotalStandingRow } from '@cairn/wire';
import { isMember, type ContestRow, type ContestViewer } from './contest-rows.ts';
import type { ContestTables } from './contest-tables.ts';
import type { FieldTable, RankedResult, ContestResult } from './field-tables.ts';
import type { OwnRow } from './own-plays.ts';

/** Rows of a table; more are those of the player. */
const MOST_ROWS = 1000;

/** What the viewer is shown of a board. */
export const disclosureFor = (
  { policy, isDaily, opens, closes, now }: ContestRow,
  viewer: ContestViewer,
  own: readonly OwnRow[],
  board: number,
): Disclosure =>
  disclosureOf(
    policy,
    isDaily,
    { opens, closes },
    {
      hasFinished: own.some(({ n, status }) => n === board && status !== null),
      isMember: isMember(viewer),
    },
    now,
  );

const rowOf = (
  row: ContestResult,
  ranked: Compared | null,
  viewer: ContestViewer,
  isWhole: boolean,
): TableRow => ({
  player: row.name,
  isYou: viewer !== null && row.account === viewer.id,
  isGuest: row.isGuest,
  play: row.play,
  status: row.status,
  score: row.score,
  value: row.value,
  seconds: row.seconds,
  undone: row.undone,
  aided: row.aided,
  voidReason: row.voidReason,
  rank: ranked?.rank ?? null,
  tied: ranked?.tied ?? false,
  percent: ranked?.percent ?? null,
  // IMPs say more about the results of others than a rank.
  imps: isWhole ? (ranked?.imps ?? null) : null,
});

/** The first rows, and those of the player wherever they are. */
const shortened = <Row>(rows: readonly Row[], isOwn: (row: Row) => boolean): readonly Row[] =>
  rows.length <= MOST_ROWS ? rows : rows.filter((row, i) => i < MOST_ROWS || isOwn(row));

/** The table of a board: members first, then guests, then void results. */
export const boardStanding = (
  contest: ContestRow,
  table: FieldTable,
  viewer: ContestViewer,
  own: readonly OwnRow[],
): BoardStanding => {
  const { table: isWhole } = disclosureFor(contest, viewer, own, table.board);
  const isOwn = ({ result }: Pick<RankedResult, 'result'>): boolean =>
    viewer !== null && result.account === viewer.id;
  const ranked = [...table.members.rows, ...table.guests.rows];
  const all = [...ranked, ...table.voided.map((result) => ({ result, compared: null }))];
  const shown = isWhole ? shortened(all, isOwn) : all.filter(isOwn);
  return {
    board: table.board,
    measure: table.measure,
    datum: isWhole ? table.members.datum : null,
    rows: shown.map(({ result, compared }) => rowOf(result, compared, viewer, isWhole)),
    finished: ranked.length,
    provisional: contest.now < contest.closes,
  };
};

/** The totals over the boards whose tables the player may see. */
export const totalStanding = (
  contest: ContestRow,
  tables: ContestTables,
  viewer: ContestViewer,
  own: readonly OwnRow[],
): TotalStanding => {
  const shown = tables.boards
    .map(({ board }) => board)
    .filter((board) => disclosureFor(contest, viewer, own, board).table);
  const { members, guests } = tables.totals(shown);
  const all = [
    ...members.map((row) => ({ row, isGuest: false })),
    ...guests.map((row) => ({ row, isGuest: true })),
  ].map(({ row, isGuest }): TotalStandingRow => {
    const { datumImps: _, ...totals } = row;
    return { ...totals, isYou: viewer !== null && row.player === viewer.name, isGuest };
  });
  return { rows: shortened(all, ({ isYou }) => isYou), provisional: contest.now < contest.closes };
};
