/**
 * Many players at once. The loop is open: each act has the moment at which it is due, whatever became of those before,
 * and its time runs from that moment to its answer. So a server that falls behind cannot look fast.
 */
import {
  beginFollowed,
  compileTrusted,
  followAct,
  followedStep,
  makeMove,
  parseShown,
  parseView,
  unwrap,
  type FollowedAttempt,
  type Game,
} from '@cairn/engine';
import { DAILY_POLICY } from '@cairn/formats';
import { findGame } from '@cairn/games';
import { chance, type Chance } from '@cairn/testkit';
import type { SqlStore } from '@cairn/store';
import type { MadeActs, PlayState } from '@cairn/wire';
import { commitmentOf, newBoard } from '../src/club/sealed-board.ts';
import { ID_BYTES, randomToken } from '../src/random-token.ts';
import { startOrdealSite, type OrdealPlayer, type OrdealSite, type Reply } from './ordeal-site.ts';

export const MOST_TRIES = 300;
export const CONTEST = 'ordeal-contest-0';
const DAY_MS = 86_400_000;
const NAMES = ['klondike', 'tripeaks', 'golf', 'yukon', 'pyramid', 'canfield'] as const;
/** Boards of the contest: as many as a player may have in a run. */
const BOARDS = 60;

const games: readonly Game[] = NAMES.map((name) => {
  const found = findGame(name);
  if (found === null) throw new Error(`No game "${name}"`);
  return unwrap(compileTrusted(found.def, found.options));
});
const gameOf = (board: number): Game => games[board % games.length] as Game;

/** Makes the contest that players enter. */
export const fill = async (store: SqlStore): Promise<void> => {
  const now = Date.now();
  await store.transaction(async (sql) => {
    await sql.query(
      `insert into club.contest (id, kind, title, opens, closes, policy, made)
       values ($1, 'tournament', 'Ordeal', $2, $3, $4, $2)`,
      [CONTEST, now - DAY_MS, now + DAY_MS, JSON.stringify(DAILY_POLICY)],
    );
    for (let n = 0; n < BOARDS; n++) {
      const board = newBoard(gameOf(n), {});
      const { id, game, options, rules, deal, salt } = board;
      await sql.query(
        `insert into club.board (id, game, options, rules, deal, salt, commitment, made)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [id, game, options, rules, deal, salt, commitmentOf(board), now],
      );
      await sql.query('insert into club.contest_board (contest, n, board) values ($1, $2, $3)', [
        CONTEST,
        n,
        id,
      ]);
    }
    await sql.query(
      `insert into club.entry (contest, account, joined) select $1, id, 0 from accounts.account`,
      [CONTEST],
    );
  });
};

/** A player who makes moves by chance, board after board. */
class Mover {
  readonly #site: OrdealSite;
  readonly #player: OrdealPlayer;
  readonly #random: Chance;
  #board: number;
  #play = '';
  #n = 0;
  #attempt: FollowedAttempt | null = null;

  constructor(site: OrdealSite, player: OrdealPlayer, i: number) {
    this.#site = site;
    this.#player = player;
    this.#random = chance(i);
    this.#board = i % BOARDS;
  }

  /** Sends again what found a connection that the server had closed: an act and an opening are made once. */
  async #send(path: string, body: string): Promise<Reply> {
    for (let tries = 1; ; tries++)
      try {
        return await this.#site.send('POST', path, this.#player, body);
      } catch (error) {
        // Each of the connections that were kept may have been closed.
        if (tries === MOST_TRIES) throw error;
      }
  }

  /** Opens the next board, unless one is being played. */
  async ready(): Promise<void> {
    if (this.#attempt !== null) return;
    const board = this.#board;
    this.#board = (board + 1) % BOARDS;
    const reply = await this.#send(`/api/contests/${CONTEST}/boards/${board}/play`, '{}');
    if (reply.status !== 200) throw new Error(`A board was not opened: ${reply.status} ${reply.text}`);
    const state = JSON.parse(reply.text) as PlayState;
    this.#play = state.play;
    this.#n = state.n;
    const game = gameOf(board);
    let attempt = beginFollowed(game, unwrap(parseView(game, state.view)));
    for (const { text, shows, at } of state.steps)
      attempt = unwrap(followAct(attempt, text, { shown: parseShown(shows), at: at / 1000 })) ?? attempt;
    if (state.status === 'playing') this.#attempt = attempt;
    else await this.ready();
  }

  /** Makes an act; whether it was acknowledged. */
  async act(): Promise<boolean> {
    await this.ready();
    const attempt = this.#attempt as FollowedAttempt;
    const { session } = attempt;
    const { view, legal } = followedStep(session);
    const text = legal.length === 0 ? 'end' : makeMove(session.game, view, this.#random.pick(legal));
    const body = JSON.stringify({ n: this.#n, acts: [{ key: randomToken(ID_BYTES), text }] });
    const reply = await this.#send(`/api/plays/${this.#play}/acts`, body);
    if (reply.status !== 200) throw new Error(`An act was not made: ${reply.status} ${reply.text}`);
    const made = JSON.parse(reply.text) as MadeActs;
    const [step] = made.steps;
    if (step === undefined || made.refused !== undefined)
      throw new Error(`An act was refused: ${reply.text}`);
    const next = unwrap(followAct(attempt, step.text, { shown: parseShown(step.shows), at: step.at / 1000 }));
    this.#n += 1;
    this.#attempt = next === null || made.status !== 'playing' ? null : next;
    return true;
  }
}

/** The value below which a share of sorted numbers lies. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks for a file of the page ten times a second, and returns the times in milliseconds. */
const askForPage = async (site: OrdealSite, signal: AbortSignal): Promise<readonly number[]> => {
  const times: number[] = [];
  while (!signal.aborted) {
    const began = performance.now();
    await site.send('GET', '/', null);
    times.push(performance.now() - began);
    await later(100);
  }
  return times.toSorted((one, other) => one - other);
};

export interface LoadSize {
  readonly players: number;
  /** Acts a second of each player. */
  readonly rate: number;
  readonly seconds: number;
  readonly processes: number;
}

export interface Measured {
  /** Milliseconds of each acknowledged act, in order of size. */
  readonly times: readonly number[];
  readonly lost: number;
  /** Seconds. */
  readonly ran: number;
}

/** Players who make acts at a fixed rate. */
export const play = async (
  site: OrdealSite,
  { players, rate, seconds }: Omit<LoadSize, 'processes'>,
): Promise<Measured> => {
  const movers = site.players.slice(0, players).map((player, i) => new Mover(site, player, i));
  for (let at = 0; at < movers.length; at += 50)
    await Promise.all(movers.slice(at, at + 50).map((mover) => mover.ready()));
  const times: number[] = [];
  let lost = 0;
  const began = performance.now() + 100;
  await Promise.all(
    movers.map(async (mover, i) => {
      for (let k = 0; k < seconds * rate; k++) {
        const due = began + ((k + i / players) / rate) * 1000;
        const wait = due - performance.now();
        if (wait > 0) await later(wait);
        await mover.act().then(
          () => void times.push(performance.now() - due),
          (error: unknown) => {
            lost += 1;
            if (lost === 1) process.stderr.write(`${String(error)}\n`);
          },
        );
      }
    }),
  );
  const ran = (performance.now() - began) / 1000;
  return { times: times.toSorted((one, other) => one - other), lost, ran };
};

/** The median, and what 1 % and 0.1 % are above, in words. */
export const timesText = (times: readonly number[]): string => {
  const ms = (share: number): string => `${quantile(times, share).toFixed(1)} ms`;
  return `p50 ${ms(0.5)}, p99 ${ms(0.99)}, p99.9 ${ms(0.999)}`;
};

/** A run, as lines for people. */
export const load = async (kind: OrdealSite['kind'], size: LoadSize): Promise<readonly string[]> => {
  const { players, rate, seconds, processes } = size;
  const site = await startOrdealSite(kind, players, fill, processes);
  try {
    // Compiled code is what a server has after its first seconds.
    await play(site, { ...size, seconds: 5 });
    const before = site.processor();
    const stop = new AbortController();
    const page = askForPage(site, stop.signal);
    const { times, lost, ran } = await play(site, size);
    stop.abort();
    const pages = await page;
    const after = site.processor();
    const micros = (used: number): string => `${((used / times.length) * 1e6).toFixed(0)} µs`;
    return [
      `${site.kind}, ${players} players x ${rate} acts a second, ${seconds} s, ${processes} process${processes === 1 ? '' : 'es'}`,
      `  acknowledged  ${times.length} (${(times.length / ran).toFixed(0)} a second), ${lost} not`,
      `  time          ${timesText(times)}`,
      `  a file        ${timesText(pages)} (${pages.length} times)`,
      `  processor     server ${micros(after.server - before.server)}, database ${micros(after.database - before.database)} an act`,
      `  memory        ${(await site.memory()).toFixed(0)} MB`,
    ];
  } finally {
    await site.stop();
  }
};
