/** The routes of daily deals: what there is on a date, and opening a board. */
import { schemaTypes } from '@cairn/engine';
import { parseCalendarDate, phaseAt, windowOfDate, type BoardRefusal } from '@cairn/formats';
import { AbortError } from '@cairn/pool';
import type { SqlStore } from '@cairn/store';
import { clubFault } from '@cairn/wire';
import { databaseTime, NOW } from '../database-time.ts';
import {
  accountRoute,
  openRoute,
  refuse,
  refusedWith,
  said,
  type ApiAnswer,
  type ApiRoute,
} from '../api/route.ts';
import type { TablesCache } from '../club/contest-tables.ts';
import { TOO_MANY_BOARDS } from '../club/play-routes.ts';
import type { Plays } from '../club/plays.ts';
import type { Dailies } from './dailies.ts';
import { findDaily } from './daily-contests.ts';
import { dailyGame, chosenDailyGames, dailyKey } from './daily-games.ts';
import { dailyView, finishedCounts } from './daily-view.ts';

const { object, optional, pattern, record } = schemaTypes;

const openBody = object({
  /** Those that differ from the defaults. */
  options: optional(record(pattern('^[\\w-]{1,60}$', 'the value of an option'))),
});

export interface DailyRouteOptions {
  readonly store: SqlStore;
  readonly plays: Plays;
  readonly tables: TablesCache;
  readonly dailies: Dailies;
  /** Milliseconds that a request waits for a board. */
  readonly waitMs?: number;
}

const WAIT_MS = 5000;
/** Seconds after which a client should ask again for a board that is being made. */
const RETRY_SECONDS = 5;

const UNKNOWN = refuse(404, 'unknown', '', "Couldn't find this daily deal");
const MAKING: ApiAnswer = {
  ...refuse(503, 'making', '', 'This deal is still being made: try again in a few seconds'),
  retryAfter: RETRY_SECONDS,
};
const NO_DEAL = refuse(409, 'no-deal', '', 'No winnable deal of this game was found for this date');
const OTHER_RULES = refuse(409, 'rules', '', 'This board needs another version of Cairn: reload the page');

const ENTER = `
  insert into club.entry (contest, account, joined) values ($1, $2, ${NOW}) on conflict do nothing`;

/** The promise, or null if it takes longer. */
const within = async <T>(promise: Promise<T>, ms: number): Promise<{ readonly value: T } | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([promise.then((value) => ({ value })), late]);
  } finally {
    clearTimeout(timer);
  }
};

export const dailyRoutes = ({
  store,
  plays,
  tables,
  dailies,
  waitMs = WAIT_MS,
}: DailyRouteOptions): readonly ApiRoute[] => {
  const counts = finishedCounts(store);
  return [
    openRoute({ method: 'GET', path: '/daily/:date' }, async ({ session, param }) => {
      const date = parseCalendarDate(param('date'));
      if (!date.ok) return refusedWith(400, date.error);
      dailies.wake();
      return said(
        await dailyView({ sql: store, plays, tables, counts }, date.value, session?.account.id ?? null),
      );
    }),
    accountRoute(
      { method: 'POST', path: '/daily/:date/:game/play', body: openBody },
      async ({ session, body, param, network }) => {
        const date = parseCalendarDate(param('date'));
        if (!date.ok) return refusedWith(400, date.error);
        const daily = dailyGame(param('game'), body.options);
        if (!daily.ok)
          return daily.error.some(({ code }) => code === 'game') ? UNKNOWN : refusedWith(400, daily.error);
        const window = windowOfDate(date.value);
        const phase = phaseAt(window, await databaseTime(store));
        if (phase === 'coming') return notNow({ kind: 'not-open', opens: window.opens });
        if (phase === 'closed') return notNow({ kind: 'closed' });
        dailies.wake();
        const isChosen = (await chosenDailyGames(store)).some(
          (each) => dailyKey(each) === dailyKey(daily.value),
        );
        if (!isChosen && (await findDaily(store, date.value, daily.value)) === null) return UNKNOWN;
        const made = await within(dailies.contestOf(date.value, daily.value), waitMs).catch(
          (error: unknown) => {
            // The server is being stopped.
            if (error instanceof AbortError) return null;
            throw error;
          },
        );
        if (made === null) return MAKING;
        if (made.value === null) return NO_DEAL;
        const { id } = session.account;
        await store.query(ENTER, [made.value, id]);
        const opened = await plays.open(made.value, 0, id, true, network);
        switch (opened.kind) {
          case 'opened':
            return said(opened.state);
          case 'refused':
            return notNow(opened.why);
          case 'too-many':
            return { ...refusedWith(429, [TOO_MANY_BOARDS]), retryAfter: opened.wait };
          case 'rules':
            return OTHER_RULES;
          case 'unknown':
            return UNKNOWN;
        }
      },
    ),
  ];
};

const notNow = (why: BoardRefusal): ApiAnswer => ({
  status: 409,
  json: { faults: [clubFault(why.kind, '', "This board can't be opened now")], why },
});
