/** Accounts: a guest is made without questions, is registered by its first passkey, and can be merged and deleted. */
import type { SqlClient, SqlStore } from '@cairn/store';
import { ID_BYTES, randomToken } from '../random-token.ts';
import { makeUpName, nameKey } from './names.ts';
import { NOW } from '../database-time.ts';
import { GONE } from './tables.ts';

export interface Account {
  readonly id: string;
  readonly name: string;
  /** registered: has or had a passkey. */
  readonly kind: 'guest' | 'registered';
  readonly admin: boolean;
  /** Milliseconds since 1970 UTC. */
  readonly made: number;
}

/** A part of the server that has rows of accounts. What it is asked to do belongs to a transaction. */
export interface AccountPart {
  /** Its section in the export. */
  readonly name: string;
  /** Gives the rows of a guest to an account; after that the guest is deleted. */
  readonly merge: (sql: SqlClient, from: string, to: string) => Promise<void>;
  /** Deletes the rows of an account, or gives those that others need to `GONE`. */
  readonly remove: (sql: SqlClient, account: string) => Promise<void>;
  /** The rows of an account, as JSON. */
  readonly read: (sql: SqlClient, account: string) => Promise<object>;
}

/** Plain names, and then numbered ones, that are tried. */
const PLAIN_TRIES = 3;
const MOST_TRIES = 30;

const INSERT = `
  insert into accounts.account (id, name, name_key, kind, made, seen)
  select $1, $2, $3, 'guest', at, at from (select ${NOW} as at) as clock
  on conflict (name_key) do nothing
  returning id, name, kind, admin, made`;

/** A new guest with a made-up name. */
export const createGuest = async (sql: SqlClient): Promise<Account> => {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const name = makeUpName(tries >= PLAIN_TRIES);
    const [made] = await sql.query<Account>(INSERT, [randomToken(ID_BYTES), name, nameKey(name)]);
    if (made !== undefined) return made;
  }
  throw new Error('No name is free');
};

const FIND = 'select id, name, kind, admin, made from accounts.account where';

/** The account that holds a name, or one that looks like it. */
export const accountCalled = async (sql: SqlClient, name: string): Promise<Account | null> =>
  (await sql.query<Account>(`${FIND} name_key = $1`, [nameKey(name)]))[0] ?? null;

/** The account, locked until the end of the transaction, so that what is decided about it stays true. */
export const lockAccount = async (sql: SqlClient, id: string): Promise<Account | null> =>
  (await sql.query<Account>(`${FIND} id = $1 for update`, [id]))[0] ?? null;

/** Gives an account a name; false if another account has it, or one that looks like it. */
export const renameAccount = async (sql: SqlClient, id: string, name: string): Promise<boolean> => {
  const sets = `
    update accounts.account set name = $2, name_key = $3
    where id = $1 and not exists (select 1 from accounts.account where name_key = $3 and id <> $1)
    returning id`;
  try {
    return (await sql.query(sets, [id, name, nameKey(name)])).length > 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === UNIQUE_VIOLATION) return false;
    throw error;
  }
};

/** An SQLSTATE: another transaction was faster. */
const UNIQUE_VIOLATION = '23505';

/** Gives an account another made-up name. */
export const renameMadeUp = async (sql: SqlClient, id: string): Promise<void> => {
  for (let tries = 0; tries < MOST_TRIES; tries++)
    if (await renameAccount(sql, id, makeUpName(tries >= PLAIN_TRIES))) return;
  throw new Error('No name is free');
};

/** The ways into an account besides its sessions: passkeys, and the recovery code. */
export const waysBack = async (sql: SqlClient, account: string): Promise<number> => {
  const [row] = await sql.query<{ ways: number }>(
    `select (select count(*) from accounts.passkey where account = $1)::int4
      + (select count(*) from accounts.code where account = $1 and kind = 'recovery')::int4 as ways`,
    [account],
  );
  return row?.ways ?? 0;
};

/** Merges a guest into an account, in the transaction. A registered account is left alone. Returns whether it was merged. */
export const mergeGuest = async (
  sql: SqlClient,
  parts: readonly AccountPart[],
  from: string,
  to: string,
): Promise<boolean> => {
  if (from === to) return false;
  // In the order of the ids, so that two transactions cannot wait for each other.
  const locked = new Map<string, Account | null>();
  for (const id of [from, to].sort()) locked.set(id, await lockAccount(sql, id));
  const [guest, account] = [locked.get(from), locked.get(to)];
  if (guest?.kind !== 'guest' || (account ?? null) === null) return false;
  for (const part of parts) await part.merge(sql, from, to);
  if (guest.admin) await sql.query('update accounts.account set admin = true where id = $1', [to]);
  await sql.query(
    `update accounts.audit set actor = case when actor = $1 then $2 else actor end,
      account = case when account = $1 then $2 else account end where $1 in (actor, account)`,
    [from, to],
  );
  await sql.query('delete from accounts.account where id = $1', [from]);
  return true;
};

/** Deletes an account in the transaction; afterwards its id is in no table. False if there is none. */
export const deleteAccountIn = async (
  sql: SqlClient,
  parts: readonly AccountPart[],
  account: string,
): Promise<boolean> => {
  if ((await lockAccount(sql, account)) === null) return false;
  for (const part of parts) await part.remove(sql, account);
  await sql.query(
    `update accounts.audit set actor = case when actor = $1 then $2 else actor end,
      account = case when account = $1 then $2 else account end where $1 in (actor, account)`,
    [account, GONE],
  );
  await sql.query('delete from accounts.account where id = $1', [account]);
  return true;
};

export const deleteAccount = (
  store: SqlStore,
  parts: readonly AccountPart[],
  account: string,
): Promise<boolean> => store.transaction((sql) => deleteAccountIn(sql, parts, account));

/** All that the server has about an account, as JSON. No token, code or key is in it. */
export const exportAccount = (
  store: SqlStore,
  parts: readonly AccountPart[],
  account: string,
): Promise<object> =>
  store.transaction(async (sql) => {
    const rows = (text: string): Promise<readonly object[]> => sql.query(text, [account]);
    const own: [string, object][] = [];
    for (const part of parts) own.push([part.name, await part.read(sql, account)]);
    return {
      account: (
        await rows('select id, name, kind, admin, made, seen from accounts.account where id = $1')
      )[0],
      passkeys: await rows(
        'select id, label, backed_up, made, used from accounts.passkey where account = $1 order by made, id',
      ),
      sessions: await rows(
        'select label, made, seen, until from accounts.session where account = $1 order by made, token_hash',
      ),
      codes: await rows('select kind, until from accounts.code where account = $1 order by kind, until'),
      audit: await rows(
        'select at, action, actor = $1 as own from accounts.audit where $1 in (actor, account) order by at, id',
      ),
      ...Object.fromEntries(own),
    };
  });
