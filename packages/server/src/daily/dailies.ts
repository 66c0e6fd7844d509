/**
 * Makes daily deals: those that somebody wants to play at once, and the others ahead. However many processes make one at the
 * same time, a date and a game get one contest (daily-contests.ts), so nothing needs to be locked.
 */
import { setTimeout as after } from 'node:timers/promises';
import type { CalendarDate } from '@cairn/formats';
import { AbortError } from '@cairn/pool';
import type { SqlStore } from '@cairn/store';
import { databaseTime } from '../database-time.ts';
import { errorFields, type Log } from '../api/log.ts';
import type { AheadBoards } from '../boards/thread-boards.ts';
import { ID_BYTES, randomToken } from '../random-token.ts';
import { findDaily, putDaily } from './daily-contests.ts';
import { dailyKey, type DailyGame } from './daily-games.ts';
import { endLease, takeLease } from './lease.ts';
import { dropOutdated } from './outdated.ts';
import { dailyPlan } from './plan.ts';
import { gradeOfDate } from './week.ts';

export interface Dailies {
  /**
   * The contest of a daily deal, which is made now if it is missing; null: no deal was found that can be won. Rejects if the
   * database is unavailable.
   */
  readonly contestOf: (date: CalendarDate, game: DailyGame) => Promise<string | null>;
  /** Begins to work ahead, if it has not begun: called when the club is used. */
  readonly wake: () => void;
  /** Stops working ahead, and ends the thread. */
  readonly stop: () => Promise<void>;
}

export interface DailyOptions {
  readonly store: SqlStore;
  readonly boards: AheadBoards;
  readonly log: Log;
  /** Milliseconds without work between two looks at what is to be made. */
  readonly pauseMs?: number;
}

const PAUSE_MS = 5 * 60_000;
const LEAST_REST_MS = 1000;
/** Longer than a board takes. */
const LEASE_MS = 5 * 60_000;
/** After so long without a deal that can be won, the next player who asks has another one looked for. */
const GIVEN_UP_MS = 60 * 60_000;

class StoredDailies implements Dailies {
  readonly #options: DailyOptions;
  readonly #id = randomToken(ID_BYTES);
  readonly #stop = new AbortController();
  #working: Promise<void> | null = null;
  /** What is being made for somebody, by date and game. */
  readonly #asked = new Map<string, Promise<string | null>>();
  /** When no deal was found, by date and game. */
  readonly #givenUp = new Map<string, number>();
  /** Games for which none was found ahead: they are made only when somebody asks. */
  readonly #barren = new Set<string>();
  #isCurrent = false;

  constructor(options: DailyOptions) {
    this.#options = options;
  }

  readonly contestOf: Dailies['contestOf'] = async (date, game) => {
    const found = await findDaily(this.#options.store, date, game);
    if (found !== null) return found;
    const key = `${date} ${dailyKey(game)}`;
    const since = this.#givenUp.get(key);
    if (since !== undefined && performance.now() - since < GIVEN_UP_MS) return null;
    let making = this.#asked.get(key);
    if (making === undefined) {
      making = this.#make(date, game).finally(() => this.#asked.delete(key));
      this.#asked.set(key, making);
    }
    return making;
  };

  readonly wake: Dailies['wake'] = () => {
    this.#working ??= this.#work();
  };

  readonly stop: Dailies['stop'] = async () => {
    this.#stop.abort();
    await this.#options.boards.close();
    await this.#working;
  };

  async #make(date: CalendarDate, game: DailyGame): Promise<string | null> {
    const { store, boards, log } = this.#options;
    const board = await boards.make(game.game, game.options, gradeOfDate(date));
    if (board !== null) return putDaily(store, date, game, board);
    this.#givenUp.set(`${date} ${dailyKey(game)}`, performance.now());
    log('warn', 'no-daily-deal', {});
    return null;
  }

  async #work(): Promise<void> {
    const { store, log, pauseMs = PAUSE_MS } = this.#options;
    const { signal } = this.#stop;
    const rest = (ms: number): Promise<void> => after(ms, undefined, { signal, ref: false }).catch(() => {});
    while (!signal.aborted) {
      const began = performance.now();
      const done = await this.#next().catch((error: unknown) => {
        if (!(error instanceof AbortError)) log('error', 'daily-deals', errorFields(error));
        return error instanceof AbortError;
      });
      // Half of the time is left to others, on machines where priorities do not help.
      await rest(done ? Math.min(pauseMs, Math.max(LEAST_REST_MS, performance.now() - began)) : pauseMs);
    }
    await endLease(store, this.#id).catch(() => {});
  }

  /** Makes the next deal; false: there is none, or another process makes them. */
  async #next(): Promise<boolean> {
    const { store, boards, log } = this.#options;
    if (!(await takeLease(store, this.#id, LEASE_MS))) return false;
    // Once: while two versions run side by side, they would drop each other's deals again and again.
    if (!this.#isCurrent) await dropOutdated(store);
    this.#isCurrent = true;
    const plan = await dailyPlan(store, await databaseTime(store));
    const job = plan.find((each) => !this.#barren.has(dailyKey(each)));
    if (job === undefined) return false;
    const { date, ...game } = job;
    const board = await boards
      .makeAhead(game.game, game.options, gradeOfDate(date))
      .catch((error: unknown) => {
        if (error instanceof AbortError) throw error;
        // One game's fault must not keep the others from being made.
        log('error', 'daily-deals', errorFields(error));
        return null;
      });
    if (board === null) this.#barren.add(dailyKey(game));
    else await putDaily(store, date, game, board);
    return true;
  }
}

export const startDailies = (options: DailyOptions): Dailies => new StoredDailies(options);
