// Storage that fails: a disk that fills up in mid-game, a browser told to store nothing, a tab that dies, and two
// tabs that snatch the table from each other. The browser itself is brought into each of these states.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPage } from '../browser.ts';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { storeOf, movesKept } from '../support/kept.ts';
import { choose, openTable, painted, ready, shown } from '../support/player.ts';

const score = (page: Page) => expect.poll(() => shown(page, 'score'));
const draw = (page: Page): Promise<void> => page.keyboard.press('d');

/** Leaves the app so much room beside what it has stored already; without a number, all it wants. */
const limit = async (page: Page, room?: number): Promise<void> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  const devtools = await page.context().newCDPSession(page);
  const origin = inject('origin');
  await devtools.send(
    'Storage.overrideQuotaForOrigin',
    room === undefined ? { origin } : { origin, quotaSize: usage + room },
  );
};

test('a disk that fills up in mid-game: the game goes on, it is said once, and all is kept when there is room', async () => {
  const page = await openPage('/#/help', { worker: true });
  await limit(page, 4000);
  await page.goto('/#/tripeaks/49621');
  await ready(page);
  const notice = page.locator('[data-test="not-kept"]');
  let draws = 0;
  for (; draws < 20 && (await notice.count()) === 0; draws++) {
    await draw(page);
    // Moves made in one yieldToMain are stored as one, and take less room.
    await expect
      .poll(async () => (await notice.count()) > 0 || (await movesKept(page)).length > draws)
      .toBe(true);
  }
  await notice.getByText('Storage is full').waitFor();
  await notice.getByRole('button').click();
  const before = await movesKept(page);
  expect(before.length).toBeGreaterThan(0);
  expect(before.length).toBeLessThan(draws);
  // Another deal: the first one has ended, and nothing of that is stored by halves.
  await choose(page, 'next');
  await page.locator('[data-test="yes"]').click();
  await expect.poll(() => shown(page, 'deal')).toBe('Deal 49622');
  await draw(page);
  await score(page).toMatch(/^−5 points/);
  expect(await notice.count()).toBe(0);
  expect(await movesKept(page)).toEqual(before);
  expect(await storeOf(page, 'results')).toEqual({});

  await limit(page);
  await draw(page);
  await expect.poll(async () => Object.keys(await storeOf(page, 'results'))).toHaveLength(1);
  await page.reload();
  await ready(page);
  expect(await shown(page, 'deal')).toBe('Deal 49622');
  await score(page).toMatch(/^−10 points/);
  for (let i = 0; i < 3; i++) await page.keyboard.press('z');
  await expect.poll(() => shown(page, 'deal')).toBe('Deal 49621');
  expect(await movesKept(page)).toHaveLength(draws);
});

test('a setting that cannot be stored holds for this page, and that is said', async () => {
  const page = await openPage('/#/settings', { worker: true });
  await limit(page, 0);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.locator('[data-test="not-kept"]').waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
});

test('a browser that is told to store nothing plays, and says that it forgets', async ({ skip }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-blocked-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // "Block all cookies" of the browser's settings: databases, caches and service workers are refused with them.
  mkdirSync(path.join(folder, 'Default'));
  const profile = { default_content_setting_values: { cookies: 2 } };
  writeFileSync(path.join(folder, 'Default/Preferences'), JSON.stringify({ profile }));
  const context = await chromium.launchPersistentContext(folder, {
    ...findChromium(),
    args: chromiumFlags,
    baseURL: inject('origin'),
    reducedMotion: 'reduce',
  });
  onTestFinished(() => context.close());
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(error.error().message));
  const page = await context.newPage();
  // The packaged Chromium is a headless shell: it has no pages of its own and heeds no settings. Any other one does.
  const isShell = await page.goto('chrome://version/').then(
    () => false,
    () => true,
  );
  skip(isShell, 'a headless shell heeds no settings');
  await page.goto('/#/tripeaks/49621');
  await ready(page);
  const refused = await page.evaluate(() =>
    new Promise<boolean>((resolve) => {
      const opening = indexedDB.open('probe');
      opening.addEventListener('success', () => resolve(false));
      opening.addEventListener('error', () => resolve(true));
    }).catch(() => true),
  );
  expect(refused).toBe(true);
  await page.locator('[data-test="not-kept"]').waitFor();
  await draw(page);
  await score(page).toBe('−5 points');
  await page.keyboard.press('z');
  await score(page).toBe('0 points');
  await choose(page, 'settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  expect(faults).toEqual([]);
});

test('a tab that dies in mid-game has lost nothing when it is opened again', async () => {
  const page = await openTable('/#/klondike/7', { worker: true, expected: /Target crashed|Page crashed/ });
  await draw(page);
  await draw(page);
  const lies = () =>
    page.locator('.board [data-target]').evaluateAll((targets) => targets.map((s) => s.ariaLabel));
  await expect.poll(() => movesKept(page)).toHaveLength(2);
  await painted(page);
  const told = await lies();
  const devtools = await page.context().newCDPSession(page);
  const gone = new Promise((resolve) => page.once('crash', resolve));
  // The answer never comes: who should give it is dead.
  devtools.send('Page.crash').catch(() => undefined);
  await gone;
  const again = await page.context().newPage();
  await again.goto('/#/table');
  await ready(again);
  expect(await shown(again, 'deal')).toBe('Deal 7');
  expect(
    await again.locator('.board [data-target]').evaluateAll((targets) => targets.map((s) => s.ariaLabel)),
  ).toEqual(told);
});

test('two tabs that snatch the table from each other thirty times leave one game, whole', async () => {
  const first = await openTable('/#/tripeaks/49621', { worker: true });
  const second = await first.context().newPage();
  const tabs = [first, second] as const;
  for (let i = 0; i < 30; i++) {
    const tab = tabs[i % 2] ?? first;
    const other = tabs[(i + 1) % 2] ?? first;
    const opened = i < 2 ? tab.goto('/#/table') : tab.reload({ waitUntil: 'commit' });
    // The other tab plays on as long as it can, also while the table is being taken.
    if (i > 0) await draw(other);
    await opened;
    if (i % 5 === 0) await ready(tab);
    await draw(tab);
  }
  await Promise.all(tabs.map(async (tab) => tab.close()));
  const last = await first.context().newPage();
  await last.goto('/#/table');
  await ready(last);
  expect(await shown(last, 'deal')).toBe('Deal 49621');
  const table = await storeOf(last, 'table');
  const owner = String(table['owner']);
  expect(Object.keys(table).filter((key) => key !== 'owner' && !key.startsWith(owner))).toEqual([]);
  const { moves, cursor } = table[`${owner} now`] as { moves: readonly string[]; cursor: number };
  expect(cursor).toBe(moves.length);
  expect(moves).toEqual(moves.map(() => 'd'));
  expect(cursor).toBeGreaterThan(0);
  expect(Number.parseInt((await shown(last, 'score')).replace('−', '-'), 10)).toBe(-5 * cursor);
});
