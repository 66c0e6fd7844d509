/**
 * The contact sheet: `npm run sheet` photographs a game of every family, half-way through a won game, on a phone, on
 * a phone in landscape and on a desktop, and writes docs/tables-light.webp and docs/tables-dark.webp. Deals and moves
 * are those of fixtures/records, and nothing is animated, so the same app gives the same sheet.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changedOptions, makeLink, makeMove, type State } from '@cairn/engine';
import type { Browser, Page } from 'playwright-core';
import { wonGame } from '../test/support/records.ts';
import { ready } from '../test/support/targets.ts';
import { builtApp, withApp } from './open.ts';

const SIZES = [
  { width: 390, height: 664 },
  { width: 844, height: 340 },
  { width: 1366, height: 657 },
] as const;
const SCHEMES = ['light', 'dark'] as const;
/** The scale of the pictures, and the quality of the sheet in percent. */
const SCALE = 0.45;
const QUALITY = 72;

/** A long wait, so that a busy machine does not fail. */
const PATIENCE_MS = 120_000;
/** A picture that has not changed for this long is finished. */
const QUIET_MS = 300;

const folder = path.resolve('fixtures/records');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('-won.txt'))
  .map((file) => file.replace('-won.txt', ''))
  .toSorted();

/** A link to the middle of a won game. */
const halfway = (name: string): { readonly title: string; readonly link: string } => {
  const { game, deal, moves, states } = wonGame(folder, name);
  const texts = moves
    .slice(0, Math.floor(moves.length / 2))
    .map((move, i) => makeMove(game, states[i] as State, move));
  const link = makeLink({
    game: game.id,
    options: changedOptions(game.base, game.options),
    deal,
    moves: texts,
  });
  return { title: game.def.title, link };
};

/** One deal per game; some games have a second one among the records. */
const games = [...new Map(names.map(halfway).map((game) => [game.title, game])).values()];

interface Row {
  readonly title: string;
  readonly pictures: readonly string[];
}

/** The picture of the page when it no longer changes: figures of large cards are loaded and drawn after the cards. */
const settled = async (page: Page): Promise<Buffer> => {
  await page.waitForLoadState('networkidle');
  const shoot = (): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide' });
  for (let last = await shoot(); ;) {
    await page.waitForTimeout(QUIET_MS);
    const next = await shoot();
    if (next.equals(last)) return next;
    last = next;
  }
};

const photograph = async (
  page: Page,
  { title, link }: ReturnType<typeof halfway>,
  scheme: (typeof SCHEMES)[number],
): Promise<Row> => {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.setViewportSize(SIZES[0]);
  await page.goto('about:blank');
  await page.goto(`/${link}`);
  await page.locator('[data-test="go-on-there"]').click();
  await page.locator(`.board[aria-label="${title}"]`).waitFor();
  await ready(page);
  const pictures: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const picture = await settled(page);
    pictures.push(`data:image/png;base64,${picture.toString('base64')}`);
  }
  return { title, pictures };
};

/** One page with all pictures, three per row, as WebP. */
const compose = async (browser: Browser, rows: readonly Row[], scheme: string): Promise<Buffer> => {
  const page = await browser.newPage({ colorScheme: scheme === 'dark' ? 'dark' : 'light' });
  const columns = SIZES.map(({ width }) => `${Math.round(width * SCALE)}px`).join(' ');
  const cells = rows.map(
    ({ title, pictures }) =>
      `<h2>${title}</h2>${pictures.map((src) => `<img src="${src}" alt="">`).join('')}`,
  );
  await page.setContent(
    `<style>
      :root { color-scheme: light dark; font: 14px system-ui, sans-serif; }
      body { display: inline-grid; grid-template-columns: ${columns}; gap: 6px 10px; margin: 10px; align-items: start; }
      h2 { grid-column: 1 / -1; margin: 8px 0 0; font-size: 14px; }
      img { width: 100%; display: block; }
    </style><body>${cells.join('')}</body>`,
  );
  const body = await page.locator('body').boundingBox();
  if (body === null) throw new Error('The sheet is empty');
  const size = { width: Math.ceil(body.width) + 20, height: Math.ceil(body.height) + 20 };
  await page.setViewportSize(size);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await page.close();
  return Buffer.from(data, 'base64');
};

await withApp(builtApp(), async ({ origin, browser }) => {
  for (const scheme of SCHEMES) {
    const context = await browser.newContext({ baseURL: origin, locale: 'en', serviceWorkers: 'block' });
    // Stops the clock of the game.
    await context.addInitScript(() => {
      performance.now = () => 0;
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const rows: Row[] = [];
    for (const game of games) rows.push(await photograph(page, game, scheme));
    await context.close();
    const sheet = await compose(browser, rows, scheme);
    const file = `docs/tables-${scheme}.webp`;
    writeFileSync(file, sheet);
    console.log(`${file}: ${rows.length} games, ${Math.round(sheet.length / 1000)} kB`);
  }
});
