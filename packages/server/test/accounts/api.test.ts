// What every request to the API has in common: cookies, networks, limits, and a database that is away.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { acquireFileLock } from '@cairn/store';
import { codes, take } from '@cairn/testkit';
import { Hono } from 'hono';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cookieFor, tokenIn } from '../../src/accounts/cookie.ts';
import { deviceLabel } from '../../src/accounts/device-label.ts';
import { makeUpName, nameKey } from '../../src/accounts/names.ts';
import { makeApi } from '../../src/api/api.ts';
import { memoryLimits } from '../../src/api/limits.ts';
import { errorFields } from '../../src/api/log.ts';
import { addressOf, networkHash, networkOf } from '../../src/api/network.ts';
import { clubStore } from '../../src/club-store.ts';
import { parseOrigin } from '../../src/settings.ts';
import { saidOf, startSite, Visitor } from './club-site.ts';

const token = 'x'.repeat(43);
const [local, site] = ['http://localhost:4173', 'https://club.example'] as const;

describe('the cookie', () => {
  test('is bound to the host where there is https, and plain at localhost', () => {
    const life = 'Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict';
    expect(cookieFor(token, site)).toBe(`__Host-cairn-session=${token}; ${life}; Secure`);
    expect(cookieFor(token, local)).toBe(`cairn-session=${token}; ${life}`);
    expect(cookieFor(null, site)).toContain('__Host-cairn-session=; Path=/; Max-Age=0;');
  });

  test.each([
    [`cairn-session=${token}`, local, token],
    [`a=b;  cairn-session=${token}; c=d`, local, token],
    [`__Host-cairn-session=${token}`, site, token],
    // Another program on the host, or a page without https, may set this one.
    [`cairn-session=${token}`, site, null],
    [`cairn-session=${token}y`, local, null],
    [`cairn-session=${token.slice(1)}'`, local, null],
    ['cairn-session', local, null],
    [null, local, null],
  ])('%s at %s', (header, origin, found) => expect(tokenIn(header, origin)).toBe(found));
});

describe('the network', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:0001::6', '2001:db8:1:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

  test.each([
    [0, '192.0.2.7', '10.0.0.1'],
    [1, '203.0.113.9, 192.0.2.7', '192.0.2.7'],
    [2, '203.0.113.9, 192.0.2.7, 10.0.0.2', '192.0.2.7'],
    [2, '192.0.2.7', '192.0.2.7'],
    [1, null, '10.0.0.1'],
  ])('behind %s proxies that say %s is %s', (proxies, forwarded, address) =>
    expect(addressOf('10.0.0.1', forwarded, proxies)).toBe(address),
  );

  test('its hash is the same for a home, and another in another process', () => {
    const [one, two] = [networkHash(), networkHash()];
    expect(one('2001:db8:1:2::5')).toBe(one('2001:db8:1:2::6'));
    expect(one('2001:db8:1:2::5')).not.toBe(one('2001:db8:1:3::5'));
    expect(one('192.0.2.7')).not.toBe(two('192.0.2.7'));
  });
});

describe('limits', () => {
  afterEach(() => void vi.useRealTimers());
  /** A clock that stands until it is moved. */
  const stopClock = (): void =>
    void vi.useFakeTimers({ now: 0, toFake: ['Date', 'setTimeout', 'clearTimeout'] });

  test('count for each network and each kind alone, until their time is over', async () => {
    stopClock();
    const limits = memoryLimits({ 'sign-in': { points: 1, duration: 10 } });
    const many = (count: number, key: string): Promise<readonly number[]> =>
      Promise.all(Array.from({ length: count }, () => limits.take('code-use', key)));
    const allowed = Array.from({ length: 60 }, () => 0);
    expect(await many(60, 'home')).toEqual(allowed);
    vi.advanceTimersByTime(1000);
    expect(await many(2, 'home')).toEqual([599, 599]);
    expect(await many(1, 'club')).toEqual([0]);
    expect(await limits.take('sign-in', 'home')).toBe(0);
    expect(await limits.take('sign-in', 'home')).toBe(10);
    vi.advanceTimersByTime(598_900);
    expect(await many(1, 'home')).toEqual([1]);
    vi.advanceTimersByTime(100);
    expect(await many(61, 'home')).toEqual([...allowed, 600]);
    // Another process counts for itself.
    expect(await memoryLimits().take('code-use', 'home')).toBe(0);
  });

  test('a request over the limit is told when to come back, and others are served', async () => {
    const store = clubStore({ kind: 'server', url: 'postgres://cairn@127.0.0.1:1/none' });
    const running = await startSite(store, {
      proxies: 1,
      limits: memoryLimits({ 'code-use': { points: 20, duration: 600 } }),
    });
    const visitor = new Visitor(running);
    const from = (address: string) =>
      visitor.ask('POST', '/codes/use', { code: '7K3M-Q9TZ' }, { 'X-Forwarded-For': address });
    const first = await Promise.all(Array.from({ length: 20 }, () => from('192.0.2.7')));
    expect(new Set(first.map(saidOf))).toEqual(new Set(['503 unavailable']));
    expect(first[0]?.headers.get('Retry-After')).toBe('2');
    const late = await from('192.0.2.7');
    expect(saidOf(late)).toBe('429 limit');
    expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(saidOf(await from('192.0.2.8'))).toBe('503 unavailable');
    await running.close();
    await store.close();
  });
});

test('a network that asks too often is refused a second late, and at once where too many wait already', async () => {
  const waiting = 2000;
  const over = 5;
  const api = makeApi(
    {
      origin: local,
      limits: memoryLimits({ request: { points: 1, duration: 60 } }),
      log: () => undefined,
      proxies: 1,
    },
    [new Hono().get('/there', () => new Response())],
  );
  const answered: string[] = [];
  const began = performance.now();
  const ask = async (who: string, address: string): Promise<string> => {
    const { status, headers } = await api.request(
      '/api/there',
      { headers: { 'X-Forwarded-For': address } },
      {},
    );
    answered.push(who);
    return `${status} ${headers.get('Retry-After')}`;
  };
  expect(await ask('first', '192.0.2.7')).toBe('200 null');
  // All of these are answered before the first timer can end, however slow the machine is.
  const refused = Array.from({ length: waiting + over }, (_, i) =>
    ask(i < waiting ? 'late' : 'at once', '192.0.2.7'),
  );
  const served = ask('other', '192.0.2.8');
  // The seconds are fewer on a slow machine.
  expect(await Promise.race(refused)).toMatch(/^429 \d+$/);
  expect(await served).toBe('200 null');
  expect(answered.toSorted()).toEqual([
    'at once',
    'at once',
    'at once',
    'at once',
    'at once',
    'first',
    'other',
  ]);
  for (const each of await Promise.all(refused)) expect(each).toMatch(/^429 \d+$/);
  // A timer may end a millisecond early.
  expect(performance.now() - began).toBeGreaterThan(990);
  expect(answered.slice(over + 2)).toEqual(Array.from({ length: waiting }, () => 'late'));
});

test('a folder that another process holds is unavailable, and the pages are served', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-held-'));
  const lock = take(await acquireFileLock(path.join(folder, 'lock')));
  const store = clubStore({ kind: 'folder', folder });
  const running = await startSite(store);
  expect(saidOf(await new Visitor(running).post('/guest'))).toBe('503 unavailable');
  expect((await fetch(running.origin)).status).toBe(200);
  await vi.waitFor(() => expect(running.logged()).toMatch(/"why":".*This process is writing there already/));
  await running.close();
  await store.close();
  await lock.release();
  await rm(folder, { recursive: true });
});

test('errors are logged without their message, which may quote a value', () => {
  const error = Object.assign(new RangeError('invalid "cards:AS 2S"'), { code: '22P02' });
  expect(errorFields(error)).toMatchObject({ code: '22P02' });
  expect(JSON.stringify(errorFields(error))).not.toContain('cards:');
  expect(errorFields('cards:AS 2S')).toEqual({});
});

test('names are made up of two words, numbered where those are taken, and each is its own key', () => {
  const names = new Set(Array.from({ length: 200 }, () => makeUpName(false)));
  expect(names.size).toBeGreaterThan(100);
  expect(new Set([...names].map(nameKey)).size).toBe(names.size);
  expect(makeUpName(true)).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d+$/);
  expect(nameKey('Zoë  O’Hara-2')).toBe(nameKey('zoe ohara 2'));
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/147.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/147.0 Safari/537.36 Edg/147.0', 'Edge, Windows'],
  ['curl/8.5', ''],
])('%s is %s', (agent, label) => expect(deviceLabel(agent)).toBe(label));

test('the origin of a site has a name, https, and no path', () => {
  expect(take(parseOrigin(undefined, local))).toBe(local);
  for (const text of [site, 'http://localhost:8080', 'https://club.example:8443'])
    expect(take(parseOrigin(`${text}/`, local))).toBe(text);
  for (const text of [
    'http://club.example',
    'https://192.0.2.7',
    'https://[::1]',
    `${site}/club`,
    'club.example',
    '',
  ])
    expect(codes(parseOrigin(text, local))).toEqual(['origin CAIRN_ORIGIN']);
});
