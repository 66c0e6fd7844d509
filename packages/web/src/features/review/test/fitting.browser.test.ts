// Measuring a game whose figures are rough: it goes on while the table is played, can be stopped and taken up again, and
// then the figures are no longer called rough.
import { packVariant, type Variant } from '@cairn/workshop';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from '../../../../test/browser.ts';
import { choose, openTable, ready, shown } from '../../../../test/support/player.ts';

/** A Golf of twenty cards, so that its deals are played in a moment. */
const small: Variant = {
  title: 'Small golf',
  of: 'golf',
  set: {
    'pack.ranks': [1, 2, 3, 4, 5],
    'zones.tableau.piles': 4,
    'zones.tableau.deal': 3,
  },
};

/** What the chance bar says when it is pressed. */
const explained = async (page: Page): Promise<string> => {
  const bar = page.locator('[data-test="chance"]:not(.looking)');
  await expect.poll(() => bar.textContent()).toMatch(/\d+%$/);
  await bar.click();
  return shown(page, 'told');
};

const ROUGH = 'For these rules that’s only a rough estimate.';

test('an own game is measured while it is played, and then its figures are no longer rough', async () => {
  const page = await openTable(`/#/${await packVariant(small)}/7`);
  await choose(page, 'chance');
  const before = await explained(page);
  expect(before).toMatch(/^If you follow the advice from here, you win about \d+ of 100 such deals/);
  expect(before).toContain(ROUGH);
  await page.locator('[data-test="to-coach"]').click();
  await expect.poll(() => shown(page, 'fitting')).toContain('Small golf');
  expect(await seriousFaults(page)).toEqual([]);
  await page.locator('[data-test="fit-start"]').click();
  await page.locator('[data-test="fit-running"]').waitFor();

  // A hint does not wait for it.
  await page.goto('/#/table');
  await ready(page);
  await page.keyboard.press('h');
  await page.locator('[data-test="toast"]').waitFor();

  await page.goto('/#/coach');
  await expect
    .poll(() => shown(page, 'fit-done'))
    .toMatch(
      /^Measured on this device, on 200 deals: if you follow the advice, you win \d+ of 100 on average\.$/,
    );
  expect(await page.locator('[data-test="fit-start"]').count()).toBe(0);
  for (const again of [false, true]) {
    await page.goto('/#/table');
    if (again) await page.reload();
    await ready(page);
    const after = await explained(page);
    expect(after).toContain('If you follow the advice from here');
    expect(after).not.toContain(ROUGH);
  }
});

test('measuring is stopped, and goes on after the app was closed', async () => {
  const page = await openTable('/#/tripeaks/7?wrap=linear&face=rows2');
  await page.goto('/#/coach');
  await page.locator('[data-test="fit-start"]').click();
  await expect.poll(() => shown(page, 'fit-running')).toMatch(/^[1-9]\d* of 200 deals/);
  await page.locator('[data-test="fit-stop"]').click();
  const start = page.locator('[data-test="fit-start"]');
  await expect.poll(() => start.textContent()).toBe('Go on measuring');
  await page.reload();
  await expect.poll(() => start.textContent()).toBe('Go on measuring');
  const [, played = ''] = /(\d+) of 200 deals have been played/.exec(await shown(page, 'fitting')) ?? [];
  await start.click();
  await expect.poll(() => shown(page, 'fit-running')).toMatch(/^\d+ of 200 deals/);
  const [now = ''] = /^\d+/.exec(await shown(page, 'fit-running')) ?? [];
  expect(Number(now)).toBeGreaterThanOrEqual(Number(played));
  expect(Number(played)).toBeGreaterThan(0);
});
