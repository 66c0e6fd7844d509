// The client over a real message channel to a worker's side in this thread: answers, progress, cancels, faults.
import { MessageChannel } from 'node:worker_threads';
import { compileGame, view } from '@cairn/engine';
import { AbortError, nodePort, nodeWorkerPort, serveTasks, WorkerPool, type PoolMessage } from '@cairn/pool';
import { take } from '@cairn/testkit';
import { afterEach, expect, test } from 'vitest';
import {
  corrected,
  stageOf,
  SolverClient,
  solve,
  solverTasks,
  type Advice,
  type FittedLookup,
  type SolverPool,
  type SolverTask,
} from '../src/index.ts';
import { catalogued, dealt, reduced } from './reduced.ts';

const channels: MessageChannel[] = [];
afterEach(() => channels.splice(0).forEach(({ port1 }) => port1.close()));

interface Connection {
  readonly client: SolverClient;
  readonly pool: SolverPool;
  readonly sent: (readonly PoolMessage<unknown, SolverTask>[])[];
}

const connect = (fitted: FittedLookup | null = null): Connection => {
  const sent: (readonly PoolMessage<unknown, SolverTask>[])[] = [];
  const create = () => {
    const { port1, port2 } = new MessageChannel();
    channels.push({ port1, port2 });
    serveTasks(nodePort(port2), solverTasks());
    const post = (messages: readonly unknown[]): void => {
      sent.push(messages as (typeof sent)[number]);
      port1.postMessage(messages);
    };
    return { ...nodeWorkerPort(Object.assign(port1, { terminate: () => port1.close() })), post };
  };
  const pool: SolverPool = new WorkerPool({ create, size: 1, tasksPerWorker: Infinity });
  return { client: new SolverClient(pool, fitted), pool, sent };
};

const game = (id: string) => {
  const made = reduced(catalogued(id), {});
  if (made === null) throw new Error(id);
  return made;
};

test('an answer is the one that solve gives', async () => {
  const { client, sent } = connect();
  const trigon = game('trigon');
  const answers = await Promise.all(
    [1, 2, 3, 4].map((deal) => client.solve(trigon, dealt(trigon, deal), 'win')),
  );
  const expected = [1, 2, 3, 4].map((deal) => solve(trigon, dealt(trigon, deal)));
  expect(answers.map((answer) => ({ ...answer, ms: 0 }))).toEqual(
    expected.map((answer) => ({ ...answer, ms: 0 })),
  );
  // Requests of one turn are posted together, the game once.
  expect(sent.map((messages) => messages.length)).toEqual([5]);
});

test('a long search reports its progress, and a cancel ends it', async () => {
  const { client, sent } = connect();
  const long = game('double-klondike');
  const control = new AbortController();
  const seen: number[] = [];
  const answer = client.solve(long, dealt(long, 1), 'shortest', {
    budget: { bytes: 2 ** 28 },
    signal: control.signal,
    onProgress: ({ nodes }) => {
      seen.push(nodes);
      if (seen.length === 2) control.abort();
    },
  });
  await expect(answer).rejects.toBeInstanceOf(AbortError);
  expect(seen[1]).toBeGreaterThan(seen[0]);
  // The worker is free again: another question is answered.
  const trigon = game('trigon');
  await expect(client.solve(trigon, dealt(trigon, 1), 'win')).resolves.toMatchObject({
    verdict: 'unwinnable',
  });
  expect(sent.flat().map(({ kind }) => kind)).toEqual(['context', 'run', 'cancel', 'context', 'run']);
});

test('a definition with faults is refused with the reason, and the worker goes on', async () => {
  const { client } = connect();
  const sound = game('trigon');
  const broken = { ...sound, base: { ...sound.base, goal: { kind: 'clear', zone: 'nowhere' } as const } };
  await expect(client.solve(broken, dealt(sound, 1), 'win')).rejects.toThrow('nowhere');
  await expect(client.solve(sound, dealt(sound, 1), 'win')).resolves.toMatchObject({ verdict: 'unwinnable' });
});

test('advice is made with numbers that were fitted elsewhere, as soon as there are some for these rules', async () => {
  const lines = new Map<string, string>();
  const { client, sent } = connect(({ rules }) => Promise.resolve(lines.get(rules) ?? null));
  // A combination of options that nobody has fitted.
  const changed = take(compileGame(catalogued('tripeaks'), { face: 'rows2', peek: 'once' }));
  const seen = view(changed, dealt(changed, 7));
  const line = (rules: string): string =>
    `${rules} rollout 500 1 1-200 100|100,50|1,1.5,0.25,-2,1,0.5|0,0,0,0,0`;
  const advised = (): Promise<Advice> => client.advise(changed, seen, { worlds: 50 });
  const before = await advised();
  expect(before.rough).toBe(true);
  lines.set('0123456789abcdef', line('0123456789abcdef'));
  expect(await advised()).toEqual(before);
  lines.set(changed.rules, line(changed.rules));
  const after = await advised();
  expect(after.rough).toBe(false);
  const [best] = after.moves;
  const correction = { a: 1, b: 1.5, hidden: -2, done: 1, early: 0.5 };
  const stage = stageOf(changed, seen);
  expect(stage.hidden).toBeGreaterThan(0);
  expect(best?.chance).toBe(corrected(best?.raw ?? 0, after.worlds, correction, stage));
  expect(best?.chance).toBeGreaterThan(best?.raw ?? 1);
  expect(sent.flat().map(({ kind }) => kind)).toEqual(['context', 'run', 'run', 'context', 'run']);
});

test('when the pool is terminated, requests that wait are rejected', async () => {
  const { client, pool } = connect();
  const trigon = game('trigon');
  const answer = client.solve(trigon, dealt(trigon, 1), 'win');
  const terminated = pool.terminate();
  await expect(answer).rejects.toBeInstanceOf(AbortError);
  await terminated;
});
