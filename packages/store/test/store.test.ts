// Stores: the same on a real PostgreSQL, on PGlite in this thread, and on PGlite in another one.
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { codes, nightlySeed, startServer, take, type PostgresServer } from '@cairn/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../../scripts/bundle.js';
import {
  acquireFileLock,
  groupCommit,
  isUnavailable,
  lazyStore,
  migrate,
  openStore,
  type SqlClient,
  type SqlStore,
} from '../src/index.ts';

let folder = '';
let server: PostgresServer;
const program = path.join(import.meta.dirname, '../dist/pglite-thread.js');
const thread = (): Worker => new Worker(program);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cairn-store-'));
  const entry = path.join(import.meta.dirname, 'pglite-thread.ts');
  const isDatabase = (name: string): boolean => name === 'pg' || name === '@electric-sql/pglite';
  [server] = await Promise.all([startServer(), bundle(entry, program, isDatabase)]);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const STORES = {
  PostgreSQL: () => openStore({ kind: 'server', url: server.url }, { connections: 4, prepares: true }),
  PGlite: () => openStore({ kind: 'folder', folder }),
  'PGlite in a thread': () => openStore({ kind: 'folder', folder }, { startThread: thread }),
} as const;
/** PGlite in the thread of the tests is what the thread has, too, so it is asked in the full form alone. */
const asked = Object.entries(STORES).filter(([name]) => name !== 'PGlite' || nightlySeed !== null);

const STEPS = ['create table cairn.seat (play text, n int, text text, primary key (play, n))'];

describe.each(asked)('on %s', (name, open) => {
  let store: SqlStore;
  beforeAll(async () => {
    store = take(await open());
    await store.query('drop schema if exists cairn cascade');
    take(await migrate(store, 'test', STEPS));
  });
  afterAll(() => store.close());
  const rows = async (play: string): Promise<readonly number[]> =>
    (await store.query<{ n: number }>('select n from cairn.seat where play = $1 order by n', [play])).map(
      ({ n }) => n,
    );
  const put = 'insert into cairn.seat (play, n, text) values ($1, $2, $3)';

  test('values go in and come back as they are, lists too', async () => {
    const values = ['a', "b'; drop table", 'ä♠', ''];
    const sql =
      'select each as text, length(each)::int4 as length, 1.5::float8 as half, true as yes from unnest($1::text[]) as each';
    expect(await store.query(sql, [values])).toEqual(
      values.map((text) => ({ text, length: text.length, half: 1.5, yes: true })),
    );
    expect(await store.query('select 1 as one; select 2 as two')).toEqual([{ two: 2 }]);
  });

  test('a statement that runs again has other values, nulls in lists too, whatever failed before', async () => {
    const sql = 'select $1::int4 / each as ratio, $2::text as text from unnest($3::float8[]) as each';
    const ask = (
      whole: number,
      text: string | null,
      list: readonly (number | null)[],
      client: SqlClient = store,
    ) => client.query<{ ratio: number | null }>(sql, [whole, text, list]);
    expect(await ask(6, 'a', [2, null])).toEqual([
      { ratio: 3, text: 'a' },
      { ratio: null, text: 'a' },
    ]);
    await expect(ask(6, 'a', [0])).rejects.toMatchObject({ code: '22012' });
    await expect(store.transaction((within) => ask(6, 'a', [0], within))).rejects.toMatchObject({
      code: '22012',
    });
    await expect(store.query(sql, ['six', null, []])).rejects.toMatchObject({ code: '22P02' });
    const late = 'select n from cairn.late where n = $1';
    await expect(store.query(late, [1])).rejects.toMatchObject({ code: '42P01' });
    await store.query('create table cairn.late (n int4); insert into cairn.late values (1)');
    expect(await store.query(late, [1])).toEqual([{ n: 1 }]);
    expect(await store.transaction((within) => ask(9, null, [4.5], within))).toEqual([
      { ratio: 2, text: null },
    ]);
    // More statements than are prepared.
    for (let i = 0; i < 300; i++)
      expect(await store.query(`select $1::int4 + ${i} as sum`, [1])).toEqual([{ sum: i + 1 }]);
  });

  test('an error has its SQLSTATE, and the store goes on', async () => {
    await store.query(put, ['twice', 1, 'd']);
    const again = await store.query(put, ['twice', 1, 'd']).catch((error: unknown) => error);
    expect(again).toMatchObject({ code: '23505' });
    expect(isUnavailable(again)).toBe(false);
    await expect(store.query('begin; select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' });
    expect(await rows('twice')).toEqual([1]);
  });

  test('a transaction is all or nothing, and others wait for its end', async () => {
    const failing = store.transaction(async (sql) => {
      await sql.query(put, ['half', 1, 'd']);
      expect(await sql.query('select 1 as one; select 2 as two')).toEqual([{ two: 2 }]);
      throw new RangeError('not this one');
    });
    await expect(failing).rejects.toThrow(RangeError);
    const whole = store.transaction(async (sql) => {
      await sql.query(put, ['whole', 1, 'd']);
      await sql.query(put, ['whole', 2, 'd']);
      return 'done';
    });
    expect(
      await Promise.all([whole, store.transaction(async (sql) => sql.query(put, ['half', 2, 'd']))]),
    ).toEqual(['done', []]);
    expect(await rows('half')).toEqual([2]);
    expect(await rows('whole')).toEqual([1, 2]);
    await expect(
      store.transaction(async (sql) => {
        await sql.query(put, ['broken', 1, 'd']);
        await sql.query(put, ['broken', 1, 'd']);
      }),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await rows('broken')).toEqual([]);
  });

  test('migrations are taken once, by whoever comes first, and never backwards', async () => {
    const steps = ['create table cairn.first (id int)', 'insert into cairn.first values (1)'];
    const taken = await Promise.all([1, 2, 3].map(() => migrate(store, 'steps', steps)));
    expect(taken.map(take).reduce((all, each) => all + each)).toBe(2);
    const failing = [...steps, 'insert into cairn.first values (2)', 'insert into cairn.nowhere values (1)'];
    await expect(migrate(store, 'steps', failing)).rejects.toMatchObject({ code: '42P01' });
    expect(await store.query('select count(*)::int4 as count from cairn.first')).toEqual([{ count: 2 }]);
    expect(take(await migrate(store, 'steps', failing.slice(0, 3)))).toBe(0);
    expect(codes(await migrate(store, 'steps', steps))).toEqual(['version']);
  });

  test('a group commit writes what waits in one statement', async () => {
    const sizes: number[] = [];
    const seats = groupCommit(async (items: readonly (readonly [string, number])[]) => {
      sizes.push(items.length);
      const written = await store.query<{ play: string; n: number }>(
        `insert into cairn.seat select play, n, 'd' from unnest($1::text[], $2::int4[]) as each (play, n)
         on conflict do nothing returning play, n`,
        [items.map(([play]) => play), items.map(([, n]) => n)],
      );
      const keys = new Set(written.map(({ play, n }) => `${play} ${n}`));
      return items.map(([play, n]) => keys.delete(`${play} ${n}`));
    });
    const all = Array.from({ length: 1200 }, (_, i) => ['group', i % 1100] as const);
    const written = await Promise.all(all.map((each) => seats.put(each)));
    await seats.idle();
    // A hundred came twice: each row is written once, and the one that came second is told.
    expect(written.filter((isNew) => isNew)).toHaveLength(1100);
    expect(written.slice(1100)).not.toContain(true);
    expect(sizes).toEqual([500, 500, 200]);
    expect(await rows('group')).toEqual(Array.from({ length: 1100 }, (_, i) => i));
  });

  test('the batches of a group commit begin a few milliseconds apart', async () => {
    const began: number[] = [];
    const group = groupCommit(async (items: readonly number[]) => {
      began.push(performance.now());
      return items;
    });
    for (let i = 0; i < 30; i++) expect(await group.put(i)).toBe(i);
    expect(began).toHaveLength(30);
    // A timer may be a millisecond early.
    for (let i = 1; i < began.length; i++) expect((began[i] ?? 0) - (began[i - 1] ?? 0)).toBeGreaterThan(2);
  });

  test.runIf(name !== 'PostgreSQL')('what was written is there when it is opened again', async () => {
    await store.query(put, ['again', 7, 'd']);
    await store.close();
    store = take(await open());
    expect(await rows('again')).toEqual([7]);
  });

  test.runIf(name !== 'PostgreSQL')('a folder has one process at a time', async () =>
    expect(codes(await open())).toEqual([expect.stringMatching(/^lock /)]),
  );
});

test('a server that crashes is unavailable, and then there again', async () => {
  const store = take(await openStore({ kind: 'server', url: server.url }));
  await store.query('select 1');
  const crash = server.restart(0);
  const errors: unknown[] = [];
  while (errors.length === 0)
    await store.query('select pg_sleep(0.01)').catch((error: unknown) => errors.push(error));
  expect(errors.map(isUnavailable)).toEqual([true]);
  await crash;
  expect(await store.query('select 1 as one')).toEqual([{ one: 1 }]);
  await store.close();
});

test('a thread that ends is unavailable, and another one goes on with what was committed', async () => {
  const threads: Worker[] = [];
  const startThread = (): Worker => {
    const started = thread();
    threads.push(started);
    return started;
  };
  const store = take(await openStore({ kind: 'folder', folder }, { startThread }));
  await store.query('create table kept (n int)');
  await store.query('insert into kept values (7)');
  let waiting: Promise<unknown> = Promise.resolve();
  const ended = await store
    .transaction(async () => {
      // It waits for the end of the transaction.
      waiting = store.query('select 1').catch((error: unknown) => error);
      await threads[0]?.terminate();
    })
    .catch((error: unknown) => error);
  const later = await store.query('select 1').catch((error: unknown) => error);
  expect([ended, await waiting, later].map(isUnavailable)).toEqual([true, true, true]);
  const kept = () => store.query('select n from kept').catch(isUnavailable);
  await expect.poll(kept, { timeout: 60_000 }).toEqual([{ n: 7 }]);
  // Again, and while it is away it can be closed.
  await threads[1]?.terminate();
  expect(await kept()).toBe(true);
  await store.close();
  expect(threads).toHaveLength(2);
});

test('a folder that cannot be used is a fault', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  expect(codes(await openStore({ kind: 'folder', folder: path.join(file, 'inside') }))).toEqual([
    expect.stringMatching(/^file /),
  ]);
  expect(codes(await openStore({ kind: 'server', url: 'mysql://here' }))).toEqual(['db']);
});

test('the folder of a database is its owner’s alone', async () => {
  const fresh = path.join(folder, 'fresh');
  const startThread = (): Worker => {
    throw new Error('no thread');
  };
  expect((await openStore({ kind: 'folder', folder: fresh }, { startThread })).ok).toBe(false);
  expect((await stat(fresh)).mode & 0o777).toBe(0o700);
});

describe('a group commit', () => {
  test('has one batch under way, and the next holds what came meanwhile', async () => {
    const batches: number[][] = [];
    const done: (() => void)[] = [];
    const group = groupCommit(async (items: readonly number[]) => {
      batches.push([...items]);
      await new Promise<void>((resolve) => done.push(resolve));
      return items.map((item) => item * 2);
    }, 3);
    const first = [1, 2].map((item) => group.put(item));
    await expect.poll(() => done.length).toBe(1);
    const later = [3, 4, 5, 6].map((item) => group.put(item));
    expect(group.waiting()).toBe(4);
    for (const i of [0, 1, 2]) {
      await expect.poll(() => done.length).toBe(i + 1);
      done[i]?.();
    }
    expect(await Promise.all([...first, ...later])).toEqual([2, 4, 6, 8, 10, 12]);
    await group.idle();
    expect(batches).toEqual([[1, 2], [3, 4, 5], [6]]);
  });

  test('lets an item that cannot be written fail alone', async () => {
    const group = groupCommit(async (items: readonly number[]) => {
      if (items.includes(13)) throw new RangeError('thirteen');
      return items;
    });
    const all = await Promise.allSettled([1, 13, 5, 6, 7].map((item) => group.put(item)));
    expect(all.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
  });

  test('fails as a whole while the database is away, and goes on after it', async () => {
    let isAway = true;
    const group = groupCommit(async (items: readonly number[]) => {
      if (isAway) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
      return items;
    });
    const all = await Promise.allSettled([1, 2].map((item) => group.put(item)));
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await group.put(3)).toBe(3);
  });
});

describe('a store that is opened with its first use', () => {
  test('is opened once, and made ready before any use', async () => {
    let opened = 0;
    const store = lazyStore(async () => {
      opened += 1;
      const found = await openStore({ kind: 'server', url: server.url });
      if (found.ok) take(await migrate(found.value, 'lazy', ['create table cairn.lazy (id int)']));
      return found;
    });
    expect(opened).toBe(0);
    const sql = 'select count(*)::int4 as count from cairn.lazy';
    expect(await Promise.all([store.query(sql), store.transaction((own) => own.query(sql))])).toEqual([
      [{ count: 0 }],
      [{ count: 0 }],
    ]);
    expect(opened).toBe(1);
    await store.close();
    await expect(store.query(sql)).rejects.toThrow('closed');
  });

  test('tries again after it could not be opened', async () => {
    const held = take(await acquireFileLock(path.join(folder, 'held-lock')));
    let tries = 0;
    const store = lazyStore(async () => {
      tries += 1;
      const lock = await acquireFileLock(path.join(folder, 'held-lock'));
      if (!lock.ok) return lock;
      await lock.value.release();
      return openStore({ kind: 'server', url: server.url });
    });
    await expect(store.open()).rejects.toThrow('This process is writing there already');
    await held.release();
    await store.open();
    await store.open();
    expect(tries).toBe(2);
    await store.close();
  });
});

test('a lock of a process of this number that is no more is taken over', async () => {
  const file = path.join(folder, 'old-lock');
  // As in a container that is started again.
  await writeFile(file, `${process.pid} ${hostname()} 00000000-0000-4000-8000-000000000000\n`);
  const lock = take(await acquireFileLock(file));
  expect(codes(await acquireFileLock(file))).toEqual([`lock ${file}`]);
  await lock.release();
});
