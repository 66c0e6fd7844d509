// The dialogs about a deal: its number and its options.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameOf } from '../../../../test/support/lines.ts';
import { choose, openTable, shown } from '../../../../test/support/player.ts';

const game = gameOf('tripeaks');
const text = (page: Page, name: string) => expect.poll(() => shown(page, name));
const hash = (page: Page): string => new URL(page.url()).hash;

test('deals are chosen by number, in every family, and by neighbours', async () => {
  const page = await openTable('/#/tripeaks/49621');
  for (const [typed, title] of [
    ['ms:1', 'Deal ms:1'],
    ['pysol:32000', 'Deal pysol:32000'],
    ['9007199254740991', 'Deal 9007199254740991'],
  ] as const) {
    await choose(page, 'deal');
    await page.locator('#deal-number').fill(typed);
    await page.locator('[data-test="deal-it"]').click();
    await text(page, 'deal').toBe(title);
  }
  await choose(page, 'deal');
  await page.locator('#deal-number').fill('12 apples');
  await page.locator('[data-test="deal-it"]').click();
  await expect.poll(() => page.locator('.faults').textContent()).toContain('12 apples');
  await page.keyboard.press('Escape');
  await choose(page, 'previous');
  await text(page, 'deal').toBe('Deal 9007199254740990');
  await choose(page, 'next');
  await text(page, 'deal').toBe('Deal 9007199254740991');
  await page.locator('[data-test="menu"]').click();
  expect(await page.locator('[data-test="menu-next"]').isDisabled()).toBe(true);
});

test('an option deals the same number again under the new rule', async () => {
  const page = await openTable('/#/tripeaks/49621');
  await choose(page, 'options');
  const names = await page
    .locator('.options select')
    .evaluateAll((all) => all.map((one) => one.getAttribute('name')));
  expect(names).toEqual(Object.keys(game.options));
  await page.locator('select[name="face"]').selectOption('open');
  await page.locator('select[name="scoring"]').selectOption('chain');
  await page.keyboard.press('Escape');
  await expect.poll(() => hash(page)).toBe('#/tripeaks/49621?face=open&scoring=chain');
  await text(page, 'score').toBe('0 points');
});
