// The limits of a site as admins change them, in two processes that share a database.
import type { SqlStore } from '@cairn/store';
import type { SiteLimits } from '@cairn/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminRoutes } from '../src/admin/admin-routes.ts';
import { siteLimits, takeUpLimits } from '../src/admin/limit-settings.ts';
import { routeServices } from '../src/api/account-services.ts';
import { memoryLimits, USUAL_LIMITS, type ChangingLimits } from '../src/api/limits.ts';
import { mountRoutes } from '../src/api/route.ts';
import { clubStore } from '../src/club-store.ts';
import { newGuest, saidOf, startSite, Visitor, type Site } from './accounts/club-site.ts';
import { DATABASES, type TestDatabase } from './stores.ts';

const two = [memoryLimits(), memoryLimits()] as const;
let database: TestDatabase;
let store: SqlStore;
let sites: readonly Site[];
let admin: Visitor;
let guest: Visitor;

const startProcess = (limits: ChangingLimits): Promise<Site> =>
  startSite(store, {
    limits,
    more: (services) => [mountRoutes(adminRoutes(services, limits, null), routeServices(services))],
  });

beforeAll(async () => {
  database = await DATABASES.PGlite();
  store = clubStore(database.place);
  sites = await Promise.all(two.map(startProcess));
  const [first] = sites;
  if (first === undefined) throw new Error('There is no site');
  admin = await newGuest(first);
  await store.query('update accounts.account set admin = true');
  guest = await newGuest(first);
});
afterAll(async () => {
  for (const site of sites) await site.close();
  await store.close();
  await database.stop();
});

const change = async (body: object, visitor = admin): Promise<string> =>
  saidOf(await visitor.ask('PATCH', '/admin/limits', body));

test('what is wrong with a limit is named, and nothing changes', async () => {
  const before = await siteLimits(store);
  expect(before).toEqual({
    limits: USUAL_LIMITS,
    guestDays: 90,
    usual: { limits: USUAL_LIMITS, guestDays: 90 },
  });
  expect(await change({ guest: { points: 5, duration: 60 } }, guest)).toBe('403 admin');
  expect(saidOf(await guest.get('/admin/limits'))).toBe('403 admin');
  expect(await change({ guest: { points: 0, duration: 1.5 }, other: 1 })).toBe(
    '400 range guest.points type guest.duration unknown other',
  );
  expect(await change({ guest: { points: 5 } })).toBe('400 missing guest.duration');
  expect(await change({ guestDays: 29 })).toBe('400 range guestDays');
  // With this one, no admin could change it back.
  const { body } = await admin.ask('PATCH', '/admin/limits', { request: { points: 1, duration: 604_800 } });
  expect(body.faults.map(({ message }) => message)).toEqual([
    '1 is not allowed here: wanted at least 100',
    '604800 is not allowed here: wanted at most 600',
  ]);
  expect(await siteLimits(store)).toEqual(before);
});

test('a limit holds at once where it was changed, and elsewhere once it is taken up', async () => {
  const asked = (site: number): Promise<number> => two[site === 0 ? 0 : 1].take('report', 'somebody');
  const report = { points: 1, duration: 60 };
  // Two admins at the same time.
  expect(await Promise.all([change({ report }), change({ guestDays: 30 })])).toEqual(['200', '200']);
  const { body } = await admin.get('/admin/limits');
  expect(body as unknown as SiteLimits).toMatchObject({ limits: { ...USUAL_LIMITS, report }, guestDays: 30 });

  expect([await asked(0), await asked(0)]).toEqual([0, 60]);
  expect([await asked(1), await asked(1)]).toEqual([0, 0]);
  await takeUpLimits(store, two[1]);
  expect([await asked(1), await asked(1)]).toEqual([0, 60]);
  // Counting goes on where nothing has changed.
  await takeUpLimits(store, two[1]);
  expect(await asked(1)).toBe(60);
  const audits = await store.query(`select subject from accounts.audit where action = 'setting-changed'`);
  expect(audits).toEqual([{ subject: 'limits' }, { subject: 'limits' }]);
});

test('a limit that this version does not allow is left out', async () => {
  const stored = { request: { points: 1, duration: 5 }, another: 7, guest: { points: 9, duration: 60 } };
  await store.query('update club.setting set value = $1', [JSON.stringify(stored)]);
  expect(await siteLimits(store)).toMatchObject({
    limits: { ...USUAL_LIMITS, guest: { points: 9, duration: 60 } },
    guestDays: 90,
  });
});
