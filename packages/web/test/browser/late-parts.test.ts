// The table before the parts its first picture does without are loaded: keys and drags are kept, and done once they are.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../browser.ts';
import { painted, ready, targetOf } from '../support/targets.ts';

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
  await page.goto('/#/table');
  await page.locator('.board [tabindex="0"]').waitFor({ state: 'attached' });
  return { page, release };
};

const stock = (page: Page): Promise<string | null> => page.locator('.table-count').first().textContent();

/** Draws a card with a tap on the stock. */
const draw = async (page: Page): Promise<void> => {
  const pile = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll<HTMLElement>('.board [data-target]')].map(({ dataset }) =>
        Number(dataset['target']?.slice(1)),
      ),
    ),
  );
  await targetOf(page, pile).click();
  await expect.poll(() => stock(page)).toBe('22');
};

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
  await draw(page);
  const box = await targetOf(page, 20).boundingBox();
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
  await page.goto('/#/table');
  await page.locator('.board [tabindex="0"]').waitFor({ state: 'attached' });
  const box = await targetOf(page, 20).boundingBox();
  if (box === null) throw new Error('No card to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 30);
  await page.mouse.up();
  await expect.poll(shakes).toBeGreaterThan(0);
});

/** Draws a card and asks for another deal. */
const askToLeave = async (page: Page): Promise<void> => {
  await draw(page);
  await page.locator('[data-test="new"]').click();
};

test('the menu, the palette, a question and a page that are asked for before are shown once they are there', async () => {
  for (const [ask, shown] of [
    [(page: Page) => page.locator('[data-test="menu"]').click(), '[data-test="menu-restart"]'],
    [(page: Page) => page.keyboard.press('Control+k'), 'dialog input'],
    [askToLeave, '[data-test="yes"]'],
    [(page: Page) => page.evaluate(() => location.assign('#/settings')), 'input[name="theme"]'],
  ] as const) {
    const { page, release } = await visit();
    await ask(page);
    await page.waitForTimeout(200);
    expect(await page.locator('.board').isVisible()).toBe(true);
    expect(await page.locator('dialog, .loading').count()).toBe(0);
    release();
    await page.locator(shown).first().waitFor();
  }
});

test('a page whose list of features cannot be loaded says so, and is loaded when it can', async () => {
  const page = await openPage('about:blank', { expected: /ERR_FAILED/ });
  await page.route('**/assets/later-*.js', (route) => route.abort());
  await page.goto('/#/settings');
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.textContent()).toContain('Are you offline?');
  await page.unroute('**/assets/later-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('input[name="theme"]').first().waitFor();
});

test('the menu says so when it cannot be loaded', async () => {
  const page = await openPage('about:blank', { expected: /ERR_FAILED/ });
  await page.route('**/assets/later-*.js', (route) => route.abort());
  await page.goto('/#/table');
  await page.locator('[data-test="menu"]').click();
  await page.getByRole('alert').waitFor();
  expect(await page.locator('.board').isVisible()).toBe(true);
});
