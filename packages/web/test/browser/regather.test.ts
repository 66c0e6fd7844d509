// Columns that are gathered and dealt again: the button says how often, the cards fly, and undo gives back what was no chance.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../browser.ts';
import { ready } from '../support/targets.ts';

const button = (page: Page): ReturnType<Page['locator']> => page.locator('[data-test="regather"]');
const landed = (page: Page): Promise<unknown> =>
  page.evaluate(async () => Promise.all(document.getAnimations().map(({ finished }) => finished)));
/** Where cards lie, as one text. */
const lie = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.table-card')]
      .map((card) => card.getBoundingClientRect())
      .map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
      .join(),
  );

interface Counting extends Window {
  flights?: number;
}
const countFlights = (page: Page): Promise<void> =>
  page.evaluate(() => {
    type Animate = (this: Element, ...how: Parameters<Element['animate']>) => Animation;
    const animate: Animate = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function counted(...how) {
      (window as Counting).flights = ((window as Counting).flights ?? 0) + 1;
      return animate.apply(this, how);
    };
  });

test('La Belle Lucie is shuffled and dealt again twice; undo hides the fans but gives no use back', async () => {
  const page = await openPage('/#/la-belle-lucie/1', { context: { reducedMotion: 'no-preference' } });
  await ready(page);
  await landed(page);
  const dealt = await lie(page);
  await expect.poll(() => button(page).textContent()).toContain('(2)');
  await countFlights(page);
  await button(page).click();
  await expect.poll(() => button(page).textContent()).toContain('(1)');
  await expect.poll(() => page.evaluate(() => (window as Counting).flights ?? 0)).toBeGreaterThan(20);
  await landed(page);
  expect(await lie(page)).not.toBe(dealt);
  await page.keyboard.press('z');
  await landed(page);
  await expect.poll(() => lie(page)).toBe(dealt);
  await button(page).click();
  await landed(page);
  await expect.poll(() => button(page).count()).toBe(0);
});

test('Cruel is dealt again only when it changes something, on a phone as well', async () => {
  const page = await openPage('/#/cruel/1', { viewport: 'phone' });
  await ready(page);
  expect(await button(page).count()).toBe(0);
});
