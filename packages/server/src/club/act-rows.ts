/** The rows of acts: putting in several at a time, of any plays. */
import type { SqlClient } from '@cairn/store';
import type { SentAct } from '@cairn/wire';
import { NOW } from '../database-time.ts';

/** An act that is to be put in. */
export interface NewAct extends SentAct {
  readonly play: string;
  readonly n: number;
  readonly shows: string;
  /** The time of the act before it; no act is earlier. */
  readonly least: number;
  /** Of an act of the server: when the time was up, in milliseconds since the opening. Null: it is the player's. */
  readonly most: number | null;
}

/**
 * The times are the database's, in whole milliseconds, because records have no more digits. After the close no act of a
 * player is put in, also if the contest was closed early and the process does not know it yet. None is put in after the
 * result, since the acts may be in its log only (compact-acts.ts). Both are asked by subqueries, which take half the time to
 * plan that joins take.
 */
const PUT_ACTS = `
  insert into club.act (play, n, key, text, shows, at_ms)
  select v.play, v.n, v.key, v.text, v.shows,
    greatest(v.least, least(v.most, round(${NOW} - p.opened)))
  from unnest($1::text[], $2::int4[], $3::text[], $4::text[], $5::text[], $6::float8[], $7::float8[])
    as v (play, n, key, text, shows, least, most)
  join club.play p on p.id = v.play
  where (v.most is not null or ${NOW} < (select c.closes from club.contest c where c.id = p.contest))
    and (select r.made from club.result r where r.play = p.id) is null
  order by v.play, v.n
  on conflict do nothing
  returning play, n, at_ms as at`;

/**
 * The times of the acts that were put in, in milliseconds since the opening; null for those whose place was taken, or
 * that came after the close. The rows go in by the order of plays, so that two processes cannot wait for each other.
 */
export const putActs = async (
  sql: SqlClient,
  acts: readonly NewAct[],
): Promise<readonly (number | null)[]> => {
  const rows = await sql.query<{ play: string; n: number; at: number }>(PUT_ACTS, [
    acts.map(({ play }) => play),
    acts.map(({ n }) => n),
    acts.map(({ key }) => key),
    acts.map(({ text }) => text),
    acts.map(({ shows }) => shows),
    acts.map(({ least }) => least),
    acts.map(({ most }) => most),
  ]);
  const times = new Map(rows.map(({ play, n, at }) => [`${play} ${n}`, at]));
  return acts.map(({ play, n }) => times.get(`${play} ${n}`) ?? null);
};
