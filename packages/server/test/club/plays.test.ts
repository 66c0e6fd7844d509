// Plays of sealed boards on a real PostgreSQL: what is answered to acts, and what two clients on one play end with.
import { createHash } from 'node:crypto';
import { deepStrictEqual } from 'node:assert';
import {
  beginFollowed,
  followAct,
  followedStep,
  legalMoves,
  makeMove,
  makePosition,
  parseRecord,
  parseShown,
  parseView,
  replay,
  type FollowedAttempt,
} from '@cairn/engine';
import type { SqlStore } from '@cairn/store';
import { chance, firstSeed, sized, take } from '@cairn/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playRoutes } from '../../src/club/play-routes.ts';
import type { PlayState } from '@cairn/wire';
import type { ActsAnswer } from '../../src/club/play-answers.ts';
import { databaseClock } from '../../src/club/database-clock.ts';
import { MOST_ACTS } from '../../src/club/held-play.ts';
import { HeldPlays } from '../../src/club/held-plays.ts';
import { storedPlays, type Plays } from '../../src/club/plays.ts';
import { ID_BYTES, randomToken } from '../../src/random-token.ts';
import { gameCalled, makeAccounts, makeContest, startClubStore, type Step } from './club-support.ts';

let store: SqlStore;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ store, stop } = await startClubStore(['ada', 'bob']));
});
afterAll(() => stop());

const golf = gameCalled('golf');
const klondike = gameCalled('klondike');

const opened = async (plays: Plays, contest: string, account = 'ada', n = 0): Promise<PlayState> => {
  const answer = await plays.open(contest, n, account, true);
  if (answer.kind !== 'opened') throw new Error(JSON.stringify(answer));
  return answer.state;
};
const key = (): string => randomToken(ID_BYTES);
const draw = (own = key()) => ({ key: own, text: 'd' });
const made = (answer: ActsAnswer): Extract<ActsAnswer, { kind: 'made' }> => {
  if (answer.kind !== 'made') throw new Error(JSON.stringify(answer));
  return answer;
};

describe('a play', () => {
  test('is opened once, with the view of the deal and the commitment to it', async () => {
    const plays = storedPlays(store);
    const contest = await makeContest(store, [golf]);
    const first = await opened(plays, contest);
    expect(first).toMatchObject({ n: 0, game: 'golf', steps: [], status: 'playing', rules: golf.rules });
    expect(first.view).toContain('?');
    const again = await opened(storedPlays(store), contest);
    expect({ ...again, now: 0 }).toEqual({ ...first, now: 0 });
    expect((await opened(plays, contest, 'bob')).play).not.toBe(first.play);
    const [board] = await store.query<{
      salt: string;
      game: string;
      options: string;
      rules: string;
      deal: string;
    }>(`select b.* from club.board b join club.contest_board c on c.board = b.id where c.contest = $1`, [
      contest,
    ]);
    const { salt = '', game = '', options = '', rules = '', deal = '' } = board ?? {};
    const parts = ['cairn-board-1', salt, game, options, rules, deal].join('\n');
    expect(first.commitment).toBe(createHash('sha256').update(parts).digest('hex'));
    expect(deal).toMatch(/^cards:/);
  });

  test('is refused where there is no board, to another player, and while another board is open', async () => {
    const plays = storedPlays(store);
    const contest = await makeContest(store, [golf, klondike], { atOnce: 1 });
    const { play } = await opened(plays, contest);
    expect(await plays.open(contest, 7, 'ada', true)).toEqual({ kind: 'unknown' });
    expect(await plays.open('nowhere', 0, 'ada', true)).toEqual({ kind: 'unknown' });
    expect(await plays.open(contest, 1, 'ada', true)).toEqual({
      kind: 'refused',
      why: { kind: 'at-once', atOnce: 1 },
    });
    expect(await plays.open(contest, 1, 'bob', false)).toMatchObject({ why: { kind: 'not-entered' } });
    expect(await plays.act(play, 'bob', 0, [draw()])).toEqual({ kind: 'unknown' });
    expect(await plays.from('nothing', 'ada', 0)).toEqual({ kind: 'unknown' });
  });

  test('is refused once an account has opened as many as it may for now, and goes on where it was open', async () => {
    await makeAccounts(store, ['dora']);
    const limit = { points: 2, duration: 3600 };
    const plays = storedPlays(store, () => limit);
    const contest = await makeContest(store, [golf, golf, golf]);
    const open = (n: number) => plays.open(contest, n, 'dora', true);
    for (const n of [0, 1]) expect((await open(n)).kind).toBe('opened');
    const refused = await open(2);
    if (refused.kind !== 'too-many') throw new Error(JSON.stringify(refused));
    expect(refused.wait).toBeGreaterThan(3000);
    expect(refused.wait).toBeLessThanOrEqual(3600);
    expect((await open(1)).kind).toBe('opened');
    const routes = playRoutes(plays, {
      accountOf: async () => 'dora',
      isEntered: async () => true,
    });
    const response = await routes.request(`/contests/${contest}/boards/2/play`, { method: 'POST' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(3000);
    expect(await response.json()).toMatchObject({ faults: [{ code: 'boards-many' }] });
    // An hour later the first board no longer counts.
    await store.query(`update club.play set opened = opened - 3600000 where account = 'dora' and n = 0`);
    expect((await open(2)).kind).toBe('opened');
  });

  test('answers the same act alike, another one with what was done, and one too far with where it is', async () => {
    const plays = storedPlays(store);
    const { play } = await opened(plays, await makeContest(store, [golf]));
    const acts = [draw(), draw()];
    const first = made(await plays.act(play, 'ada', 0, acts));
    expect(first.n).toBe(2);
    expect(first.steps.map(({ text, shows }) => [text, shows.length])).toEqual([
      ['d', 2],
      ['d', 2],
    ]);
    const elsewhere = storedPlays(store);
    for (const each of [plays, elsewhere]) {
      expect(await each.act(play, 'ada', 0, acts)).toEqual(first);
      expect(await each.act(play, 'ada', 1, [draw()])).toEqual({
        kind: 'moved-on',
        n: 2,
        steps: first.steps.slice(1),
        status: 'playing',
      });
      expect(await each.act(play, 'ada', 5, [draw()])).toEqual({ kind: 'ahead', n: 2 });
    }
    // The first act is there, and the second is new.
    const more = made(await elsewhere.act(play, 'ada', 1, [acts[1] ?? draw(), draw()]));
    expect(more.steps).toHaveLength(2);
    expect(made(await plays.act(play, 'ada', 3, [draw()])).n).toBe(4);
  });

  test('keeps what came before a refused act, and stores no refusal', async () => {
    const plays = storedPlays(store);
    const { play } = await opened(plays, await makeContest(store, [golf]));
    const texts = ['d', 'rd', 'd'].map((text) => ({ key: key(), text }));
    const answer = made(await plays.act(play, 'ada', 0, texts));
    expect(answer).toMatchObject({ n: 1, refused: { at: 1, why: { kind: 'refusal' } } });
    for (const text of ['<', '?hint', 'time', 'peek!', '', 'x'.repeat(900)])
      expect(made(await plays.act(play, 'ada', 1, [{ key: key(), text }]))).toMatchObject({
        n: 1,
        steps: [],
      });
    const state = await plays.from(play, 'ada', 0);
    expect(state).toMatchObject({ n: 1 });
  });

  test('that is over has a result, whose record replays', async () => {
    const plays = storedPlays(store);
    const { play } = await opened(plays, await makeContest(store, [golf]));
    const end = { key: key(), text: 'end' };
    const last = made(await plays.act(play, 'ada', 0, [draw(), end]));
    expect(last.status).toBe('resigned');
    expect(await plays.act(play, 'ada', 1, [end])).toMatchObject({ n: 2, status: 'resigned' });
    expect(made(await plays.act(play, 'ada', 2, [draw()])).refused).toMatchObject({
      why: { kind: 'act', why: 'over' },
    });
    const results = 'select status, score, cards_left, aided, record, log from club.result where play = $1';
    const [row] = await store.query<{ record: string; score: number; log: string }>(results, [play]);
    expect(row).toMatchObject({ status: 'resigned', cards_left: 35, aided: false, score: last.score });
    const record = take(parseRecord(row?.record ?? ''));
    expect(take(replay(golf, record)).status).toBe('resigned');
    expect(JSON.parse(row?.log ?? '')).toEqual(last.steps.map(({ text, shows, at }) => [text, shows, at]));
    // It is derived: a process that finds the play over and no result makes it again.
    await store.query('delete from club.result where play = $1', [play]);
    await storedPlays(store).from(play, 'ada', 0);
    expect(await store.query(results, [play])).toEqual([row]);
  });

  test('whose time is up is ended by the server, before the act', async () => {
    const plays = storedPlays(store);
    const contest = await makeContest(store, [golf, golf], { seconds: 60, atOnce: 2 });
    const late = await opened(plays, contest);
    await store.query('update club.play set opened = opened - 61000 where id = $1', [late.play]);
    const answer = await storedPlays(store).act(late.play, 'ada', 0, [draw()]);
    expect(answer).toMatchObject({ kind: 'moved-on', n: 1, steps: [{ text: 'time' }], status: 'time' });
    const closed = await opened(plays, contest, 'ada', 1);
    await store.query('update club.contest set closes = opens + 1 where id = $1', [contest]);
    expect(await storedPlays(store).act(closed.play, 'ada', 0, [draw()])).toMatchObject({
      kind: 'moved-on',
      steps: [{ text: 'end' }],
      status: 'resigned',
    });
  });

  test('is ended by the server when it has as many acts as a record can hold', async () => {
    const plays = storedPlays(store);
    const { play } = await opened(plays, await makeContest(store, [golf], { hints: true }));
    await store.query(
      `insert into club.act (play, n, key, text, shows, at_ms)
       select $1, n, 'key-' || n, '?hint', '', n from generate_series(0, $2::int4 - 1) as n`,
      [play, MOST_ACTS],
    );
    expect(await plays.act(play, 'ada', MOST_ACTS, [draw()])).toMatchObject({
      kind: 'moved-on',
      steps: [{ text: 'end', at: MOST_ACTS - 1 }],
    });
    const [row] = await store.query<{ status: string }>('select status from club.result where play = $1', [
      play,
    ]);
    expect(row?.status).toBe('resigned');
  });

  test('of other rules is left to another version', async () => {
    const plays = storedPlays(store);
    const contest = await makeContest(store, [golf]);
    const { play } = await opened(plays, contest);
    await store.query(
      "update club.board set rules = '0' where id in (select board from club.contest_board where contest = $1)",
      [contest],
    );
    expect(await storedPlays(store).act(play, 'ada', 0, [draw()])).toEqual({ kind: 'rules' });
  });

  test('has times that never fall, though the clock of the database does', async () => {
    const plays = storedPlays(store);
    const { play } = await opened(plays, await makeContest(store, [golf]));
    const first = made(await plays.act(play, 'ada', 0, [draw()]));
    // As if the clock had been set back by an hour since.
    await store.query('update club.play set opened = opened + 3600000 where id = $1', [play]);
    const second = made(await plays.act(play, 'ada', 1, [draw()]));
    expect(second.steps[0]?.at).toBe(first.steps[0]?.at);
  });
});

test('the clock of the database is asked again after the machine has slept, or was set', () => {
  let [steady, machine] = [0, 1_000_000];
  const clock = databaseClock(
    () => steady,
    () => machine,
  );
  expect(clock.now()).toBeNull();
  clock.told(5000);
  [steady, machine] = [steady + 60_000, machine + 60_100];
  expect(clock.now()).toBe(65_000);
  machine += 3_600_000;
  expect(clock.now()).toBeNull();
  clock.told(3_665_000);
  steady += 10;
  expect(clock.now()).toBe(3_665_010);
});

test('a process holds the plays used last, as many as their acts have room', () => {
  const held = new HeldPlays<{ frame: { id: string }; acts: readonly number[] }>(46);
  const play = (id: string, acts: number) => ({
    frame: { id },
    acts: Array.from({ length: acts }, (_, n) => n),
  });
  held.hold(play('a', 2));
  held.hold(play('b', 2));
  held.hold(play('a', 3));
  held.hold(play('c', 3));
  expect(['a', 'b', 'c'].filter((id) => held.get(id) !== undefined)).toEqual(['a', 'c']);
  held.drop('a');
  held.hold(play('d', 5));
  expect(['c', 'd'].filter((id) => held.get(id) !== undefined)).toEqual(['c', 'd']);
  held.hold(play('e', 20));
  expect(['c', 'd', 'e'].filter((id) => held.get(id) !== undefined)).toEqual(['e']);
});

/** A client that plays by chance and catches up when the other was faster. */
const client = (plays: Plays, state: PlayState, seed: number) => {
  const random = chance(seed);
  let attempt: FollowedAttempt = beginFollowed(klondike, take(parseView(klondike, state.view)));
  const seen: Step[] = [];
  const follow = (steps: readonly Step[]): void => {
    for (const step of steps) {
      const next = take(followAct(attempt, step.text, { shown: parseShown(step.shows) }));
      if (next === null) throw new Error(`"${step.text}" is not followed`);
      attempt = next;
      seen.push(step);
    }
  };
  return {
    seen,
    view: () => makePosition(klondike, followedStep(attempt.session).view),
    act: async (): Promise<void> => {
      const { view } = followedStep(attempt.session);
      const legal = legalMoves(klondike, view);
      if (legal.length === 0) return;
      const acts = [{ key: key(), text: makeMove(klondike, view, random.pick(legal)) }];
      if (random.below(4) === 0) acts.push({ key: key(), text: 'd' });
      const n = seen.length;
      // An answer may be lost; then the same is sent again.
      if (random.below(5) === 0) await plays.act(state.play, 'ada', n, acts);
      const answer = await plays.act(state.play, 'ada', n, acts);
      if (answer.kind === 'made' || answer.kind === 'moved-on') follow(answer.steps);
      else throw new Error(JSON.stringify(answer));
    },
    catchUp: async (): Promise<void> => {
      const now = await plays.from(state.play, 'ada', seen.length);
      if ('kind' in now) throw new Error(now.kind);
      follow(now.steps);
    },
  };
};

test('two clients on one play over two processes: each number once, and equal views in the end', async () => {
  const processes = [storedPlays(store), storedPlays(store)] as const;
  const count = sized(25, 1000);
  const first = firstSeed(count);
  const board = Array.from({ length: 1 }, () => klondike);
  for (let seed = first; seed < first + count; seed++) {
    const contest = await makeContest(store, board);
    const state = await opened(processes[0], contest);
    const clients = [client(processes[0], state, seed), client(processes[1], state, -seed)] as const;
    const { below } = chance(seed * 7);
    const turns: Promise<void>[] = [];
    const last = [Promise.resolve(), Promise.resolve()];
    for (let i = 0; i < 12; i++) {
      const who = below(2);
      last[who] = (last[who] as Promise<void>).then(() => (clients[who] as (typeof clients)[0]).act());
      turns.push(last[who]);
      if (below(3) === 0) await Promise.all(turns);
    }
    await Promise.all(turns);
    for (const each of clients) await each.catchUp();
    const stored = await store.query<Step>(
      'select text, shows, at_ms as at from club.act where play = $1 order by n',
      [state.play],
    );
    for (const each of clients) deepStrictEqual(each.seen, [...stored], `seed ${seed}`);
    expect(clients[0].view()).toBe(clients[1].view());
  }
});

test('the routes refuse what is no request for acts', async () => {
  const app = playRoutes(storedPlays(store), {
    accountOf: async (request) => request.headers.get('X-Account'),
    isEntered: async () => true,
  });
  const { play } = await opened(storedPlays(store), await makeContest(store, [golf]));
  const post = (body: string, account = 'ada'): Promise<Response> =>
    Promise.resolve(
      app.request(`/plays/${play}/acts`, {
        method: 'POST',
        body,
        headers: account === '' ? {} : { 'X-Account': account },
      }),
    );
  const act = { key: key(), text: 'd' };
  const wrong = [
    '', 'x', '{}', '[]', 'null', `${'['.repeat(5000)}${']'.repeat(5000)}`, '{"n":-1,"acts":[]}', '{"n":0,"acts":[]}',
    JSON.stringify({ n: 0.5, acts: [act] }), JSON.stringify({ n: 0, acts: [{ ...act, key: 'a b' }] }),
    JSON.stringify({ n: 0, acts: [{ ...act, more: 1 }] }), JSON.stringify({ n: 0, acts: Array.from({ length: 65 }, () => act) }),
  ]; // prettier-ignore
  for (const body of wrong) expect((await post(body)).status, body).toBe(400);
  expect((await post(JSON.stringify({ n: 0, acts: [act] }), '')).status).toBe(401);
  expect((await post(JSON.stringify({ n: 0, acts: [act] }), 'bob')).status).toBe(404);
  const good = await post(JSON.stringify({ n: 0, acts: [act] }));
  expect([good.status, good.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
});
