/**
 * Daily deals of dates to come whose rules have changed since they were made, with a new version of the program: nobody could
 * play them with it. Nobody has opened them yet, so they are dropped, and made again. What is open keeps its rules.
 */
import { legGame } from '@cairn/formats';
import type { SqlStore } from '@cairn/store';
import { NOW } from '../database-time.ts';

interface ComingRow {
  readonly contest: string;
  readonly board: string;
  readonly game: string;
  /** JSON. */
  readonly options: string;
  readonly rules: string;
}

const COMING = `
  select c.id as contest, b.id as board, b.game, b.options, b.rules
  from club.contest c
  join club.contest_board cb on cb.contest = c.id
  join club.board b on b.id = cb.board
  where c.kind = 'daily' and c.opens > ${NOW}`;

const DROPS = [
  'delete from club.entry where contest = any($1::text[])',
  'delete from club.contest_board where contest = any($1::text[])',
  'delete from club.contest where id = any($1::text[])',
] as const;

/** Drops them. */
export const dropOutdated = (store: SqlStore): Promise<void> =>
  store.transaction(async (sql) => {
    const outdated = (await sql.query<ComingRow>(COMING)).filter(({ game, options, rules }) => {
      const now = legGame(game, JSON.parse(options) as Readonly<Record<string, string>>);
      return now.ok && now.value.rules !== rules;
    });
    if (outdated.length === 0) return;
    for (const drop of DROPS) await sql.query(drop, [outdated.map(({ contest }) => contest)]);
    await sql.query('delete from club.board where id = any($1::text[])', [
      outdated.map(({ board }) => board),
    ]);
  });
