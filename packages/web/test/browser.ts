// A page of the built app in real Chromium. `openPage` gives each test a browser profile of its own and watches it:
// a page that asks another host, throws, or logs an error fails its test, whatever the test is about.

import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { nightlySeed } from '@cairn/testkit';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';

/** The screens every view is looked at on, in CSS pixels. */
const viewports = {
  phone: { width: 390, height: 664 },
  landscape: { width: 844, height: 340 },
  desk: { width: 1366, height: 657 },
} as const;
export type Viewport = keyof typeof viewports;

const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export type PageOptions = {
  /** Default: desk. */
  readonly viewport?: Viewport;
  /** Default: light. */
  readonly scheme?: Scheme;
  /** Anything else a browser profile can be told; `reducedMotion: 'reduce'` unless said otherwise. */
  readonly context?: BrowserContextOptions;
  /**
   * With the service worker; default: false. It fetches the whole app beside every page, which takes longer than the
   * page, and the tests about it are few.
   */
  readonly worker?: boolean;
  /** Errors this test brings about on purpose, such as a failed request while offline. */
  readonly expected?: RegExp;
  /** The address of another server than the one that all tests share. */
  readonly server?: string;
};

/** What a page does not do in two minutes it does not do. Most of it is done at once, on a busy machine too. */
const NEVER_MS = 120_000;

const sharedOrigin = inject('origin');
/** One connection for all files of a worker; it ends with the worker. */
let connected: Promise<Browser> | undefined;
const connect = (): Promise<Browser> =>
  (connected ??= chromium.connect(inject('browser'), { timeout: NEVER_MS }));

/** Opens `address` (a path such as `/#/deal/7`) in a fresh profile, closed when the test ends. */
export async function openPage(address = '/', options: PageOptions = {}): Promise<Page> {
  const { viewport = 'desk', scheme = 'light', context: more = {}, worker = false, expected } = options;
  const origin = options.server ?? sharedOrigin;
  const touch = viewport !== 'desk';
  const browser = await connect();
  const context = await browser.newContext({
    baseURL: origin,
    viewport: viewports[viewport],
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: touch,
    isMobile: touch,
    ...more,
  });
  context.setDefaultTimeout(NEVER_MS);
  if (!worker)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const faults: string[] = [];
  context.on('request', (request) => {
    const { origin: asked, protocol } = new URL(request.url());
    if (asked !== origin && protocol !== 'data:' && protocol !== 'blob:')
      faults.push(`request to ${request.url()}`);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  onTestFinished(async () => {
    await context.close();
    expect(
      faults.filter((fault) => !expected?.test(fault)),
      'the page',
    ).toEqual([]);
  });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Where a screenshot is written: `test-results/<name>-<viewport>-<scheme>.png` under the repository. */
const shotOf = (name: string): string => {
  const folder = path.resolve(import.meta.dirname, '../../../test-results');
  mkdirSync(folder, { recursive: true });
  return path.join(folder, `${name}.png`);
};

/** Runs `look` and takes a picture on every screen in light and dark; returns the files written. */
export async function onEveryScreen(
  page: Page,
  name: string,
  look: (viewport: Viewport, scheme: Scheme) => Promise<void> | void = () => undefined,
): Promise<readonly string[]> {
  const files: string[] = [];
  for (const viewport of Object.keys(viewports) as Viewport[]) {
    await page.setViewportSize(viewports[viewport]);
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      const file = shotOf(`${name}-${viewport}-${scheme}`);
      await page.screenshot({ path: file });
      await look(viewport, scheme);
      files.push(file);
    }
  }
  return files;
}

/** Rows of a long table have the same cells: in the gate axe looks at the first ones, which takes seconds less. */
const ALIKE = nightlySeed === null ? ['tbody > tr:nth-of-type(n + 9)'] : [];

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong and calls serious or critical, one line each. */
export async function seriousFaults(page: Page, rules: 'all' | 'colour' = 'all'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ wanted, exclude }) => {
      const { axe } = window as unknown as { readonly axe: typeof import('axe-core') };
      // Of what passes nothing needs to be described: on a large page that takes longer than to look at it.
      const { violations } = await axe.run(exclude.length === 0 ? document : { exclude }, {
        resultTypes: ['violations'],
        ...(wanted === 'colour' && { runOnly: ['color-contrast', 'link-in-text-block'] }),
      });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(
          ({ id, help, nodes }) =>
            `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
        );
    },
    { wanted: rules, exclude: ALIKE },
  );
}
