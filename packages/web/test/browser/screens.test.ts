// Every screen, in light and dark: nothing serious for axe, nothing sticking out sideways on any size.

import { games } from '@cairn/games';
import { expect, test } from 'vitest';
import { openPage, seriousFaults } from '../browser.ts';
import { choose, openTable, ready } from '../support/player.ts';
import { screens } from '../support/screens.ts';

/** A small phone upright and lying down, a usual one, a tablet, a desk; 320 wide is also a desk at 400 % zoom. */
const SIZES = [
  [320, 568],
  [568, 320],
  [390, 664],
  [844, 340],
  [768, 1024],
  [1366, 657],
] as const;

for (const [name, reach] of Object.entries(screens))
  test(`${name}: sound for axe in light and dark, and as wide as the screen`, async () => {
    const page = await openTable('/#/tripeaks/49621');
    await reach(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousFaults(page), `${name}, ${colorScheme}`).toEqual([]);
    }
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, `${name}, ${width} x ${height}`).toBeLessThanOrEqual(0);
    }
  });

test('a game is found by another name, and played', async () => {
  const page = await openPage('/#/games');
  const boxes = page.locator('.games > li');
  await expect.poll(() => boxes.count()).toBe(games.length);
  const field = page.getByRole('searchbox', { name: 'Find a game' });
  await field.fill('demon');
  await expect.poll(() => boxes.count()).toBe(1);
  expect(await page.locator('.find [role=status]').textContent()).toBe(`1 of ${games.length} games`);
  await field.fill('bridge');
  await expect.poll(() => page.locator('.find [role=status]').textContent()).toMatch(/^No game/);
  await field.fill('demon');
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await ready(page);
  expect(new URL(page.url()).hash).toMatch(/^#\/canfield\//);
});

test('a page opened by its address stands on its own and leads to a table', async () => {
  const page = await openPage('/#/tripeaks/rules');
  await page.getByRole('heading', { name: 'TriPeaks: rules' }).waitFor();
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await ready(page);
});

test('the rules lead to every variation, and each starts with its rule changed', async () => {
  const page = await openPage('/#/tripeaks/rules');
  await page.getByRole('link', { name: 'are ends', exact: true }).click();
  await ready(page);
  expect(new URL(page.url()).hash).toMatch(/^#\/tripeaks\/\d+\?wrap=linear$/);
  await choose(page, 'options');
  expect(await page.locator('select[name="wrap"]').inputValue()).toBe('linear');
});

test('rules of a game that is not there say so', async () => {
  const page = await openPage('/#/nothing/rules');
  await page.getByRole('alert').waitFor();
});
