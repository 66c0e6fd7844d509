// The table before the parts its first picture does without are loaded: keys and drags are kept, and done once they are.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../browser.ts';
import { painted, ready, spotOf } from '../support/spots.ts';

/** A first visit whose later code waits until it is released. */
const visit = async (): Promise<{ readonly page: Page; readonly release: () => void }> => {
  const page = await openPage('about:blank');
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/later-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await page.locator('.board [tabindex="0"]').waitFor({ state: 'attached' });
  return { page, release };
};

const stock = (page: Page): Promise<string | null> => page.locator('.table-count').first().textContent();

test('a key pressed before is kept and played, and the targets get their names', async () => {
  const { page, release } = await visit();
  expect(await stock(page)).toBe('23');
  await page.keyboard.press('d');
  await page.waitForTimeout(200);
  expect(await stock(page)).toBe('23');
  expect(await page.locator('.board [tabindex="0"]').getAttribute('aria-label')).toMatch(
    /^[\dATJQK]+[CDHS]$/,
  );
  release();
  await expect.poll(() => stock(page)).toBe('22');
  await ready(page);
});

test('a tap is played at once, and a drag once dragging is there', async () => {
  const { page, release } = await visit();
  const pile = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll<HTMLElement>('.board [data-spot]')].map(({ dataset }) =>
        Number(dataset['spot']?.slice(1)),
      ),
    ),
  );
  await spotOf(page, pile).click();
  await expect.poll(() => stock(page)).toBe('22');
  const box = await spotOf(page, 20).boundingBox();
  if (box === null) throw new Error('No card to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 30);
  expect(await page.locator('.table-lifted').count()).toBe(0);
  release();
  await expect.poll(() => page.locator('.table-lifted').count()).toBe(1);
  // The catalogue, which brings the game with all its options, does not end the drag.
  await page.waitForLoadState('networkidle');
  await painted(page);
  expect(await page.locator('.table-lifted').count()).toBe(1);
  await page.mouse.up();
  await expect.poll(() => page.locator('.table-lifted').count()).toBe(0);
});

test('the card of a drag shakes when dragging cannot be loaded', async () => {
  const page = await openPage('about:blank', {
    context: { reducedMotion: 'no-preference' },
    expected: /ERR_FAILED/,
  });
  await page.addInitScript(() => {
    const shaken: Element[] = [];
    type Animate = (this: Element, ...how: Parameters<Element['animate']>) => Animation;
    const animate: Animate = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function noted(...how) {
      // Only a shake goes to and fro.
      if (Array.isArray(how[0]) && how[0].length > 3) shaken.push(this);
      return animate.apply(this, how);
    };
    Object.assign(window, { shaken });
  });
  const shakes = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { readonly shaken: readonly Element[] }).shaken.length);
  await page.route('**/assets/later-*.js', (route) => route.abort());
  await page.goto('/');
  await page.locator('.board [tabindex="0"]').waitFor({ state: 'attached' });
  const box = await spotOf(page, 20).boundingBox();
  if (box === null) throw new Error('No card to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 30);
  await page.mouse.up();
  await expect.poll(shakes).toBeGreaterThan(0);
});
