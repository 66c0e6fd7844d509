// A visit to the built app with the club on a database of its own, for tests in a real Chromium.
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { inject } from 'vitest';
import type { LazyStore } from '@cairn/store';
import { clubStore } from '../../src/club-store.ts';
import { startClubApp, type ClubApp } from '../club/club-app.ts';
import { DATABASES, type TestDatabase } from '../stores.ts';

/** What a page does not do in two minutes it does not do. */
const NEVER_MS = 120_000;

export class ClubVisit {
  readonly store: LazyStore;
  readonly app: ClubApp;
  readonly #database: TestDatabase;
  readonly #browser: Browser;
  /** What went wrong in a page. */
  readonly faults: string[] = [];
  /** Requests to the club, such as "GET /api/me". */
  readonly asked: string[] = [];
  /** The bodies of the club's answers. */
  readonly answered: string[] = [];

  private constructor(database: TestDatabase, store: LazyStore, app: ClubApp, browser: Browser) {
    this.#database = database;
    this.store = store;
    this.app = app;
    this.#browser = browser;
  }

  static async start(): Promise<ClubVisit> {
    const database = await DATABASES.PGlite();
    const store = clubStore(database.place);
    const app = await startClubApp(store, inject('root'));
    return new ClubVisit(database, store, app, await chromium.connect(inject('browser')));
  }

  /** Another device: a browser profile with nothing in it. */
  async device(): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
    const context = await this.#browser.newContext({
      baseURL: this.app.origin,
      viewport: { width: 1366, height: 657 },
      locale: 'en',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(NEVER_MS);
    // Code of the page is text: this package knows no browser.
    await context.addInitScript(`Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')`);
    context.on('weberror', (error) => this.faults.push(error.error().message));
    context.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin !== this.app.origin) this.faults.push(`request to ${request.url()}`);
      if (pathname.startsWith('/api')) this.asked.push(`${request.method()} ${pathname}`);
    });
    context.on('response', (response) => {
      if (!response.url().includes('/api/')) return;
      response.text().then(
        (text) => this.answered.push(text),
        // The page was loaded again before it had the answer.
        () => undefined,
      );
    });
    return { context, page: await context.newPage() };
  }

  async end(): Promise<void> {
    await this.#browser.close();
    await this.app.close();
    await this.store.close();
    await this.#database.stop();
  }
}

export const press = (page: Page, name: string): Promise<void> =>
  page.locator(`[data-test="${name}"]`).click();

/** Goes to a page of the app without loading it again. */
export const go = (page: Page, hash: string): Promise<void> =>
  page.evaluate(`void (location.hash = ${JSON.stringify(hash)})`);
