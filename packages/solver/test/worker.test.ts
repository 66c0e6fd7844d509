// The protocol between a desk and a clerk, over a real message channel: answers, progress, cancels, faults.
import { MessageChannel } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { Cancelled, Clerk, Desk, solve, type Reply, type Request } from '../src/index.ts';
import { catalogued, dealt, reduced } from './reduced.ts';

const channels: MessageChannel[] = [];
afterEach(() => channels.splice(0).forEach(({ port1 }) => port1.close()));

const office = (): { desk: Desk; sent: (readonly Request[])[] } => {
  const channel = new MessageChannel();
  channels.push(channel);
  const sent: (readonly Request[])[] = [];
  const clerk = new Clerk(
    (replies) => channel.port2.postMessage(replies),
    (again) => setImmediate(again),
  );
  channel.port2.on('message', (requests: readonly Request[]) => clerk.hear(requests));
  const desk = new Desk((requests) => {
    sent.push(requests);
    channel.port1.postMessage(requests);
  });
  channel.port1.on('message', (replies: readonly Reply[]) => desk.hear(replies));
  return { desk, sent };
};

const game = (id: string) => {
  const made = reduced(catalogued(id), {});
  if (made === null) throw new Error(id);
  return made;
};

test('an answer is the one that solve gives', async () => {
  const { desk, sent } = office();
  const trigon = game('trigon');
  const answers = await Promise.all([1, 2, 3, 4].map((deal) => desk.ask(trigon, dealt(trigon, deal), 'win')));
  const expected = [1, 2, 3, 4].map((deal) => solve(trigon, dealt(trigon, deal)));
  expect(answers.map((answer) => ({ ...answer, ms: 0 }))).toEqual(
    expected.map((answer) => ({ ...answer, ms: 0 })),
  );
  // What is asked in one turn goes in one message.
  expect(sent.map((requests) => requests.length)).toEqual([5]);
});

test('a long search tells its progress, and a cancel ends it', async () => {
  const { desk, sent } = office();
  const long = game('double-klondike');
  const control = new AbortController();
  const seen: number[] = [];
  const answer = desk.ask(long, dealt(long, 1), 'shortest', {
    budget: { bytes: 2 ** 28 },
    signal: control.signal,
    onProgress: ({ nodes }) => {
      seen.push(nodes);
      if (seen.length === 2) control.abort();
    },
  });
  await expect(answer).rejects.toBeInstanceOf(Cancelled);
  expect(seen[1]).toBeGreaterThan(seen[0]);
  expect(sent.flat().map(({ kind }) => kind)).toEqual(['game', 'start', 'cancel']);
  // The clerk is free again: another question is answered.
  const trigon = game('trigon');
  await expect(desk.ask(trigon, dealt(trigon, 1), 'win')).resolves.toMatchObject({ verdict: 'unwinnable' });
});

test('a definition that is not sound is refused with the reason', async () => {
  const { desk } = office();
  const sound = game('trigon');
  const broken = { ...sound, base: { ...sound.base, goal: { kind: 'clear', zone: 'nowhere' } as const } };
  await expect(desk.ask(broken, dealt(sound, 1), 'win')).rejects.toThrow('nowhere');
});

test('when the worker is gone, all that wait are told', async () => {
  const desk = new Desk(() => undefined);
  const trigon = game('trigon');
  const answer = desk.ask(trigon, dealt(trigon, 1), 'win');
  desk.lost('The worker is gone');
  await expect(answer).rejects.toThrow('The worker is gone');
});
