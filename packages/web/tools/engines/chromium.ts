/** Chromium, with Playwright: the browser of the tests. */
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../test/chromium.ts';
import { WINDOW, type Driver } from './driver.ts';

export const openChromium = async (): Promise<Driver> => {
  const browser = await chromium.launch({ ...findChromium(), args: chromiumFlags });
  const page = await browser.newPage({ viewport: WINDOW });
  return {
    name: 'Chromium',
    version: browser.version(),
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    press: async (from, to = from) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      if (to !== from) await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
    },
    key: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
};
