// A deal that is over tells whether it could have been won.

import { isWon, type State } from '@cairn/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onEveryScreen, seriousFaults } from '../../../../test/browser.ts';
import { dealOf, gameOf, lineFrom, played } from '../../../../test/support/lines.ts';
import { choose, command, end, openTable, shown, spoken } from '../../../../test/support/player.ts';

const tripeaks = gameOf('tripeaks');
const text = (page: Page, name: string) => expect.poll(() => shown(page, name));
const press = (page: Page, name: string) => page.locator(`[data-test="${name}"]`).click();

test('a deal given up could have been won: by these moves', async () => {
  const page = await openTable('/#/tripeaks/12', {
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await page.keyboard.press('d');
  expect(await command(page, 'winnable')).toBe(
    'Some cards are face down. The answer would give away where they are.',
  );
  await press(page, 'no');
  await page.keyboard.press('Escape');
  await end(page);
  await press(page, 'winnable');
  await text(page, 'verdict').toMatch(/^This deal can be won: in \d+ moves\.$/);
  await expect.poll(() => spoken(page)).toBe(await shown(page, 'verdict'));
  await page.getByText('Show the moves').click();
  expect(await page.locator('[data-test="solution"]').isVisible()).toBe(true);
  const moves = lineFrom(tripeaks, '12', await shown(page, 'solution'));
  expect(await shown(page, 'verdict')).toContain(`in ${moves.length} moves`);
  expect(isWon(tripeaks, played(tripeaks, dealOf('12'), moves).states.at(-1) as State)).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  await onEveryScreen(page, 'winnable');

  // Taken up again after that, the deal says that it was looked behind.
  await page.keyboard.press('z');
  await expect.poll(() => page.locator('[data-test="verdict"]').count()).toBe(0);
  await choose(page, 'copyRecord');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\[Undone "\d+"\]/);
});

test('a deal that nobody can win says so, to the command line too', async () => {
  const page = await openTable('/#/trigon/1');
  await end(page);
  const first = await command(page, 'winnable');
  expect(['Searching…', 'This deal can’t be won, whatever you play.']).toContain(first);
  await text(page, 'answer').toBe('This deal can’t be won, whatever you play.');
  expect(await shown(page, 'verdict')).toBe('This deal can’t be won, whatever you play.');
  expect(await page.locator('[data-test="solution"]').count()).toBe(0);
});

test('a long search says how far it is, and is withdrawn by its button or by taking the deal up again', async () => {
  const page = await openTable('/#/forty-thieves/1');
  await page.keyboard.press('d');
  await end(page);
  await press(page, 'winnable');
  await text(page, 'searching').toMatch(/^Searching: [\d,]+ positions so far$/);
  await press(page, 'withdraw');
  await press(page, 'winnable');
  await text(page, 'searching').toMatch(/positions so far$/);
  await page.keyboard.press('z');
  await page.locator('.result').waitFor({ state: 'detached' });
  await page.keyboard.press('d');
  await expect.poll(() => spoken(page)).toMatch(/^Dealt/);
  await end(page);
  expect(await page.locator('[data-test="winnable"]').isVisible()).toBe(true);
});

test('a search that ends without an answer names its limit', async () => {
  const page = await openTable('/#/forty-thieves/1');
  await end(page);
  await press(page, 'winnable');
  await text(page, 'verdict').toBe('We couldn’t find out: the search stopped after 10 seconds.');
});
