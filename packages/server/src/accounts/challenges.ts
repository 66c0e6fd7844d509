/** Challenges of passkeys: random texts to be signed, each used once, for five minutes. */
import type { SqlClient } from '@cairn/store';
import { ID_BYTES, randomToken } from '../random-token.ts';
import { NOW } from '../database-time.ts';

const VALUE_BYTES = 32;
export const CHALLENGE_MS = 300_000;

/** new: for a passkey that is being made. ask: for a sign-in. */
export type ChallengeKind = 'new' | 'ask';

export interface PasskeyChallenge {
  readonly id: string;
  /** base64url. */
  readonly value: string;
}

/** @param account whose passkey is being made; null for a sign-in. */
export const makeChallenge = async (
  sql: SqlClient,
  kind: ChallengeKind,
  account: string | null,
): Promise<PasskeyChallenge> => {
  const made = { id: randomToken(ID_BYTES), value: randomToken(VALUE_BYTES) };
  await sql.query(`delete from accounts.challenge where until <= ${NOW}`);
  await sql.query(
    `insert into accounts.challenge (id, kind, value, account, until)
     values ($1, $2, $3, $4, ${NOW} + ${CHALLENGE_MS})`,
    [made.id, kind, made.value, account],
  );
  return made;
};

/** The value of a challenge, which is deleted; null if it was used, is too old, or is for something else. */
export const takeChallenge = async (
  sql: SqlClient,
  kind: ChallengeKind,
  account: string | null,
  id: string,
): Promise<string | null> => {
  const [row] = await sql.query<{ value: string; fits: boolean }>(
    `delete from accounts.challenge where id = $1
     returning value, until > ${NOW} and kind = $2 and account is not distinct from $3 as fits`,
    [id, kind, account],
  );
  return row?.fits === true ? row.value : null;
};
