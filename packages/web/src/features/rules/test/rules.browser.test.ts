// The rules of a game: a page of their own, with a way to every variation.

import { expect, test } from 'vitest';
import { openPage, seriousFaults } from '../../../../test/browser.ts';
import { choose, ready } from '../../../../test/support/player.ts';

test('a page opened by its address stands on its own and leads to a table', async () => {
  const page = await openPage('/#/tripeaks/rules');
  await page.getByRole('heading', { name: 'TriPeaks: rules' }).waitFor();
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await ready(page);
});

test('the rules lead to every variation, and each starts with its rule changed', async () => {
  const page = await openPage('/#/tripeaks/rules');
  await page.getByRole('button', { name: 'Options and variations' }).click();
  await page.getByRole('link', { name: 'are ends', exact: true }).click();
  await ready(page);
  expect(new URL(page.url()).hash).toMatch(/^#\/tripeaks\/\d+\?wrap=linear$/);
  await choose(page, 'options');
  expect(await page.locator('select[name="wrap"]').inputValue()).toBe('linear');
});

test('rules of a game that is not there say so', async () => {
  const page = await openPage('/#/nothing/rules');
  await page.getByRole('alert').waitFor();
});

test('the page begins with the table, its piles by name, a few lines, and a move that is shown', async () => {
  const page = await openPage('/#/klondike/rules', { context: { reducedMotion: 'no-preference' } });
  const picture = page.locator('[data-test="table-picture"]');
  await picture.waitFor();
  expect(await picture.locator('.pile-label').allTextContents()).toEqual(
    expect.arrayContaining(['Foundations', 'Columns', 'Stock', 'Waste']),
  );
  expect(await picture.getByRole('img').getAttribute('aria-label')).toContain(
    'Seven columns of 1 to 7 cards',
  );
  const lines = await page.locator('[data-test="how-to-play"] li').allTextContents();
  expect(lines).toHaveLength(4);
  expect(lines[2]).toMatch(/^Runs and spaces\. A sequence built this way.* takes only a king/);
  expect(await page.locator('[data-test="example"]').textContent()).toMatch(
    /^Example: the \w+ of \w+ goes on the \w+ of \w+\./,
  );
  const phase = () => expect.poll(() => picture.getAttribute('data-phase'));
  await phase().toBe('after');
  await phase().toBe('before');
  await page.locator('[data-test="show-example"]').click();
  await phase().toBe('after');
  expect(await seriousFaults(page)).toEqual([]);
});

test('without motion the example is two pictures, and there is nothing to play again', async () => {
  const page = await openPage('/#/klondike/rules');
  const pair = page.locator('[data-test="example-pair"]');
  await pair.waitFor();
  expect(await pair.locator('figcaption').allTextContents()).toEqual(['Before', 'After']);
  const [before, after] = await pair.locator('svg').evaluateAll((all) => all.map((svg) => svg.innerHTML));
  expect(before).not.toBe(after);
  expect(await page.locator('[data-test="show-example"]').count()).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
});

test('the rest is folded, and its headings are the contents of a phone; a citation stays in one piece on a phone', async () => {
  const page = await openPage('/#/klondike/rules', { context: { viewport: { width: 390, height: 664 } } });
  const odds = page.locator('#rules-odds');
  await odds.waitFor();
  expect(await page.locator('.rules-sections > details[open]').count()).toBe(0);
  expect(await page.locator('.rules-contents').isVisible()).toBe(false);
  await odds.locator('summary').click();
  expect(await odds.evaluate((section: HTMLDetailsElement) => section.open)).toBe(true);
  // The label and its text: a link within the text is no cell of its own.
  const cells = await odds.locator('td').evaluateAll((all) => all.map(({ children }) => children.length));
  expect(new Set(cells)).toEqual(new Set([1]));
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
});
