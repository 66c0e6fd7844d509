// A new version waits until the player asks for it, and the game goes on where it was.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPage } from '../browser.ts';
import { ready, shown } from '../support/player.ts';

/** The server under test, seen through another port, with a service worker that can become the next version's. */
const passOn = async (isNext: () => boolean): Promise<string> => {
  const server: Server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const found = await fetch(new URL(request.url ?? '/', inject('origin')));
      const type = found.headers.get('content-type') ?? '';
      let body = Buffer.from(await found.arrayBuffer());
      if (request.url === '/sw.js' && isNext())
        body = Buffer.from(body.toString().replace(/"version":"\w+"/, '"version":"next"'));
      response.writeHead(found.status, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
    };
    answer().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test('a new version is offered, not forced, and the game survives it', async () => {
  let next = false;
  const origin = await passOn(() => next);
  const page = await openPage('about:blank', { worker: true, expected: new RegExp(`request to ${origin}`) });
  await page.goto(`${origin}/#/tripeaks/49621`);
  await ready(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await ready(page);
  expect(await page.locator('[data-test="update"]').count()).toBe(0);
  await page.keyboard.press('d');

  next = true;
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page.locator('[data-test="update"]').waitFor();
  expect(await shown(page, 'score')).toBe('−5 points');
  await page.keyboard.press('d');
  const versions = (): Promise<string[]> => page.evaluate(() => caches.keys());
  expect(await versions()).toHaveLength(2);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(versions).toEqual(['cairn-next']);
  await ready(page);
  await expect.poll(() => shown(page, 'score')).toBe('−10 points');
});
