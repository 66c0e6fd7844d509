/** The limits that admins have chosen, in the database, so that all processes of a site have the same. */
import { schemaTypes, validate } from '@cairn/engine';
import type { SqlClient } from '@cairn/store';
import { USUAL_LIMITS, type LimitChanges, type LimitName } from '../api/limits.ts';

const { int, object, partial } = schemaTypes;

const MOST_POINTS = 100_000_000;
const MOST_SECONDS = 7 * 86_400;

const limit = object({
  /** So many requests … */
  points: int(1, MOST_POINTS),
  /** … in so many seconds. */
  duration: int(1, MOST_SECONDS),
});

/** The body of PATCH /admin/limits: those that change. */
export const limitsBody = partial(Object.keys(USUAL_LIMITS) as LimitName[], limit);

export const LIMITS_SETTING = 'limits';

/** What is chosen instead of the usual limits. A limit that this version does not have is left out. */
export const chosenLimits = async (sql: SqlClient): Promise<LimitChanges> => {
  const [row] = await sql.query<{ value: string }>('select value from club.setting where name = $1', [
    LIMITS_SETTING,
  ]);
  const stored = row === undefined ? {} : (JSON.parse(row.value) as Readonly<Record<string, unknown>>);
  const known = Object.entries(stored).filter(
    ([name, value]) => Object.hasOwn(USUAL_LIMITS, name) && validate(limit, value).length === 0,
  );
  return Object.fromEntries(known);
};

/** Chooses some limits and returns all that are chosen. In a transaction. */
export const chooseLimits = async (sql: SqlClient, changes: LimitChanges): Promise<LimitChanges> => {
  const chosen = { ...(await chosenLimits(sql)), ...changes };
  await sql.query(
    `insert into club.setting (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value`,
    [LIMITS_SETTING, JSON.stringify(chosen)],
  );
  return chosen;
};
