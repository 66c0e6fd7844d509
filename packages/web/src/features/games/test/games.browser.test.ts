// The page of games: found by name, filtered, and those that wait to be gone on with.

import { chooseGames, games } from '@cairn/games';
import { expect, test } from 'vitest';
import { openPage } from '../../../../test/browser.ts';
import { choose, openTable, ready, shown } from '../../../../test/support/player.ts';

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

test('filters leave the games that have what is chosen, and can be cleared', async () => {
  const page = await openPage('/#/games');
  const boxes = page.locator('.games > li');
  await page.locator('[data-test="filters"] summary').click();
  await page.locator('select[name="family"]').selectOption('yukon');
  await page.locator('select[name="packs"]').selectOption('3');
  const left = chooseGames('', { family: 'yukon', packs: '3' });
  expect(left.map(({ id }) => id)).toEqual(['triple-russian']);
  await expect.poll(() => boxes.count()).toBe(left.length);
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await page.locator('select[name="jokers"]').selectOption('no');
  await expect.poll(() => boxes.count()).toBe(chooseGames('', { jokers: 'no' }).length);
});

test('a game that is left for another waits, is gone on with from home, and is not counted as ended', async () => {
  const page = await openTable('/#/tripeaks/49621');
  await page.keyboard.press('d');
  await page.keyboard.press('d');
  await expect.poll(() => shown(page, 'score')).toBe('-10/-140');
  await page.goto('/#/klondike/7');
  await expect.poll(() => shown(page, 'deal')).toBe('Deal 7');
  await page.keyboard.press('d');
  await page.goto('/#/golf/3');
  await expect.poll(() => shown(page, 'deal')).toBe('Deal 3');
  await page.reload();
  await ready(page);
  await choose(page, 'games');
  const links = page.locator('[data-test="go-on"] a');
  await expect
    .poll(() => links.allTextContents())
    .toEqual(['Klondike, deal 7, 1 move', 'TriPeaks, deal 49621, 2 moves']);
  await links.nth(1).click();
  await expect.poll(() => shown(page, 'deal')).toBe('Deal 49621');
  await expect.poll(() => shown(page, 'score')).toBe('-10/-140');
  await choose(page, 'games');
  await expect
    .poll(() => links.allTextContents())
    .toEqual(['TriPeaks, deal 49621, 2 moves', 'Klondike, deal 7, 1 move']);
  await page.goto('/#/statistics');
  await page.getByText('Nothing has been counted yet').waitFor();
  await page.goto('/#/klondike');
  await expect.poll(() => shown(page, 'deal')).toBe('Deal 7');
});
