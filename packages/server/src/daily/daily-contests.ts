/** The contests of daily deals. The unique index (date, game, options) lets only the first one in. */
import { unwrap } from '@cairn/engine';
import { DAILY_POLICY, legGame, windowOfDate, type CalendarDate } from '@cairn/formats';
import type { SqlClient, SqlStore } from '@cairn/store';
import { NOW } from '../database-time.ts';
import type { MadeBoard } from '../club/board-maker.ts';
import { boardRow, putBoard } from '../club/board-rows.ts';
import { ID_BYTES, randomToken } from '../random-token.ts';
import type { DailyGame } from './daily-games.ts';

const FIND = `
  select id from club.contest where kind = 'daily' and date = $1 and game = $2 and options = $3`;

/** The contest of a daily deal; null while it has none. */
export const findDaily = async (
  sql: SqlClient,
  date: CalendarDate,
  { game, options }: DailyGame,
): Promise<string | null> =>
  (await sql.query<{ id: string }>(FIND, [date, game, JSON.stringify(options)]))[0]?.id ?? null;

const PUT_CONTEST = `
  insert into club.contest (id, kind, title, date, game, options, opens, closes, policy, made)
  values ($1, 'daily', '', $2, $3, $4, $5, $6, $7, ${NOW})
  on conflict (date, game, options) where kind = 'daily' do nothing
  returning id`;

/** Makes the contest of a daily deal, unless it has one; then that is kept, and this board is dropped. */
export const putDaily = (
  store: SqlStore,
  date: CalendarDate,
  daily: DailyGame,
  board: MadeBoard,
): Promise<string> =>
  store.transaction(async (sql) => {
    const { opens, closes } = windowOfDate(date);
    const options = JSON.stringify(daily.options);
    const [put] = await sql.query<{ id: string }>(PUT_CONTEST, [
      randomToken(ID_BYTES),
      date,
      daily.game,
      options,
      opens,
      closes,
      JSON.stringify(DAILY_POLICY),
    ]);
    if (put === undefined) {
      const other = await findDaily(sql, date, daily);
      if (other === null) throw new Error(`The daily deal of ${daily.game} is neither there nor missing`);
      return other;
    }
    const game = unwrap(legGame(daily.game, daily.options));
    await putBoard(sql, put.id, 0, boardRow(game, daily.options, board));
    return put.id;
  });
