// The file of a contest with many results.
import { applyLegal, legalMoves, makeRecord, parseDeal, recordMoves, start, type Move } from '@cairn/engine';
import type { SqlClient, SqlStore } from '@cairn/store';
import { chance, take } from '@cairn/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clubStore } from '../../src/club-store.ts';
import { contestFile } from '../../src/club/contest-file.ts';
import { findContest } from '../../src/club/contest-rows.ts';
import { DATABASES, type TestDatabase } from '../stores.ts';
import { collectInSlices } from '../../src/slices.ts';
import { gameCalled, makeContest } from './club-support.ts';

const RESULTS = 300;
const MOVES = 150;

let database: TestDatabase;
let store: SqlStore;
let contest: string;
beforeAll(async () => {
  database = await DATABASES.PGlite();
  store = clubStore(database.place);
  const klondike = gameCalled('klondike');
  contest = await makeContest(store, [klondike]);
  const [board] = await store.query<{ deal: string }>('select deal from club.board');
  const deal = take(parseDeal(board?.deal ?? ''));
  const random = chance(1);
  let state = take(start(klondike, deal));
  const moves: Move[] = [];
  for (let i = 0; i < MOVES; i++) {
    const move = random.pick(legalMoves(klondike, state));
    moves.push(move);
    state = applyLegal(klondike, state, move);
  }
  const times = moves.map((_, i) => i * 2.5);
  const record = makeRecord(
    take(recordMoves(klondike, deal, moves, { shows: true, times, headers: { Play: 'p' } })),
  );
  await store.query('alter table club.play drop constraint play_account_fkey');
  await store.query(
    `with plays as (
       insert into club.play (id, contest, n, account, opened) select 'p' || i, $1, 0, 'a' || i, 0 from generate_series(1, $2::int4) as i
       returning id)
     insert into club.result (play, status, value, score, cards_left, seconds, undone, aided, record, log, made)
     select id, 'resigned', 0, 0, 0, 375, 0, false, $3, '[]', 0 from plays`,
    [contest, RESULTS, record],
  );
  await store.query('update club.contest set closes = opens + 1');
});
afterAll(async () => {
  await store.close();
  await database.stop();
});

test('other work has its turn while the file of many records is made', async () => {
  const row = await findContest(store, contest, null);
  if (row === null) throw new Error('The contest is gone');
  /** Turns of the event loop since the last rows came. */
  let turns = 0;
  let isMade = false;
  const turn = (): void => {
    turns += 1;
    if (!isMade) setImmediate(turn);
  };
  setImmediate(turn);
  const counting: SqlClient = {
    query: async <Row extends object>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]> => {
      const rows = await store.query<Row>(sql, values);
      turns = 0;
      return rows;
    },
  };
  const { text = '' } = await contestFile(counting, row, null, { part: 1, guests: false });
  isMade = true;
  expect(text.match(/^\[Game "klondike"\]$/gm)).toHaveLength(RESULTS);
  expect(text.match(/^\[Board "1"\]$/gm)).toHaveLength(RESULTS);
  // A machine on which it takes less than 30 ms has fewer.
  expect(turns).toBeGreaterThanOrEqual(3);
});

test('a turn passes after ten milliseconds, and not after each item', async () => {
  let now = 0;
  const order: string[] = [];
  function* items(): Generator<number, undefined> {
    for (const ms of [4, 4, 4, 1, 30, 9, 1, 3]) {
      now += ms;
      order.push(`${ms}`);
      yield ms;
    }
  }
  const watch = (): void => {
    order.push('turn');
    if (order.length < 11) setImmediate(watch);
  };
  setImmediate(watch);
  expect(await collectInSlices(items(), () => now)).toEqual([4, 4, 4, 1, 30, 9, 1, 3]);
  expect(order).toEqual(['4', '4', '4', 'turn', '1', '30', 'turn', '9', '1', 'turn', '3']);
});
