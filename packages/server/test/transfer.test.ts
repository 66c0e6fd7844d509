// A club's database checked, written to a file, and read back: PostgreSQL to PGlite and back, byte for byte; and what
// admins and mergers change in it.
import { mkdtemp, readdir, readFile, rm, writeFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openStore, type SqlClient, type SqlStore } from '@cairn/store';
import { startServer, take, type PostgresServer } from '@cairn/testkit';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount, exportAccount, mergeGuest } from '../src/accounts/accounts.ts';
import { closeContest, openReports, settleReport, siteFigures, voidResult } from '../src/admin/admin-work.ts';
import { chooseLimits, chosenGuestDays, chosenLimits } from '../src/admin/limit-settings.ts';
import { deleteExpired } from '../src/accounts/expired.ts';
import { databaseTime } from '../src/database-time.ts';
import { makeApi } from '../src/api/api.ts';
import { memoryLimits } from '../src/api/limits.ts';
import { deleteAbandonedGuests } from '../src/club/abandoned-guests.ts';
import { CLUB_PART } from '../src/club/account-part.ts';
import { storedPlays } from '../src/club/plays.ts';
import { migrateClub } from '../src/club-store.ts';
import { verifySite } from '../src/proof/verify.ts';
import { ID_BYTES, randomToken } from '../src/random-token.ts';
import { backupsIn } from '../src/transfer/backups.ts';
import { readSite, writeSite } from '../src/transfer/site-file.ts';
import { TABLE_NAMES, tableRows } from '../src/transfer/tables.ts';
import { gameCalled, makeAccounts, makeContest } from './club/club-support.ts';
import { DATABASES, type TestDatabase } from './stores.ts';

let server: PostgresServer;
let folder: string;
let pglite: TestDatabase;
let store: SqlStore;
let other: SqlStore;
let contest: string;
const players = ['ada', 'bob', 'cem', 'guest'] as const;

/** Plays some cards of a board and, unless it is to stay open, ends it. */
const play = async (account: string, n: number, cards: number, ends = true): Promise<string> => {
  const plays = storedPlays(store);
  const opened = await plays.open(contest, n, account, true);
  if (opened.kind !== 'opened') throw new Error(JSON.stringify(opened));
  const texts = [...Array.from({ length: cards }, () => 'd'), ...(ends ? ['end'] : [])];
  const acts = texts.map((text) => ({ key: randomToken(ID_BYTES), text }));
  await plays.act(opened.state.play, account, opened.state.n, acts);
  return opened.state.play;
};

beforeAll(async () => {
  server = await startServer();
  folder = await mkdtemp(path.join(tmpdir(), 'cairn-transfer-'));
  pglite = await DATABASES.PGlite();
  store = take(await openStore({ kind: 'server', url: server.url }));
  other = take(await openStore(pglite.place));
  take(await migrateClub(store));
  take(await migrateClub(other));
  await makeAccounts(store, players);
  contest = await makeContest(store, [gameCalled('golf'), gameCalled('klondike')], { atOnce: 2 });
  await play('ada', 0, 3);
  await play('ada', 1, 2, false);
  await play('bob', 0, 1);
  await store.query(`insert into club.setting (name, value) values ('daily', '{"quotes": "a \\\\ \\" é"}')`);
});
afterAll(async () => {
  await store.close();
  await other.close();
  await pglite.stop();
  await server.stop();
  await rm(folder, { recursive: true });
});

const fileOf = (name: string): string => path.join(folder, name);
const counts = async (sql: SqlStore): Promise<readonly number[]> =>
  Promise.all(TABLE_NAMES.map(async (table) => (await sql.query(`select 1 as one from ${table}`)).length));

describe('a file of a site', () => {
  test('goes from PostgreSQL to PGlite and back, byte for byte, and never into a database that has rows', async () => {
    // As after an update that took a step of this part alone: its row is the last one now.
    await other.query(`update cairn.version set steps = steps where part = 'accounts'`);
    const written = await writeSite(store, fileOf('a.gz'));
    expect(take(await readSite(other, fileOf('a.gz')))).toBe(written);
    expect(await counts(other)).toEqual(await counts(store));
    expect(await writeSite(other, fileOf('b.gz'))).toBe(written);
    expect(gunzipSync(await readFile(fileOf('b.gz')))).toEqual(gunzipSync(await readFile(fileOf('a.gz'))));
    const again = await readSite(other, fileOf('a.gz'));
    expect(again).toMatchObject({ error: [{ code: 'not-empty' }] });
    expect(await verifySite(other, () => undefined)).toMatchObject({
      boards: 2,
      results: 2,
      plays: 1,
      wrong: [],
    });
  });

  test('has every table of the club but challenges and networks', async () => {
    const tables = await store.query<{ name: string }>(
      `select table_schema || '.' || table_name as name from information_schema.tables
       where table_schema in ('accounts', 'club')`,
    );
    expect([...TABLE_NAMES, 'accounts.challenge', 'club.opened_from'].toSorted()).toEqual(
      tables.map(({ name }) => name).toSorted(),
    );
  });

  test('has its rows in the order of their bytes, read without sorting where the database has this order', async () => {
    await store.query(
      `create database english locale_provider icu icu_locale 'en-US' locale 'C' template template0`,
    );
    const url = new URL(server.url);
    url.pathname = '/english';
    const english = take(await openStore({ kind: 'server', url: url.href }));
    take(await migrateClub(english));
    const names = ['B', '_', 'a', 'é'];
    for (const [each, sorts] of [
      [other, false],
      [english, true],
    ] as const) {
      for (const name of names.toReversed())
        await each.query(`insert into club.setting (name, value) values ($1, '{}')`, [`order ${name}`]);
      const { rows, plans } = await each.transaction(async (sql) => {
        const read: string[] = [];
        const planned: string[] = [];
        /** Notes how the rows are read. */
        const watching: SqlClient = {
          query: async (text, values) => {
            const [, select] = /^declare page .* for (select .*)$/s.exec(text) ?? [];
            const lines =
              select === undefined ? [] : await sql.query<{ 'QUERY PLAN': string }>(`explain ${select}`);
            planned.push(...lines.map((line) => line['QUERY PLAN']));
            return sql.query(text, values);
          },
        };
        for (const table of TABLE_NAMES)
          for await (const page of tableRows(watching, table))
            if (table === 'club.setting') read.push(...page);
        return { rows: read, plans: planned };
      });
      const found = rows.map((row) => (JSON.parse(row) as { readonly name: string }).name);
      expect(found.filter((name) => name.startsWith('order '))).toEqual(names.map((name) => `order ${name}`));
      expect(plans.some((line) => line.includes('Sort'))).toBe(sorts);
      expect(plans.length).toBeGreaterThanOrEqual(TABLE_NAMES.length);
      await each.query(`delete from club.setting where name like 'order %'`);
    }
    await english.close();
  });

  test('that is damaged is refused with its line, and the database stays empty', async () => {
    await other.query('truncate accounts.account, club.board, club.setting, accounts.audit cascade');
    const lines = gunzipSync(await readFile(fileOf('a.gz')))
      .toString()
      .split('\n');
    const damaged: Readonly<Record<string, [string[], RegExp]>> = {
      head: [['{}', ...lines.slice(1)], /line 1: this is no file/],
      version: [[(lines[0] ?? '').replace('"club":', '"club":1'), ...lines.slice(1)], /another version/],
      table: [
        [...lines.slice(0, 1), '{"table":"accounts.secret"}', ...lines.slice(1)],
        /no table "accounts.secret"/,
      ],
      end: [lines.slice(0, -2), /the end is missing/],
      row: [lines.toSpliced(-3, 1), /rows were written, here are/],
      json: [lines.with(2, '{"id":'), /line 3: this is no JSON/],
      column: [lines.with(2, '{"id":null}'), /null value/],
      more: [[...lines.slice(0, -1), '{}', ''], /after the end/],
    };
    for (const [name, [content, message]] of Object.entries(damaged)) {
      await writeFile(fileOf(name), gzipSync(content.join('\n')));
      const read = await readSite(other, fileOf(name));
      expect(read.ok ? name : read.error[0]?.message).toMatch(message);
    }
    const whole = await readFile(fileOf('a.gz'));
    await writeFile(fileOf('half'), whole.subarray(0, whole.length / 2));
    expect((await readSite(other, fileOf('half'))).ok).toBe(false);
    await writeFile(fileOf('plain'), 'no gzip');
    expect((await readSite(other, fileOf('plain'))).ok).toBe(false);
    expect((await readSite(other, fileOf('missing'))).ok).toBe(false);
    expect((await counts(other)).every((rows) => rows === 0)).toBe(true);
  });

  test('is written once a day and kept for fourteen', async () => {
    let now = Date.UTC(2026, 2, 1);
    const backups = backupsIn(fileOf('backups'), store, () => now);
    for (let day = 0; day < 16; day++) {
      await backups.writeDaily();
      await backups.writeDaily();
      now += 86_400_000;
    }
    const kept = (await readdir(fileOf('backups'))).toSorted();
    expect(kept).toHaveLength(14);
    expect(kept[0]).toBe('cairn-2026-03-03.ndjson.gz');
    expect((await siteFigures(store)).exported).not.toBeNull();
    // Other users of the machine read no cards there, and two that write at once are not in each other's way.
    const [first, second] = await Promise.all([backups.write(), backups.write()]);
    expect(first).toBe(second);
    const copy = path.join(fileOf('backups'), first);
    expect((await stat(copy)).mode & 0o777).toBe(0o600);
    expect(gunzipSync(await readFile(copy)).toString()).toMatch(/\{"end":\d+\}\n$/);
    expect(await readdir(fileOf('backups'))).toHaveLength(14);
  });
});

test('verifying finds every flipped byte, and the table where it is', async () => {
  const flips: readonly (readonly [change: string, where: RegExp])[] = [
    [`update club.board set salt = 'x' || salt where game = 'golf'`, /^Board .* commitment/],
    [`update club.board set deal = deal || ' ' where game = 'golf'`, /^Board .* commitment/],
    [`update club.board set proof = '[Game "golf"]' where game = 'golf'`, /^Board .* proof/],
    [`update club.board set rules = '0' where game = 'golf'`, /^Result .* another version/],
    [`update club.result set value = value - 1`, /^Result .* another value$/],
    [`update club.result set seconds = 0`, /^Result .* another seconds$/],
    [`update club.result set aided = true`, /^Result .* another aided$/],
    [`update club.result set record = replace(record, 'd', 'D')`, /^Result .* another record$/],
    [`update club.result set log = replace(log, '"d"', '"e"')`, /^Result .* do not follow/],
    [`update club.act set shows = 'KD' where n = 0`, /^Play .* do not follow/],
  ];
  for (const [change, where] of flips) {
    let found: readonly string[] = [];
    const undo = new Error('undo');
    await store
      .transaction(async (sql) => {
        await sql.query(change);
        found = (await verifySite(sql, () => undefined)).wrong;
        throw undo;
      })
      .catch((error: unknown) => expect(error).toBe(undo));
    expect(found.some((sentence) => where.test(sentence))).toBe(true);
  }
  expect((await verifySite(store, () => undefined)).wrong).toEqual([]);
});

test('a merger keeps the play that was opened first; a deletion leaves results without a name', async () => {
  const late = await play('guest', 0, 2);
  const own = await play('guest', 1, 1);
  await store.query('insert into club.entry (contest, account, joined) values ($1, $2, 0)', [
    contest,
    'guest',
  ]);
  await store.transaction((sql) => mergeGuest(sql, [CLUB_PART], 'guest', 'cem'));
  const held = storedPlays(store);
  expect(await held.from(late, 'cem', 0)).toMatchObject({ status: 'resigned' });
  await makeAccounts(store, ['guest']);
  const twice = await play('guest', 0, 1);
  await store.transaction((sql) => mergeGuest(sql, [CLUB_PART], 'guest', 'ada'));
  const voids = await store.query<{ play: string; void_reason: string }>(
    'select play, void_reason from club.result where void_reason is not null',
  );
  expect(voids).toEqual([{ play: twice, void_reason: 'second account' }]);
  expect(await exportAccount(store, [CLUB_PART], 'ada')).toMatchObject({
    club: {
      plays: [
        { game: 'golf', status: 'resigned' },
        { game: 'klondike', status: null },
      ],
    },
  });
  for (const account of ['ada', 'bob', 'cem']) await deleteAccount(store, [CLUB_PART], account);
  const plays = await store.query<{ id: string; account: string | null }>(
    'select id, account from club.play',
  );
  expect(plays.map(({ account }) => account).every((account) => account === null)).toBe(true);
  expect(plays.map(({ id }) => id)).toContain(own);
  expect(plays).toHaveLength(5);
  expect((await verifySite(store, () => undefined)).wrong).toEqual([]);
});

test('admins settle reports, take results out, and close contests, and all that is audited', async () => {
  await makeAccounts(store, ['eve']);
  const reported = await play('eve', 0, 1);
  const report = `insert into club.report (id, at, reporter, kind, subject, reason) values ($1, 0, 'eve', $2, $3, 'why')`;
  await store.query(report, ['r1', 'result', reported]);
  await store.query(report, ['r2', 'name', 'eve']);
  expect(await openReports(store)).toMatchObject([
    { id: 'r1', reporter: 'eve', kind: 'result', name: 'eve' },
    { id: 'r2', kind: 'name', name: 'eve' },
  ]);
  expect(await settleReport(store, 'eve', 'r1')).toBe(true);
  expect(await settleReport(store, 'eve', 'r1')).toBe(false);
  expect(await voidResult(store, 'eve', reported, 'two phones')).toBe(true);
  expect(await voidResult(store, 'eve', 'nothing', 'x')).toBe(false);
  expect(await closeContest(store, 'eve', contest)).toBe(true);
  expect(await closeContest(store, 'eve', contest)).toBe(false);
  expect(await siteFigures(store)).toMatchObject({ reports: 1, contests: 0 });
  const audited = await store.query<{ action: string }>(
    `select action from accounts.audit where actor = 'eve' order by at, action`,
  );
  expect(audited.map(({ action }) => action).toSorted()).toEqual([
    'contest-closed',
    'report-settled',
    'result-void',
  ]);
});

test('what has ended is deleted, and nothing else', async () => {
  await makeAccounts(store, ['dan']);
  const now = await databaseTime(store);
  for (const [hash, until] of [
    ['ended', now - 1],
    ['lasts', now + 60_000],
  ] as const) {
    await store.query(
      `insert into accounts.session (token_hash, account, made, seen, until, label) values ($1, 'dan', 0, 0, $2, '')`,
      [hash, until],
    );
    await store.query(
      `insert into accounts.code (hash, kind, account, until) values ($1, 'link', 'dan', $2)`,
      [hash, until],
    );
  }
  await store.query(`insert into accounts.code (hash, kind, account) values ('paper', 'recovery', 'dan')`);
  await deleteExpired(store);
  expect(await store.query(`select token_hash from accounts.session where account = 'dan'`)).toEqual([
    { token_hash: 'lasts' },
  ]);
  expect(await store.query(`select hash from accounts.code where account = 'dan' order by hash`)).toEqual([
    { hash: 'lasts' },
    { hash: 'paper' },
  ]);
});

test('guests who left nothing and have not been seen for long are deleted, on both databases', async () => {
  const kept = ['recent', 'paper', 'owner', 'player', 'boss', 'member'];
  for (const each of [store, other]) {
    await makeAccounts(each, ['left', 'tried', ...kept]);
    const now = await databaseTime(each);
    const day = 86_400_000;
    await each.query('update accounts.account set seen = $1', [now - 91 * day]);
    await each.query(`update accounts.account set seen = $1 where id = 'recent'`, [now - 89 * day]);
    await each.query(`insert into accounts.code (hash, kind, account) values ('p', 'recovery', 'paper')`);
    await each.query(`update accounts.account set admin = true where id = 'boss'`);
    await each.query(`update accounts.account set kind = 'registered' where id = 'member'`);
    const theirs = await makeContest(each, [gameCalled('golf')]);
    await each.query(`update club.contest set owner = 'owner' where id = $1`, [theirs]);
    const plays = storedPlays(each);
    for (const account of ['player', 'tried']) {
      const opened = await plays.open(theirs, 0, account, true);
      if (opened.kind !== 'opened') throw new Error(JSON.stringify(opened));
      const text = account === 'player' ? 'end' : 'd';
      await plays.act(opened.state.play, account, 0, [{ key: randomToken(ID_BYTES), text }]);
    }
    const forgotten: string[] = [];
    await deleteAbandonedGuests(each, [CLUB_PART], 90, (account) => forgotten.push(account));
    expect(forgotten).toEqual(expect.arrayContaining(['left', 'tried']));
    const rest = await each.query<{ id: string }>('select id from accounts.account');
    expect(rest.map(({ id }) => id)).toEqual(expect.arrayContaining(kept));
    expect(rest.map(({ id }) => id)).not.toContain('left');
    expect(await each.query(`select 1 from club.play where account = 'tried'`)).toEqual([]);
    expect(await deleteAbandonedGuests(each, [CLUB_PART], 90, () => undefined)).toBe(0);
  }
  // The days are an admin's choice.
  expect(await chosenGuestDays(store)).toBe(90);
  await store.transaction((sql) => chooseLimits(sql, { guestDays: 30 }));
  await store.transaction((sql) => chooseLimits(sql, { guest: { points: 5, duration: 60 } }));
  expect(await chosenGuestDays(store)).toBe(30);
  expect(await chosenLimits(store)).toEqual({ guest: { points: 5, duration: 60 } });
});

test('what would belong to an account that was deleted a moment ago is refused', async () => {
  const part = new Hono().post('/late', async () => {
    await store.query(`insert into accounts.code (hash, kind, account) values ('x', 'link', 'nobody')`);
    return new Response();
  });
  const api = makeApi(
    { origin: 'http://localhost', limits: memoryLimits(), log: () => undefined, proxies: 0 },
    [part],
  );
  const response = await api.request(
    '/api/late',
    { method: 'POST', headers: { Origin: 'http://localhost' } },
    {},
  );
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ faults: [{ code: 'gone' }] });
});
