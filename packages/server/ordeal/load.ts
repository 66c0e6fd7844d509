/**
 * Many players at once. The loop is open: each act has the moment at which it is due, whatever became of those before,
 * and its time runs from that moment to its answer. So a server that falls behind cannot look fast.
 */
import {
  begin,
  compileTrusted,
  makeMove,
  parseDeal,
  play,
  stepAt,
  unwrap,
  type Deal,
  type Game,
} from '@cairn/engine';
import { DAILY_POLICY } from '@cairn/formats';
import { findGame } from '@cairn/games';
import { chance } from '@cairn/testkit';
import type { SqlStore } from '@cairn/store';
import type { MadeActs, PlayState } from '@cairn/wire';
import { commitmentOf, newBoard } from '../src/club/sealed-board.ts';
import { ID_BYTES, randomToken } from '../src/random-token.ts';
import { startOrdealSite, type OrdealPlayer, type OrdealSite, type Reply } from './ordeal-site.ts';

export const MOST_TRIES = 300;
export const CONTEST = 'ordeal-contest-0';
const DAY_MS = 86_400_000;
const MICROS = 1e6;
const NAMES = ['klondike', 'tripeaks', 'golf', 'yukon', 'pyramid', 'canfield'] as const;
/** Boards of the contest: as many as a player may have in a run. */
const BOARDS = 60;

const games: readonly Game[] = NAMES.map((name) => {
  const found = findGame(name);
  if (found === null) throw new Error(`No game "${name}"`);
  return unwrap(compileTrusted(found.def, found.options));
});
/** The deals of the boards, for `movesOn`. */
const deals: Deal[] = [];
/** After so many moves a play is ended. */
const MOST_MOVES = 150;

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
      deals[n] = unwrap(parseDeal(deal));
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

/** Different plays of a board. More would take long to find, and are no other work for the server. */
const PLAYS = 4;
const knownMoves = new Map<number, readonly string[]>();

/** The moves of a play of a board, by chance. */
const movesOn = (board: number, player: number): readonly string[] => {
  const number = (player % PLAYS) * BOARDS + board;
  const moves = knownMoves.get(number) ?? movesByChance(board, number);
  knownMoves.set(number, moves);
  return moves;
};

const movesByChance = (board: number, seed: number): readonly string[] => {
  const deal = deals[board];
  if (deal === undefined) throw new Error(`Board ${board} was not made`);
  const game = gameOf(board);
  const random = chance(seed);
  const texts: string[] = [];
  let session = unwrap(begin(game, deal));
  for (let step = stepAt(session); step.status === 'playing'; step = stepAt(session)) {
    if (texts.length === MOST_MOVES) return [...texts, 'end'];
    const move = random.pick(step.legal);
    texts.push(makeMove(game, step.view, move));
    session = play(session, move);
  }
  return texts;
};

/**
 * A player who makes moves by chance, board after board. They are found before the run, because the measure is of the
 * server and the driver has only the rest of the machine.
 */
class Mover {
  readonly #site: OrdealSite;
  readonly #player: OrdealPlayer;
  readonly #number: number;
  #board: number;
  #play = '';
  #n = 0;
  #isOpen = false;
  /** Milliseconds of each opening. */
  readonly openings: number[] = [];

  constructor(site: OrdealSite, player: OrdealPlayer, i: number) {
    this.#site = site;
    this.#player = player;
    this.#number = i;
    this.#board = i % BOARDS;
    for (let board = 0; board < BOARDS; board++) movesOn(board, i);
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
    while (!this.#isOpen) {
      const began = performance.now();
      const reply = await this.#send(`/api/contests/${CONTEST}/boards/${this.#board}/play`, '{}');
      if (reply.status !== 200) throw new Error(`A board was not opened: ${reply.status} ${reply.text}`);
      this.openings.push(performance.now() - began);
      const state = JSON.parse(reply.text) as PlayState;
      this.#play = state.play;
      this.#n = state.n;
      this.#isOpen = state.status === 'playing';
      if (!this.#isOpen) this.#board = (this.#board + 1) % BOARDS;
    }
  }

  /** Makes an act on the board that is open. Rejects if it was not acknowledged. */
  async act(): Promise<void> {
    const text = movesOn(this.#board, this.#number)[this.#n];
    if (text === undefined) throw new Error(`No move ${this.#n} was found on board ${this.#board}`);
    const body = JSON.stringify({ n: this.#n, acts: [{ key: randomToken(ID_BYTES), text }] });
    const reply = await this.#send(`/api/plays/${this.#play}/acts`, body);
    if (reply.status !== 200) throw new Error(`An act was not made: ${reply.status} ${reply.text}`);
    const made = JSON.parse(reply.text) as MadeActs;
    if (made.steps.length !== 1 || made.refused !== undefined)
      throw new Error(`An act was refused: ${reply.text}`);
    this.#n += 1;
    if (made.status !== 'playing') {
      this.#isOpen = false;
      this.#board = (this.#board + 1) % BOARDS;
    }
  }
}

/** The value below which a share of sorted numbers lies. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

const ordered = (times: readonly number[]): readonly number[] => times.toSorted((one, other) => one - other);

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
  return ordered(times);
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
  /** The same of each board that was opened. */
  readonly openings: readonly number[];
  readonly lost: number;
  /** Seconds. */
  readonly ran: number;
}

/** Players who make acts at a fixed rate. */
export const playAtRate = async (
  site: OrdealSite,
  { players, rate, seconds }: Omit<LoadSize, 'processes'>,
): Promise<Measured> => {
  const movers = site.players.slice(0, players).map((player, i) => new Mover(site, player, i));
  for (let at = 0; at < movers.length; at += 50)
    await Promise.all(movers.slice(at, at + 50).map((mover) => mover.ready()));
  for (const { openings } of movers) openings.length = 0;
  const times: number[] = [];
  let lost = 0;
  const began = performance.now() + 100;
  await Promise.all(
    movers.map(async (mover, i) => {
      for (let k = 0; k < seconds * rate; k++) {
        const due = began + ((k + i / players) / rate) * 1000;
        const wait = due - performance.now();
        if (wait > 0) await later(wait);
        try {
          await mover.act();
          times.push(performance.now() - due);
          // The next board is there before the next act is due, unless it takes longer than a player thinks.
          await mover.ready();
        } catch (error) {
          lost += 1;
          if (lost === 1) process.stderr.write(`${String(error)}\n`);
        }
      }
    }),
  );
  const ran = (performance.now() - began) / 1000;
  const openings = movers.flatMap((mover) => mover.openings);
  return { times: ordered(times), openings: ordered(openings), lost, ran };
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
    await playAtRate(site, { ...size, seconds: 5 });
    const before = { ...site.processor(), driver: process.cpuUsage() };
    const stop = new AbortController();
    const page = askForPage(site, stop.signal);
    const { times, openings, lost, ran } = await playAtRate(site, size);
    stop.abort();
    const pages = await page;
    const after = site.processor();
    const driver = process.cpuUsage(before.driver);
    const micros = (used: number): string => `${((used / times.length) * MICROS).toFixed(0)} µs`;
    const driven = (driver.user + driver.system) / MICROS;
    return [
      `${site.kind}, ${players} players x ${rate} acts a second, ${seconds} s, ${processes} process${processes === 1 ? '' : 'es'}`,
      `  acknowledged  ${times.length} (${(times.length / ran).toFixed(0)} a second), ${lost} not`,
      `  time          ${timesText(times)}`,
      `  a file        ${timesText(pages)} (${pages.length} times)`,
      `  opening       ${timesText(openings)} (${openings.length} times)`,
      `  processor     server ${micros(after.server - before.server)}, database ${micros(after.database - before.database)}, driver ${micros(driven)} an act`,
      `  memory        ${(await site.memory()).toFixed(0)} MB`,
    ];
  } finally {
    await site.stop();
  }
};
