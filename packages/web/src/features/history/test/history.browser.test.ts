// Games that were played: the list, the viewer with its scrubber, and records that come in as text.

import { expect, test } from 'vitest';
import { openPage, seriousFaults } from '../../../../test/browser.ts';
import { tap } from '../../../../test/support/hands.ts';
import { addResults } from '../../../../test/support/kept.ts';
import { dealOf, gameOf, winningLine } from '../../../../test/support/lines.ts';
import { choose, openTable, shown } from '../../../../test/support/player.ts';

const game = gameOf('tripeaks');
const line = winningLine(game, dealOf('12')) ?? [];

test('a finished game is listed, and played again move by move', async () => {
  const page = await openTable('/#/tripeaks/12');
  for (const move of line) await tap(page, game, move);
  await expect.poll(() => shown(page, 'final')).toBe('53');
  await choose(page, 'history');
  const row = page.locator('.history-row');
  await row.getByText('TriPeaks · Won · 53').waitFor();
  await row.locator('.thumbnail path').first().waitFor({ state: 'attached' });
  await page.locator('[data-test="look"]').click();
  const at = () => expect.poll(() => shown(page, 'at'));
  await at().toBe(`Move 0 of ${line.length} 0 points`);
  const cards = page.locator('.viewer-board button');
  await expect.poll(() => cards.count()).toBeGreaterThan(10);
  await page.locator('[data-test="step-on"]').click();
  await at().toMatch(new RegExp(`^Move 1 of ${line.length}: `));
  await page.locator('[data-test="to-end"]').click();
  await at().toMatch(/ 53 points$/);
  await page.locator('#scrubber').fill('3');
  await at().toMatch(/^Move 3 of /);
  expect(await seriousFaults(page)).toEqual([]);
  await page.locator('[data-test="to-start"]').click();
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('fast');
  await page.locator('[data-test="run"]').click();
  await at().toMatch(/^Move [3-9] of /);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
});

test('a record as text is looked at, and one that cannot be played says why', async () => {
  const page = await openPage('/#/history');
  await page.getByText('Nothing here yet').waitFor();
  await page.getByText('Open a game or a link').click();
  const field = page.locator('#record-text');
  await field.fill('[Game "tripeaks"]\n[Deal "7"]\n\nKC\n');
  await page.locator('[data-test="open-record"]').click();
  await page.locator('[data-test="record-faults"] li').waitFor();
  await field.fill('[Game "tripeaks"]\n[Deal "7"]\n\n3D 4D d\n');
  await page.locator('[data-test="open-record"]').click();
  await expect.poll(() => shown(page, 'at')).toMatch(/^Move 0 of 3/);
  await page.goto('/#/record/nothing');
  await page.getByRole('alert').waitFor();
});

test('games are filtered by game and by result, once there are a few', async () => {
  const page = await openPage('/#/history');
  await page.getByText('Nothing here yet').waitFor();
  const row = (i: number) => ({
    id: `r${i}`, group: i < 4 ? 'tripeaks' : 'golf', deal: `${i}`, outcome: i % 2 === 0 ? 'won' : 'stuck',
    score: 3, streak: 1, moves: 9, spent: 1000, undos: 0, looks: 0, again: false, shared: false, at: 1e12 + i,
  }) as const; // prettier-ignore
  await addResults(page, [0, 1, 2, 3, 4, 5].map(row));
  await page.reload();
  const count = () => expect.poll(() => page.locator('.history-row').count());
  await count().toBe(6);
  await page.locator('[data-test="history-game"]').selectOption({ label: 'TriPeaks' });
  await count().toBe(4);
  await page.locator('[data-test="history-outcome"]').selectOption({ label: 'Won' });
  await count().toBe(2);
  await page.locator('[data-test="history-game"]').selectOption({ label: 'All games' });
  await count().toBe(3);
});
