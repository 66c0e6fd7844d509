/**
 * Codes that sign in: for a second device (ten minutes), on paper (until it is used), and links that an admin or the
 * server gives out. Each is used once. The signs are Crockford's base 32 (https://www.crockford.com/base32.html), so that
 * letters that look like digits are read as those.
 */
import { randomInt } from 'node:crypto';
import type { SqlClient, SqlStore } from '@cairn/store';
import { hashOf } from '../random-token.ts';
import { audit } from './audit.ts';
import { NOW } from '../database-time.ts';

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const MINUTE_MS = 60_000;

export type CodeKind = 'link' | 'recovery' | 'reset' | 'admin';

/** Groups of signs, and the time for which a code can be used; null: until it is used. A sign has five bits. */
const FORMS: Readonly<
  Record<CodeKind, { readonly groups: number; readonly signs: number; readonly ms: number | null }>
> = {
  link: { groups: 2, signs: 4, ms: 10 * MINUTE_MS },
  recovery: { groups: 5, signs: 5, ms: null },
  reset: { groups: 5, signs: 5, ms: 24 * 60 * MINUTE_MS },
  admin: { groups: 5, signs: 5, ms: 24 * 60 * MINUTE_MS },
};

export interface NewCode {
  /** As people read it, such as "7K3M-Q9TZ". */
  readonly code: string;
  /** Milliseconds since 1970 UTC by the clock of the database; null: until it is used. */
  readonly until: number | null;
}

const randomSigns = (count: number): string =>
  Array.from({ length: count }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** A code as it is compared: hyphens and spaces left out, letters that look like digits as digits. */
const plainCode = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

/** The text of a new code. */
export const newCodeText = (kind: CodeKind): string => {
  const { groups, signs } = FORMS[kind];
  return Array.from({ length: groups }, () => randomSigns(signs)).join('-');
};

/**
 * Makes a code; one of the same kind and account before it ends.
 * @param code a text that `newCodeText` has made.
 */
export const makeCode = async (
  sql: SqlClient,
  kind: CodeKind,
  account: string | null,
  code: string = newCodeText(kind),
): Promise<NewCode> => {
  const { ms } = FORMS[kind];
  await sql.query('delete from accounts.code where kind = $1 and account is not distinct from $2', [
    kind,
    account,
  ]);
  const [row] = await sql.query<{ until: number | null }>(
    `insert into accounts.code (hash, kind, account, until) values ($1, $2, $3, ${NOW} + $4::float8) returning until`,
    [hashOf(plainCode(code)), kind, account, ms],
  );
  return { code, until: row?.until ?? null };
};

/** Uses a code up: its kind and account; null if it is wrong, used or too old. */
export const takeCode = async (
  sql: SqlClient,
  code: string,
): Promise<{ readonly kind: CodeKind; readonly account: string | null } | null> => {
  const [row] = await sql.query<{ kind: CodeKind; account: string | null; fits: boolean }>(
    `delete from accounts.code where hash = $1
     returning kind, account, coalesce(until > ${NOW}, true) as fits`,
    [hashOf(plainCode(code))],
  );
  return row?.fits === true ? { kind: row.kind, account: row.account } : null;
};

/**
 * Makes the code that makes its user an admin, if the site has none; null if it has one. A code made before ends.
 * @param code a text that `newCodeText` has made.
 * @param needsWayBack whether an admin counts only with a passkey or a recovery code: others may have lost their account.
 */
export const firstAdminCode = (
  store: SqlStore,
  code?: string,
  needsWayBack = false,
): Promise<NewCode | null> =>
  store.transaction(async (sql) => {
    const admins = await sql.query(
      `select 1 as one from accounts.account a where a.admin and (not $1
         or exists (select 1 from accounts.passkey p where p.account = a.id)
         or exists (select 1 from accounts.code c where c.account = a.id and c.kind = 'recovery')) limit 1`,
      [needsWayBack],
    );
    return admins.length > 0 ? null : makeCode(sql, 'admin', null, code);
  });

/** Whether a code that makes an admin waits for its use. */
export const hasAdminCode = async (sql: SqlClient): Promise<boolean> => {
  const codes = `select 1 as one from accounts.code where kind = 'admin' and coalesce(until > ${NOW}, true)`;
  return (await sql.query(codes)).length > 0;
};

/**
 * Makes the account an admin, which is audited.
 * @param by the admin who does it; null: the server.
 */
export const makeAdmin = async (sql: SqlClient, account: string, by: string | null = null): Promise<void> => {
  await sql.query('update accounts.account set admin = true where id = $1', [account]);
  await audit(sql, 'admin-made', by, account);
};
