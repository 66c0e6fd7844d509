// What a browser asks of an app before it offers to install it: a manifest without faults, icons that are what they
// say, a worker that answers without a network.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../browser.ts';
import { ready } from '../support/player.ts';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}
interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly description: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly background_color: string;
  readonly theme_color: string;
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

const manifestOf = (page: Page): Promise<Manifest> =>
  page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await (await fetch(link?.href ?? '')).json()) as Manifest;
  });

test('the browser finds no fault with the manifest, and would install the app', async () => {
  const page = await openPage('/#/table', { worker: true });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const devtools = await page.context().newCDPSession(page);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A profile of a test is a private window, where nothing can be installed.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(others).toEqual([]);
});

test('the manifest names what an installed app needs, and its addresses open', async () => {
  const page = await openPage('/#/table');
  const manifest = await manifestOf(page);
  expect(manifest.name).toBe('Cairn');
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  expect(manifest.description).toBe(
    await page.locator('meta[name=description]').evaluate((meta: HTMLMetaElement) => meta.content),
  );
  expect(manifest.display).toBe('standalone');
  expect([manifest.start_url, manifest.scope]).toEqual(['./', './']);
  expect(manifest.background_color).toMatch(/^#[0-9a-f]{6}$/);
  const themes = await page
    .locator('meta[name=theme-color]')
    .evaluateAll((metas) => metas.map((meta) => (meta as HTMLMetaElement).content));
  expect(themes).toContain(manifest.theme_color);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { url } of manifest.shortcuts) {
    await page.goto(`/${url.slice('./'.length)}`);
    await page.locator('.page-body').waitFor();
  }
  await page.goto('/#/table');
  await ready(page);
});

test('every icon is as large as the manifest says, and a maskable one covers its whole square', async () => {
  const page = await openPage('/#/table');
  const { icons } = await manifestOf(page);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes, type, purpose } of icons) {
    const seen = await page.evaluate(async (name) => {
      const { headers } = await fetch(name);
      const picture = new Image();
      picture.src = name;
      await picture.decode();
      const { naturalWidth: width, naturalHeight: height } = picture;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const pen = canvas.getContext('2d');
      pen?.drawImage(picture, 0, 0);
      const alpha = (x: number, y: number): number => pen?.getImageData(x, y, 1, 1).data[3] ?? 0;
      const corners = [alpha(0, 0), alpha(width - 1, 0), alpha(0, height - 1), alpha(width - 1, height - 1)];
      return { size: `${width}x${height}`, type: headers.get('content-type') ?? '', corners };
    }, src);
    expect(seen.type).toContain(type);
    if (sizes !== 'any') expect(seen.size, src).toBe(sizes);
    if (purpose === 'maskable') expect(seen.corners, src).toEqual([255, 255, 255, 255]);
  }
});
