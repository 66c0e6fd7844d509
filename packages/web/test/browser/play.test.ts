// Whole deals won on the page by taps, by drag, by keys alone. What the page shows and says at every step is compared
// with the engine's replay of the same moves. Other ways to play, and other ends: plays.test.ts.

import { expect, test } from 'vitest';
import { drag, keys, tap } from '../support/hands.ts';
import { lineOf, playOut } from '../support/play-out.ts';
import { openTable, shown } from '../support/player.ts';

test('a deal won by taps', async () => {
  const page = await openTable('/#/tripeaks/12');
  await playOut(page, '12', lineOf('12'), tap);
  expect(await page.locator('.result h2').textContent()).toBe('You won!');
  // By hand: streaks of 3, 10, 1, 1, 7, 1, 2, 1, 1 and 1 cards are 6+55+1+1+28+1+3+1+1+1 = 98; the peaks 15+15+30;
  // 21 cards dealt at 5.
  expect(await shown(page, 'part-chain')).toBe('+98');
  expect(await shown(page, 'part-peak')).toBe('+60');
  expect(await shown(page, 'part-draw')).toBe('−105');
  expect(await shown(page, 'final')).toBe('53');
  expect(await shown(page, 'best-streak')).toBe('10');
});

test('a deal won by drag', async () => {
  const page = await openTable('/#/tripeaks/11');
  await playOut(page, '11', lineOf('11'), drag);
  expect(await page.locator('.result h2').textContent()).toBe('You won!');
});

test('a deal won by keys alone, with every line said', async () => {
  const page = await openTable('/#/tripeaks/7');
  const isTable = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest('.board') !== null);
  for (let tabs = 0; tabs < 20 && !(await isTable()); tabs++) await page.keyboard.press('Tab');
  expect(await isTable()).toBe(true);
  await playOut(page, '7', lineOf('7'), keys, true);
});
