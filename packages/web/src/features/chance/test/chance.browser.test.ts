// The winning chance in the status line: off at first, remembered for a game, told in the record.

import { expect, test } from 'vitest';
import { choose, openTable, ready, shown, stored } from '../../../../test/support/player.ts';

test('the winning chance is shown for a game that it was asked for', async () => {
  const page = await openTable('/#/tripeaks/49621');
  const bar = page.locator('[data-test="chance"]');
  expect(await bar.count()).toBe(0);
  await choose(page, 'chance');
  await expect.poll(() => bar.textContent()).toMatch(/[<>]?\d+%$/);
  await page.locator('[data-test="stop"]').waitFor();
  expect(await page.locator('[data-test="stop"]').textContent()).toMatch(/^Stop −?\d+, go on −?\d+$/);
  await bar.click();
  await expect
    .poll(() => shown(page, 'told'))
    .toMatch(
      /^If you follow the advice from here, you win about \d+ of 100 such deals \(\d+ to \d+\)\. Stopping now scores .* Going on scores about .*\./,
    );
  await page.keyboard.press('d');
  await stored(page);
  await page.reload();
  await ready(page);
  await expect.poll(() => bar.textContent()).toMatch(/[<>]?\d+%$/);
  await page.goto('/#/golf/7');
  await ready(page);
  expect(await bar.count()).toBe(0);
});
