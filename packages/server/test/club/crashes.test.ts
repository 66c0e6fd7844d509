// Processes that are killed under their players: no act that was acknowledged is lost, made twice or changed, wherever
// the kill comes, on PGlite in a thread and on two processes with PostgreSQL.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deepStrictEqual } from 'node:assert';
import { openStore, type SqlStore, type StoreLocation } from '@cairn/store';
import { chance, firstSeed, ofToday, sized, startServer, take, type PostgresServer } from '@cairn/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateClub } from '../../src/club-store.ts';
import {
  ask,
  bundleProcess,
  gameCalled,
  hasEnded,
  kill,
  makeAccounts,
  makeContest,
  Player,
  startProcess,
  type ClubProcess,
  type Step,
} from './club-support.ts';

let folder = '';
let server: PostgresServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cairn-club-'));
  [server] = await Promise.all([startServer(), bundleProcess()]);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const golf = gameCalled('golf');
const klondike = gameCalled('klondike');
const games = [golf, klondike, gameCalled('tripeaks'), gameCalled('pyramid')] as const;

/** Does something in the store while no process has it. */
const within = async <T>(place: StoreLocation, work: (store: SqlStore) => Promise<T>): Promise<T> => {
  const store = take(await openStore(place));
  try {
    take(await migrateClub(store));
    await makeAccounts(store, ['ada', ...Array.from({ length: PLAYERS }, (_, i) => `player ${i}`)]);
    return await work(store);
  } finally {
    await store.close();
  }
};

const stored = (store: SqlStore, play: string): Promise<readonly Step[]> =>
  store.query<Step>('select text, shows, at_ms as at from club.act where play = $1 order by n', [play]);

/** What a process does when it is killed: between any two things that an act asks of the database, and before the answer. */
const STEPS = [
  'before-read',
  'after-read',
  'before-insert',
  'after-insert',
  'before-result',
  'after-result',
  'after-transaction',
  'before-answer',
] as const;

/** With an act that goes into the group commit, and with one that ends the play. */
const FAULTS = STEPS.flatMap((step) =>
  (/result|transaction/.test(step) ? ['end'] : ['d', 'end']).map((text) => ({ step, text })),
);

describe('a kill at a step of an act', () => {
  test.each(ofToday(FAULTS, 4))(
    '$step, $text: the same act sent again gets the same answer',
    async ({ step, text }) => {
      const place = { kind: 'server', url: server.url } as const;
      const contest = await within(place, (store) => makeContest(store, [golf]));
      let running = await startProcess(server.url);
      const addressOf = (): string => running.address;
      const player = await Player.open(contest, 0, golf, 'ada', addressOf, 1);
      for (let i = 0; i < 3; i++) await player.act();
      await kill(running);
      // The first read of the new process loads the play, and the second is that of an act that is ahead.
      running = await startProcess(server.url, { at: step, n: 1 });
      const n = player.acknowledged.length;
      const body = { n, acts: [{ key: 'the-same-key', text }] };
      const asked = ask(addressOf, 'ada', `plays/${player.play}/acts`, body);
      await expect.poll(() => hasEnded(running)).toBe(true);
      running = await startProcess(server.url);
      const answer = await asked;
      expect(answer.status).toBe(200);
      expect(await ask(addressOf, 'ada', `plays/${player.play}/acts`, body)).toEqual(answer);
      player.follow(answer.body.steps ?? []);
      await kill(running);
      await within(place, async (store) => {
        deepStrictEqual(player.acknowledged, [...(await stored(store, player.play))]);
        const results = await store.query('select status from club.result where play = $1', [player.play]);
        expect(results).toEqual(text === 'end' ? [{ status: 'resigned' }] : []);
      });
    },
  );
});

const PLAYERS = sized(8, 30);
const KILLS = sized(3, 10);

const PLACES = {
  'one process on PGlite': { processes: 1, place: (): StoreLocation => ({ kind: 'folder', folder }) },
  'two processes on PostgreSQL': {
    processes: 2,
    place: (): StoreLocation => ({ kind: 'server', url: server.url }),
  },
} as const;

describe.each(Object.entries(PLACES))('%s', (_, { processes, place }) => {
  test('are killed again and again, and nothing acknowledged is lost, doubled or changed', async () => {
    const where = place();
    const random = chance(firstSeed(1));
    const contest = await within(where, (store) => makeContest(store, games, { atOnce: 64 }));
    const address = where.kind === 'server' ? where.url : where.folder;
    const running: ClubProcess[] = await Promise.all(
      Array.from({ length: processes }, () => startProcess(address)),
    );
    // A balancer that knows nothing: each request goes to any of them.
    const addressOf = (): string => random.pick(running).address;
    const players = await Promise.all(
      Array.from({ length: PLAYERS }, (_player, i) => {
        const n = i % games.length;
        return Player.open(contest, n, games[n] ?? golf, `player ${i}`, addressOf, i);
      }),
    );
    const stop = new AbortController();
    const playing = players.map(async (player) => {
      while (!stop.signal.aborted && !player.over) await player.act();
    });
    const acknowledged = (): number => players.reduce((sum, each) => sum + each.acknowledged.length, 0);
    for (let killed = 0; killed < KILLS; killed++) {
      const before = acknowledged();
      await expect
        .poll(() => players.every(({ over }) => over) || acknowledged() >= before + PLAYERS)
        .toBe(true);
      const which = random.below(processes);
      await kill(running[which] as ClubProcess);
      running[which] = await startProcess(address);
    }
    stop.abort();
    await Promise.all(playing);
    for (const each of running) await kill(each);
    await within(where, async (store) => {
      for (const player of players) {
        deepStrictEqual(player.acknowledged, [...(await stored(store, player.play))]);
        expect(player.acknowledged.length).toBeGreaterThan(0);
      }
    });
  });
});

test('a database that is away is told as 503 with a time to try again, and nothing is lost', async () => {
  const place = { kind: 'server', url: server.url } as const;
  const contest = await within(place, (store) => makeContest(store, [klondike]));
  const running = await startProcess(server.url);
  const waits: (string | null)[] = [];
  const addressOf = (): string => running.address;
  const players = await Promise.all(
    Array.from({ length: 4 }, (_, i) =>
      Player.open(contest, 0, klondike, `player ${i}`, addressOf, i, waits),
    ),
  );
  const stop = new AbortController();
  const playing = players.map(async (player) => {
    while (!stop.signal.aborted && !player.over) await player.act();
  });
  const back = server.restart(sized(300, 5000));
  await expect.poll(() => waits.length).toBeGreaterThan(0);
  await back;
  const before = players.map(({ acknowledged }) => acknowledged.length);
  await expect
    .poll(() => players.every(({ acknowledged, over }, i) => over || acknowledged.length > (before[i] ?? 0)))
    .toBe(true);
  stop.abort();
  await Promise.all(playing);
  expect(new Set(waits)).toEqual(new Set(['2']));
  expect(hasEnded(running)).toBe(false);
  await kill(running);
  await within(place, async (store) => {
    for (const player of players)
      deepStrictEqual(player.acknowledged, [...(await stored(store, player.play))]);
  });
});
