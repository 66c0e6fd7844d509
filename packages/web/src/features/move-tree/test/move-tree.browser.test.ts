// The tree of moves: a line that is left is a branch, bookmarks are come back to, all of it by keys and after a reload.

import { expect, test } from 'vitest';
import { seriousFaults } from '../../../../test/browser.ts';
import { command, openTable, ready, shown, stored } from '../../../../test/support/player.ts';

test('a line that is left is kept, and gone back to by keys alone, even after a reload', async () => {
  const page = await openTable('/#/tripeaks/7');
  await command(page, '3D');
  await command(page, '4D');
  await page.keyboard.press('Escape');
  await page.keyboard.press('b');
  await expect.poll(() => shown(page, 'toast')).toMatch(/^Bookmarked move 2/);
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await page.keyboard.press('d');
  await stored(page);
  await page.reload();
  await ready(page);
  await page.keyboard.press('m');
  const rows = page.locator('[data-test="moves"] [role="treeitem"]');
  await expect
    .poll(() => rows.allTextContents())
    .toEqual([
      expect.stringMatching(/Deal/),
      expect.stringMatching(/1\. d here/),
      expect.stringMatching(/▸1\. 3D another line, 2 moves/),
    ]);
  expect(await rows.nth(1).getAttribute('aria-current')).toBe('step');
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toMatch(/2\. 4D bookmark/);
  await page.locator('[data-test="mark-name"]').fill('two reds');
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.last().textContent()).toMatch(/bookmark: two reds/);
  await rows.last().focus();
  await page.keyboard.press('Enter');
  await rows.last().waitFor({ state: 'detached' });
  expect(await command(page, 'undo')).toMatch(/four of diamonds/i);
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await expect
    .poll(() => rows.allTextContents())
    .toEqual([
      expect.stringMatching(/Deal/),
      expect.stringMatching(/1\. 3D here/),
      expect.stringMatching(/1\. d another line, 1 move/),
      expect.stringMatching(/2\. 4D bookmark: two reds/),
    ]);
});

test('a restart leaves the line behind as a branch, and undo brings the attempt back with both', async () => {
  const page = await openTable('/#/tripeaks/7');
  await command(page, '3D');
  await command(page, 'restart');
  await command(page, 'd');
  await page.keyboard.press('Escape');
  const rows = page.locator('[data-test="moves"] [role="treeitem"]');
  await page.keyboard.press('m');
  await expect.poll(() => rows.last().textContent()).toMatch(/1\. 3D another line/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await page.keyboard.press('m');
  await expect.poll(() => rows.nth(1).textContent()).toMatch(/1\. 3D here/);
  await expect.poll(() => rows.last().textContent()).toMatch(/1\. d another line/);
});

test('where taking back is not allowed, another line is not gone to, and the list says why', async () => {
  const page = await openTable('/#/tripeaks/7?mulligan=never');
  await page.keyboard.press('d');
  await page.keyboard.press('m');
  await page.locator('[data-test="moves"]').waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.getByText('No undos left').first().waitFor();
  expect(await page.locator('[data-test="moves"] [aria-current]').textContent()).toMatch(/1\. d/);
});
