// The palette: from anywhere to any game by a few letters.

import { expect, test } from 'vitest';
import { openPage, seriousFaults } from '../../../../test/browser.ts';
import { openTable, ready } from '../../../../test/support/player.ts';

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
