// The review: one tap from a result; the keys go through the moves; the sums add up; the viewer marks a costly move; a deal
// in progress and a deal of a series have none.
import { expect, test } from 'vitest';
import { openPage, seriousFaults } from '../../../../test/browser.ts';
import { storeOf } from '../../../../test/support/kept.ts';
import { choose, command, end, openTable, shown } from '../../../../test/support/player.ts';
import type { ResultRow } from '../../../play/results.ts';

const slider = '[data-test="chance-slider"]';

test('a lost deal is reviewed: keys, sums, costly moves, and the viewer', async () => {
  const page = await openTable('/#/tripeaks/7');
  // Drawing past cards that could be played is costly.
  for (const move of ['3D', '4D', 'd', 'd', 'd', 'd', 'd', 'd']) await command(page, move);
  await page.keyboard.press('Escape');
  await end(page);
  await page.locator('[data-test="to-review"]').click();
  await page.locator('[data-test="review"]').waitFor();
  expect(await seriousFaults(page)).toEqual([]);

  expect(await shown(page, 'best-stop')).toBe('Stopping early would never have scored more than playing on.');

  const number = async (name: string): Promise<number> =>
    Number.parseInt((await shown(page, `sum-${name}`)).replace('−', '-'), 10);
  const terms = await Promise.all(['average', 'deal', 'cards', 'play', 'stopped'].map(number));
  expect(terms.reduce((sum, term) => sum + term, 0)).toBe(0);
  expect(await shown(page, 'sum-result')).toBe('0, not won');

  const text = (): Promise<string | null> => page.locator(slider).getAttribute('aria-valuetext');
  await page.locator(slider).focus();
  await page.keyboard.press('Home');
  expect(await text()).toMatch(/^Move 1: .+: \d+ of 100\. /);
  expect(await shown(page, 'review-step')).toContain('If you follow the advice from here, you win');
  await page.keyboard.press('ArrowRight');
  expect(await text()).toMatch(/^Move 2: /);
  await page.keyboard.press('End');
  expect(await text()).toBe('The end: not won.');

  const costly = page.locator('[data-test="costly"]').first();
  const [, move = ''] =
    /^Move (\d+): .+ cost you \d+ of 100\.$/.exec((await costly.textContent()) ?? '') ?? [];
  await costly.click();
  expect(await text()).toMatch(
    new RegExp(`^Move ${move}: .+ Your move cost you \\d+ of 100\\. Better: [^.]+\\. [A-Z][^.]+\\.$`),
  );
  const box = await page.locator('[data-test="chance-chart"]').boundingBox();
  if (box === null) throw new Error('There is no chart');
  await page.mouse.click(box.x + box.width * 0.97, box.y + box.height / 2);
  expect(await text()).toBe('The end: not won.');

  await page.locator('.review a', { hasText: 'Watch the game' }).click();
  await page.locator('#scrubber').fill(move);
  await expect.poll(() => shown(page, 'review-note')).toMatch(/^Cost you \d+ of 100\. Better: /);

  await page.evaluate(() => void (location.hash = '#/statistics'));
  expect(await shown(page, 'luck-total')).toMatch(
    /^(You’ve been (un)?lucky: i|I)n the 1 deal you reviewed, /,
  );
  expect(await shown(page, 'skill-total')).toMatch(/^Your own moves cost you [\d.]+ wins? per 100 deals\.$/);
  const [row] = Object.values(await storeOf(page, 'results')) as readonly ResultRow[];
  const { average = 0, ...sums } = row?.review ?? {};
  expect(average + Object.values(sums).reduce((sum, term) => sum + term, 0)).toBeCloseTo(0, 9);

  // A deal that goes on after its review was helped.
  await page.locator('[data-test="back"]').click();
  await page.locator('[data-test="undo"]').click();
  const attempt = async (): Promise<unknown> => {
    const table = await storeOf(page, 'table');
    return table[`${String(table['owner'])} now`];
  };
  await expect.poll(attempt).toMatchObject({ hints: 1 });
});

test('deals that were played before are reviewed from the statistics', async () => {
  const page = await openTable('/#/tripeaks/7');
  await page.keyboard.press('d');
  await end(page);
  await choose(page, 'statistics');
  await page.locator('[data-test="review-many"]').click();
  await expect.poll(() => page.locator('[data-test="luck-total"]').count()).toBe(1);
  expect(await page.locator('[data-test="review-many"]').count()).toBe(0);
});

test('a deal in progress, and one of a series, has no review', async () => {
  const page = await openPage('/#/series/golf-round/7');
  await page.locator('[data-test="start"]').click();
  await page.locator('[data-test="in-series"]').waitFor();
  await page.keyboard.press('d');
  await choose(page, 'end');
  await page.locator('[data-test="yes"]').click();
  await page.locator('.result').waitFor();
  await page.locator('[data-test="series-next"]').waitFor();
  expect(await page.locator('[data-test="to-review"]').count()).toBe(0);
  await page.goto('/#/review/none');
  await page.locator('[role="alert"]', { hasText: 'isn’t saved' }).waitFor();
});
