// The built app comes up in a real browser: under its strict policy, on every screen, without a foreign request.

import { expect, inject, test } from 'vitest';
import { onEveryScreen, openPage, seriousFaults } from '../browser.ts';

test('the page loads and shows itself', async () => {
  const page = await openPage('/#/table');
  expect(await page.title()).toContain('Cairn');
  await page.locator('#app > *').first().waitFor();
});

test('nothing is asked of any other host', async () => {
  const page = await openPage('about:blank', { worker: true });
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto('/#/table', { waitUntil: 'networkidle' });
  expect([...hosts]).toEqual([inject('origin')]);
});

test('nothing sticks out sideways on any screen, light or dark', async () => {
  const page = await openPage('/#/table');
  const files = await onEveryScreen(page, 'start', async (viewport, scheme) => {
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${viewport}, ${scheme}`).toBeLessThanOrEqual(0);
  });
  expect(files).toHaveLength(6);
});

test('axe finds nothing serious', async () => {
  const page = await openPage('/#/table');
  expect(await seriousFaults(page)).toEqual([]);
});

test('a first table fetches no other games, and a page that lists them does', async () => {
  const page = await openPage('/#/table');
  await page.waitForLoadState('networkidle');
  const fetched = (): Promise<readonly string[]> =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const catalogue = /\/catalogue-[^/]+\.js$/;
  // A slow machine may be idle for a while before it asks for the parts that come later.
  await expect
    .poll(async () => (await fetched()).filter((name) => /\/later-[^/]+\.js$/.test(name)).length)
    .toBe(1);
  expect((await fetched()).filter((name) => catalogue.test(name))).toEqual([]);
  await page.goto('/#/games');
  await page.locator('.game-tile').first().waitFor();
  expect((await fetched()).filter((name) => catalogue.test(name)).length).toBe(1);
});

test('a first visit, as the browser counts it, is at most 120 kB', async () => {
  const page = await openPage('about:blank', { worker: true });
  await page.goto('/#/table', { waitUntil: 'networkidle' });
  const sizes = await page.evaluate(() =>
    ['navigation', 'resource'].flatMap((type) =>
      (performance.getEntriesByType(type) as PerformanceResourceTiming[]).map(
        ({ name, encodedBodySize }) => [name, encodedBodySize] as const,
      ),
    ),
  );
  // How many court cards lie open is the deal's to say, and each has a picture.
  const bytes = sizes.reduce(
    (sum, [name, size]) => sum + (/\/[JQK][SHDC]-[^/]+\.svg$/.test(name) ? 0 : size),
    0,
  );
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(120_000);
});
