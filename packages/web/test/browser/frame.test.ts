// What is seen before the script has come: the frame that stands in the page. Where the script never comes it is all
// there is, so its parts are measured there and held against those of the app.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openPage } from '../browser.ts';
import { ready } from '../support/targets.ts';

/** Where the bars, the icons and the cloth are. */
const parts = (page: Page) =>
  page.evaluate(() =>
    ['.toolbar', '.toolbar .icon', '.toolbar .icon path', '.stage', '.board'].map((selector) =>
      [...document.querySelectorAll(selector)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.getAttribute('d') ?? selector, ...[x, y, width, height].map(Math.round)];
      }),
    ),
  );

for (const viewport of ['phone', 'landscape'] as const)
  test(`before the script comes the bars and the cloth are where the app puts them: ${viewport}`, async () => {
    const page = await openPage('about:blank', { viewport, expected: /ERR_FAILED|dynamically imported/ });
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto('/#/table');
    const frame = await parts(page);
    expect(frame.map(({ length }) => length)).toEqual([1, 7, 7, 1, 1]);
    await page.unroute('**/assets/index-*.js');
    await page.reload();
    await ready(page);
    expect(await parts(page)).toEqual(frame);
    expect(await page.locator('[inert]').count()).toBe(0);
  });

test('a page that arrives in parts does not show half of its bars', async () => {
  const page = await openPage('/');
  const html = await (await fetch(page.url().replace(/#.*/, ''))).text();
  const cut = html.indexOf('</button>', html.indexOf('class="toolbar"')) + 9;
  const slow = createServer((request, answer) => {
    if (request.url !== '/') {
      answer.writeHead(404).end();
      return;
    }
    answer.setHeader('Content-Type', 'text/html');
    answer.write(html.slice(0, cut));
    setTimeout(() => answer.end(html.slice(cut)), 300);
  });
  await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done));
  onTestFinished(() => void slow.close());
  const { port } = slow.address() as AddressInfo;
  const arriving = await openPage('about:blank', {
    viewport: 'phone',
    expected: /request to|404|dynamically imported/,
  });
  await arriving.goto(`http://127.0.0.1:${port}/#/table`);
  const moved = await arriving.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 100);
      }),
  );
  expect(moved).toBe(0);
});

test('a page is not announced by a table, and what was chosen is seen at once', async () => {
  const page = await openPage('/#/settings', {
    expected: /ERR_FAILED|dynamically imported/,
  });
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('radio', { name: 'Left hand' }).check();
  await page.route('**/assets/index-*.js', (route) => route.abort());
  const seen = async (address: string): Promise<boolean> => {
    await page.goto('about:blank');
    await page.goto(address);
    return page.locator('.frame').isVisible();
  };
  const tables = ['/#/table', '/#/tripeaks/7', '/#/klondike/cards:1?draw=3'];
  const others = [
    '/',
    '/#/',
    '/#/games',
    '/#/settings',
    '/#/klondike/rules',
    '/#/klondike/rules?draw=3',
    '/#/record/1',
  ];
  for (const address of tables) expect(await seen(address), address).toBe(true);
  for (const address of others) expect(await seen(address), address).toBe(false);
  expect(await page.evaluate(() => Object.assign({}, document.documentElement.dataset))).toMatchObject({
    theme: 'dark',
    hand: 'left',
  });
});
