/** Making a passkey and signing in with one: the browser asks, and the club checks (https://www.w3.org/TR/webauthn-3/). */
import { fault } from '@cairn/engine';
import type { Answer, ClubClient, Me } from '@cairn/wire';

interface PasskeyRequest {
  readonly challenge: string;
  readonly options: object;
}

/** Whether this browser has passkeys, and the functions that read and write them as JSON. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** The player has closed the browser's dialog, or the browser cannot do it here. */
const failed = (error: unknown): Answer<Me> => {
  const code =
    error instanceof DOMException && error.name === 'InvalidStateError'
      ? 'passkey-there'
      : 'passkey-cancelled';
  return {
    ok: false,
    status: 400,
    faults: [fault(code, '', 'The browser made no passkey')],
    body: {},
    retryAfter: null,
  };
};

const sent = (credential: Credential | null): object => {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser gave no passkey');
  return credential.toJSON();
};

/** Adds a passkey to the account that is signed in. */
export const makePasskey = async (client: ClubClient): Promise<Answer<Me>> => {
  const asked = await client.ask<PasskeyRequest>('POST', '/passkey/new', {});
  if (!asked.ok) return asked;
  const { challenge, options } = asked.value;
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as PublicKeyCredentialCreationOptionsJSON,
    );
    const response = sent(await navigator.credentials.create({ publicKey }));
    return await client.ask<Me>('POST', '/passkey/new/done', { challenge, response });
  } catch (error) {
    return failed(error);
  }
};

/** Signs in with a passkey of this device, or of another one nearby. */
export const signInByPasskey = async (client: ClubClient): Promise<Answer<Me>> => {
  const asked = await client.ask<PasskeyRequest>('POST', '/passkey/ask', {});
  if (!asked.ok) return asked;
  const { challenge, options } = asked.value;
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
      options as PublicKeyCredentialRequestOptionsJSON,
    );
    const response = sent(await navigator.credentials.get({ publicKey }));
    return await client.ask<Me>('POST', '/passkey/ask/done', { challenge, response });
  } catch (error) {
    return failed(error);
  }
};
