// The table as a page shows it: when it can be played, where its piles are, what is said of it.

import type { Locator, Page } from 'playwright-core';

/** Waits until the table can be played and its targets have their names, which are loaded later and have spaces. */
export const ready = async (page: Page): Promise<void> =>
  page.locator('.board [tabindex="0"][aria-label*=" "]').waitFor({ state: 'attached' });

/** Waits until what has been done is on the screen, and what is kept of it has been handed over to be stored. */
export const painted = async (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done));
  });

/** Waits until what the page has written is in its database: a read waits for all writes that were begun before it. */
export const stored = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('cairn');
        opening.addEventListener('error', () => failed(new Error('The database cannot be opened')));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const reading = db.transaction('table').objectStore('table').count();
          reading.addEventListener('success', () => {
            db.close();
            done();
          });
        });
      }),
  );

/** The target of a pile: what is pressed to play from it, or to draw. */
export const targetOf = (page: Page, pile: number): Locator => page.locator(`[data-target="p${pile}"]`);

/** What the live region says, without the blank that marks a repetition. */
export const spoken = async (page: Page): Promise<string> =>
  ((await page.locator('.board [role=status]').textContent()) ?? '').replace(/\u00a0$/, '');
