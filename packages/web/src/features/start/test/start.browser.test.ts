// The start screen: in the page before any script, without a shift when the app draws it, and the way to every game.

import { dailyGames } from '@cairn/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../../../test/browser.ts';
import { openTable, ready } from '../../../../test/support/player.ts';

const live = (page: Page) => page.locator('[data-test="earlier-days"]:enabled');

const boxes = (page: Page) =>
  page.evaluate(() =>
    ['.wordmark', '.lead-box', '.lead-box h2', '.tile', '.ways a'].map((selector) =>
      [...document.querySelectorAll(`.start ${selector}`)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        // The face of names may come with the second load: their widths differ, and nothing else may.
        const isName = selector === '.wordmark' || selector.endsWith('h2');
        return [selector, ...[x, y, height, isName ? 0 : width].map(Math.round)];
      }),
    ),
  );

for (const viewport of ['phone', 'desk'] as const)
  test(`it stands in the page, and the app draws it in the same place: ${viewport}`, async () => {
    const page = await openPage('about:blank', { viewport, expected: /ERR_FAILED|dynamically imported/ });
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto('/');
    expect(await page.locator('.start').count()).toBe(1);
    await page.getByRole('link', { name: 'Play', exact: true }).waitFor();
    const frame = await boxes(page);
    await page.unroute('**/assets/index-*.js');
    await page.reload();
    await live(page).waitFor();
    expect(await boxes(page)).toEqual(frame);
    const moved = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => done(sum), 100);
        }),
    );
    expect(moved).toBeLessThan(0.01);
  });

test.each([390, 320])('no game of the day moves the page when it is drawn: %i px', async (width) => {
  const page = await openPage('about:blank', {
    viewport: 'phone',
    expected: /ERR_FAILED|dynamically imported/,
  });
  await page.setViewportSize({ width, height: 664 });
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/');
  const frame = await boxes(page);
  await page.unroute('**/assets/index-*.js');
  const titles = new Set<string | null>();
  for (let day = 1; day <= dailyGames.byTurns.length; day++) {
    await page.clock.setFixedTime(new Date(2026, 10, day, 12));
    await page.reload();
    await live(page).waitFor();
    expect(await boxes(page)).toEqual(frame);
    titles.add(await page.locator('.start .three li:last-child b').textContent());
  }
  expect(titles.size).toBe(dailyGames.byTurns.length);
});

test('one tap plays, a bare address leads back to the table, and hours later to the start with the deal', async () => {
  const page = await openPage('/');
  await page.locator('[data-test="start-lead"]').click();
  await ready(page);
  expect(await page.locator('.game-name').textContent()).toBe('Klondike');
  expect(page.url()).toMatch(/#\/klondike\/\d+\?draw=1$/);
  const table = page.url();
  await page.keyboard.press('d');
  // What remembers the visit is loaded after the table.
  await expect
    .poll(() =>
      page.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange'));
        return localStorage.getItem('at-table');
      }),
    )
    .toMatch(/^\d+$/);
  await page.goto('about:blank');
  await page.goto('/');
  await ready(page);
  expect(page.url()).toBe(table);
  await page.goto('about:blank');
  await page.goto('/manifest.webmanifest');
  await page.evaluate(() => localStorage.setItem('at-table', `${Date.now() - 5 * 3_600_000}`));
  await page.goto('/');
  const lead = page.locator('.lead-box');
  await lead.getByText('Continue', { exact: true }).first().waitFor();
  expect(await lead.locator('h2').textContent()).toBe('Klondike');
  await lead.getByRole('link', { name: 'Continue' }).click();
  await ready(page);
  expect(page.url()).toBe(table);
});

test('the deals of today are played from their tiles and count for the day; earlier days can be played', async () => {
  const page = await openPage('/');
  await live(page).waitFor();
  const tiles = page.locator('.three .tile');
  expect(await tiles.count()).toBe(3);
  const [tripeaks = ''] = await tiles.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(tripeaks).toMatch(/^#\/tripeaks\/\d+$/);
  await tiles.first().click();
  await ready(page);
  expect(page.url().endsWith(tripeaks)).toBe(true);
  await page.goto('/#/');
  await live(page).click();
  await page.locator('.day-deals a').first().waitFor();
  const days = page.locator('.month .day');
  expect(await days.count()).toBeGreaterThan(27);
  const href = await page.locator('.day-deals a').first().getAttribute('href');
  await page.locator('.day-deals a').first().click();
  await ready(page);
  expect(page.url().endsWith(href ?? '?')).toBe(true);
});

test('the name of the game on the table is the way to all games', async () => {
  const page = await openTable('/#/golf/5');
  const name = page.locator('.game-name a');
  expect(await name.textContent()).toBe('Golf');
  await name.click();
  await page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
});

test('a German device sees it in German before any script', async () => {
  const page = await openPage('about:blank', {
    context: { locale: 'de-DE' },
    expected: /ERR_FAILED|dynamically imported/,
  });
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'Spielen' }).waitFor();
  await page.unroute('**/assets/index-*.js');
  await page.reload();
  await live(page).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.locator('.start').count()).toBe(1);
});
