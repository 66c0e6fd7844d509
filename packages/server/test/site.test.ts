// The site as `npm start` runs it: bundled, on an embedded database that is opened with its first use.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '@cairn/store';
import { take } from '@cairn/testkit';
import { makeAdmin, takeCode } from '../src/accounts/codes.ts';
import { migrateClub } from '../src/club-store.ts';
import { firstAdmin } from '../src/first-admin.ts';
import { makeAccounts } from './club/club-support.ts';
import { copyEmptyDatabase } from './stores.ts';
import { makeApp } from '../src/app.ts';
import { readFiles } from '../src/files.ts';
import { parseSettings } from '../src/settings.ts';
import { isLoadedLater } from '../../../scripts/server.js';
import { bundle } from '../../../scripts/bundle.js';
import packageFile from '../package.json' with { type: 'json' };
import { SERVER_VERSION } from '../src/version.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cairn-npm-start-'));
const root = path.join(folder, 'app');
const program = path.join(import.meta.dirname, '../dist/main-of-tests.js');

beforeAll(async () => {
  mkdirSync(root);
  writeFileSync(
    path.join(root, 'index.html'),
    '<!doctype html><html><head><title>Cairn</title></head></html>',
  );
  await bundle(path.resolve(import.meta.dirname, '../src/main.ts'), program, isLoadedLater);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Running {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly said: () => string;
}

const start = async (env: Readonly<Record<string, string>> = {}): Promise<Running> => {
  const child = spawn(process.execPath, [program, root], {
    env: { ...process.env, PORT: '0', CAIRN_DATA: path.join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said, { timeout: 30_000 }).toMatch(/Cairn is at http\S+\n/);
  return { child, origin: /Cairn is at (\S+)/.exec(said)?.[1] ?? '', said: () => said };
};

const stopped = ({ child }: Running): Promise<number | null> =>
  new Promise((resolve) => {
    child.on('exit', resolve);
    child.kill('SIGTERM');
  });

const ask = async (site: Running, route: string, body?: object): Promise<Response> =>
  fetch(`${site.origin}/api${route}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { Origin: site.origin, 'Content-Type': 'application/json' },
  });

const codeIn = (said: string): string | undefined => /\/#\/club\/code\/(\S+)/.exec(said)?.[1];

describe('npm start', () => {
  test('prints a link for the first admin before any database is there', async () => {
    const site = await start({ CAIRN_DATA: path.join(folder, 'nothing') });
    await expect.poll(() => codeIn(site.said())).toMatch(/^[\w-]{29}$/);
    expect(await (await ask(site, '/health')).json()).toEqual({
      version: SERVER_VERSION,
      database: 'not opened yet',
    });
    expect(await stopped(site)).toBe(0);
    expect(existsSync(path.join(folder, 'nothing'))).toBe(false);
  });

  test('has a name, opens the database with the first request for it, and its link makes an admin', async () => {
    await copyEmptyDatabase(path.join(folder, 'data/club'));
    const site = await start();
    expect(site.origin).toMatch(/^http:\/\/localhost:\d+$/);
    const page = await (await fetch(site.origin)).text();
    expect(page).toContain('<head><meta name="cairn-club" content="1">');
    expect(await (await ask(site, '')).json()).toEqual({
      name: 'cairn',
      version: SERVER_VERSION,
      freeNames: false,
    });
    expect((await ask(site, '/guest', {})).status).toBe(200);
    const code = codeIn(site.said());
    const used = await ask(site, '/codes/use', { code });
    expect(await used.json()).toMatchObject({ kind: 'guest', admin: true });
    expect((await ask(site, '/codes/use', { code })).status).toBe(403);
    expect(await (await ask(site, '/health')).json()).toEqual({ version: SERVER_VERSION, database: 'up' });
    expect(await stopped(site)).toBe(0);
  });

  test('the printed link works once the database is open, and none is printed where there is an admin', async () => {
    const place = path.join(folder, 'first');
    await copyEmptyDatabase(place);
    const store = take(await openStore({ kind: 'folder', folder: place }));
    take(await migrateClub(store));
    const said: string[] = [];
    const admin = firstAdmin(
      () => 'http://localhost:1',
      (line) => said.push(line),
      false,
    );
    admin.tellEarly();
    await admin.opened(store);
    expect(said).toHaveLength(1);
    expect(await takeCode(store, codeIn(said.join()) ?? '')).toEqual({ kind: 'admin', account: null });
    await admin.opened(store);
    expect(said).toHaveLength(2);
    await makeAccounts(store, ['ada']);
    await makeAdmin(store, 'ada');
    await admin.opened(store);
    expect(said).toHaveLength(2);
    await store.close();
  });

  test('settings that cannot be used are named, and nothing starts', async () => {
    const env = { PORT: 'x', CAIRN_ORIGIN: 'http://club', CAIRN_PROXIES: '-1', CAIRN_NAMES: 'any' };
    const child = spawn(process.execPath, [program, root], { env: { ...process.env, ...env } });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(1);
    for (const name of Object.keys(env)) expect(said).toContain(`${name}: `);
  });
});

test('an empty variable is one that is not set', () => {
  const names =
    'PORT CAIRN_HOST CAIRN_ORIGIN CAIRN_DATABASE CAIRN_DATA CAIRN_BACKUPS CAIRN_PROXIES CAIRN_NAMES';
  const empty = Object.fromEntries(names.split(' ').map((name) => [name, '']));
  expect(parseSettings(empty, 'linux')).toEqual(parseSettings({}, 'linux'));
});

test('the page of a site without a club is served as it was built', async () => {
  const app = makeApp(await readFiles(root));
  const response = await app.request('/', { headers: { Accept: 'text/html' } });
  expect(await response.text()).not.toContain('cairn-club');
});

test('the version is that of the package', () => expect(SERVER_VERSION).toBe(packageFile.version));
