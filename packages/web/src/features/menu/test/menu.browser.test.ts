/** The menu and the dialogs over the table: what is at hand, and what Back and a change of address do. */
import { expect, test } from 'vitest';
import { choose, openTable, ready, shown } from '../../../../test/support/player.ts';

test('seven entries are at hand, and the others under More', async () => {
  const page = await openTable('/#/tripeaks/12');
  await page.locator('[data-test="menu"]').click();
  const entries = page.locator('button.menu-item:visible');
  await expect.poll(() => entries.count()).toBe(7);
  await page.locator('[data-test="menu-more"]').click();
  await expect.poll(() => entries.count()).toBeGreaterThan(20);
});

test('Back closes a sheet and stays at the table', async () => {
  const page = await openTable('/#/tripeaks/7');
  await page.goto(new URL('/#/tripeaks/12', page.url()).href);
  await ready(page);
  await page.locator('[data-test="menu"]').click();
  await page.locator('dialog').waitFor();
  await page.evaluate(() => history.back());
  await expect.poll(() => page.locator('dialog').count()).toBe(0);
  expect(await shown(page, 'deal')).toBe('Deal 12');
});

test('a change of address closes a dialog', async () => {
  const page = await openTable('/#/tripeaks/12');
  await choose(page, 'deal');
  await page.locator('dialog').waitFor();
  await page.evaluate(() => {
    location.hash = '#/games';
  });
  await page.locator('.games').first().waitFor();
  expect(await page.locator('dialog').count()).toBe(0);
});

test('a tap on the score explains it, and one on the number deals by number', async () => {
  const page = await openTable('/#/tripeaks/12');
  await page.keyboard.press('d');
  await page.locator('[data-test="score"]').click();
  await expect.poll(() => shown(page, 'score-now')).toMatch(/^Score minus 5\. Ending now costs 140 points\./);
  await page.keyboard.press('Escape');
  await page.locator('[data-test="deal"]').click();
  await page.locator('#deal-number').waitFor();
});
