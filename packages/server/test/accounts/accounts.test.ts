// Accounts over HTTP: the same on PGlite and on a real PostgreSQL.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LazyStore } from '@cairn/store';
import { firstAdminCode } from '../../src/accounts/codes.ts';
import { sessionCache, startSession } from '../../src/accounts/sessions.ts';
import { accountOfRequest } from '../../src/api/account-services.ts';
import { clubStore } from '../../src/club-store.ts';
import { DATABASES, type TestDatabase } from '../stores.ts';
import { refuseBadRequests } from './bad-requests.ts';
import { newGuest, saidOf, startSite, Visitor, type Site } from './club-site.ts';
import { everyRow, notes } from './rows.ts';

describe.each(Object.entries(DATABASES))('on %s', (_, start) => {
  let database: TestDatabase;
  let store: LazyStore;
  let site: Site;
  let opened = 0;
  beforeAll(async () => {
    database = await start();
    store = clubStore(database.place);
    const counted = {
      ...store,
      query: (...args: Parameters<typeof store.query>) => ((opened += 1), store.query(...args)),
    } as LazyStore;
    site = await startSite(counted, { parts: [notes] });
  });
  afterAll(async () => {
    await site.close();
    await store.close();
    await database.stop();
  });

  const everything = (): Promise<string> => everyRow(store);
  const note = (account: string, text: string): Promise<unknown> =>
    store.query('insert into notes.note (account, text) values ($1, $2)', [account, text]);
  const age = (table: string, where: string, ms: number, columns: readonly string[]): Promise<unknown> =>
    store.query(
      `update accounts.${table} set ${columns.map((each) => `${each} = ${each} - ${ms}`).join(', ')} where ${where}`,
    );
  const adminOf = async (visitor: Visitor): Promise<void> => {
    const code = await firstAdminCode(store);
    expect((await visitor.post('/codes/use', { code: code?.code })).body.admin).toBe(true);
  };

  test('a page and a refusal ask the database nothing; a guest does', async () => {
    const visitor = new Visitor(site);
    expect((await fetch(site.origin)).status).toBe(200);
    expect((await visitor.get('/me')).body).toEqual({ id: null });
    expect(saidOf(await visitor.post('/guest', { name: 'Ada' }))).toBe('400 unknown name');
    expect(opened).toBe(0);
    const { status, body, headers } = await visitor.post('/guest');
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'guest', admin: false, waysBack: 0 });
    expect(body.name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Set-Cookie')).toMatch(
      /^cairn-session=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    await store.query('create schema notes; create table notes.note (account text, text text)');
  });

  test('the database has no token and no code', async () => {
    const visitor = await newGuest(site);
    const { body } = await visitor.post('/codes', { kind: 'recovery' });
    const all = await everything();
    expect(all).not.toContain(visitor.cookie.split('=')[1]);
    expect(all).not.toContain(body.code);
    expect(all).not.toContain(body.code.replaceAll('-', ''));
  });

  test('who is a guest stays the same guest', async () => {
    const visitor = await newGuest(site);
    const me = (await visitor.get('/me')).body;
    expect((await visitor.post('/guest')).body).toEqual(me);
    expect((await newGuest(site)).cookie).not.toBe(visitor.cookie);
  });

  test('names: chosen, taken, looking alike, made up again', async () => {
    const [one, two] = [await newGuest(site), await newGuest(site)];
    const named = (visitor: Visitor, name: unknown) => visitor.ask('PATCH', '/me', { name });
    expect((await named(one, "Renée O'Neill-2")).body.name).toBe("Renée O'Neill-2");
    expect(saidOf(await named(two, 'RENEE ONEILL 2'))).toBe('409 taken name');
    expect((await named(one, "renée o'neill-2")).body.name).toBe("renée o'neill-2");
    for (const bad of ['A', 'a'.repeat(25), ' Ada', 'Ada ', 'Ada  B', '<b>', 'A\u202eda', '', 5, ['Ada']])
      expect(saidOf(await named(two, bad))).toBe('400 union name');
    expect((await named(one, null)).body.name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+( \d+)?$/);
    expect((await named(two, 'Renee Oneill 2')).status).toBe(200);
    const strict = await startSite(store, { freeNames: false, origin: site.origin });
    const there = new Visitor(strict);
    there.cookie = two.cookie;
    expect(saidOf(await there.ask('PATCH', '/me', { name: 'Ada' }))).toBe('403 free-names name');
    expect((await there.ask('PATCH', '/me', { name: null })).status).toBe(200);
    await strict.close();
  });

  test('a link code brings a second device in, once, and for ten minutes', async () => {
    const first = await newGuest(site);
    const me = (await first.get('/me')).body;
    const { code } = (await first.post('/codes', { kind: 'link' })).body;
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const second = new Visitor(site);
    const typed = code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await second.post('/codes/use', { code: typed })).body).toMatchObject({
      id: me.id,
      merged: false,
    });
    expect((await first.get('/me')).body).toEqual((await second.get('/me')).body);
    expect(saidOf(await new Visitor(site).post('/codes/use', { code }))).toBe('403 code code');
    const old = (await first.post('/codes', { kind: 'link' })).body.code;
    const newer = (await first.post('/codes', { kind: 'link' })).body;
    expect(saidOf(await new Visitor(site).post('/codes/use', { code: old }))).toBe('403 code code');
    await age('code', `account = '${me.id}'`, 600_001, ['until']);
    expect(saidOf(await new Visitor(site).post('/codes/use', { code: newer.code }))).toBe('403 code code');
  });

  test('a recovery code is used once, however many send it', async () => {
    const lost = await newGuest(site);
    const { code, until } = (await lost.post('/codes', { kind: 'recovery' })).body;
    expect([code.length, until]).toEqual([29, null]);
    expect((await lost.post('/signout')).status).toBe(200);
    const visitors = [1, 2, 3, 4].map(() => new Visitor(site));
    const answers = await Promise.all(visitors.map((each) => each.post('/codes/use', { code })));
    expect(answers.map((each) => saidOf(each)).sort()).toEqual([
      '200',
      ...Array.from({ length: 3 }, () => '403 code code'),
    ]);
  });

  test('a guest who signs in to an older account is merged into it, and gets a new token', async () => {
    const older = await newGuest(site);
    const me = (await older.get('/me')).body;
    await note(me.id, 'old');
    const guest = await newGuest(site);
    const from = (await guest.get('/me')).body.id;
    await note(from, 'new');
    const before = guest.cookie;
    const accountOf = accountOfRequest(site.services);
    const asked = new Request(site.origin, { headers: { Cookie: before } });
    expect(await accountOf(asked)).toBe(from);
    const { code } = (await older.post('/codes', { kind: 'link' })).body;
    expect((await guest.post('/codes/use', { code })).body).toMatchObject({ id: me.id, merged: true });
    expect(guest.cookie).not.toBe(before);
    expect(await accountOf(asked)).toBeNull();
    expect((await guest.get('/me/export')).body).toMatchObject({ notes: [{ text: 'new' }, { text: 'old' }] });
    expect(await everything()).not.toContain(from);
    const stale = new Visitor(site);
    stale.cookie = before;
    expect((await stale.get('/me')).body).toEqual({ id: null });
  });

  test('sessions are listed, ended one by one, and all at once', async () => {
    const firefox = {
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    const first = new Visitor(site);
    await first.ask('POST', '/guest', {}, firefox);
    const others = [new Visitor(site), new Visitor(site)];
    for (const other of others) {
      const { code } = (await first.post('/codes', { kind: 'link' })).body;
      await other.post('/codes/use', { code });
    }
    const listed = (await first.get('/me/sessions')).body;
    expect(listed.sessions.map(({ label }) => label)).toEqual(['Firefox, Linux', '', '']);
    const [, second] = listed.sessions;
    expect((await first.delete(`/me/sessions/${second?.id ?? ''}`)).status).toBe(200);
    expect(saidOf(await first.delete(`/me/sessions/${second?.id ?? ''}`))).toBe('404 unknown session');
    expect(await Promise.all(others.map(async (each) => (await each.get('/me/sessions')).status))).toEqual([
      401, 200,
    ]);
    // Of another account, a session cannot be ended.
    const stranger = await newGuest(site);
    expect(saidOf(await stranger.delete(`/me/sessions/${listed.current}`))).toBe('404 unknown session');
    expect(saidOf(await first.delete('/me/sessions'))).toBe('409 no-way-back');
    expect((await first.get('/me/sessions')).status).toBe(200);
    await first.post('/codes', { kind: 'recovery' });
    expect((await first.delete('/me/sessions')).status).toBe(200);
    expect(first.cookie).toBe('');
    expect((await others[1]?.get('/me/sessions'))?.status).toBe(401);
    expect(saidOf(await stranger.post('/signout'))).toBe('409 no-way-back');
  });

  test('a session is put off when it is seen again after a day, and ends after a year', async () => {
    const visitor = await newGuest(site);
    const mine = `account = '${(await visitor.get('/me')).body.id}'`;
    expect((await visitor.get('/me')).headers.get('Set-Cookie')).toBeNull();
    await age('session', mine, 86_400_001, ['seen', 'until']);
    // The answers to acts have no cookie, so they leave that to the next one that has.
    expect(await sessionCache(store).accountOf(visitor.cookie.split('=')[1] ?? '')).not.toBeNull();
    expect((await visitor.get('/me')).headers.get('Set-Cookie')).toContain('Max-Age=31536000;');
    expect((await visitor.get('/me')).headers.get('Set-Cookie')).toBeNull();
    await age('session', mine, 365 * 86_400_000, ['seen', 'until']);
    expect((await visitor.get('/me')).body).toEqual({ id: null });
  });

  test('an account has fifty sessions, and a new one ends the oldest', async () => {
    const visitor = await newGuest(site);
    const { id } = (await visitor.get('/me')).body;
    await age('session', `account = '${id}'`, 60_000, ['made']);
    for (let i = 0; i < 49; i++) await startSession(store, id, `${i}`);
    expect((await visitor.get('/me/sessions')).body.sessions).toHaveLength(50);
    await startSession(store, id, 'last');
    expect((await visitor.get('/me')).body).toEqual({ id: null });
  });

  test('another process takes an ended session for one that goes on for 30 s at most', async () => {
    let now = 0;
    const elsewhere = sessionCache(store, () => now);
    const visitor = await newGuest(site);
    const token = visitor.cookie.split('=')[1] ?? '';
    const { id } = (await visitor.get('/me')).body;
    expect((await elsewhere.accountOf(token))?.id).toBe(id);
    await visitor.delete('/me');
    now = 29_999;
    expect((await elsewhere.accountOf(token))?.id).toBe(id);
    now = 30_000;
    expect(await elsewhere.accountOf(token)).toBeNull();
  });

  test('the first admin comes by a link, others get theirs from an admin, and all that is audited', async () => {
    const old = await firstAdminCode(store);
    const admin = await newGuest(site);
    await adminOf(admin);
    expect(await firstAdminCode(store)).toBeNull();
    expect(saidOf(await admin.post('/codes/use', { code: old?.code }))).toBe('403 code code');
    // A guest who has lost the cookie is an admin whom nobody can be.
    expect(await firstAdminCode(store, undefined, true)).not.toBeNull();
    await admin.post('/codes', { kind: 'recovery' });
    expect(await firstAdminCode(store, undefined, true)).toBeNull();
    const lost = await newGuest(site);
    const me = (await lost.get('/me')).body;
    const reset = { kind: 'reset', name: me.name };
    expect(saidOf(await lost.post('/codes', reset))).toBe('403 admin kind');
    expect(saidOf(await admin.post('/codes', { kind: 'reset', name: 'Nobody' }))).toBe('404 nobody name');
    const { code } = (await admin.post('/codes', reset)).body;
    expect((await new Visitor(site).post('/codes/use', { code })).body.id).toBe(me.id);
    const audit = 'select action from accounts.audit where account = $1 order by at';
    expect(await store.query(audit, [me.id])).toEqual([{ action: 'reset-made' }, { action: 'reset-used' }]);
    expect((await lost.get('/me/export')).body).toMatchObject({
      audit: [{ action: 'reset-made' }, { action: 'reset-used' }],
    });
    const { id } = (await admin.get('/me')).body;
    await lost.delete('/me');
    await admin.delete('/me');
    expect(await everything()).not.toMatch(new RegExp(`${id}|${me.id}`));
    expect(await firstAdminCode(store)).not.toBeNull();
  });

  test('after its deletion no table has the id of an account, and its name is free', async () => {
    const visitor = await newGuest(site);
    const { id, name } = (await visitor.get('/me')).body;
    await note(id, 'mine');
    await visitor.post('/codes', { kind: 'link' });
    await visitor.post('/codes', { kind: 'recovery' });
    await visitor.post('/passkey/new');
    expect((await everything()).split(id).length).toBeGreaterThan(5);
    expect((await visitor.delete('/me')).status).toBe(200);
    expect(visitor.cookie).toBe('');
    const all = await everything();
    expect(all).not.toContain(id);
    expect(all).not.toContain(name);
  });

  test('every route refuses what is wrong in a body, with its path, and tells others who asks', () =>
    refuseBadRequests(site));

  test('the log says what was refused, by the pattern of the route, and holds no secret', async () => {
    const visitor = await newGuest(site);
    const { code } = (await visitor.post('/codes', { kind: 'link' })).body;
    const { id, name } = (await visitor.get('/me')).body;
    await visitor.ask('DELETE', `/me/sessions/${id}`, undefined, { Origin: 'https://evil.example' });
    await visitor.post('/codes/use', { code: `${code}9` });
    await expect.poll(() => site.logged()).toContain('"route":"POST /api/codes/use","status":403');
    expect(site.logged()).toContain('"route":"DELETE /api/me/sessions/:session","status":403');
    for (const secret of [visitor.cookie.split('=')[1], code, id, name, '127.0.0.1', '::1'])
      expect(site.logged()).not.toContain(secret);
  });
});
