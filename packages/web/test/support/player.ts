// A player at the table: opens it, and reads what is shown and said as people do. How moves are made is in hands.ts.

import type { Page } from 'playwright-core';
import { openPage, type PageOptions } from '../browser.ts';
import { ready } from './targets.ts';

export { painted, ready, spoken, stored, targetOf } from './targets.ts';

/** Opens a table in a fresh profile and waits until it can be played. */
export const openTable = async (address: string, options: PageOptions = {}): Promise<Page> => {
  const page = await openPage(address, options);
  await ready(page);
  return page;
};

/** The text of a part of the screen that is marked for tests. */
export const shown = async (page: Page, name: string): Promise<string> =>
  ((await page.locator(`[data-test="${name}"]`).first().textContent()) ?? '').trim();

/** Chooses from the menu. */
export const choose = async (page: Page, act: string): Promise<void> => {
  await page.locator('[data-test="menu"]').click();
  await page.locator('[data-test="menu-restart"]').waitFor();
  const entry = page.locator(`[data-test="menu-${act}"]`);
  if (!(await entry.isVisible())) await page.locator('[data-test="menu-more"]').click();
  await entry.click();
};

/** Types a line at the command line, which stays open, and gives its answer. */
export const command = async (page: Page, line: string): Promise<string> => {
  const field = page.locator('[data-test="command"]');
  if (!(await field.isVisible())) await page.keyboard.press('c');
  await field.fill(line);
  await field.press('Enter');
  return shown(page, 'answer');
};

/** Ends the deal on the table, with a question or without. */
export const end = async (page: Page): Promise<void> => {
  await choose(page, 'end');
  await page.locator('[data-test="yes"]').click();
  await page.locator('.result').waitFor();
};
