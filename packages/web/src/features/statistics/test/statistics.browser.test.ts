// What is counted: results and totals, what does not count, what undo takes back, and the reset.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, seriousFaults } from '../../../../test/browser.ts';
import { tap } from '../../../../test/support/hands.ts';
import { addResults } from '../../../../test/support/kept.ts';
import { dealOf, gameOf, winningLine } from '../../../../test/support/lines.ts';
import { choose, end, openTable, ready, shown } from '../../../../test/support/player.ts';
import type { ResultRow } from '../../../play/results.ts';

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
  // Three deals show no trend yet.
  expect(await shown(page, 'more-deals')).toMatch(/^7 more deals/);

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

  await page.getByText('Last results').click();
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

const DAY = 86_400_000;
const played = (group: string, i: number, more: Partial<ResultRow> = {}): ResultRow => ({
  id: `${group} ${i}`, group, deal: `${i + 1}`, outcome: i % 3 === 0 ? 'won' : 'stuck', score: i, streak: 2,
  moves: 40, spent: 60_000 + 1000 * i, undos: 0, looks: 0, again: false, shared: false,
  at: Date.now() - DAY * (30 - i), ...more,
}); // prettier-ignore

test('the game played last comes first; ten deals make a trend; a calendar shows the days', async () => {
  const page = await openPage('/#/statistics');
  await page.getByText('Nothing has been counted yet').waitFor();
  const many = Array.from({ length: 30 }, (_, i) => played('tripeaks', i));
  const few = Array.from({ length: 4 }, (_, i) => played('golf', i, { at: Date.now() - 1000 * (4 - i) }));
  await addResults(page, [...many, ...few]);
  await page.reload();
  const cards = page.locator('[data-test="statistics"]');
  await expect.poll(() => cards.count()).toBe(2);
  expect(await cards.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['group']))).toEqual(
    ['golf', 'tripeaks'],
  );
  await text(page, 'all-deals').toBe('34');
  await text(page, 'all-won').toBe('35.3%');
  await text(page, 'all-days').toBe('31');
  expect(await page.locator('[data-test="calendar-chart"] svg').getAttribute('aria-label')).toContain(
    '34 deals on 31 days; you won on 11 of them',
  );

  const tripeaks = cards.nth(1);
  expect(await tripeaks.locator('.result-strip svg').getAttribute('aria-label')).toContain(
    '6 of the last 20 won',
  );
  await tripeaks.locator('summary').first().click();
  const plot = (name: string) => tripeaks.locator(`[data-test="plot-${name}"] svg`);
  await plot('rate').waitFor();
  // The Atlas's two rates are lines to compare with.
  await expect.poll(() => plot('rate').locator('.reference').count()).toBe(2);
  expect(await plot('rate').getAttribute('aria-label')).toContain('You won 30% of your last 20 deals.');
  expect(await plot('scores').getAttribute('aria-label')).toContain(
    'From 0 to 29; half of them are at least 14.5.',
  );
  expect(await plot('scores').locator('.marked').count()).toBe(1);
  expect(await plot('times').getAttribute('aria-label')).toContain(
    'The fastest took 1:00, the last one 1:27.',
  );

  await cards.nth(0).locator('summary').first().click();
  await cards.nth(0).getByText('6 more deals and you’ll see a trend.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
});
