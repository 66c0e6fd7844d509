// The page of games: found by name, filtered, and those that wait to be gone on with.

import { games } from '@cairn/games';
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
  await expect.poll(() => page.locator('.find [role=status]').textContent()).toMatch(/^No matching games/);
  await field.fill('demon');
  await page.locator('.game-play').click();
  await ready(page);
  expect(new URL(page.url()).hash).toMatch(/^#\/canfield\//);
});

test('chips and an order leave the games that have what is chosen', async () => {
  const page = await openPage('/#/games');
  const tiles = page.locator('.games > li');
  const titles = page.locator('.game-text b > span:first-child');
  await expect.poll(() => tiles.count()).toBe(games.length);
  await page.locator('[data-test="chip-packs"]').click();
  const two = games.filter(({ pack }) => pack.packs === 2);
  await expect.poll(() => tiles.count()).toBe(two.length);
  await page.locator('select[name="sort"]').selectOption('title');
  await expect
    .poll(() => titles.allTextContents())
    .toEqual(two.map(({ title }) => title).toSorted((x, y) => x.localeCompare(y)));
  await page.locator('[data-test="chip-packs"]').click();
  await expect.poll(() => tiles.count()).toBe(games.length);
});

test('a family is chosen from those that have games, and headings name the families', async () => {
  const page = await openPage('/#/games', { viewport: 'phone' });
  const tiles = page.locator('.games > li');
  await expect.poll(() => tiles.count()).toBe(games.length);
  const family = page.getByRole('combobox', { name: 'Family' });
  const cells = games.filter(({ families }) => families.includes('freecell'));
  expect(cells.length).toBeGreaterThan(1);
  await family.selectOption({ label: `FreeCell (${cells.length})` });
  await expect.poll(() => tiles.count()).toBe(cells.length);
  expect(await page.locator('.find [role=status]').textContent()).toBe(
    `${cells.length} of ${games.length} games`,
  );
  const values = await family
    .locator('option')
    .evaluateAll((all) => all.map((each) => each.getAttribute('value')));
  const known = new Set(games.flatMap(({ families }) => families));
  expect(new Set(values)).toEqual(new Set(['', ...known]));
  await family.selectOption('');
  await page.locator('select[name="sort"]').selectOption('family');
  const listed = new Set(games.map(({ families: [first] }) => first));
  await expect.poll(() => page.locator('.game-family').count()).toBe(listed.size);
  expect(await tiles.count()).toBe(games.length);
});

test('a game that is not there is answered with games that are close to it', async () => {
  const page = await openPage('/#/games');
  await page.getByRole('searchbox', { name: 'Find a game' }).fill('mahjong');
  await page.getByText('Cairn doesn’t have Mahjong yet.').waitFor();
  await page.locator('[data-test="absent"] a').first().click();
  await ready(page);
  expect(new URL(page.url()).hash).toMatch(/^#\/tripeaks\//);
});

test('a tile has a picture of the opening and the record of the player', async () => {
  const page = await openTable('/#/golf/5');
  await page.keyboard.press('d');
  await choose(page, 'end');
  await page.locator('[data-test="yes"]').click();
  await choose(page, 'games');
  const golf = page.locator('.game-tile', { has: page.locator('a[href^="#/golf"]') }).first();
  await golf.getByText('0 of 1 won').waitFor();
  await golf.scrollIntoViewIfNeeded();
  await golf.locator('.thumbnail path').first().waitFor({ state: 'attached' });
});

test('a game that is left for another waits, is gone on with from home, and is not counted as ended', async () => {
  const page = await openTable('/#/tripeaks/49621');
  await page.keyboard.press('d');
  await page.keyboard.press('d');
  await expect.poll(() => shown(page, 'score')).toBe('−10 points');
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
  await expect.poll(() => shown(page, 'score')).toBe('−10 points');
  await choose(page, 'games');
  await expect
    .poll(() => links.allTextContents())
    .toEqual(['TriPeaks, deal 49621, 2 moves', 'Klondike, deal 7, 1 move']);
  await page.goto('/#/statistics');
  await page.getByText('Nothing has been counted yet').waitFor();
  await page.goto('/#/klondike');
  await expect.poll(() => shown(page, 'deal')).toBe('Deal 7');
});

test('Spider is dealt in the suits that its tile is asked for', async () => {
  const page = await openPage('/#/games');
  await page.locator('[data-test="asked-spider-2"]').click();
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#\/spider\/\d+\?suits=2$/);
});

test('Klondike asks for its draw on the tile, and remembers', async () => {
  const page = await openTable('/#/tripeaks/12');
  await choose(page, 'games');
  await page.locator('[data-test="asked-klondike-3"]').click();
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#\/klondike\/\d+$/);
  await choose(page, 'games');
  await expect
    .poll(() => page.locator('[data-test="asked-klondike-3"]').getAttribute('aria-current'))
    .toBe('true');
  await page.locator('[data-test="asked-klondike-1"]').click();
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#\/klondike\/\d+\?draw=1$/);
});
