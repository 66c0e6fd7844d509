/** Makes a contest: first its boards, some of which must be proven, then all of its rows in one transaction. */
import { fail, ok, type Result } from '@cairn/engine';
import type { SqlStore } from '@cairn/store';
import { clubFault, type ClubFault, type NewContest } from '@cairn/wire';
import { lockAccount } from '../accounts/accounts.ts';
import { databaseTime, NOW } from '../database-time.ts';
import { ID_BYTES, randomToken } from '../random-token.ts';
import type { BoardMaker } from './board-maker.ts';
import { boardRow, putBoard, type NewBoardRow } from './board-rows.ts';
import { checkNewContest, type CheckedContest } from './new-contest.ts';

/** Contests of an account that are coming or open. */
const MOST_RUNNING = 20;
/** Of proving boards, all together. */
const MOST_SECONDS = 60;
const INVITATION_BYTES = 18;

const failWith = (code: ClubFault, path: string, message: string): Result<never> =>
  fail([clubFault(code, path, message)]);

const boardsOf = async (
  { boards }: CheckedContest,
  maker: BoardMaker,
): Promise<Result<readonly NewBoardRow[]>> => {
  const began = performance.now();
  const rows: NewBoardRow[] = [];
  for (const [i, { game, options, grade, isProven }] of boards.entries()) {
    const isLate = performance.now() - began > MOST_SECONDS * 1000;
    const made = !isProven || isLate ? null : await maker.make(game.id, options, grade);
    if (isProven && made === null)
      return failWith(
        'not-made',
        `boards.${i}`,
        `No deal of ${game.def.title} like this was found in time: try again, or choose another difficulty`,
      );
    rows.push(boardRow(game, options, made));
  }
  return ok(rows);
};

const RUNNING = `select count(*)::int4 as running from club.contest where owner = $1 and closes > ${NOW}`;

const PUT_CONTEST = `
  insert into club.contest (id, kind, title, owner, opens, closes, policy, invitation, made)
  values ($1, 'tournament', $2, $3, $4, $5, $6, $7, ${NOW})`;

export const runningContests = async (store: SqlStore, account: string): Promise<number> =>
  (await store.query<{ running: number }>(RUNNING, [account]))[0]?.running ?? 0;

/** Makes a contest and returns its id. Faults: of the body, or a board that cannot be made, or too many contests. */
export const makeContest = async (
  store: SqlStore,
  maker: BoardMaker,
  owner: string,
  body: NewContest,
): Promise<Result<string>> => {
  const checked = checkNewContest(body, await databaseTime(store));
  if (!checked.ok) return checked;
  const tooMany = failWith(
    'contests-many',
    '',
    `You have ${MOST_RUNNING} contests that are coming or open: wait until one has closed, or close it`,
  );
  if ((await runningContests(store, owner)) >= MOST_RUNNING) return tooMany;
  const boards = await boardsOf(checked.value, maker);
  if (!boards.ok) return boards;
  const { policy } = checked.value;
  const id = randomToken(ID_BYTES);
  const invitation = policy.entry.who === 'invited' ? randomToken(INVITATION_BYTES) : null;
  return store.transaction(async (sql) => {
    // One at a time, so that two requests cannot both find room for one more contest.
    if ((await lockAccount(sql, owner)) === null)
      return failWith('gone', '', 'The account has been deleted in the meantime');
    const [counted] = await sql.query<{ running: number }>(RUNNING, [owner]);
    if ((counted?.running ?? 0) >= MOST_RUNNING) return tooMany;
    const { title, opens, closes } = body;
    await sql.query(PUT_CONTEST, [id, title, owner, opens, closes, JSON.stringify(policy), invitation]);
    for (const [n, board] of boards.value.entries()) await putBoard(sql, id, n, board);
    return ok(id);
  });
};
