/** The routes of contests: making, listing, entering and changing them, their tables and lines, leaderboards, reports. */
import { cairnDeal, schemaTypes } from '@cairn/engine';
import { openBoard } from '@cairn/formats';
import type { SqlStore } from '@cairn/store';
import type { ContestView } from '@cairn/wire';
import { lockAccount } from '../accounts/accounts.ts';
import {
  ACCOUNT_GONE,
  accountRoute,
  openRoute,
  refuse,
  refusedWith,
  said,
  type ApiAnswer,
  type ApiRoute,
  type Asked,
} from '../api/route.ts';
import type { BoardMaker } from './board-maker.ts';
import { changeBody, changeContest } from './change-contest.ts';
import { entryFault, entryRefusalOf, putEntry } from './contest-entry.ts';
import { contestFile } from './contest-file.ts';
import { openedBoard, playRecord } from './contest-lines.ts';
import { findContest, type ContestRow, type ContestViewer } from './contest-rows.ts';
import type { TablesCache } from './contest-tables.ts';
import { CONTEST_STATES, contestList, contestView, type ContestState } from './contest-views.ts';
import { leaderboards } from './leaderboards.ts';
import { makeContest } from './make-contest.ts';
import { newContestSchema } from './new-contest.ts';
import { ownRows, tablesFor } from './own-plays.ts';
import type { Plays } from './plays.ts';
import { report, reportBody } from './reports.ts';
import { boardStanding, totalStanding } from './standings.ts';

export interface ContestServices {
  readonly store: SqlStore;
  readonly plays: Plays;
  readonly tables: TablesCache;
  readonly maker: BoardMaker;
}

const { object, optional, pattern } = schemaTypes;

const entering = object({ invitation: optional(pattern('^[\\w-]{1,64}$', 'an invitation')) });

const NO_CONTEST = refuse(404, 'unknown', '', "Couldn't find this contest");
const NO_BOARD = refuse(404, 'unknown', '', "Couldn't find this board");

const viewerOf = ({ session }: Pick<Asked<unknown>, 'session'>): ContestViewer => session?.account ?? null;

/** A number of a board or a part; null if it is none. */
const numberIn = (text: string | null): number | null =>
  text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;

export const contestRoutes = ({ store, plays, tables, maker }: ContestServices): readonly ApiRoute[] => {
  const leaders = leaderboards(store);
  const view = (
    contest: ContestRow,
    viewer: ContestViewer,
    invitation: string | null,
  ): Promise<ContestView> => contestView({ store, plays, tables }, contest, viewer, invitation);
  /** The contest of the path, if the viewer may look at it. */
  const withContest = async (
    asked: Asked<unknown>,
    answer: (contest: ContestRow, viewer: ContestViewer) => Promise<ApiAnswer>,
  ): Promise<ApiAnswer> => {
    const viewer = viewerOf(asked);
    const contest = await findContest(store, asked.param('contest'), viewer, asked.query('invitation'));
    if (contest === null) return NO_CONTEST;
    return contest.mayLook ? answer(contest, viewer) : refusedWith(403, [entryFault({ kind: 'invitation' })]);
  };
  const viewAgain = async (asked: Asked<unknown>, id: string): Promise<ApiAnswer> => {
    const viewer = viewerOf(asked);
    const contest = await findContest(store, id, viewer);
    return contest === null ? NO_CONTEST : said(await view(contest, viewer, null));
  };

  return [
    accountRoute(
      { method: 'POST', path: '/contests', body: newContestSchema, limit: 'contest-new' },
      async (asked) => {
        const made = await makeContest(store, maker, asked.session.account.id, asked.body);
        if (made.ok) return viewAgain(asked, made.value);
        const isBad = made.error.some(({ code }) => !['not-made', 'contests-many', 'gone'].includes(code));
        return refusedWith(isBad ? 400 : 409, made.error);
      },
    ),
    openRoute({ method: 'GET', path: '/contests' }, async (asked) => {
      const state = asked.query('state') ?? 'open';
      if (!CONTEST_STATES.some((each) => each === state))
        return refuse(400, 'state', 'state', `Wanted one of ${CONTEST_STATES.join(', ')}`);
      return said(await contestList(store, state as ContestState, viewerOf(asked)));
    }),
    openRoute({ method: 'GET', path: '/contests/:contest' }, (asked) =>
      withContest(asked, async (contest, viewer) =>
        said(await view(contest, viewer, asked.query('invitation'))),
      ),
    ),
    accountRoute(
      { method: 'POST', path: '/contests/:contest/enter', body: entering, limit: 'contest-enter' },
      async (asked) => {
        const invitation = asked.body.invitation ?? null;
        const refused = await store.transaction(async (sql) => {
          const account = await lockAccount(sql, asked.session.account.id);
          if (account === null) return ACCOUNT_GONE;
          const contest = await findContest(sql, asked.param('contest'), account, invitation);
          if (contest === null) return NO_CONTEST;
          const why = await entryRefusalOf(sql, contest, account, invitation);
          if (why !== null) return { status: 409 as const, json: { faults: [entryFault(why)], why } };
          if (!contest.isDaily) await putEntry(sql, contest.id, account.id);
          return null;
        });
        return refused ?? viewAgain(asked, asked.param('contest'));
      },
    ),
    accountRoute({ method: 'PATCH', path: '/contests/:contest', body: changeBody }, (asked) =>
      withContest(
        asked,
        async (contest) =>
          (await changeContest(store, contest, asked.session.account, asked.body)) ??
          viewAgain(asked, contest.id),
      ),
    ),
    openRoute({ method: 'GET', path: '/contests/:contest/table' }, (asked) =>
      withContest(asked, async (contest, viewer) => {
        const own = await ownRows(store, contest.id, viewer?.id ?? null);
        const found = await tablesFor(tables, contest.id, own);
        const board = asked.query('board');
        if (board === null) return said(totalStanding(contest, found, viewer, own));
        const table = found.boards[numberIn(board) ?? -1];
        return table === undefined ? NO_BOARD : said(boardStanding(contest, table, viewer, own));
      }),
    ),
    openRoute({ method: 'GET', path: '/contests/:contest/boards/:n/opened' }, (asked) =>
      withContest(asked, (contest) => openedBoard(store, contest, numberIn(asked.param('n')) ?? -1)),
    ),
    openRoute({ method: 'GET', path: '/contests/:contest/file', limit: 'contest-file' }, (asked) =>
      withContest(asked, (contest, viewer) =>
        contestFile(store, contest, viewer, {
          part: numberIn(asked.query('part')) ?? 1,
          guests: asked.query('guests') === '1',
        }),
      ),
    ),
    openRoute({ method: 'GET', path: '/plays/:play/record' }, (asked) =>
      playRecord(store, asked.param('play'), viewerOf(asked), asked.query('invitation')),
    ),
    openRoute({ method: 'GET', path: '/leaderboards/:game/:month' }, async (asked) => {
      const game = openBoard({ game: asked.param('game'), options: {}, deal: cairnDeal(1) });
      if (!game.ok) return refusedWith(404, game.error);
      const found = await leaders.of(game.value.game, asked.param('month'), viewerOf(asked));
      return found === null
        ? refuse(404, 'month', 'month', 'This is not a month: wanted one like 2026-03')
        : said(found);
    }),
    accountRoute(
      { method: 'POST', path: '/reports', body: reportBody, limit: 'report' },
      async ({ session, body }) => report(store, session.account.id, body),
    ),
  ];
};
