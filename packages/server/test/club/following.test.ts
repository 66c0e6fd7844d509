// The player's side of a play against the real operations of the server, on a real PostgreSQL: answers and requests that
// are lost, reloads, two devices on one play.
import { followedStep, legalMoves, makeMove, makePosition, type Game } from '@cairn/engine';
import type { SqlStore } from '@cairn/store';
import { chance, firstSeed, sized, take } from '@cairn/testkit';
import {
  beginPlay,
  clubClient,
  isPlayFinished,
  PlayLink,
  type FetchAnswer,
  type KeptPlay,
  type LinkNews,
  type PlayState,
} from '@cairn/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playRoutes } from '../../src/club/play-routes.ts';
import { storedPlays } from '../../src/club/plays.ts';
import { ID_BYTES, randomToken } from '../../src/random-token.ts';
import { gameCalled, makeContest, startClubStore } from './club-support.ts';

let store: SqlStore;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ store, stop } = await startClubStore(['ada']));
});
afterAll(() => stop());

const golf = gameCalled('golf');
const klondike = gameCalled('klondike');

/** What happens to the next request; "lost": the server does what it says, and its answer does not arrive. */
type Fate = 'arrives' | 'fails' | 'lost' | 'busy';

/** A device, with its own process of the server. What it keeps outlives its links. */
class Device {
  fate: () => Fate = () => 'arrives';
  account: string | null = 'ada';
  kept: KeptPlay | null = null;
  readonly news: LinkNews[] = [];
  readonly pauses: number[] = [];
  #app = this.#process();
  #link: PlayLink | null = null;

  #process(): ReturnType<typeof playRoutes> {
    return playRoutes(storedPlays(store), {
      accountOf: () => Promise.resolve(this.account),
      isEntered: () => Promise.resolve(true),
    });
  }

  /** Another process of the server answers from now on. */
  elsewhere(): void {
    this.#app = this.#process();
  }

  readonly #client = clubClient(async (address, options): Promise<FetchAnswer> => {
    const fate = this.fate();
    if (fate === 'fails') throw new TypeError('Failed to fetch');
    if (fate === 'busy')
      return {
        status: 503,
        headers: new Headers({ 'Retry-After': '2' }),
        json: () => Promise.resolve({ faults: [{ code: 'unavailable', path: '', message: '', facts: {} }] }),
      };
    const answer = await this.#app.request(address.replace(/^\/api/, ''), options);
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  });

  get link(): PlayLink {
    if (this.#link === null) throw new Error('No play is open on this device');
    return this.#link;
  }

  get view(): string {
    const { session } = this.link.play.attempt;
    return makePosition(session.game, followedStep(session).view);
  }

  async open(contest: string, game: Game): Promise<void> {
    const answer = await this.#client.ask<PlayState>('POST', `/contests/${contest}/boards/0/play`, {});
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    this.#begin(game, { state: answer.value, outbox: [] }, true);
  }

  /** The page is loaded again: only what was kept is left. */
  reload(game: Game): void {
    this.link.stop();
    if (this.kept === null) throw new Error('Nothing was kept');
    this.#begin(game, structuredClone(this.kept), false);
  }

  #begin(game: Game, kept: KeptPlay, isNew: boolean): void {
    this.kept = kept;
    this.#link = new PlayLink(game, take(beginPlay(game, kept)), isNew, {
      client: this.#client,
      keep: (now) => {
        this.kept = now;
      },
      pause: (seconds) => {
        this.pauses.push(seconds);
        return new Promise((later) => setTimeout(later));
      },
      newKey: () => randomToken(ID_BYTES),
      changed: () => undefined,
      tell: (news) => this.news.push(news),
    });
  }
}

const storedActs = (play: string): Promise<readonly { text: string; shows: string; key: string }[]> =>
  store.query('select text, shows, key from club.act where play = $1 order by n', [play]);

const toldBy = ({ link }: Device): readonly string[] =>
  link.play.state.steps.map(({ text, shows }) => `${text}/${shows}`);

const pick = (device: Device, random: ReturnType<typeof chance>): string | null => {
  const { session } = device.link.play.attempt;
  const { view } = followedStep(session);
  const legal = legalMoves(session.game, view).filter(({ kind }) => kind !== 'end');
  return legal.length === 0 ? null : makeMove(session.game, view, random.pick(legal));
};

describe('a play on a device', () => {
  test('goes on at once where nothing is shown, and waits where a card turns', async () => {
    const device = new Device();
    await device.open(await makeContest(store, [klondike]), klondike);
    const { link } = device;
    take(link.make('d', 1));
    expect(link.play.awaited).toBe('d');
    expect(link.make('d', 1).ok).toBe(false);
    await link.sync();
    expect([link.state, link.play.awaited, link.play.state.n]).toEqual(['saved', null, 1]);
    expect(device.view).not.toBe(device.link.play.state.view);
  });

  test('is kept with what could not be sent, and sends it after a reload, once', async () => {
    const device = new Device();
    await device.open(await makeContest(store, [golf], { undo: true }), golf);
    take(device.link.make('d', 1));
    await device.link.sync();
    let asked = 0;
    device.fate = () => (asked++ < 3 ? 'fails' : 'lost');
    // "<" and ">" show nothing, so the player can go on.
    for (const text of ['<', '>', '<']) take(device.link.make(text, 2));
    await expect.poll(() => asked).toBeGreaterThan(5);
    expect(device.link.state).toBe('away');
    device.reload(golf);
    device.fate = () => 'arrives';
    expect(device.kept?.outbox.map(({ text }) => text)).toEqual(['<', '>', '<']);
    await device.link.sync();
    expect([device.link.state, device.link.play.state.n]).toEqual(['saved', 4]);
    const acts = await storedActs(device.link.play.state.play);
    expect(acts.map(({ text }) => text)).toEqual(['d', '<', '>', '<']);
    expect(device.news).toEqual([]);
    expect(device.pauses.slice(0, 3)).toEqual([1, 2, 4]);
  });

  test('is told what cannot be made, and goes on without it', async () => {
    const device = new Device();
    await device.open(await makeContest(store, [golf]), golf);
    take(device.link.make('d', 1));
    await device.link.sync();
    take(device.link.make('<', 1));
    take(device.link.make('d', 1));
    await device.link.sync();
    expect(device.news).toEqual([{ kind: 'refused', text: '<', why: { kind: 'act', why: 'policy' } }]);
    expect([device.link.state, device.link.play.state.n, device.link.play.outbox.length]).toEqual([
      'saved',
      1,
      0,
    ]);
  });

  test('waits as long as it is told while the database is away', async () => {
    const device = new Device();
    await device.open(await makeContest(store, [golf]), golf);
    let left = 2;
    device.fate = () => (left-- > 0 ? 'busy' : 'arrives');
    take(device.link.make('d', 1));
    await device.link.sync();
    expect([device.pauses, device.link.play.state.n]).toEqual([[2, 2], 1]);
  });

  test('goes on from what the server has, if that has lost acts', async () => {
    const device = new Device();
    await device.open(await makeContest(store, [golf]), golf);
    for (let i = 0; i < 3; i++) {
      take(device.link.make('d', 1));
      await device.link.sync();
    }
    await store.query('delete from club.act where play = $1 and n > 0', [device.link.play.state.play]);
    device.elsewhere();
    take(device.link.make('d', 1));
    await device.link.sync();
    expect([device.link.state, device.link.play.state.n, device.news]).toEqual([
      'saved',
      1,
      [{ kind: 'moved-on' }],
    ]);
  });

  test('is over when its time is up, and not before', async () => {
    const device = new Device();
    await device.open(await makeContest(store, [golf], { seconds: 60 }), golf);
    const { play } = device.link.play.state;
    await device.link.timeUp();
    expect([device.link.state, device.link.play.state.n]).toEqual(['saved', 0]);
    await store.query('update club.play set opened = opened - 61000 where id = $1', [play]);
    device.elsewhere();
    await device.link.timeUp();
    expect(device.link.play.state).toMatchObject({ n: 1, status: 'time' });
    expect([isPlayFinished(device.link.play, 61), device.news]).toEqual([true, []]);
  });

  test('stops where the account is gone, the rules are others, or the play is unknown', async () => {
    const device = new Device();
    await device.open(await makeContest(store, [golf]), golf);
    const { play } = device.link.play.state;
    device.account = null;
    take(device.link.make('d', 1));
    await device.link.sync();
    expect(device.link.state).toBe('signed-out');
    device.account = 'bob';
    await device.link.sync();
    expect(device.link.state).toBe('gone');
    device.account = 'ada';
    await store.query(
      `update club.board set rules = 'others' where id =
       (select board from club.contest_board b join club.play p on p.contest = b.contest where p.id = $1)`,
      [play],
    );
    device.elsewhere();
    await device.link.sync();
    expect(device.link.state).toBe('rules');
    expect(device.kept?.outbox).toHaveLength(1);
    expect(beginPlay(klondike, device.kept ?? { state: device.link.play.state, outbox: [] }).ok).toBe(false);
  });
});

const seed = firstSeed(2);
test.each(Array.from({ length: sized(2, 40) }, (_, i) => seed + i))(
  'two devices on one play over a bad line end with the same cards, seed %i',
  async (turn) => {
    const random = chance(turn);
    const game = gameCalled(random.pick(['golf', 'klondike', 'tripeaks', 'pyramid', 'yukon']));
    const contest = await makeContest(store, [game]);
    const devices = [new Device(), new Device()] as const;
    for (const device of devices) {
      await device.open(contest, game);
      device.fate = () => random.pick(['arrives', 'arrives', 'arrives', 'lost', 'fails', 'busy']);
    }
    for (let i = 0; i < 60; i++) {
      const device = random.pick(devices);
      const text = device.link.play.awaited === null ? pick(device, random) : null;
      if (text !== null) take(device.link.make(text, i));
      if (random.below(4) === 0) device.reload(game);
      if (random.below(6) === 0) device.elsewhere();
      if (random.below(3) > 0) await device.link.sync();
    }
    for (const device of devices) device.fate = () => 'arrives';
    // In the first round a device may send what it could not send before, which the others learn of in the second.
    for (const device of [...devices, ...devices]) await device.link.catchUp();
    const [one, other] = devices;
    const acts = await storedActs(one.link.play.state.play);
    expect(toldBy(one)).toEqual(acts.map(({ text, shows }) => `${text}/${shows}`));
    expect(toldBy(other)).toEqual(toldBy(one));
    expect(other.view).toBe(one.view);
    expect(new Set(acts.map(({ key }) => key)).size).toBe(acts.length);
    expect([one.link.state, other.link.state]).toEqual(['saved', 'saved']);
  },
);
