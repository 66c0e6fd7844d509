/** The limits that admins have chosen, in the database, so that all processes of a site have the same. */
import { validate } from '@cairn/engine';
import type { SqlClient } from '@cairn/store';
import { limitsBody, type LimitsBody, type SiteLimits } from '@cairn/wire';
import { USUAL_LIMITS, type ChangingLimits, type LimitChanges } from '../api/limits.ts';

/** The days after which a guest who has left nothing is deleted, unless a site has chosen others. */
const USUAL_GUEST_DAYS = 90;

export const LIMITS_SETTING = 'limits';

/** What is chosen. What this version does not have, or does not allow, is left out. */
const chosenIn = (value: string): LimitsBody => {
  const stored = JSON.parse(value) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(stored).filter(([name, each]) => validate(limitsBody, { [name]: each }).length === 0),
  );
};

const chosen = async (sql: SqlClient): Promise<LimitsBody> => {
  const [row] = await sql.query<{ value: string }>('select value from club.setting where name = $1', [
    LIMITS_SETTING,
  ]);
  return row === undefined ? {} : chosenIn(row.value);
};

/** The days after which a guest who has left nothing is deleted. */
export const chosenGuestDays = async (sql: SqlClient): Promise<number> =>
  (await chosen(sql)).guestDays ?? USUAL_GUEST_DAYS;

/** What is chosen instead of the usual limits of requests. */
export const chosenLimits = async (sql: SqlClient): Promise<LimitChanges> => {
  const { guestDays: _, ...limits } = await chosen(sql);
  return limits;
};

/** What admins see. */
export const siteLimits = async (sql: SqlClient): Promise<SiteLimits> => {
  const { guestDays = USUAL_GUEST_DAYS, ...limits } = await chosen(sql);
  return {
    limits: { ...USUAL_LIMITS, ...limits },
    guestDays,
    usual: { limits: USUAL_LIMITS, guestDays: USUAL_GUEST_DAYS },
  };
};

/** Chooses some limits. In a transaction. */
export const chooseLimits = async (sql: SqlClient, changes: LimitsBody): Promise<void> => {
  await sql.query(`insert into club.setting (name, value) values ($1, '{}') on conflict do nothing`, [
    LIMITS_SETTING,
  ]);
  // Two admins may choose at the same time.
  const [row] = await sql.query<{ value: string }>(
    'select value from club.setting where name = $1 for update',
    [LIMITS_SETTING],
  );
  await sql.query('update club.setting set value = $2 where name = $1', [
    LIMITS_SETTING,
    JSON.stringify({ ...chosenIn(row?.value ?? '{}'), ...changes }),
  ]);
};

/** Has this process take up what is chosen, whichever process it was chosen at. */
export const takeUpLimits = async (sql: SqlClient, limits: ChangingLimits): Promise<void> =>
  limits.change(await chosenLimits(sql));
