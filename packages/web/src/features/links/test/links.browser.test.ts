// A link that cannot be played: what is wrong with it, over the table as it was.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTable, shown } from '../../../../test/support/player.ts';

const text = (page: Page, name: string) => expect.poll(() => shown(page, name));
const hash = (page: Page): string => new URL(page.url()).hash;

test('a forged link is explained and changes nothing', async () => {
  const page = await openTable('/#/tripeaks/49621');
  await page.keyboard.press('d');
  const forged = {
    '#/nothing/7': 'There is no game "nothing" here',
    '#/tripeaks/0': 'wanted a whole number from 1',
    '#/tripeaks/7?wrap=sideways': 'has no value "sideways"',
    '#/tripeaks/7?speed=1': 'has no option "speed"',
    '#/tripeaks/12?m=9C.KS': 'Move 2:',
    '#/tripeaks/cards:JD2D': 'missing',
    '#/%zz': 'Cannot read link',
  };
  for (const [link, why] of Object.entries(forged)) {
    await page.evaluate((to) => {
      location.hash = to;
    }, link);
    await text(page, 'bad-link').toContain(why);
    await page.getByRole('link', { name: 'To the table' }).click();
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    expect(await shown(page, 'score')).toBe('−5 points');
    await expect.poll(() => hash(page)).toBe('#/tripeaks/49621');
  }
});
