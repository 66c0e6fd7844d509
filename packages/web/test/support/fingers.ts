// How a finger makes a move: by taps in the middle of what is to be seen of a card, by a drag where a tap would choose
// between several moves. What it can't see on the screen as it is, it can't touch.

import { legalMoves, type Game, type Move, type State } from '@cairn/engine';
import type { Page } from 'playwright-core';
import { keyOf, stockOf, type Hand } from './hands.ts';
import { toolsOf } from './seen.ts';
import { painted } from './targets.ts';

interface Part {
  readonly x: number;
  readonly y: number;
  /** Height of its button. */
  readonly high: number;
}

/** The middle of what can be hit of an element; throws where nothing of it can. */
const partOf = (page: Page, selector: string): Promise<Part> =>
  page.evaluate((wanted) => {
    const target = document.querySelector(wanted);
    if (target === null) throw new Error(`Nothing at ${wanted}`);
    const { x, y, width, height } = target.getBoundingClientRect();
    const places = Array.from({ length: 9 }, (_, i) => (i + 0.5) / 9);
    const hits = places.flatMap((down) =>
      places
        .map((across) => ({ x: x + across * width, y: y + down * height }))
        .filter((point) => document.elementFromPoint(point.x, point.y) === target),
    );
    const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
    const centre = { x: middle(hits.map((hit) => hit.x)), y: middle(hits.map((hit) => hit.y)) };
    const far = (hit: DOMPointInit): number => Math.hypot((hit.x ?? 0) - centre.x, (hit.y ?? 0) - centre.y);
    const [best] = hits.toSorted((a, b) => far(a) - far(b));
    if (best === undefined) throw new Error(`Nothing to touch at ${wanted}`);
    return { ...best, high: height };
  }, selector);

const target = (key: string): string => `.board [data-target="${key}"]`;

const tapOn = async (page: Page, selector: string): Promise<void> => {
  const { x, y } = await partOf(page, selector);
  await page.touchscreen.tap(x, y);
};

/** A strip lower than this opens its column when it is tapped; its card is touched there. */
const THIN = 15;

const reveal = async (page: Page, key: string): Promise<void> => {
  if (!key.includes('.') || (await partOf(page, target(key))).high >= THIN) return;
  await tapOn(page, target(key));
  await page.locator('.table-panel').waitFor({ state: 'visible' });
  await painted(page);
};

/** Carries the cards from a target to another, which may come to light only when they are lifted. */
const carry = async (page: Page, from: string, to: string): Promise<void> => {
  const tools = await toolsOf(page);
  const put = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...points: readonly { x: number; y: number }[]
  ) => tools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }) => ({ x, y })) });
  const start = await partOf(page, target(from));
  // In one yieldToMain, so that the press does not rest on a busy machine.
  await Promise.all([put('touchStart', start), put('touchMove', { x: start.x + 10, y: start.y - 10 })]);
  await painted(page);
  const end = await partOf(page, target(to));
  await put('touchMove', { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
  await put('touchMove', end);
  await put('touchEnd');
};

/** Whether the card that begins a play may do nothing else. */
export const isOnly = (game: Game, before: State, play: Move & { readonly kind: 'play' }): boolean =>
  legalMoves(game, before).filter((move) =>
    move.kind === 'play'
      ? move.from === play.from && keyOf(before, move) === keyOf(before, play)
      : move.kind === 'remove' && move.piles.includes(play.from),
  ).length === 1;

export const fingers: Hand = async (page, game, move, before) => {
  if (before === undefined) throw new Error('A finger sees the position');
  if (move.kind === 'remove') {
    for (const pile of move.piles) await tapOn(page, target(`p${pile}`));
    if (game.def.remove?.kind === 'run') await tapOn(page, '[data-test="confirm"]');
    return;
  }
  if (move.kind !== 'play') return tapOn(page, target(`p${stockOf(game, move)}`));
  const key = keyOf(before, move, game);
  await reveal(page, key);
  await (isOnly(game, before, move) ? tapOn(page, target(key)) : carry(page, key, `p${move.to}`));
};
