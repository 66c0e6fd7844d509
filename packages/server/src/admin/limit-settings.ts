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

/** The days after which a guest who has left nothing is deleted, unless a site has chosen others. */
const USUAL_GUEST_DAYS = 90;
const MOST_GUEST_DAYS = 3650;

/** What an admin may change. */
export type LimitsBody = LimitChanges & { readonly guestDays?: number };

const requestLimits = partial(Object.keys(USUAL_LIMITS) as LimitName[], limit);
const guestDays = int(1, MOST_GUEST_DAYS);
/** The body of PATCH /admin/limits: those that change. */
export const limitsBody: schemaTypes.SchemaOf<LimitsBody> = {
  ...requestLimits,
  properties: { ...requestLimits.properties, guestDays },
};

export const LIMITS_SETTING = 'limits';

const storedIn = async (sql: SqlClient): Promise<Readonly<Record<string, unknown>>> => {
  const [row] = await sql.query<{ value: string }>('select value from club.setting where name = $1', [
    LIMITS_SETTING,
  ]);
  return row === undefined ? {} : (JSON.parse(row.value) as Readonly<Record<string, unknown>>);
};

/** The days after which a guest who has left nothing is deleted. */
export const chosenGuestDays = async (sql: SqlClient): Promise<number> => {
  const days = (await storedIn(sql))['guestDays'];
  return days !== undefined && validate(guestDays, days).length === 0 ? Number(days) : USUAL_GUEST_DAYS;
};

/** What is chosen instead of the usual limits. A limit that this version does not have is left out. */
export const chosenLimits = async (sql: SqlClient): Promise<LimitChanges> => {
  const known = Object.entries(await storedIn(sql)).filter(
    ([name, value]) => Object.hasOwn(USUAL_LIMITS, name) && validate(limit, value).length === 0,
  );
  return Object.fromEntries(known);
};

/** Chooses some limits and returns those of requests that are chosen. In a transaction. */
export const chooseLimits = async (sql: SqlClient, changes: LimitsBody): Promise<LimitChanges> => {
  const guests = await chosenGuestDays(sql);
  const chosen = { ...(await chosenLimits(sql)), guestDays: guests, ...changes };
  await sql.query(
    `insert into club.setting (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value`,
    [LIMITS_SETTING, JSON.stringify(chosen)],
  );
  const { guestDays: _, ...limits } = chosen;
  return limits;
};
