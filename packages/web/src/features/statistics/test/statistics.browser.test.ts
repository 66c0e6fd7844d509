// What is counted: results and totals, what does not count, what undo takes back, and the reset.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tap } from '../../../../test/support/hands.ts';
import { dealOf, gameOf, winningLine } from '../../../../test/support/lines.ts';
import { choose, end, openTable, ready, shown } from '../../../../test/support/player.ts';

const game = gameOf('tripeaks');
const text = (page: Page, name: string) => expect.poll(() => shown(page, name));

test('statistics add up what has ended, once a deal, and can be reset', async () => {
  const page = await openTable('/#/tripeaks/12');
  for (const move of winningLine(game, dealOf('12')) ?? []) await tap(page, game, move);
  await text(page, 'final').toBe('53');
  await page.locator('[data-test="result-replay"]').click();
  await text(page, 'deal').toBe('Deal 12*');
  await end(page); // a replay, not counted
  await choose(page, 'next');
  await page.keyboard.press('d');
  await choose(page, 'next'); // left after a draw: -5 - 28 x 5
  await page.locator('[data-test="yes"]').click();
  await text(page, 'deal').toBe('Deal 14');
  await end(page); // nothing played: -140
  await choose(page, 'statistics');
  await text(page, 'wins').toBe('1 of 3');
  expect(await shown(page, 'total')).toBe('−232');
  expect(await shown(page, 'best')).toBe('53');
  expect(await shown(page, 'average')).toBe('−77.3');
  expect(await shown(page, 'longest')).toBe('10');
  expect(await shown(page, 'rate')).toBe('33.3%');

  expect(await shown(page, 'row')).toBe('1');
  for (const plot of ['rate', 'scores', 'streaks', 'times', 'moves'])
    expect(await page.locator(`[data-test="plot-${plot}"] svg`).getAttribute('aria-label')).toMatch(
      /\. .*\d/,
    );

  // Undo takes the last result back until the deal ends again.
  await page.locator('[data-test="back"]').click();
  await ready(page);
  await page.keyboard.press('z');
  await choose(page, 'statistics');
  await text(page, 'wins').toBe('1 of 2');

  await page.getByText('Last results').click();
  await page.locator('[data-test="strike"]').first().click();
  await text(page, 'wins').toBe('1 of 1');
  await page.reload();
  await text(page, 'wins').toBe('1 of 1');

  await page.locator('[data-test="reset"]').click();
  await page.locator('[data-test="yes"]').click();
  await page.getByText('Nothing has been counted yet').waitFor();
  await page.reload();
  await page.getByText('Nothing has been counted yet').waitFor();
});

test('for money the bankroll goes from deal to deal, below nothing if it must', async () => {
  const page = await openTable('/#/tripeaks/49621?scoring=money');
  await page.keyboard.press('d');
  await text(page, 'score').toBe('−$5');
  expect(await page.locator('.bankroll').textContent()).toBe('Bankroll −$5');
  await end(page);
  expect(await page.locator('.bankroll').textContent()).toBe('Bankroll −$145');
  await choose(page, 'next');
  await page.keyboard.press('d');
  await expect.poll(() => page.locator('.bankroll').textContent()).toBe('Bankroll −$150');
});
