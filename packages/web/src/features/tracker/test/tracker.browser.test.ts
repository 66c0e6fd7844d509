// The card tracker beside the board.

import { expect, test } from 'vitest';
import { openTable, ready } from '../../../../test/support/player.ts';

test('the card tracker counts what has not come yet', async () => {
  const page = await openTable('/#/tripeaks/49621');
  await page.keyboard.press('t');
  expect(await page.locator('.tracker .quiet').textContent()).toBe('51 cards to come, 41 unseen');
  expect(await page.locator('.tracker tbody tr').count()).toBe(13);
  await page.keyboard.press('d');
  await expect.poll(() => page.locator('.tracker .quiet').textContent()).toBe('50 cards to come, 40 unseen');
  await page.reload();
  await ready(page);
  expect(await page.locator('.tracker .quiet').textContent()).toBe('50 cards to come, 40 unseen');
});
