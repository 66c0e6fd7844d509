/** Contests as they are listed and shown to a player. */
import type { SqlClient } from '@cairn/store';
import type { ContestBoard, ContestHead, ContestList, ContestView } from '@cairn/wire';
import { databaseTime, NOW } from '../database-time.ts';
import { entryRefusalOf } from './contest-entry.ts';
import { publicBoards, type ContestRow, type ContestViewer } from './contest-rows.ts';
import type { TablesCache } from './contest-tables.ts';
import { ownPlays, ownRows, tablesFor } from './own-plays.ts';
import type { Plays } from './plays.ts';
import { disclosureFor } from './standings.ts';

export const CONTEST_STATES = ['coming', 'open', 'closed'] as const;
export type ContestState = (typeof CONTEST_STATES)[number];

/** Rows of a list. */
const MOST_LISTED = 200;

const STATES: Readonly<Record<ContestState, string>> = {
  coming: `c.opens > ${NOW} order by c.opens, c.id`,
  open: `c.opens <= ${NOW} and c.closes > ${NOW} order by c.closes, c.id`,
  closed: `c.opens <= ${NOW} and c.closes <= ${NOW} order by c.closes desc, c.id`,
};

const FINISHED = `
  (select count(*)::int4 from club.play p join club.result r on r.play = p.id
   where p.contest = c.id and p.account = $1)`;

/** Those that are public, and those that the player has made or entered. */
const listText = (state: ContestState): string => `
  select c.id, c.title, o.name as owner, c.opens, c.closes,
    (select string_agg(b.game, ' ' order by cb.n) from club.contest_board cb
     join club.board b on b.id = cb.board where cb.contest = c.id) as games,
    (select count(*)::int4 from club.entry e where e.contest = c.id) as players,
    exists (select 1 from club.entry e where e.contest = c.id and e.account = $1) as "isEntered",
    ${FINISHED} as "ownFinished"
  from club.contest c left join accounts.account o on o.id = c.owner
  where c.kind = 'tournament'
    and (c.invitation is null or c.owner = $1
      or exists (select 1 from club.entry e where e.contest = c.id and e.account = $1))
    and ${STATES[state]} limit ${MOST_LISTED}`;

export const contestList = async (
  sql: SqlClient,
  state: ContestState,
  viewer: ContestViewer,
): Promise<ContestList> => {
  const rows = await sql.query<Omit<ContestHead, 'games'> & { readonly games: string }>(listText(state), [
    viewer?.id ?? null,
  ]);
  return {
    contests: rows.map(({ games, ...head }) => ({ ...head, games: games.split(' ') })),
    now: await databaseTime(sql),
  };
};

/** Everybody who has entered; of a daily deal, everybody who has opened it. */
const PLAYERS = `
  select case when c.kind = 'daily' then (select count(*) from club.play p where p.contest = c.id)
    else (select count(*) from club.entry e where e.contest = c.id) end::int4 as players
  from club.contest c where c.id = $1`;

export interface ViewServices {
  readonly store: SqlClient;
  readonly plays: Plays;
  readonly tables: TablesCache;
}

export const contestView = async (
  { store, plays, tables: cache }: ViewServices,
  contest: ContestRow,
  viewer: ContestViewer,
  invitation: string | null,
): Promise<ContestView> => {
  const { id, title, owner, opens, closes, policy, isOwner, isEntered, now } = contest;
  const rows = await publicBoards(store, id);
  const own = await ownRows(store, id, viewer?.id ?? null);
  const tables = await tablesFor(cache, id, own);
  const played = await ownPlays(plays, tables, own, viewer?.id ?? null);
  const [counted] = await store.query<{ players: number }>(PLAYERS, [id]);
  const boards = rows.map(({ n, game, options, rules, commitment, grade }): ContestBoard => {
    const mine = played.get(n) ?? null;
    const table = tables.boards[n];
    return {
      n,
      game,
      options: JSON.parse(options) as ContestBoard['options'],
      rules,
      commitment,
      grade,
      finished: (table?.members.rows.length ?? 0) + (table?.guests.rows.length ?? 0),
      own: mine,
      disclosure: disclosureFor(contest, viewer, own, n),
    };
  });
  return {
    id,
    title,
    owner,
    opens,
    closes,
    games: rows.map(({ game }) => game),
    players: counted?.players ?? 0,
    isEntered,
    ownFinished: own.filter(({ status }) => status !== null).length,
    policy,
    boards,
    entry: await entryRefusalOf(store, contest, viewer, invitation),
    invitation: isOwner ? contest.invitation : null,
    isOwner,
    now,
  };
};
