// A site with contests, players who play its boards over HTTP, and a maker of boards that proves them.
import { applyLegal, legalMoves, makeMove, makeRecord, recordMoves, start, type Fault } from '@cairn/engine';
import { openBoard } from '@cairn/formats';
import { solve } from '@cairn/solver';
import type { SqlStore } from '@cairn/store';
import { chance, dealOf, take } from '@cairn/testkit';
import type { NewContest, PlayState, PlayStep } from '@cairn/wire';
import { accountOfRequest, routeServices } from '../../src/api/account-services.ts';
import { memoryLimits } from '../../src/api/limits.ts';
import { mountRoutes } from '../../src/api/route.ts';
import type { BoardMaker } from '../../src/club/board-maker.ts';
import { tablesCache } from '../../src/club/contest-tables.ts';
import { isEnteredIn } from '../../src/club/contest-rows.ts';
import { contestRoutes } from '../../src/club/contest-routes.ts';
import { playRoutes } from '../../src/club/play-routes.ts';
import { storedPlays } from '../../src/club/plays.ts';
import { drawDeal } from '../../src/club/sealed-board.ts';
import { ID_BYTES, randomToken } from '../../src/random-token.ts';
import { newGuest, startSite, type Site, Visitor } from '../accounts/club-site.ts';
import { gameCalled } from './club-support.ts';

const TRIES = 40;
const NODES = 3000;

/** Draws packs until the solver wins one. It measures no grades, so it finds no deal of a grade. */
export const provingMaker: BoardMaker = {
  make: async (id, options, grade) => {
    if (grade !== null) return null;
    const game = take(openBoard({ game: id, options, deal: drawDeal(gameCalled(id)) })).compiled;
    for (let tries = 0; tries < TRIES; tries++) {
      const deal = drawDeal(game);
      const { verdict, moves } = solve(game, take(start(game, deal)), 'win', { nodes: NODES });
      if (verdict === 'winnable' && moves !== null)
        return { deal, proof: makeRecord(take(recordMoves(game, deal, moves))), grade };
    }
    return null;
  },
};

export const startContestSite = (store: SqlStore): Promise<Site> =>
  startSite(store, {
    limits: memoryLimits({ 'contest-new': { points: 1000, duration: 1000 } }),
    more: (services) => {
      const plays = storedPlays(store);
      return [
        mountRoutes(
          contestRoutes({ store, plays, tables: tablesCache(store), maker: provingMaker }),
          routeServices(services),
        ),
        playRoutes(plays, { accountOf: accountOfRequest(services), isEntered: isEnteredIn(store) }),
      ];
    },
  });

export interface Said<T> {
  readonly status: number;
  readonly text: string;
  readonly body: T & { readonly faults?: readonly Fault[]; readonly why?: object };
}

/** A visitor with an account, and all that was answered. */
export class Guest {
  static readonly heard: string[] = [];
  readonly #site: Site;
  readonly #visitor: Visitor;
  id = '';
  name = '';

  constructor(site: Site, visitor: Visitor) {
    this.#site = site;
    this.#visitor = visitor;
  }

  static async make(site: Site): Promise<Guest> {
    const guest = new Guest(site, await newGuest(site));
    const { body } = await guest.ask<{ id: string; name: string }>('GET', '/me');
    [guest.id, guest.name] = [body.id, body.name];
    return guest;
  }

  /** A registered account. */
  static async member(site: Site): Promise<Guest> {
    const guest = await Guest.make(site);
    await site.services.store.query(`update accounts.account set kind = 'registered' where id = $1`, [
      guest.id,
    ]);
    return guest;
  }

  async ask<T = object>(method: string, route: string, body?: unknown): Promise<Said<T>> {
    const response = await fetch(`${this.#site.origin}/api${route}`, {
      method,
      headers: {
        Origin: this.#site.origin,
        'Content-Type': 'application/json',
        ...(this.#visitor.cookie === '' ? {} : { Cookie: this.#visitor.cookie }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    Guest.heard.push(text);
    const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
    return { status: response.status, text, body: (isJson ? JSON.parse(text) : {}) as Said<T>['body'] };
  }

  async get<T = object>(route: string): Promise<T> {
    const { status, text, body } = await this.ask<T>('GET', route);
    if (status !== 200) throw new Error(`${status} ${text}`);
    return body;
  }

  /** Opens a board. */
  async open(contest: string, n: number): Promise<Said<PlayState>> {
    return this.ask<PlayState>('POST', `/contests/${contest}/boards/${n}/play`, {});
  }

  act(play: string, n: number, text: string): Promise<Said<{ steps: PlayStep[]; status: string }>> {
    return this.ask('POST', `/plays/${play}/acts`, { n, acts: [{ key: randomToken(ID_BYTES), text }] });
  }

  /** Plays so many moves by chance, and ends the board unless `end` is false. Returns the id of the play. */
  async play(contest: string, n: number, moves: number, seed: number, end = true): Promise<string> {
    const { status, text, body: state } = await this.open(contest, n);
    if (status !== 200) throw new Error(text);
    const game = gameCalled(state.game);
    const [row] = await this.#site.services.store.query<{ deal: string }>(
      `select b.deal from club.board b join club.contest_board c on c.board = b.id
       where c.contest = $1 and c.n = $2`,
      [contest, n],
    );
    const { pick } = chance(seed);
    let now = take(start(game, dealOf(row?.deal ?? '')));
    const texts: string[] = [];
    while (texts.length < moves) {
      const legal = legalMoves(game, now).filter(({ kind }) => kind !== 'end');
      if (legal.length === 0) break;
      const move = pick(legal);
      texts.push(makeMove(game, now, move));
      now = applyLegal(game, now, move);
    }
    if (end) texts.push('end');
    if (texts.length === 0) return state.play;
    const acts = texts.map((each) => ({ key: randomToken(ID_BYTES), text: each }));
    const answer = await this.ask('POST', `/plays/${state.play}/acts`, { n: 0, acts });
    if (answer.status !== 200) throw new Error(answer.text);
    return state.play;
  }
}

/** The body of a contest that opens now and closes in an hour. */
export const evening = (
  games: readonly string[],
  policy: object = {},
  entry: object = {},
  more: Partial<NewContest> = {},
): object => ({
  title: 'An evening',
  boards: games.map((game) => ({ game, options: {}, deal: 'any' })),
  opens: Date.now() - 1000,
  closes: Date.now() + 3_600_000,
  policy: {
    cards: 'sealed',
    undo: false,
    hints: false,
    lines: 'after-close',
    atOnce: 64,
    ...policy,
    entry: { who: 'anyone', guests: 'apart', passkey: false, days: 0, finished: 0, ...entry },
  },
  ...more,
});
