/**
 * Passkeys (Web Authentication, https://www.w3.org/TR/webauthn-3/). The library that checks them is loaded with the first
 * one.
 */
import { fail, ok, type Fault, type Result } from '@cairn/engine';
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { SqlClient } from '@cairn/store';
import { clubFault, type ClubFault } from '@cairn/wire';
import { lockAccount, type Account } from './accounts.ts';
import { CHALLENGE_MS, makeChallenge } from './challenges.ts';
import { NOW } from '../database-time.ts';

const MOST_PASSKEYS = 20;

/** The site as passkeys know it. */
export interface PasskeySite {
  readonly name: string;
  /** Such as "https://club.example"; its host is the id of the relying party. */
  readonly origin: string;
}

/** A passkey as its account sees it. Times are milliseconds since 1970 UTC. */
export interface PasskeyInfo {
  readonly id: string;
  readonly label: string;
  /** Whether it is copied to other devices of the player. */
  readonly backedUp: boolean;
  readonly made: number;
  readonly used: number | null;
}

/** A challenge, and what the browser needs to answer it. */
export interface PasskeyRequest {
  readonly challenge: string;
  /** For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. */
  readonly options: object;
}

interface PasskeyRow {
  readonly account: string;
  readonly key: string;
  readonly counter: number;
  readonly transports: string;
}

type Transports = NonNullable<WebAuthnCredential['transports']>;

const library = async () => {
  const loaded = await import('@simplewebauthn/server');
  // Nobody's make of authenticator is asked for, so no certificate is checked: that would ask other servers about it.
  for (const identifier of CERTIFIED)
    loaded.SettingsService.setRootCertificates({ identifier, certificates: [] });
  return loaded;
};
const CERTIFIED = ['android-key', 'android-safetynet', 'apple', 'fido-u2f', 'packed', 'tpm', 'mds'] as const;

const hostOf = ({ origin }: PasskeySite): string => new URL(origin).hostname;

export const passkeysOf = (sql: SqlClient, account: string): Promise<readonly PasskeyInfo[]> =>
  sql.query<PasskeyInfo>(
    `select id, label, backed_up as "backedUp", made, used from accounts.passkey
     where account = $1 order by made, id`,
    [account],
  );

/** What a browser needs to make a passkey for an account. */
export const passkeyToMake = async (
  sql: SqlClient,
  site: PasskeySite,
  account: Account,
): Promise<PasskeyRequest> => {
  const { generateRegistrationOptions } = await library();
  const challenge = await makeChallenge(sql, 'new', account.id);
  const known = await passkeysOf(sql, account.id);
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: hostOf(site),
    userName: account.name,
    userDisplayName: account.name,
    userID: Uint8Array.from(Buffer.from(account.id)),
    challenge: Uint8Array.from(Buffer.from(challenge.value, 'base64url')),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(({ id }) => ({ id })),
    // The passkey must be found without a name, because nobody is asked for one.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return { challenge: challenge.id, options };
};

/** What a browser needs to sign in by a passkey. */
export const passkeyToAsk = async (sql: SqlClient, site: PasskeySite): Promise<PasskeyRequest> => {
  const { generateAuthenticationOptions } = await library();
  const challenge = await makeChallenge(sql, 'ask', null);
  const options = await generateAuthenticationOptions({
    rpID: hostOf(site),
    challenge: Uint8Array.from(Buffer.from(challenge.value, 'base64url')),
    timeout: CHALLENGE_MS,
    userVerification: 'preferred',
  });
  return { challenge: challenge.id, options };
};

/** The library throws at what does not fit: another challenge, origin or relying party, a wrong signature, an old counter. */
const checked = async <T>(check: () => Promise<T>): Promise<Result<T>> => {
  try {
    return ok(await check());
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return fail([clubFault('passkey-wrong', 'response', `Cannot use this passkey: ${why}`)]);
  }
};

const refused = (code: ClubFault, message: string): Result<never> =>
  fail([clubFault(code, 'response', message)]);

const NOT_VERIFIED: readonly Fault[] = [
  clubFault('passkey-wrong', 'response', 'Cannot use this passkey: its signature is wrong'),
];

/**
 * Adds a passkey to the row of an account, which is registered by it. Call it in a transaction. Faults: the response
 * does not answer the challenge here, the passkey is known, the account has too many.
 * @param challenge base64url; taken before, so that it is used once.
 */
export const addPasskey = async (
  sql: SqlClient,
  site: PasskeySite,
  account: string,
  challenge: string,
  { response, label }: { readonly response: RegistrationResponseJSON; readonly label: string },
): Promise<Result<null>> => {
  const { verifyRegistrationResponse } = await library();
  const result = await checked(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: hostOf(site),
      requireUserVerification: false,
    }),
  );
  if (!result.ok) return result;
  if (!result.value.verified) return fail(NOT_VERIFIED);
  const { credential, credentialBackedUp } = result.value.registrationInfo;
  if ((await lockAccount(sql, account)) === null)
    return refused('gone', 'The account has been deleted in the meantime');
  if ((await passkeysOf(sql, account)).length >= MOST_PASSKEYS)
    return refused('passkeys-many', `An account has at most ${MOST_PASSKEYS} passkeys: delete one first`);
  const added = await sql.query(
    `insert into accounts.passkey (id, account, key, counter, transports, backed_up, label, made)
     values ($1, $2, $3, $4, $5, $6, $7, ${NOW}) on conflict do nothing returning 1 as one`,
    [
      credential.id,
      account,
      Buffer.from(credential.publicKey).toString('base64url'),
      credential.counter,
      JSON.stringify(credential.transports ?? []),
      credentialBackedUp,
      label,
    ],
  );
  if (added.length === 0) return refused('passkey-there', 'This passkey is already registered');
  await sql.query(`update accounts.account set kind = 'registered' where id = $1`, [account]);
  return ok(null);
};

/**
 * The account that a passkey signs in to. Faults: the response does not answer the challenge here, or the passkey is
 * unknown (code "passkey-unknown"), for instance because it was deleted here and not on the device.
 * @param challenge base64url; taken before, so that it is used once.
 */
export const accountByPasskey = async (
  sql: SqlClient,
  site: PasskeySite,
  challenge: string,
  response: AuthenticationResponseJSON,
): Promise<Result<string>> => {
  const [row] = await sql.query<PasskeyRow>(
    'select account, key, counter, transports from accounts.passkey where id = $1',
    [response.id],
  );
  if (row === undefined) return refused('passkey-unknown', 'No account here uses this passkey');
  const { verifyAuthenticationResponse } = await library();
  const result = await checked(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: hostOf(site),
      requireUserVerification: false,
      credential: {
        id: response.id,
        publicKey: Uint8Array.from(Buffer.from(row.key, 'base64url')),
        counter: row.counter,
        transports: JSON.parse(row.transports) as Transports,
      },
    }),
  );
  if (!result.ok) return result;
  if (!result.value.verified) return fail(NOT_VERIFIED);
  const { newCounter, credentialBackedUp } = result.value.authenticationInfo;
  await sql.query(
    `update accounts.passkey set counter = greatest(counter, $2::float8), backed_up = $3, used = ${NOW} where id = $1`,
    [response.id, newCounter, credentialBackedUp],
  );
  return ok(row.account);
};
