// Home: the palette, the filters, and games that wait to be gone on with.

import { chooseGames } from '@cairn/games';
import { expect, test } from 'vitest';
import { openPage, seriousFaults } from '../browser.ts';
import { choose, openTable, ready, shown } from '../support/player.ts';

test('the palette opens with a key, finds a game by another name, and Escape closes it', async () => {
  const page = await openTable('/#/tripeaks/7');
  await page.keyboard.press('/');
  const field = page.locator('[data-test="palette"]');
  await field.fill('demon');
  await expect.poll(() => page.getByRole('option').count()).toBe(1);
  expect(await page.getByRole('option').textContent()).toBe('Canfield Demon');
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => field.count()).toBe(0);
  await page.keyboard.press('Control+k');
  await field.fill('golf');
  await expect.poll(() => page.getByRole('option', { selected: true }).textContent()).toMatch(/^Golf/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#\/golf\//);
  await ready(page);
});

test('a page opens the palette, too, and a field keeps its slash', async () => {
  const page = await openPage('/#/games');
  const field = page.getByRole('searchbox', { name: 'Find a game' });
  await field.press('/');
  expect(await field.inputValue()).toBe('/');
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await page.locator('[data-test="palette"]').waitFor();
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

test('a page that is left before its table is drawn draws nothing any more', async () => {
  const page = await openTable('/#/klondike/7');
  await choose(page, 'statistics');
  await page.locator('.page-body').waitFor();
  await page.evaluate(() => {
    // No time for the next picture; what a page asks for on its way out its policy refuses.
    window.requestAnimationFrame = () => 0;
    Object.assign(window, { setTimeout: () => 0 });
    location.hash = '#/klondike';
  });
  await expect.poll(() => shown(page, 'deal')).toBe('Deal 7');
  expect(await page.locator('.board *').count()).toBe(0);
  await page.close();
});
