// Processes of the club and players of sealed boards, for tests that kill the one under the other.
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';
import {
  beginFollowed,
  compileTrusted,
  followAct,
  followedStep,
  legalMoves,
  makeMove,
  makePosition,
  parseShown,
  parseView,
  type FollowedAttempt,
  type Game,
} from '@cairn/engine';
import { DAILY_POLICY, type ContestPolicy } from '@cairn/formats';
import { findGame } from '@cairn/games';
import { openStore, type SqlClient, type SqlStore } from '@cairn/store';
import { chance, startServer, take, type Chance } from '@cairn/testkit';
import { bundle } from '../../../../scripts/bundle.js';
import { migrateClub } from '../../src/club-store.ts';
import { commitmentOf, newBoard } from '../../src/club/sealed-board.ts';
import { ID_BYTES, randomToken } from '../../src/random-token.ts';

const program = path.join(import.meta.dirname, '../../dist/play-process.js');

/** Bundles the program of the processes. */
export const bundleProcess = (): Promise<void> =>
  bundle(
    path.join(import.meta.dirname, 'play-process.ts'),
    program,
    (name: string) => name === 'pg' || name === '@electric-sql/pglite',
  );

export interface ClubProcess {
  readonly child: ChildProcess;
  readonly address: string;
}

/** Starts a process and waits until it listens. */
export const startProcess = async (
  store: string,
  fault: { readonly at?: string; readonly n?: number } = {},
): Promise<ClubProcess> => {
  const env = { ...process.env, STORE: store, FAULT_AT: fault.at ?? '', FAULT_N: `${fault.n ?? 1}` };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) return { child, address: line };
  throw new Error('The process ended before it listened');
};

export const hasEnded = ({ child }: ClubProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

export const kill = async ({ child }: ClubProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
};

export const gameCalled = (id: string): Game => {
  const found = findGame(id);
  if (found === null) throw new Error(`No game "${id}"`);
  return take(compileTrusted(found.def, found.options));
};

/** A database of the club on a PostgreSQL server of its own, with accounts of guests with these ids. */
export const startClubStore = async (
  ids: readonly string[],
): Promise<{ readonly store: SqlStore; readonly stop: () => Promise<void> }> => {
  const server = await startServer();
  const store = take(
    await openStore({ kind: 'server', url: server.url }, { connections: 4, prepares: true }),
  );
  take(await migrateClub(store));
  await makeAccounts(store, ids);
  return {
    store,
    stop: async () => {
      await store.close();
      await server.stop();
    },
  };
};

/** Makes accounts of guests with these ids, unless they are there. */
export const makeAccounts = async (sql: SqlClient, ids: readonly string[]): Promise<void> => {
  for (const id of ids)
    await sql.query(
      `insert into accounts.account (id, name, name_key, kind, made, seen) values ($1, $1, $1, 'guest', 0, 0)
       on conflict do nothing`,
      [id],
    );
};

/** Makes a contest with a board of each game and returns its id. It is open for an hour. */
export const makeContest = async (
  sql: SqlClient,
  games: readonly Game[],
  policy: Partial<ContestPolicy> = {},
): Promise<string> => {
  const id = randomToken(ID_BYTES);
  const now = Date.now();
  await sql.query(
    `insert into club.contest (id, kind, title, opens, closes, policy, made)
     values ($1, 'tournament', 'An evening', $2, $3, $4, $2)`,
    [id, now - 3_600_000, now + 3_600_000, JSON.stringify({ ...DAILY_POLICY, ...policy })],
  );
  for (const [n, game] of games.entries()) {
    const board = newBoard(game, {});
    const { game: name, options, rules, deal, salt } = board;
    await sql.query(
      `insert into club.board (id, game, options, rules, deal, salt, commitment, made)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [board.id, name, options, rules, deal, salt, commitmentOf(board), now],
    );
    await sql.query('insert into club.contest_board (contest, n, board) values ($1, $2, $3)', [
      id,
      n,
      board.id,
    ]);
  }
  return id;
};

export interface Step {
  readonly text: string;
  readonly shows: string;
  readonly at: number;
}

interface Answer {
  readonly status: number;
  readonly body: {
    readonly play?: string;
    readonly n?: number;
    readonly view?: string;
    readonly steps?: readonly Step[];
    readonly refused?: object;
    readonly status?: string;
    readonly faults?: readonly { readonly code: string }[];
  };
}

/**
 * Sends a request to one of the addresses until it is answered.
 * @param waits gets the times to try again, in seconds, that were told while the database was away.
 */
export const ask = async (
  addressOf: () => string,
  account: string,
  route: string,
  body?: object,
  waits: (string | null)[] = [],
): Promise<Answer> => {
  for (;;) {
    try {
      const response = await fetch(`${addressOf()}/api/${route}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'X-Account': account, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (response.status === 503) {
        waits.push(response.headers.get('Retry-After'));
        throw new Error('away');
      }
      return { status: response.status, body: JSON.parse(text) as Answer['body'] };
    } catch {
      await new Promise((later) => setTimeout(later, 20));
    }
  }
};

/** A player's side: makes acts by chance, follows what it is told, and keeps every step that was acknowledged. */
export class Player {
  readonly acknowledged: Step[] = [];
  attempt: FollowedAttempt;
  over = false;
  readonly play: string;
  readonly #account: string;
  readonly #addressOf: () => string;
  readonly #random: Chance;
  readonly #waits: (string | null)[];

  private constructor(
    play: string,
    account: string,
    attempt: FollowedAttempt,
    addressOf: () => string,
    seed: number,
    waits: (string | null)[],
  ) {
    this.play = play;
    this.#account = account;
    this.attempt = attempt;
    this.#addressOf = addressOf;
    this.#random = chance(seed);
    this.#waits = waits;
  }

  static async open(
    contest: string,
    n: number,
    game: Game,
    account: string,
    addressOf: () => string,
    seed: number,
    waits: (string | null)[] = [],
  ): Promise<Player> {
    const { status, body } = await ask(addressOf, account, `contests/${contest}/boards/${n}/play`, {});
    if (status !== 200) throw new Error(`Not opened: ${JSON.stringify(body)}`);
    const first = take(parseView(game, body.view ?? ''));
    const player = new Player(body.play ?? '', account, beginFollowed(game, first), addressOf, seed, waits);
    player.follow(body.steps ?? []);
    return player;
  }

  get view(): string {
    const { session } = this.attempt;
    return makePosition(session.game, followedStep(session).view);
  }

  /** Goes on by steps that the server told. */
  follow(steps: readonly Step[]): void {
    for (const step of steps) {
      const next = take(
        followAct(this.attempt, step.text, { shown: parseShown(step.shows), at: step.at / 1000 }),
      );
      if (next === null) throw new Error(`"${step.text}" is not followed`);
      this.attempt = next;
      this.acknowledged.push(step);
    }
    if (followedStep(this.attempt.session).status !== 'playing') this.over = true;
  }

  /** A move by chance; null if there is none. */
  choose(): string | null {
    const { session } = this.attempt;
    const { view } = followedStep(session);
    const legal = legalMoves(session.game, view);
    return legal.length === 0 ? null : makeMove(session.game, view, this.#random.pick(legal));
  }

  /** Makes an act, and catches up if somebody else was faster. Returns what was answered. */
  async act(): Promise<Answer | null> {
    const text = this.choose();
    if (text === null || this.over) {
      this.over = true;
      return null;
    }
    const n = this.acknowledged.length;
    const body = { n, acts: [{ key: randomToken(ID_BYTES), text }] };
    const route = `plays/${this.play}/acts`;
    const answer = await ask(this.#addressOf, this.#account, route, body, this.#waits);
    this.follow(answer.body.steps ?? []);
    return answer;
  }
}
