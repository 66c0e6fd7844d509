// Surveys of many machines: the same code on a real PostgreSQL and on PGlite in a folder.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isUnavailable, openStore, withRetry, type StoreLocation } from '@cairn/store';
import { nightlySeed, ofToday, startServer, type PostgresServer } from '@cairn/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runChunk, type Chunk } from '../src/chunk.ts';
import { openCluster, type SurveyCluster } from '../src/cluster/cluster.ts';
import { commitChunk } from '../src/cluster/commit-chunk.ts';
import type { ChunkJob } from '../src/cluster/queue.ts';
import {
  contradictionsOf,
  cancelSurvey,
  chunksOfSurvey,
  statusOf,
  submitSurvey,
  surveysIn,
} from '../src/cluster/surveys.ts';
import { runWorker, type WorkerEvent } from '../src/cluster/worker.ts';
import { inlineChunkPool } from '../src/chunk-tasks.ts';
import { gameOfPlan, type SurveyPlan } from '../src/plan.ts';
import { SurveyProgress } from '../src/progress.ts';
import { summarize, type SurveySummary } from '../src/summary.ts';
import { memoryStore, runSurvey } from '../src/survey.ts';
import { plan, said, value } from './plans.ts';

const golf = (last: number, about: Partial<SurveyPlan> = {}): SurveyPlan =>
  plan('golf', {
    last,
    chunk: 10,
    question: { kind: 'solve', goal: 'win', limits: { nodes: 300, bytes: 2 ** 26 }, moves: true },
    ...about,
  });
const more = { nodes: 1_000_000, bytes: 2 ** 26 };
const lease = 60;

/** What is the same on every machine. */
const facts = (found: SurveySummary): object => ({ ...found, ms: null, msSpread: [] });

let folder = '';
let server: PostgresServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cairn-cluster-'));
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const PLACES = {
  PostgreSQL: (): StoreLocation => ({ kind: 'server', url: server.url }),
  PGlite: (): StoreLocation => ({ kind: 'folder', folder }),
} as const;

/**
 * In the gate PGlite is asked every second day, and only for what a database must do for us; `npm run nightly` asks both
 * for everything.
 */
const asked = Object.entries(PLACES).filter(
  ([name]) => name === 'PostgreSQL' || ofToday([true, false], 2).includes(true),
);

describe.each(asked)('on %s', (name, place) => {
  const wholeTest = test.runIf(name === 'PostgreSQL' || nightlySeed !== null);
  let cluster: SurveyCluster;
  beforeAll(async () => void (cluster = value(await openCluster(place(), { ms: 120_000 }))));
  afterAll(() => cluster.close());

  const put = (of: SurveyPlan, priority = 0, again?: typeof more) =>
    submitSurvey(cluster.store, cluster.queue, of, {
      priority,
      lease,
      ...(again === undefined ? {} : { again }),
    });
  const run = async (lanes = 2): Promise<readonly WorkerEvent[]> => {
    const events: WorkerEvent[] = [];
    const { signal } = new AbortController();
    const onEvent = (event: WorkerEvent): void => void events.push(event);
    await runWorker(cluster.store, cluster.queue, {
      engine: 'test',
      lanes,
      createPool: inlineChunkPool,
      untilEmpty: true,
      signal,
      onEvent,
    });
    return events;
  };
  const kept = async (of: SurveyPlan, id: string): Promise<readonly Chunk[]> => {
    const chunks: Chunk[] = [];
    for await (const chunk of chunksOfSurvey(cluster.store, of, id)) chunks.push(value(chunk));
    return chunks;
  };
  const status = async (id: string) => {
    const [entry] = await surveysIn(cluster.store, id);
    if (entry === undefined) throw new Error(`No survey ${id}`);
    return value(await statusOf(cluster.store, cluster.queue, entry));
  };
  const taken = async (id: string): Promise<ChunkJob> => {
    // What was put there in this very millisecond is taken from the next one on.
    await new Promise((later) => setTimeout(later, 2));
    const job = await cluster.queue.take(id);
    if (job === null) throw new Error(`No job of ${id}`);
    return job;
  };
  const computed = (of: SurveyPlan, { task }: ChunkJob): Chunk => runChunk(value(gameOfPlan(of)), of, task);
  const clear = async (id: string): Promise<void> => void (await cancelSurvey(cluster.store, id));

  test('two passes find what an undisturbed survey finds; put there again, nothing is missing', async () => {
    const of = golf(95);
    const calm = memoryStore(new SurveyProgress(of));
    await runSurvey(calm, inlineChunkPool(), { again: more });
    const { id, missing } = await put(of, 0, more);
    expect(missing).toBe(10);
    await run();
    expect(facts(await summarize(of, await kept(of, id)))).toEqual(facts(await summarize(of, calm.chunks)));
    const { chunks, kept: whole, deals, waiting, active, failed } = await status(id);
    expect([chunks, whole, waiting, active, failed]).toEqual([10, 10, 0, 0, 0]);
    expect(deals).toEqual(calm.progress.counts);
    expect(deals.unknown).toBe(0);
    expect((await put(of, 0, more)).missing).toBe(0);
  });

  wholeTest('more can be asked for later, and is given to the undecided alone', async () => {
    const of = golf(40);
    const { id } = await put(of);
    await run();
    const before = await status(id);
    expect(before.deals.unknown).toBeGreaterThan(0);
    expect((await put(of, 0, more)).missing).toBeGreaterThan(0);
    await run();
    expect((await status(id)).deals.unknown).toBe(0);
    const second = (await kept(of, id)).filter(({ pass }) => pass === 2);
    expect(second.flatMap(({ deals }) => deals ?? [])).toHaveLength(before.deals.unknown);
  });

  wholeTest(
    'a chunk computed twice counts once; one that contradicts is an alarm and changes nothing',
    async () => {
      const of = golf(10, { first: 1, engine: 'twice' });
      const { id } = await put(of);
      const job = await taken(id);
      const chunk = computed(of, job);
      const origin = { survey: id, plan: of, worker: 'one' };
      const slower = { ...chunk, ms: chunk.ms.map((ms) => ms + 1) };
      const wrong = { ...chunk, nodes: chunk.nodes.map((nodes, i) => (i === 3 ? nodes + 1 : nodes)) };
      expect((await commitChunk(cluster.store, cluster.queue, origin, job, chunk)).kind).toBe('kept');
      expect((await commitChunk(cluster.store, cluster.queue, origin, job, slower)).kind).toBe('again');
      expect(await contradictionsOf(cluster.store, id)).toEqual([]);
      const other = { ...origin, worker: 'two' };
      expect(await commitChunk(cluster.store, cluster.queue, other, job, wrong)).toEqual({
        kind: 'contradicted',
        deals: [4],
      });
      expect(await contradictionsOf(cluster.store, id)).toEqual([
        { chunk: 0, pass: 1, deals: [4], worker: 'two' },
      ]);
      expect(await kept(of, id)).toEqual([chunk]);
      await clear(id);
    },
  );

  test('a lease that is not renewed goes to another; what the first brings late is compared', async () => {
    const of = golf(10, { engine: 'late' });
    const { id } = await put(of);
    // Time is not waited for: what is in the database is made older.
    const older = async (by: number): Promise<void> =>
      void (await cluster.store.query(
        `update pgboss.job set started_on = started_on - interval '${by} seconds' where name = 'survey-${id}'`,
      ));
    const first = await taken(id);
    await older(0.7 * lease);
    await cluster.queue.renew(first);
    await older(0.7 * lease);
    await cluster.queue.expire();
    expect(await status(id)).toMatchObject({ waiting: 0, active: 1 });
    await older(0.7 * lease);
    await cluster.queue.expire();
    expect(await status(id)).toMatchObject({ waiting: 1, active: 0 });
    await cluster.store.query(`update pgboss.job set start_after = created_on where name = 'survey-${id}'`);
    const second = await taken(id);
    expect([second.id, second.taken]).toEqual([first.id, first.taken + 1]);
    // Who lost it can neither renew it nor give it back.
    await cluster.queue.giveBack(first);
    expect(await status(id)).toMatchObject({ waiting: 0, active: 1 });
    const origin = { survey: id, plan: of, worker: 'one' };
    expect((await commitChunk(cluster.store, cluster.queue, origin, second, computed(of, second))).kind).toBe(
      'kept',
    );
    expect((await commitChunk(cluster.store, cluster.queue, origin, first, computed(of, first))).kind).toBe(
      'again',
    );
    expect(await status(id)).toMatchObject({ kept: 1, waiting: 0, active: 0, alarms: [] });
  });

  wholeTest('what is given back can be taken at once', async () => {
    const { id } = await put(golf(10, { engine: 'given back' }));
    let job = await taken(id);
    for (let turn = 1; turn <= 20; turn++) {
      await cluster.queue.giveBack(job);
      const next = await cluster.queue.take(id);
      expect(next?.taken).toBe(turn);
      job = next as ChunkJob;
    }
    await clear(id);
  });

  test('a chunk and the end of its job are kept together or not at all', async () => {
    const of = golf(10, { engine: 'together' });
    const { id } = await put(of);
    const job = await taken(id);
    const broken = { ...cluster.queue, complete: () => Promise.reject(new Error('unplugged')) };
    const origin = { survey: id, plan: of, worker: 'one' };
    await expect(commitChunk(cluster.store, broken, origin, job, computed(of, job))).rejects.toThrow(
      'unplugged',
    );
    expect(await status(id)).toMatchObject({ kept: 0, active: 1 });
    expect(await kept(of, id)).toEqual([]);
    await clear(id);
  });

  wholeTest(
    'a chunk that cannot be computed fails, and is queued again when the survey is put there again',
    async () => {
      const of = golf(10, { engine: 'fails' });
      const { id } = await put(of);
      await cluster.store.query(`update pgboss.job set retry_limit = 0 where name = 'survey-${id}'`);
      await cluster.queue.fail(await taken(id), 'the disk is made of cheese');
      expect(await status(id)).toMatchObject({ failed: 1, waiting: 0 });
      expect(await cluster.queue.failures(id)).toEqual([
        { task: { chunk: 0, pass: 1 }, why: 'the disk is made of cheese' },
      ]);
      expect((await put(of)).missing).toBe(1);
      expect(await status(id)).toMatchObject({ failed: 0, waiting: 1 });
      await clear(id);
    },
  );

  test('the more urgent comes first, the cancelled not at all until it is put there again', async () => {
    const [low, high, none] = [golf(20, { first: 11 }), golf(30, { first: 21 }), golf(40, { first: 31 })];
    const ids = [await put(low, -1), await put(high, 5), await put(none, 9)].map(({ id }) => id);
    expect(await cancelSurvey(cluster.store, ids[2] ?? '')).toBe(true);
    expect(await cancelSurvey(cluster.store, 'nothing')).toBe(false);
    const order = (events: readonly WorkerEvent[]) =>
      events.flatMap((event) => (event.kind === 'done' ? [event.survey] : []));
    // One lane: of two, the second may end its chunk before the first.
    expect(order(await run(1))).toEqual([ids[1], ids[0]]);
    await put(none);
    expect(order(await run(1))).toEqual([ids[2]]);
  });

  test('a survey of other rules or another version is left to others', async () => {
    const of = golf(10, { engine: 'another' });
    const other = golf(10, { rules: '0123456789abcdef' });
    const ids = [(await put(of)).id, (await put(other)).id];
    const refused = (await run()).flatMap((event) =>
      event.kind === 'refused' ? [[event.survey, event.why]] : [],
    );
    expect(refused).toContainEqual([ids[0], 'it is of Cairn another, this is test']);
    expect(refused).toContainEqual([ids[1], expect.stringContaining('The plan is of other rules')]);
    await Promise.all(ids.map(clear));
  });
});

test('a folder serves one process at a time', async () => {
  const opened = value(await openStore({ kind: 'folder', folder }));
  expect(said(await openStore({ kind: 'folder', folder }))).toContain(
    'This process is writing there already',
  );
  await opened.close();
});

test('a database that is away is waited for, and other faults are not', async () => {
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  let tries = 0;
  const heard: string[] = [];
  const attempt = () => (++tries < 3 ? Promise.reject(away) : Promise.resolve('here'));
  expect(await withRetry(attempt, { onUnavailable: (why) => void heard.push(why) })).toBe('here');
  expect([tries, heard]).toEqual([3, ['connect']]);
  await expect(withRetry(() => Promise.reject(new Error('syntax')))).rejects.toThrow('syntax');
  await expect(withRetry(() => Promise.reject(away), { ms: 200 })).rejects.toThrow('connect');
  expect(isUnavailable(Object.assign(new Error('shutdown'), { code: '57P01' }))).toBe(true);
  expect(isUnavailable(Object.assign(new Error('no table'), { code: '42P01' }))).toBe(false);
});

test('workers that start together on an empty database all find their tables', async () => {
  const store = value(await openStore({ kind: 'server', url: server.url }));
  await store.query('create database together');
  await store.close();
  const url = server.url.replace(/cairn$/, 'together');
  const opened = await Promise.all(Array.from({ length: 8 }, () => openCluster({ kind: 'server', url }, {})));
  for (const each of opened) await value(each).close();
});

test('an address that leads nowhere is a fault, told without its password', async () => {
  const wrong = await openCluster(
    { kind: 'server', url: 'postgres://cairn:secret@127.0.0.1:1/cairn' },
    { ms: 300 },
  );
  expect(said(wrong)).toContain('Cannot use the database');
  expect(said(wrong)).not.toContain('secret');
  const who = await openCluster(
    { kind: 'server', url: server.url.replace('cairn:cairn@', 'cairn:secret@') },
    {},
  );
  expect(said(who)).toContain('password authentication failed');
  expect(said(await openCluster({ kind: 'server', url: 'mysql://x' }, {}))).toContain(
    'postgres://user@host/name',
  );
});
