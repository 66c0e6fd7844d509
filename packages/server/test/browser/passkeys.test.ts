// Passkeys in a real Chromium with its virtual authenticator (https://www.w3.org/TR/webauthn-3/#sctn-automation): made,
// used to sign in, and what must be refused: challenges that are used or old, other origins and relying parties, copies.
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import type { LazyStore } from '@cairn/store';
import { nightlySeed } from '@cairn/testkit';
import { clubStore } from '../../src/club-store.ts';
import { newGuest, saidOf, startSite, Visitor, type Answer, type Site } from '../accounts/club-site.ts';
import { DATABASES, type TestDatabase } from '../stores.ts';
import { Device, type Passkey, type Request } from './device.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.connect(inject('browser'));
});
afterAll(() => browser.close());
/** A device that is gone after the test. */
const newDevice = async (): Promise<Device> => {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  return Device.start(context);
};

const requested = async (visitor: Visitor, route: string): Promise<Request> =>
  (await visitor.post(route)).body as unknown as Request;

describe.each(Object.entries(DATABASES))('on %s', (name, start) => {
  let database: TestDatabase;
  let store: LazyStore;
  const sites: Site[] = [];
  beforeAll(async () => {
    database = await start();
    store = clubStore(database.place);
  });
  afterAll(async () => {
    for (const site of sites) await site.close();
    await store.close();
    await database.stop();
  });
  const siteAt = async (origin?: string): Promise<Site> => {
    const site = await startSite(store, origin === undefined ? {} : { origin });
    sites.push(site);
    return site;
  };
  const old = (): Promise<unknown> => store.query('update accounts.challenge set until = until - 300001');

  test('a passkey keeps a guest, signs in, and merges the guest of another day', async () => {
    const { origin } = await siteAt();
    const device = await newDevice();
    const me = await device.post(origin, '/guest');
    const asked = await device.post<Request>(origin, '/passkey/new');
    const response = await device.make(origin, asked.options);
    const done = { challenge: asked.challenge, label: 'My phone', response };
    expect(await device.post(origin, '/passkey/new/done', done)).toEqual({
      ...me,
      kind: 'registered',
      waysBack: 1,
    });
    const again = await device.post<Request>(origin, '/passkey/new');
    await expect(device.make(origin, again.options)).rejects.toThrow('InvalidStateError');
    expect(await device.post(origin, '/signout')).toEqual({});
    const guest = await device.post(origin, '/guest');
    expect(guest.id).not.toBe(me.id);
    const request = await device.post<Request>(origin, '/passkey/ask');
    const used = await device.use(origin, request.options);
    const signed = await device.post(origin, '/passkey/ask/done', {
      challenge: request.challenge,
      response: used,
    });
    expect(signed).toMatchObject({ id: me.id, merged: true });
    expect(await store.query('select id from accounts.account where id = $1', [guest.id])).toEqual([]);
    expect(
      await store.query(
        'select label, counter > 0 as counted, used is not null as used from accounts.passkey where account = $1',
        [me.id],
      ),
    ).toEqual([{ label: 'My phone', counted: true, used: true }]);
  });

  test('passkeys are listed and deleted, but for the last way back', async () => {
    const site = await siteAt('https://club.example');
    const { origin } = site.services.site;
    const device = await newDevice();
    const visitor = await newGuest(site);
    expect(visitor.cookie).toMatch(/^__Host-cairn-session=/);
    const ids: string[] = [];
    for (const label of ['one', 'two']) {
      const { challenge, options } = await requested(visitor, '/passkey/new');
      // Some browsers send certificates that nobody asked for.
      const response = await device.make(origin, {
        ...options,
        attestation: label === 'two' ? 'direct' : 'none',
      });
      ids.push(response.id);
      expect((await visitor.post('/passkey/new/done', { challenge, label, response })).status).toBe(200);
      // Another authenticator, since one has a single passkey for an account.
      if (label === 'one') await device.reset();
    }
    const [one = '', two = ''] = ids;
    expect((await visitor.get('/me/passkeys')).body).toMatchObject({
      passkeys: [
        { id: one, label: 'one', used: null },
        { id: two, label: 'two' },
      ],
    });
    expect(saidOf(await (await newGuest(site)).delete(`/me/passkeys/${two}`))).toBe('404 unknown passkey');
    expect((await visitor.delete(`/me/passkeys/${two}`)).status).toBe(200);
    const { challenge, options } = await requested(visitor, '/passkey/ask');
    const response = await device.use(origin, options);
    expect(saidOf(await visitor.post('/passkey/ask/done', { challenge, response }))).toBe(
      '403 passkey-unknown response',
    );
    expect(saidOf(await visitor.delete(`/me/passkeys/${one}`))).toBe('409 no-way-back');
    expect((await visitor.post('/signout')).status).toBe(200);
  });

  // The statements are those of the tests above, so it is asked on one database, and on both at full size.
  const isFull = name === 'PostgreSQL' || nightlySeed !== null;
  test.runIf(isFull)('what is for another challenge, origin or relying party is refused', async () => {
    const origin = 'https://play.club.example';
    const [elsewhere, parent] = [`${origin}:8443`, 'club.example'];
    const site = await siteAt(origin);
    const device = await newDevice();
    const visitor = await newGuest(site);
    const done = async (challenge: string, response: Passkey): Promise<string> =>
      saidOf(await visitor.post('/passkey/new/done', { challenge, response }));

    const aged = await requested(visitor, '/passkey/new');
    await old();
    expect(await done(aged.challenge, await device.make(origin, aged.options))).toBe(
      '403 challenge challenge',
    );
    await device.reset();
    const { challenge, options } = await requested(visitor, '/passkey/new');
    const made = await device.make(origin, options);
    const stranger = await newGuest(site);
    const theirs = await requested(stranger, '/passkey/new');
    expect(await done(theirs.challenge, made)).toBe('403 challenge challenge');
    const signIn = await requested(visitor, '/passkey/ask');
    expect(await done(signIn.challenge, made)).toBe('403 challenge challenge');
    const another = await requested(visitor, '/passkey/new');
    expect(await done(another.challenge, made)).toBe('403 passkey-wrong response');
    for (const [at, changes] of [
      [elsewhere, {}],
      [origin, { rp: { id: parent, name: 'Cairn' } }],
    ] as const) {
      const tried = await requested(visitor, '/passkey/new');
      const response = await device.make(at, { ...tried.options, ...changes, excludeCredentials: [] });
      const refused = await visitor.post('/passkey/new/done', { challenge: tried.challenge, response });
      expect(saidOf(refused)).toBe('403 passkey-wrong response');
      expect(refused.body.faults[0]?.message).toMatch(at === origin ? /RP ID/i : /origin/);
      // Tried once, it is used up.
      expect(await done(tried.challenge, response)).toBe('403 challenge challenge');
    }
    await device.reset();
    const last = await requested(visitor, '/passkey/new');
    const kept = await device.make(origin, last.options);
    expect(await done(last.challenge, kept)).toBe('200');
    expect(await done(last.challenge, kept)).toBe('403 challenge challenge');
    expect(await done(challenge, made)).toBe('200');

    const used = async (
      at: string,
      changes: object,
      alter = (one: Passkey): object => one,
    ): Promise<Answer> => {
      const request = await requested(new Visitor(site), '/passkey/ask');
      const response = await device.use(at, { ...request.options, ...changes });
      const body = { challenge: request.challenge, response: alter(response) };
      const answer = await new Visitor(site).post('/passkey/ask/done', body);
      expect(saidOf(await new Visitor(site).post('/passkey/ask/done', body))).toBe('403 challenge challenge');
      return answer;
    };
    const messageOf = ({ status, body }: Answer): string => `${status} ${body.faults?.[0]?.message ?? ''}`;
    expect((await used(origin, {})).status).toBe(200);
    const earlier = await device.use(origin, (await requested(visitor, '/passkey/ask')).options);
    const signature = (one: Passkey): object => ({
      ...one,
      response: { ...one.response, signature: earlier.response.signature },
    });
    expect(messageOf(await used(origin, {}, signature))).toMatch(/^403 .*signature is wrong/);
    expect(messageOf(await used(elsewhere, {}))).toMatch(/^403 .*origin/);
    await device.copy({ signCount: 0 });
    expect(messageOf(await used(origin, {}))).toMatch(/^403 .*counter/);
    await device.copy({ rpId: parent, signCount: 100 });
    expect(messageOf(await used(origin, { rpId: parent }))).toMatch(/^403 .*RP ID/i);
    await device.copy({ rpId: 'play.club.example', signCount: 200 });
    expect((await used(origin, {})).status).toBe(200);
    const twice = await requested(new Visitor(site), '/passkey/ask');
    const both = { challenge: twice.challenge, response: await device.use(origin, twice.options) };
    const answers = await Promise.all([1, 2].map(() => new Visitor(site).post('/passkey/ask/done', both)));
    expect(answers.map((each) => saidOf(each)).sort()).toEqual(['200', '403 challenge challenge']);
    const request = await requested(visitor, '/passkey/ask');
    await old();
    const response = await device.use(origin, request.options);
    expect(saidOf(await visitor.post('/passkey/ask/done', { challenge: request.challenge, response }))).toBe(
      '403 challenge challenge',
    );
  });
});
