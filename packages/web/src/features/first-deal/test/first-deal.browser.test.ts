/** The first deal of a game shows one line of how to play. */
import { expect, test } from 'vitest';
import { end, openTable, shown } from '../../../../test/support/player.ts';

test('one line in the first deal, gone after three moves, and for ever once the game was played', async () => {
  const page = await openTable('/#/tripeaks/12');
  await expect.poll(() => shown(page, 'first-deal')).toBe('One up or down, or tap the stock');
  for (let i = 0; i < 3; i++) await page.keyboard.press('d');
  const line = page.locator('[data-test="first-deal"]');
  await expect.poll(() => line.count()).toBe(0);
  await end(page);
  await page.locator('[data-test="next-deal"], [data-test="new"]').first().click();
  await expect.poll(() => shown(page, 'score')).toBe('0 points');
  await page.keyboard.press('d');
  expect(await line.count()).toBe(0);
});
