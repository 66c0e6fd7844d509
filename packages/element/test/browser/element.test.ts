// The element as a page meets it: packed, taken out of the tarball, and put into a plain HTML page by two lines. Whole
// games are won by taps and by keys; what the page can read of it never holds a card the player may not know.

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  apply,
  cardOf,
  compileGame,
  isKnown,
  makePosition,
  parseDeal,
  parseRecord,
  replay,
  start,
  unwrap,
  view,
  type Game,
  type Move,
  type Position,
  type State,
} from '@cairn/engine';
import { findGame } from '@cairn/games';
import { cardName, moveSentence } from '@cairn/rulebook';
import { solve } from '@cairn/solver';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { buildLibraries } from '../../../../scripts/build-libraries.js';
import type { CairnTable } from '../../src/element.ts';
import type { CairnEnd, CairnPosition } from '../../src/events.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly browser: string;
  }
}

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../../..');

let folder = '';
let server: Server;
let origin = '';
let browser: Browser;
/** The page the server answers with. */
let html = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cairn-element-'));
  await buildLibraries(['element']);
  await run(
    'npm',
    ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, '-w', '@cairn/element'],
    { cwd: root },
  );
  await run('tar', ['-xzf', 'cairn-element-0.1.0.tgz'], { cwd: folder });
  const script = await readFile(path.join(folder, 'package/dist/cairn-table.js'));
  server = createServer((request, response) => {
    const isScript = request.url === '/cairn-table.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? script : html);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.connect(inject('browser'));
});
afterAll(async () => {
  await browser.close();
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true });
});

/** A page's own script, as the README shows its parts. */
const PAGE_SCRIPT = `
import { CairnTable, type CairnEnd } from '@cairn/element';
const table: CairnTable | null = document.querySelector('cairn-table');
table?.addEventListener('cairn-end', ({ detail }) => console.log(detail satisfies CairnEnd, detail.record.length));
table?.setAttribute('game', 'golf');
const undone: boolean | undefined = table?.undo();
console.log(undone, new CairnTable().position satisfies string);
`;

test('its types serve the script of a page', async () => {
  await mkdir(path.join(folder, 'node_modules/@cairn'), { recursive: true });
  await symlink(path.join(folder, 'package'), path.join(folder, 'node_modules/@cairn/element'));
  await writeFile(path.join(folder, 'page.ts'), PAGE_SCRIPT);
  const options = '--noEmit --strict --target es2023 --lib es2023,dom --types --module esnext';
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const args = [tsc, ...options.split(' '), '--moduleResolution', 'bundler', 'page.ts'];
  const { stdout } = await run(process.execPath, args, { cwd: folder }).catch(
    (error: unknown) => error as { readonly stdout: string },
  );
  expect(stdout).toBe('');
});

const SCRIPT = '<script type="module" src="cairn-table.js"></script>';

/** What the events of the element said, as the page noted it. */
interface Noted {
  readonly type: string;
  readonly detail: CairnEnd;
}

const NOTE = `
  window.noted = [];
  for (const type of ['cairn-deal', 'cairn-move', 'cairn-undo', 'cairn-end', 'cairn-error'])
    document.addEventListener(type, ({ detail }) => noted.push({ type, detail }));`;

const noted = (page: Page): Promise<readonly Noted[]> =>
  page.evaluate(() => (window as unknown as { readonly noted: readonly Noted[] }).noted);

/** Opens a page with this in its body. It may ask for itself and the script, and for nothing else. */
const open = async (body: string): Promise<Page> => {
  html = `<!doctype html><html lang="en"><title>A page</title>${SCRIPT}\n${body}</html>`;
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  // A busy machine is not a fault.
  context.setDefaultTimeout(120_000);
  const faults: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith('data:') && ![`${origin}/`, `${origin}/cairn-table.js`].includes(url))
      faults.push(`request to ${url}`);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  onTestFinished(async () => {
    await context.close();
    expect(faults.filter((fault) => !fault.includes('favicon'))).toEqual([]);
  });
  const page = await context.newPage();
  await page.addInitScript(NOTE);
  await page.goto(`${origin}/`);
  return page;
};

const gameOf = (name: string): Game => unwrap(compileGame(findGame(name)?.def));
const deal = (game: Game, name: string): State => unwrap(start(game, unwrap(parseDeal(name))));

/** Moves that win the deal. */
const winningLine = (game: Game, name: string): readonly Move[] => {
  const { moves } = solve(game, deal(game, name));
  if (moves === null) throw new Error(`Deal ${name} cannot be won`);
  return moves;
};

/** How many moves the page was told of, and what the live region says of the last one. */
const played = (page: Page): Promise<{ readonly moves: number; readonly spoken: string }> =>
  page.evaluate(() => {
    const { noted: all } = window as unknown as { readonly noted: readonly Noted[] };
    const live = document.querySelector('cairn-table')?.shadowRoot?.querySelector('.table [role=status]');
    return {
      moves: all.findLast(({ type }) => type === 'cairn-move')?.detail.moves ?? 0,
      spoken: live?.textContent ?? '',
    };
  });

/** Plays a line with these hands and compares what the element reports with the engine. */
const playOut = async (
  page: Page,
  game: Game,
  name: string,
  make: (move: Move) => Promise<void>,
): Promise<void> => {
  const line = winningLine(game, name);
  let state = deal(game, name);
  for (const [i, move] of line.entries()) {
    await make(move);
    const before = state;
    state = apply(game, state, move);
    const sentence = moveSentence(game, view(game, before), move, view(game, state));
    await expect
      .poll(() => played(page), { interval: 10 })
      .toEqual({ moves: i + 1, spoken: expect.stringContaining(sentence) as string });
  }
  const end = await last(page, 'cairn-end');
  expect(end?.status).toBe('won');
  const replayed = unwrap(replay(game, unwrap(parseRecord(end?.record ?? ''))));
  expect(replayed.moves).toEqual(line);
  expect([replayed.status, replayed.final.total]).toEqual(['won', end?.score]);
  expect(await page.locator('.status').textContent()).toContain('Won');
};

const last = async (page: Page, type: string): Promise<CairnEnd | undefined> =>
  (await noted(page)).findLast((each) => each.type === type)?.detail;

test('two lines are a game, won by taps', async () => {
  const page = await open('<cairn-table game="tripeaks" deal="1"></cairn-table>');
  const game = gameOf('tripeaks');
  await playOut(page, game, '1', (move) =>
    page.locator(`[data-target="p${move.kind === 'play' ? move.from : game.stock}"]`).click(),
  );
});

test('won by keys alone', async () => {
  const page = await open('<p><a href="#">Before</a></p><cairn-table game="golf" deal="47"></cairn-table>');
  const game = gameOf('golf');
  await page.locator('.table [tabindex="0"]').waitFor({ state: 'attached' });
  const isTable = (): Promise<boolean> =>
    page.evaluate(
      () => document.querySelector('cairn-table')?.shadowRoot?.activeElement?.matches('.table *') === true,
    );
  for (let tabs = 0; tabs < 10 && !(await isTable()); tabs++) await page.keyboard.press('Tab');
  expect(await isTable()).toBe(true);
  await playOut(page, game, '47', async (move) => {
    if (move.kind !== 'play') return page.keyboard.press('d');
    await page.keyboard.press(`${game.byRole.tableau.indexOf(move.from) + 1}`);
    return page.keyboard.press('Shift+Enter');
  });
});

test('moves are taken back and made again, by button, by key and by script', async () => {
  const page = await open('<cairn-table game="tripeaks" deal="49621"></cairn-table>');
  const game = gameOf('tripeaks');
  const stock = page.locator(`[data-target="p${game.stock}"]`);
  const undo = page.getByRole('button', { name: 'Undo' });
  await stock.click();
  await stock.click();
  const moves = async (): Promise<number | undefined> => (await noted(page)).at(-1)?.detail.moves;
  expect(await moves()).toBe(2);
  await undo.click();
  expect(await moves()).toBe(1);
  await page.keyboard.press('z');
  expect(await moves()).toBe(0);
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  await undo.click({ force: true });
  expect((await noted(page)).map(({ type }) => type.slice('cairn-'.length))).toEqual([
    'deal',
    'move',
    'move',
    'undo',
    'undo',
  ]);
  const done = await page.evaluate(() => {
    const table: CairnTable | null = document.querySelector('cairn-table');
    if (table === null) throw new Error('No table');
    return [table.undo(), table.redo(), table.redo(), table.redo(), table.restart(), table.status];
  });
  expect(done).toEqual([false, true, true, false, true, 'playing']);
  expect(await moves()).toBe(0);
});

test('neither the page nor the shadow tree knows a hidden card', async () => {
  const page = await open('<cairn-table game="klondike" deal="7" options="draw=1"></cairn-table>');
  await page.locator('.table [tabindex="0"]').waitFor({ state: 'attached' });
  const game = unwrap(compileGame(findGame('klondike')?.def, { draw: '1' }));
  const seen = view(game, deal(game, '7'));
  const read = await page.evaluate(() => {
    const table = document.querySelector('cairn-table');
    if (table === null) throw new Error('No table');
    const faces = [...(table.shadowRoot?.querySelectorAll<HTMLImageElement>('.table-face') ?? [])];
    return {
      position: table.position,
      own: Reflect.ownKeys(table).length,
      faces: new Set(faces.flatMap(({ src }) => (src === '' ? [] : [src]))).size,
      html: table.shadowRoot?.innerHTML ?? '',
    };
  });
  expect(read.position).toBe(makePosition(game, seen));
  expect(read.own).toBe(0);
  expect(read.faces).toBe(7);
  const names = (position: Position): string[] =>
    position.piles.flatMap((pile) => pile.filter(isKnown).map((card) => cardName(game, cardOf(card))));
  const [open7, all] = [names(seen), names(deal(game, '7'))];
  expect([open7.length, all.length]).toEqual([7, 52]);
  const written = read.html.toLowerCase();
  expect(all.filter((name) => written.includes(name.toLowerCase())).toSorted()).toEqual(open7.toSorted());
});

test('a changed attribute and the button deal anew', async () => {
  const page = await open('<cairn-table game="tripeaks" deal="7"></cairn-table>');
  const now = async (): Promise<readonly [string, string] | null> => {
    const dealt: CairnPosition | undefined = await last(page, 'cairn-deal');
    return dealt === undefined ? null : [dealt.game, dealt.deal];
  };
  await expect.poll(now).toEqual(['tripeaks', '7']);
  await page.evaluate(() => {
    const table = document.querySelector('cairn-table');
    table?.setAttribute('deal', '8');
    table?.setAttribute('game', 'golf');
  });
  await expect.poll(now).toEqual(['golf', '8']);
  await page.getByRole('button', { name: 'New deal' }).click();
  expect(await now()).toEqual(['golf', expect.stringMatching(/^\d{2,}$/)]);
  expect((await noted(page)).map(({ type }) => type)).toEqual(['cairn-deal', 'cairn-deal', 'cairn-deal']);
});

test('attributes that name no game are explained, and a better one plays', async () => {
  const page = await open('<cairn-table game="chess" deal="x"></cairn-table>');
  const alert = page.getByRole('alert');
  await expect.poll(() => alert.textContent()).toContain('There is no game "chess"');
  expect(await alert.getByRole('listitem').count()).toBe(2);
  expect((await noted(page)).map(({ type }) => type)).toEqual(['cairn-error']);
  await page.evaluate(() => {
    const table = document.querySelector('cairn-table');
    table?.setAttribute('game', 'tripeaks');
    table?.setAttribute('deal', '7');
  });
  await page.locator('.table [tabindex="0"]').waitFor({ state: 'attached' });
  expect(await alert.count()).toBe(0);
  await page.locator(`[data-target="p${gameOf('tripeaks').stock}"]`).click();
  expect((await noted(page)).at(-1)?.type).toBe('cairn-move');
});

test('the page styles it, and it keeps the rest of its style to itself', async () => {
  const page = await open(`<style>
      cairn-table { width: 600px; height: 500px; --table-cloth: rgb(1, 2, 3); --cairn-bar: rgb(4, 5, 6); }
      cairn-table::part(new-deal) { display: none; }
      button { display: none !important; }
    </style>
    <cairn-table game="klondike" deal="7"></cairn-table>`);
  await page.locator('.table [tabindex="0"]').waitFor({ state: 'attached' });
  const looks = await page.evaluate(() => {
    const tree = document.querySelector('cairn-table')?.shadowRoot;
    const styleOf = (selector: string): CSSStyleDeclaration => {
      const element = tree?.querySelector(selector);
      if (element === null || element === undefined) throw new Error(`No ${selector}`);
      return getComputedStyle(element);
    };
    return {
      cloth: styleOf('.table').backgroundImage,
      bar: styleOf('.frame').backgroundColor,
      undo: styleOf('.undo').display,
      newDeal: styleOf('.new-deal').display,
      height: document.querySelector('cairn-table')?.getBoundingClientRect().height,
      table: tree?.querySelector('.table')?.getBoundingClientRect().width,
      page: getComputedStyle(document.documentElement).getPropertyValue('--table-paper'),
    };
  });
  expect(looks.cloth).toContain('rgb(1, 2, 3)');
  expect(looks).toMatchObject({ bar: 'rgb(4, 5, 6)', newDeal: 'none', height: 500, table: 600, page: '' });
  expect(looks.undo).not.toBe('none');
});

test('axe finds nothing serious', async () => {
  const page = await open(
    '<main><h1>A game</h1><cairn-table game="klondike" deal="7"></cairn-table><cairn-table game="no"></cairn-table></main>',
  );
  await page.locator('.table [tabindex="0"]').waitFor({ state: 'attached' });
  const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  await page.evaluate(await readFile(axe, 'utf8'));
  const faults = await page.evaluate(async () => {
    const { axe: audit } = window as unknown as { readonly axe: typeof import('axe-core') };
    const { violations } = await audit.run({ resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html: text }) => text).join(' ')}`);
  });
  expect(faults).toEqual([]);
});
