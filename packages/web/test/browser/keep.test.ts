// What is kept: through a reload, a killed browser, without a network, between two tabs. Where only the tab keeps
// anything: kept-by-the-tab.test.ts. A service worker stores the whole app, three seconds of a processor each time, so
// only what is about it has one.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sized } from '@cairn/testkit';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { killAgainAndAgain, type Kill } from '../support/killed-browser.ts';
import { choose, openTable, ready, shown, stored } from '../support/player.ts';

const score = (page: Page) => expect.poll(() => shown(page, 'score'));

test('a reload in mid-game goes on with the game, its redo and what was before it', async () => {
  const page = await openTable('/#/tripeaks/49621', { worker: true });
  await page.keyboard.press('d');
  await page.keyboard.press('d');
  await page.keyboard.press('d');
  await page.keyboard.press('z');
  await score(page).toBe('−10 points');
  await page.reload();
  await ready(page);
  await score(page).toBe('−10 points');
  await page.keyboard.press('Shift+Z');
  await score(page).toBe('−15 points');
  await choose(page, 'next');
  await page.locator('[data-test="yes"]').click();
  await expect.poll(() => shown(page, 'deal')).toBe('Deal 49622');
  await page.reload();
  await ready(page);
  expect(await shown(page, 'deal')).toBe('Deal 49622');
  await page.keyboard.press('z');
  await expect.poll(() => shown(page, 'deal')).toBe('Deal 49621');
  await score(page).toBe('−15 points');
});

test('a first visit goes straight to a table, and the next one finds it again', async () => {
  const page = await openTable('/#/table');
  const deal = await shown(page, 'deal');
  expect(deal).toMatch(/^Deal \d+$/);
  expect(new URL(page.url()).hash).toMatch(/^#\/tripeaks\/\d+$/);
  await page.goto('about:blank');
  await page.goto('/#/table');
  await ready(page);
  expect(await shown(page, 'deal')).toBe(deal);
});

test('a killed browser loses nothing: game, settings and statistics', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-profile-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const open = async (): Promise<{ context: BrowserContext; page: Page }> => {
    const context = await chromium.launchPersistentContext(folder, {
      ...findChromium(),
      args: chromiumFlags,
      baseURL: inject('origin'),
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    return { context, page };
  };

  const first = await open();
  await first.page.goto('/#/tripeaks/49621');
  await ready(first.page);
  await choose(first.page, 'end');
  await first.page.locator('[data-test="yes"]').click();
  await first.page.locator('[data-test="result-new"]').click();
  await choose(first.page, 'settings');
  await first.page.getByRole('radio', { name: 'Dark' }).check();
  await first.page.locator('[data-test="back"]').click();
  await ready(first.page);
  const deal = await shown(first.page, 'deal');
  await first.page.keyboard.press('d');
  await score(first.page).toBe('−5 points');
  await stored(first.page);
  const crash = await first.context.newCDPSession(first.page);
  const gone = new Promise((resolve) => first.context.on('close', resolve));
  await crash.send('Browser.crash').catch(() => undefined);
  await gone;

  const second = await open();
  onTestFinished(() => second.context.close());
  await second.page.goto('/#/table');
  await ready(second.page);
  expect(await shown(second.page, 'deal')).toBe(deal);
  await score(second.page).toBe('−5 points');
  expect(await second.page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await choose(second.page, 'statistics');
  await expect.poll(() => shown(second.page, 'total')).toBe('−140');
  expect(await shown(second.page, 'wins')).toBe('0 of 1');
});

// What was painted and not yet stored may be lost (decision 0013); `npm run kills` counts that.
test('a browser that is killed again and again has every move that was stored, and none twice', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-kills-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  const times = sized(2, 20);
  const kills: Kill[] = [];
  const how = { reportedAt: 'stored', random: Math.random } as const;
  for await (const kill of killAgainAndAgain(inject('origin'), folder, times, how)) kills.push(kill);
  expect(kills.filter(({ found, reported }) => found === null || found < reported)).toEqual([]);
  expect(kills).toHaveLength(times);
});

test('after the first load everything works without a network', async () => {
  const page = await openTable('/#/tripeaks/49621', { worker: true, expected: /ERR_INTERNET_DISCONNECTED/ });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  await page.reload();
  await ready(page);
  await page.keyboard.press('d');
  await score(page).toBe('−5 points');
  for (const name of ['games', 'statistics', 'settings', 'help', 'rules']) {
    await choose(page, name);
    await page.locator('.page-body').waitFor();
    await page.locator('[data-test="back"]').click();
    await ready(page);
  }
  await page.goto('/#/tripeaks/7');
  await expect.poll(() => shown(page, 'deal')).toBe('Deal 7');

  // A game of columns that nobody has seen yet opens by its address.
  const other = await page.context().newPage();
  await other.goto('/#/klondike/7');
  await ready(other);
  expect(await shown(other, 'deal')).toBe('Deal 7');
  await other.keyboard.press('d');
  await expect.poll(() => other.locator('[data-test="undo"]').getAttribute('aria-disabled')).toBe('false');
});

test('the table belongs to the tab that was opened last; the other one says so and can take it back', async () => {
  const first = await openTable('/#/tripeaks/49621');
  await first.keyboard.press('d');
  const second = await first.context().newPage();
  await second.goto('/#/table');
  await ready(second);
  await score(second).toBe('−5 points');
  await first.locator('[data-test="elsewhere"]').waitFor();
  await second.keyboard.press('d');
  await score(second).toBe('−10 points');
  await first.getByRole('button', { name: 'Play here' }).click();
  await second.locator('[data-test="elsewhere"]').waitFor();
  await ready(first);
  await score(first).toBe('−10 points');
});
