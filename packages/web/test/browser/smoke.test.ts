// The built app comes up in a real browser: under its strict policy, on every screen, without a foreign request.

import { expect, inject, test } from 'vitest';
import { onEveryScreen, openPage, seriousFaults } from '../browser.ts';

test('the page loads and shows itself', async () => {
  const page = await openPage('/');
  expect(await page.title()).toContain('Cairn');
  await page.locator('#app > *').first().waitFor();
});

test('nothing is asked of any other host', async () => {
  const page = await openPage('about:blank');
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect([...hosts]).toEqual([inject('origin')]);
});

test('nothing sticks out sideways on any screen, light or dark', async () => {
  const page = await openPage('/');
  const files = await onEveryScreen(page, 'start', async (viewport, scheme) => {
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${viewport}, ${scheme}`).toBeLessThanOrEqual(0);
  });
  expect(files).toHaveLength(6);
});

test('axe finds nothing serious', async () => {
  const page = await openPage('/');
  expect(await seriousFaults(page)).toEqual([]);
});

test('a first visit, as the browser counts it, is at most 120 kB before the first paint', async () => {
  const page = await openPage('about:blank');
  await page.goto('/', { waitUntil: 'networkidle' });
  const [first, all] = await page.evaluate(() => {
    const entries = ['navigation', 'resource'].flatMap(
      (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
    );
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const bytes = (before: number): number =>
      entries.reduce((sum, entry) => sum + (entry.startTime < before ? entry.encodedBodySize : 0), 0);
    return [bytes(painted), bytes(Infinity)] as const;
  });
  expect(first).toBeGreaterThan(50_000);
  expect(first).toBeLessThanOrEqual(120_000);
  // What comes later, while the table is played: the other games, dialogs, and a picture for each court card that lies open.
  expect(all).toBeLessThanOrEqual(150_000);
});
