/** The menu and the dialogs over the table: what is at hand, and what Back and a change of address do. */
import { expect, inject, test } from 'vitest';
import { openPage } from '../../../../test/browser.ts';
import { choose, openTable, ready, shown } from '../../../../test/support/player.ts';

const sharedOrigin = inject('origin');

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

test('Back closes a sheet on the first entry of the history, with the Navigation API and without', async () => {
  for (const hasApi of [true, false]) {
    const page = await openPage('/#/about');
    if (!hasApi) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    // Nothing of the app is below this entry.
    await page.goto('about:blank');
    await page.goto(new URL('/#/tripeaks/12', sharedOrigin).href);
    await ready(page);
    expect(await page.evaluate(() => 'navigation' in window)).toBe(hasApi);
    for (let time = 0; time < 2; time++) {
      await page.locator('[data-test="menu"]').click();
      await page.locator('dialog').waitFor();
      await page.evaluate(() => history.back());
      await expect.poll(() => page.locator('dialog').count()).toBe(0);
      expect(await shown(page, 'deal')).toBe('Deal 12');
    }
    // Another deal is not left for the one of the link.
    await page.keyboard.press('n');
    await expect.poll(() => shown(page, 'deal')).not.toBe('Deal 12');
    const dealt = await shown(page, 'deal');
    await page.locator('[data-test="menu"]').click();
    await page.locator('dialog').waitFor();
    await page.evaluate(() => history.back());
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    expect(await shown(page, 'deal')).toBe(dealt);
  }
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
