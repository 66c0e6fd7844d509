// Requests that every route refuses: what is wrong in the body is said with its path.
import { expect } from 'vitest';
import { routesOfAccounts } from '../../src/api/accounts-app.ts';
import { newGuest, saidOf, Visitor, type Site } from './club-site.ts';

export const refuseBadRequests = async (site: Site): Promise<void> => {
  const visitor = await newGuest(site);
  const routes = routesOfAccounts(site.services);
  const sent = routes.filter(({ body }) => body !== null);
  expect([routes.length, sent.length]).toEqual([17, 9]);
  for (const { method, path, body } of sent) {
    const ask = (text: unknown): Promise<string> => visitor.ask(method, path, text).then(saidOf);
    expect(await ask('{')).toBe('400 json');
    expect(await ask('[]')).toMatch(/^400 type$/);
    expect(await ask({ kind: 'link', stranger: 1 })).toMatch(/^400 .*unknown stranger/);
    expect(await ask(`{"kind":"link","a":${'['.repeat(20)}${']'.repeat(20)}}`)).toMatch(/^400 size a/);
    expect(await ask(`"${'a'.repeat(65_536)}"`)).toBe('413 size');
    for (const name of body?.required ?? []) expect(await ask({})).toContain(`missing ${name}`);
    const type = { 'Content-Type': 'text/plain' };
    expect(saidOf(await visitor.ask(method, path, '{}', type))).toBe('415 json');
  }
  for (const { method, path, needsAccount } of routes) {
    const origin = { Origin: 'https://evil.example' };
    const there = path.replace(/:\w+/, 'x');
    if (method !== 'GET') {
      expect(saidOf(await visitor.ask(method, there, undefined, origin))).toBe('403 origin');
      expect(saidOf(await visitor.ask(method, there, undefined, { Origin: '' }))).toBe('403 origin');
    }
    if (needsAccount && !sent.some((each) => each.path === path && each.method === method))
      expect(saidOf(await new Visitor(site).ask(method, there))).toBe('401 account');
  }
  expect((await visitor.get('/me')).status).toBe(200);
  expect(saidOf(await visitor.get('/nowhere'))).toBe('404 route');
  expect(saidOf(await visitor.delete('/me/sessions/%00'))).toBe('404 route');
  expect(saidOf(await visitor.post('/passkey/new/done', { label: 'a\0' }))).toContain('pattern label');
};
