// A device with passkeys: Chromium with its virtual authenticator (https://www.w3.org/TR/webauthn-3/#sctn-automation).
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { Answer } from '../accounts/club-site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly browser: string;
    readonly root: string;
  }
}

/** What the server sends to make or to use a passkey. */
export interface Request {
  readonly challenge: string;
  readonly options: { readonly rp?: object; readonly rpId?: string };
}
export interface Passkey {
  readonly id: string;
  readonly response: { readonly signature?: string };
}

/** A device: pages with one authenticator, at whatever address. Addresses that are not local are answered here. */
export class Device {
  readonly #page: Page;
  readonly #devtools: CDPSession;
  #authenticator = '';

  private constructor(page: Page, devtools: CDPSession) {
    this.#page = page;
    this.#devtools = devtools;
  }

  static async start(context: BrowserContext): Promise<Device> {
    const page = await context.newPage();
    await page.route(/^https:/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Club</title>' }),
    );
    const device = new Device(page, await context.newCDPSession(page));
    await device.#devtools.send('WebAuthn.enable');
    await device.reset();
    return device;
  }

  /** Takes the authenticator away, with all its passkeys, and gives the device another one. */
  async reset(): Promise<void> {
    const authenticatorId = this.#authenticator;
    if (authenticatorId !== '')
      await this.#devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    } as const;
    const added = await this.#devtools.send('WebAuthn.addVirtualAuthenticator', { options });
    this.#authenticator = added.authenticatorId;
  }

  async #run<T>(origin: string, code: string): Promise<T> {
    if (new URL(this.#page.url()).origin !== origin) await this.#page.goto(origin);
    return this.#page.evaluate<T>(code);
  }

  make(origin: string, options: object): Promise<Passkey> {
    const json = JSON.stringify(options);
    return this.#run(
      origin,
      `navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(${json}) }).then((made) => made.toJSON())`,
    );
  }

  use(origin: string, options: object): Promise<Passkey> {
    const json = JSON.stringify(options);
    return this.#run(
      origin,
      `navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(${json}) }).then((used) => used.toJSON())`,
    );
  }

  /** Sends from the page, with the browser's own cookies and Origin. */
  post<T = Answer['body']>(origin: string, route: string, body: object = {}): Promise<T> {
    const sent = JSON.stringify(JSON.stringify(body));
    return this.#run(
      origin,
      `fetch('/api${route}', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: ${sent} }).then((answer) => answer.json())`,
    );
  }

  /** Copies the passkeys to a new authenticator, as those of another relying party or with other counters. */
  async copy(changes: { readonly rpId?: string; readonly signCount?: number }): Promise<void> {
    const authenticatorId = this.#authenticator;
    const { credentials } = await this.#devtools.send('WebAuthn.getCredentials', { authenticatorId });
    await this.reset();
    for (const credential of credentials)
      await this.#devtools.send('WebAuthn.addCredential', {
        authenticatorId: this.#authenticator,
        credential: { ...credential, ...changes },
      });
  }
}
