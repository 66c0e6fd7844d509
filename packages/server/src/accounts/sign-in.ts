/** Signing in: a new token, whatever session there was, and a guest who was there is merged. */
import type { SqlClient } from '@cairn/store';
import { lockAccount, mergeGuest, type AccountPart } from './accounts.ts';
import { endSession, findSession, startSession } from './sessions.ts';

export interface SignedIn {
  readonly token: string;
  readonly account: string;
  /** Whether a guest was merged into the account. */
  readonly merged: boolean;
}

export interface SignInFrom {
  /** The token of the session that asks; it ends. */
  readonly token: string | null;
  /** See device-label.ts. */
  readonly label: string;
  readonly parts: readonly AccountPart[];
}

/** Signs in to an account, in the transaction that proves that it may be; null if the account has been deleted. */
export const signIn = async (
  sql: SqlClient,
  account: string,
  { token, label, parts }: SignInFrom,
): Promise<SignedIn | null> => {
  const before = token === null ? null : await findSession(sql, token);
  const merged = before === null ? false : await mergeGuest(sql, parts, before.account.id, account);
  if ((await lockAccount(sql, account)) === null) return null;
  if (token !== null) await endSession(sql, token);
  return { token: await startSession(sql, account, label), account, merged };
};
