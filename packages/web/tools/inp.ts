/**
 * `npm run inp`: what a player on a mid-range phone waits for. On the largest game, 156 cards, sixty moves are made
 * by finger, by drag and by keys, at the pace of a quick player: a press takes 70 ms, and the next move begins 400 ms
 * after the last. This is repeated with the processor slowed down two and four times. Then the page is loaded again
 * over a fast mobile network. It prints interaction to next paint (the browser's event timing, with a resolution of 8
 * ms), largest paint and layout shift. INP is the longest interaction, not counting the longest one for every fifty
 * (https://web.dev/articles/inp). The figures depend on the machine, its other load and the browser (a headless shell
 * is much faster than a whole Chromium), so compare them on one machine with one browser.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { applyLegal, legalMoves, makeLink, start, type Game, type Move, type State } from '@cairn/engine';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { keyOf, keys } from '../test/support/hands.ts';
import { dealOf, gameOf, sure } from '../test/support/lines.ts';
import { painted, ready, spoken } from '../test/support/targets.ts';
import { builtApp, withApp } from './open.ts';

const SLOWER = 4;
/**
 * A fast desktop machine slowed down four times is a mid-range phone; a slower machine needs only two times. The
 * benchmarkIndex in docs/lighthouse.json says which it is. Source: Lighthouse, docs/throttling.md, Calibrating.
 */
const RATES = [1, 2, SLOWER];
const MOVES = 60;
const LOADS = 5;
/** The addresses of the first visits: the start screen, and a table. */
const START = '/';
const TABLE = '/#/table';
const GAME = 'triple-russian';
const DEAL = '1';

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 664 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
};
/** "Fast 4G" of the developer tools: 90 % of 9 Mbit/s, and 60 ms round trip times the usual 2.75. */
const network = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

/** Milliseconds between pressing and moving or releasing, between keys, and between moves. */
const HELD = 70;
const BETWEEN_KEYS = 100;
const BETWEEN_MOVES = 400;
/** A dragging finger is reported as often as the screen is drawn. */
const SIGHTINGS = 10;
const FRAME = 16;

const slow = async (page: Page, rate = SLOWER): Promise<CDPSession> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return devtools;
};

type Point = { readonly x: number; readonly y: number };
type Play = Move & { readonly kind: 'play' };
type Hand = (page: Page, devtools: CDPSession, move: Play, before: State) => Promise<void>;

const put = async (
  devtools: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...touchPoints: Point[]
): Promise<void> => void (await devtools.send('Input.dispatchTouchEvent', { type, touchPoints }));

const middleOf = async (page: Page, key: string): Promise<Point> => {
  const box = await page.locator(`[data-target="${key}"]`).boundingBox();
  if (box === null) throw new Error(`Nothing to touch at ${key}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/**
 * The hands of a player. The hands of the tests press and release in the same instant and look around the page
 * meanwhile, which nobody does.
 */
const hands: Readonly<Record<'finger' | 'drag' | 'keys', Hand>> = {
  finger: async (page, devtools, move, before) => {
    const from = await middleOf(page, keyOf(before, move));
    await sleep(HELD);
    await put(devtools, 'touchStart', from);
    await sleep(HELD);
    await put(devtools, 'touchEnd');
  },
  drag: async (page, devtools, move, before) => {
    const from = await middleOf(page, keyOf(before, move));
    const to = await middleOf(page, `p${move.to}`);
    await sleep(HELD);
    await put(devtools, 'touchStart', from);
    await sleep(HELD);
    for (let i = 1; i <= SIGHTINGS; i++) {
      const way = i / SIGHTINGS;
      await put(devtools, 'touchMove', {
        x: from.x + (to.x - from.x) * way,
        y: from.y + (to.y - from.y) * way,
      });
      await sleep(FRAME);
    }
    await put(devtools, 'touchEnd');
  },
  keys: (page, _devtools, move, before) => keys(page, gameOf(GAME), move, before),
};

interface Step {
  readonly kind: keyof typeof hands;
  readonly move: Play;
  readonly before: State;
}

/**
 * Sixty moves of a deal, chosen by a fixed rule that does not undo the move before; by finger if one tap is enough.
 */
const stepsOf = (game: Game): readonly Step[] => {
  let state = sure(start(game, dealOf(DEAL)));
  const seen = new Set<string>();
  const steps: Step[] = [];
  for (let i = 0; i < MOVES; i++) {
    const legal = legalMoves(game, state);
    const fresh = legal.filter((move) => !seen.has(JSON.stringify(applyLegal(game, state, move).piles)));
    const move = fresh[(i * 7) % Math.max(1, fresh.length)];
    if (move?.kind !== 'play') break;
    const { from, count } = move;
    const isOnly =
      legal.filter((each) => each.kind === 'play' && each.from === from && each.count === count).length === 1;
    const kind = isOnly && i % 3 === 0 ? 'finger' : i % 3 === 1 ? 'drag' : 'keys';
    steps.push({ kind, move, before: state });
    state = applyLegal(game, state, move);
    seen.add(JSON.stringify(state.piles));
  }
  return steps;
};

interface Timed {
  readonly id: number;
  readonly name: string;
  readonly ms: number;
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/**
 * Milliseconds of processor time that the page's main thread has used so far. Time of other programs is not counted,
 * so the figure is useful on a busy machine too.
 */
const busy = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
};

const play = async (browser: Browser, origin: string, rate: number): Promise<void> => {
  const game = gameOf(GAME);
  const steps = stepsOf(game);
  const context = await browser.newContext({ ...phone, baseURL: origin });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const timed: Timed[] = [];
    Object.assign(window, { timed });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId > 0)
          timed.push({ id: entry.interactionId, name: entry.name, ms: entry.duration });
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(`/${makeLink({ game: game.id, options: {}, deal: dealOf(DEAL), moves: null })}`);
  await ready(page);
  const devtools = await slow(page, rate);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.keyboard.press('Home');
  const worst = new Map<string, number[]>();
  const spent: number[] = [];
  let counted = 0;
  for (const { kind, move, before } of steps) {
    const said = await spoken(page);
    const begun = await busy(devtools);
    await hands[kind](page, devtools, move, before);
    await painted(page);
    // A press on strips that are too thin only opens their column, and a press beside an open column only closes it.
    if (kind === 'finger' && (await spoken(page)) === said) await hands.finger(page, devtools, move, before);
    for (let tries = 0; (await spoken(page)) === said; tries++) {
      if (tries > 50)
        throw new Error(`Move ${counted + 1}, ${JSON.stringify(move)} by ${kind}, changed nothing`);
    }
    // The observer has reported everything by then.
    await sleep(BETWEEN_MOVES);
    spent.push((await busy(devtools)) - begun);
    const timed = await page.evaluate(() => (window as unknown as { timed: Timed[] }).timed.splice(0));
    const byId = new Map<number, number>();
    for (const { id, ms } of timed) byId.set(id, Math.max(ms, byId.get(id) ?? 0));
    worst.set(kind, [...(worst.get(kind) ?? []), ...byId.values()]);
    counted++;
  }
  const all = [...worst.values()].flat();
  const among = await page.evaluate(
    () => (performance as Performance & { readonly interactionCount: number }).interactionCount,
  );
  const inp = all.toSorted((a, b) => b - a)[Math.floor(among / 50)] ?? 0;
  await context.close();
  const line = (name: string, values: readonly number[]): string => {
    const [median, p98, longest] = [0.5, 0.98, 1].map((share) => Math.round(quantile(values, share)));
    return `  ${name.padEnd(12)} ${String(values.length).padStart(4)}, median ${median} ms, p98 ${p98} ms, longest ${longest} ms`;
  };
  console.log(`${game.def.title}, deal ${DEAL}, processor ${rate} times slower`);
  console.log(' interaction to next paint; interactions under 16 ms are not counted');
  for (const [kind, values] of worst) console.log(line(kind, values));
  console.log(line('all', all));
  console.log(`  INP ${inp} ms of ${among} interactions`);
  console.log(' processor time of the main thread');
  console.log(line(`${counted} moves`, spent));
};

const load = async (
  browser: Browser,
  origin: string,
  address: string,
): Promise<{ readonly lcp: number; readonly cls: number }> => {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  const page = await context.newPage();
  const devtools = await slow(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
        seen.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  if (address !== START) await ready(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: { lcp: number; cls: number } }).seen);
  await context.close();
  return seen;
};

await withApp(
  builtApp(),
  async ({ origin, browser }) => {
    console.log(`Chromium ${browser.version()}`);
    for (const rate of RATES) await play(browser, origin, rate);
    for (const address of [START, TABLE]) {
      const loads = [];
      for (let i = 0; i < LOADS; i++) loads.push(await load(browser, origin, address));
      const lcp = loads.map((each) => Math.round(each.lcp)).toSorted((a, b) => a - b);
      const cls = Math.max(...loads.map((each) => each.cls));
      console.log(
        `First visit at ${address}, ${LOADS} times: largest paint ${lcp.join(', ')} ms; layout shift at most ${cls.toFixed(4)}`,
      );
    }
  },
  BETWEEN_KEYS,
);
