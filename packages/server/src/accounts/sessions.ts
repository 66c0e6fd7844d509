/**
 * Sign-in sessions: a token of 32 random bytes in a cookie, of which the database has the hash. A session ends a year after it
 * was last seen.
 */
import type { SqlClient, SqlStore } from '@cairn/store';
import { hashOf, randomToken } from '../random-token.ts';
import type { Account } from './accounts.ts';
import { NOW } from '../database-time.ts';

const TOKEN_BYTES = 32;
const DAY_MS = 86_400_000;
/** Browsers keep cookies for 400 days at most. */
const LIFE_MS = 365 * DAY_MS;
export const SESSION_SECONDS = LIFE_MS / 1000;
/** Sessions of an account; more end the oldest. */
const MOST_SESSIONS = 50;
/** Of a hash: the public id of a session. */
const ID_LETTERS = 16;

export interface AccountSession {
  /** Public; not the token. */
  readonly id: string;
  readonly account: Account;
  /** Whether its end was put off now, so that the cookie's must be, too. */
  readonly isRenewed: boolean;
}

/** A session as its account sees it. Times are milliseconds since 1970 UTC; `seen` is exact to a day. */
export interface SessionInfo {
  readonly id: string;
  /** The browser and the system, such as "Firefox, Linux". */
  readonly label: string;
  readonly made: number;
  readonly seen: number;
}

/** Starts a session of an account and returns its token. */
export const startSession = async (sql: SqlClient, account: string, label: string): Promise<string> => {
  const token = randomToken(TOKEN_BYTES);
  await sql.query(
    `insert into accounts.session (token_hash, account, made, seen, until, label)
     select $1, $2, at, at, at + ${LIFE_MS}, $3 from (select ${NOW} as at) as clock`,
    [hashOf(token), account, label],
  );
  await sql.query(
    `delete from accounts.session where account = $1 and token_hash in
      (select token_hash from accounts.session where account = $1 order by made desc, token_hash offset ${MOST_SESSIONS})`,
    [account],
  );
  return token;
};

type Row = Account & { readonly age: number };

/**
 * The session of a token; null if it has none, or it has ended. Once a day its end is put off.
 * @param renews no: where the answer cannot put off the end of the cookie.
 */
export const findSession = async (
  sql: SqlClient,
  token: string,
  renews = true,
): Promise<AccountSession | null> => {
  const hash = hashOf(token);
  const [row] = await sql.query<Row>(
    `select a.id, a.name, a.kind, a.admin, a.made, ${NOW} - s.seen as age
     from accounts.session s join accounts.account a on a.id = s.account
     where s.token_hash = $1 and s.until > ${NOW}`,
    [hash],
  );
  if (row === undefined) return null;
  const { age, ...account } = row;
  const isRenewed = renews && age >= DAY_MS;
  if (isRenewed)
    await sql.query(
      `with renewed as (
         update accounts.session set seen = ${NOW}, until = ${NOW} + ${LIFE_MS} where token_hash = $1 returning account
       )
       update accounts.account set seen = ${NOW} where id in (select account from renewed)`,
      [hash],
    );
  return { id: hash.slice(0, ID_LETTERS), account, isRenewed };
};

export const endSession = async (sql: SqlClient, token: string): Promise<void> => {
  await sql.query('delete from accounts.session where token_hash = $1', [hashOf(token)]);
};

/** Ends one session of an account, by its id, or all of them. Returns how many there were. */
export const endSessions = async (sql: SqlClient, account: string, id?: string): Promise<number> => {
  const own = 'delete from accounts.session where account = $1';
  const ended =
    id === undefined
      ? await sql.query(`${own} returning 1 as one`, [account])
      : await sql.query(`${own} and left(token_hash, ${ID_LETTERS}) = $2 returning 1 as one`, [account, id]);
  return ended.length;
};

export const sessionsOf = (sql: SqlClient, account: string): Promise<readonly SessionInfo[]> =>
  sql.query<SessionInfo>(
    `select left(token_hash, ${ID_LETTERS}) as id, label, made, seen from accounts.session
     where account = $1 and until > ${NOW} order by made, token_hash`,
    [account],
  );

/** How long another process may take a session for one that goes on after it was ended. */
const CACHE_MS = 30_000;
const MOST_CACHED = 50_000;

/** Finds the accounts of tokens for requests that are many, such as the acts of plays. */
export interface SessionCache {
  /** The account; null if the token has no session. At most 30 s old; sessions that this process ends are forgotten at once. */
  readonly accountOf: (token: string) => Promise<Account | null>;
  /** Forgets the sessions of an account. */
  readonly forget: (account: string) => void;
}

/** @param clock milliseconds, never backwards. */
export const sessionCache = (store: SqlStore, clock = (): number => performance.now()): SessionCache => {
  const cached = new Map<string, { readonly account: Account; readonly until: number }>();
  /** Counts calls of `forget`: what was read before one is not kept after it. */
  let forgotten = 0;
  return {
    accountOf: async (token) => {
      const known = cached.get(token);
      if (known !== undefined && known.until > clock()) return known.account;
      cached.delete(token);
      const before = forgotten;
      const found = await findSession(store, token, false);
      if (found === null) return null;
      if (before === forgotten) cached.set(token, { account: found.account, until: clock() + CACHE_MS });
      const [oldest] = cached.keys();
      if (cached.size > MOST_CACHED && oldest !== undefined) cached.delete(oldest);
      return found.account;
    },
    forget: (account) => {
      forgotten += 1;
      for (const [token, { account: one }] of cached) if (one.id === account) cached.delete(token);
    },
  };
};
