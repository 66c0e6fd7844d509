// What is kept where the browser keeps nothing, or nothing can be written any more: by the tab alone.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../browser.ts';
import { movesKept } from '../support/kept.ts';
import { choose, ready, shown } from '../support/player.ts';

const score = (page: Page) => expect.poll(() => shown(page, 'score'));

/** Chooses German in the settings; the page is loaded anew for it. */
const chooseGerman = async (page: Page): Promise<void> => {
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('radio', { name: 'Deutsch' }).check({ noWaitAfter: true }),
  ]);
  await page.getByRole('radio', { name: 'Deutsch' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
};

test('where the browser keeps nothing the game goes on, and says so', async () => {
  const page = await openPage('about:blank');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException('The user denied permission', 'SecurityError');
        },
      },
    });
  });
  await page.goto('/#/tripeaks/49621');
  await ready(page);
  await page.locator('[data-test="not-kept"]').waitFor();
  await page.keyboard.press('d');
  await score(page).toBe('−5 points');
  await page.keyboard.press('z');
  await score(page).toBe('0 points');

  // The tab remembers the game when the page is loaded anew, and the language it is loaded for.
  await page.keyboard.press('d');
  await page.keyboard.press('d');
  await score(page).toBe('−10 points');
  await choose(page, 'settings');
  await chooseGerman(page);
  await page.goto('/#/table');
  await ready(page);
  await score(page).toBe('−10 Punkte');
  await page.locator('[data-test="not-kept"]').waitFor();
});

/** A page on which nothing can be written from the moment when `full` is in the session storage. */
const openFull = async (): Promise<Page> => {
  const page = await openPage('about:blank');
  await page.addInitScript(() => {
    const refuse = (): boolean => sessionStorage.getItem('full') !== null;
    IDBObjectStore.prototype.put = new Proxy(
      Reflect.get(IDBObjectStore.prototype, 'put') as () => IDBRequest,
      {
        apply: (put, store, entry) => {
          if (refuse()) throw new DOMException('No room', 'QuotaExceededError');
          return Reflect.apply(put, store, entry) as IDBRequest;
        },
      },
    );
  });
  return page;
};

test('where nothing can be written any more another language keeps the game', async () => {
  const page = await openFull();
  await page.goto('/#/tripeaks/49621');
  await ready(page);
  await page.keyboard.press('d');
  await score(page).toBe('−5 points');
  await page.evaluate(() => sessionStorage.setItem('full', 'yes'));
  await page.keyboard.press('d');
  await score(page).toBe('−10 points');
  await choose(page, 'settings');
  await chooseGerman(page);
  await page.goto('/#/table');
  await ready(page);
  await score(page).toBe('−10 Punkte');
  await page.locator('[data-test="not-kept"]').waitFor();
  await page.keyboard.press('d');
  await score(page).toBe('−15 Punkte');

  // As soon as there is room again, the next page stores what was carried.
  await page.evaluate(() => sessionStorage.removeItem('full'));
  await page.reload();
  await ready(page);
  await score(page).toBe('−15 Punkte');
  expect(await page.locator('[data-test="not-kept"]').count()).toBe(0);
  expect(await movesKept(page)).toHaveLength(3);
});

test('where nothing can be written any more the default settings in another language keep the game', async () => {
  const page = await openFull();
  await page.goto('/#/settings');
  await chooseGerman(page);
  await page.goto('/#/tripeaks/49621');
  await ready(page);
  await page.keyboard.press('d');
  await score(page).toBe('−5 Punkte');
  await page.evaluate(() => sessionStorage.setItem('full', 'yes'));
  await page.keyboard.press('d');
  await score(page).toBe('−10 Punkte');
  await choose(page, 'settings');
  await page.locator('[data-test="reset-settings"]').click();
  await Promise.all([
    page.waitForEvent('load'),
    page.locator('[data-test="yes"]').click({ noWaitAfter: true }),
  ]);
  await page.getByRole('radio', { name: 'Deutsch' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await page.goto('/#/table');
  await ready(page);
  await score(page).toBe('−10 points');
});

const withName = async (name: string): Promise<Page> => {
  const page = await openPage('about:blank');
  await page.addInitScript((chosen) => {
    window.name = chosen;
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  }, name);
  await page.goto('/#/tripeaks/49621');
  await ready(page);
  await score(page).toBe('0 points');
  expect(await page.evaluate(() => window.name)).toBe(name);
  return page;
};

test('a name that a tab comes with is not read as what was kept', async () => {
  await withName('{"table":{"owner":"a","a now":7}}');
});

test.each(['', 'other', 'null', '7', '{"table":7,"results":null}'])(
  'a page that finds itself by the name of "%s" is as good as any where the browser keeps nothing',
  async (name) => {
    const page = await withName(name);
    await page.reload();
    await ready(page);
    await score(page).toBe('0 points');
  },
);
