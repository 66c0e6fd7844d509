// Figures of a changed game, measured in the workshop: they are those of `cairn survey` on the same deals under the same
// limits; threads work on them only while somebody looks and the rules can be played.

import { expect, test } from 'vitest';
import { openPage, seriousFaults } from '../../../../test/browser.ts';
import { figure, surveyAgain } from './figures.ts';

test('figures are those of `cairn survey`, by the command that stands beside them', async () => {
  const page = await openPage('/#/workshop/klondike?draw=3', {
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  const told = page.locator('[data-test="figure-solver"]');
  await told.waitFor();
  const said = [await figure(page, 'solver')];
  await page.locator('[data-test="figure-greedy"]').waitFor();
  said.push(await figure(page, 'greedy'));
  await told.locator('summary').click();
  // The browser has one clipboard, and other tests copy to it at the same time.
  const copied = async (): Promise<string> => {
    await told.locator('[data-test="copy-command"]').click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await expect.poll(copied).toMatch(/^npx cairn survey --def /);
  expect(await page.locator('[data-test="figures"] [role="status"]').textContent()).toMatch(
    /of the deals can be won/,
  );
  expect(await seriousFaults(page)).toEqual([]);

  await surveyAgain(page, said);
});

test('nobody works while the page is hidden, while the rules cannot be played, or once it is left', async () => {
  const page = await openPage('/#/workshop/klondike');
  const threads = (): number => page.workers().length;
  const hide = (hidden: boolean): Promise<void> =>
    page.evaluate((is) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => is });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await expect.poll(threads).toBeGreaterThan(0);
  await hide(true);
  await expect.poll(threads).toBe(0);
  await hide(false);
  await expect.poll(threads).toBeGreaterThan(0);
  await page.locator('[data-test="figure-solver"]').waitFor();

  // Twelve columns take more cards than there are.
  const columns = page.locator('#control-zones-tableau-piles');
  await columns.fill('12');
  await columns.press('Enter');
  await expect.poll(threads).toBe(0);
  expect(await page.locator('[data-test="figures"]').getAttribute('data-stage')).toBe('none');
  await page.keyboard.press('Control+z');
  await expect.poll(threads).toBeGreaterThan(0);
  await page.goto('/#/help');
  await expect.poll(threads).toBe(0);
});
