// How long the table of a large contest takes, by part: `node scripts/table-bench.js [results …]`. Milliseconds of
// processor time of this process, the median of 9; the database has its own.
import type { SqlStore } from '@cairn/store';
import { findContest } from '../../src/club/contest-rows.ts';
import { readTables, type ContestTables } from '../../src/club/contest-tables.ts';
import { fieldTable, type ContestResult } from '../../src/club/field-tables.ts';
import { boardStanding, totalStanding } from '../../src/club/standings.ts';
import { gameCalled, makeContest, startClubStore } from './club-support.ts';

const RUNS = 9;

/** Accounts, each with a result whose value is one of 300. */
const RESULTS = `
  with people as (
    insert into accounts.account (id, name, name_key, kind, made, seen)
    select $1 || i, 'N' || $1 || i, $1 || i, 'registered', 0, 0 from generate_series(1, $2::int4) as i returning id
  ), plays as (
    insert into club.play (id, contest, n, account, opened) select id, $1, 0, id, 0 from people returning id
  )
  insert into club.result (play, status, value, score, cards_left, seconds, undone, aided, record, log, made)
  select id, 'resigned', v, v, 0, 60, 0, false, '', '[]', 0
  from (select id, floor(random() * 300) - 52 as v from plays) as drawn`;

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Processor and elapsed milliseconds of some work. */
const timed = async (work: () => unknown): Promise<string> => {
  const [processor, elapsed]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    const [began, before] = [performance.now(), process.cpuUsage()];
    await work();
    const { user, system } = process.cpuUsage(before);
    elapsed.push(performance.now() - began);
    processor.push((user + system) / 1000);
  }
  return `${median(processor).toFixed(0).padStart(6)} ms processor ${median(elapsed).toFixed(0).padStart(6)} ms elapsed`;
};

const measure = async (store: SqlStore, count: number): Promise<void> => {
  const id = await makeContest(store, [gameCalled('klondike')]);
  await store.query('alter table club.play drop constraint if exists play_account_fkey');
  await store.query(RESULTS, [id, count]);
  await store.query('update club.contest set closes = opens + 1 where id = $1', [id]);
  await store.query('analyze');
  const contest = await findContest(store, id, null);
  if (contest === null) throw new Error('The contest is gone');
  let tables: ContestTables = await readTables(store, id);
  const [table] = tables.boards;
  if (table === undefined) throw new Error('The contest has no board');
  const results: readonly ContestResult[] = table.members.rows.map(({ result }) => result);
  console.log(`${count} results`);
  console.log(`  compared          ${await timed(() => fieldTable(0, table.measure, results))}`);
  console.log(`  read and compared ${await timed(async () => (tables = await readTables(store, id)))}`);
  console.log(
    `  1,000 rows sent   ${await timed(() => JSON.stringify(boardStanding(contest, table, null, [])))}`,
  );
  const totals = async (): Promise<void> => {
    tables = await readTables(store, id);
    JSON.stringify(totalStanding(contest, tables, null, []));
  };
  console.log(`  read, and totals  ${await timed(totals)}`);
};

const { store, stop } = await startClubStore([]);
for (const count of process.argv.slice(2).map(Number)) await measure(store, count);
await stop();
