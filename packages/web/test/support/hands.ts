// How a player's hands make a move: by mouse, finger or keys. Which move to make is told by the test.

import type { Game, Move, State } from '@cairn/engine';
import type { Page } from 'playwright-core';

/** The key of the target of the first card a play moves; of the pile, where that is its last card. */
export const keyOf = (
  before: State | undefined,
  { from, count, skip = 0 }: Move & { readonly kind: 'play' },
  game?: Game,
): string => {
  // A pile of a row is one target, however many cards it has.
  if (count + skip === 1 || game?.piles[from]?.zone.role === 'row') return `p${from}`;
  if (before === undefined) throw new Error('Which card is meant depends on the position');
  return `p${from}.${(before.piles[from]?.length ?? 0) - count - skip}`;
};

export const stockOf = (game: Game, move: Move): number => {
  if ((move.kind === 'draw' || move.kind === 'redeal') && game.stock !== null) return game.stock;
  throw new Error(`No target for ${JSON.stringify(move)}`);
};

/** Makes a move at the table; `before` is the position it is made in, asked for where several cards may move. */
export type Hand = (page: Page, game: Game, move: Move, before?: State) => Promise<void>;

/** One click of a mouse; a group is clicked together. */
export const tap: Hand = async (page, game, move, before) => {
  for (const key of pressed(game, move, before)) {
    const { x, y } = await middleOf(page, key);
    await page.mouse.click(x, y);
  }
};

/** One tap of a finger. */
export const touch: Hand = async (page, game, move, before) => {
  for (const key of pressed(game, move, before)) {
    const { x, y } = await middleOf(page, key);
    await page.touchscreen.tap(x, y);
  }
};

type Point = { readonly x: number; readonly y: number };

/** The middle of a hit target, as soon as it can be seen. Playwright's own click waits for more pictures. */
const middleOf = (page: Page, key: string): Promise<Point> =>
  page.evaluate(async (target) => {
    for (let tries = 0; tries < 6000; tries++) {
      // Buttons follow the picture; any key finds them brought up to date.
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      const box = document.querySelector(`[data-target="${target}"]:not([hidden])`)?.getBoundingClientRect();
      if (box !== undefined && box.width > 0) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await new Promise((done) => setTimeout(done, 20));
    }
    throw new Error(`Nothing to press at ${target}`);
  }, key);

/** The hit targets that a move presses, in turn. */
const pressed = (game: Game, move: Move, before: State | undefined): readonly string[] => {
  if (move.kind === 'play') return [keyOf(before, move, game)];
  return move.kind === 'remove' ? move.piles.map((pile) => `p${pile}`) : [`p${stockOf(game, move)}`];
};

/** Carries the cards to where they go; a draw is a click, because there is nothing to carry. */
export const drag: Hand = async (page, game, move, before) => {
  if (move.kind !== 'play') return tap(page, game, move, before);
  const from = await middleOf(page, keyOf(before, move, game));
  const to = await middleOf(page, `p${move.to}`);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 2 });
  await page.mouse.up();
};

/** Asked on the way: the focus is on the target of a key, and so many cards are held or picked. */
type Arrived = (key: string, held: number) => Promise<void>;

/**
 * Keys alone. A play: goes to the card, takes it in hand, goes on to its pile where that is another, and puts it down.
 * A group: takes one card after the other, and the last again where a run is to be confirmed.
 */
export const keysPast =
  (arrived: Arrived): Hand =>
  async (page, game, move, before) => {
    if (move.kind === 'draw' || move.kind === 'redeal') return page.keyboard.press('d');
    if (move.kind === 'play') {
      const key = keyOf(before, move, game);
      await goTo(page, game, key, move.count + (move.skip ?? 0) - 1);
      await arrived(key, 0);
      await page.keyboard.press('Enter');
      await goTo(page, game, `p${move.to}`);
      await arrived(`p${move.to}`, game.piles[move.from]?.zone.role === 'row' ? 1 : move.count);
      return page.keyboard.press('Enter');
    }
    if (move.kind !== 'remove') throw new Error(`No keys for ${JSON.stringify(move)}`);
    // A card may have another place to go as well: the smart move is to take it off.
    const take = game.def.remove?.kind === 'lower' ? 'Shift+Enter' : 'Enter';
    for (const [picked, pile] of move.piles.entries()) {
      await goTo(page, game, `p${pile}`);
      await arrived(`p${pile}`, picked);
      await page.keyboard.press(take);
    }
    if (game.def.remove?.kind === 'run') await page.keyboard.press('Enter');
  };

export const keys: Hand = keysPast(() => Promise.resolve());

/** Comes to the table by Tab, as from the top of the page. */
export const enterTable = async (page: Page): Promise<void> => {
  for (let tabs = 0; tabs < 30; tabs++) {
    if ((await focused(page)) !== undefined) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead to the table');
};

const NUMBERS = '1234567890-=';

/**
 * Leads the focus to a target: to a column by its number and up to the card that has so many on it, to another zone by
 * Tab, on by the arrows.
 */
const goTo = async (page: Page, game: Game, goal: string, over = 0): Promise<void> => {
  const here = await focused(page);
  if (here === goal) return;
  const place = game.byRole.tableau.indexOf(pileOf(goal));
  if (place >= 0) {
    await page.keyboard.press(NUMBERS[place] ?? '=');
    for (let i = 0; i < over; i++) await page.keyboard.press('ArrowUp');
  } else await tabTo(page, game, zoneOf(game, here), zoneOf(game, goal));
  await walkTo(page, goal);
};

/** The key of the target that has the focus, as the next key finds it. */
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    return document.activeElement instanceof HTMLElement
      ? document.activeElement.dataset['target']
      : undefined;
  });

/** The pile a target belongs to; NaN without one. */
const pileOf = (key: string | undefined): number => Number(/^p(\d+)/.exec(key ?? '')?.[1]);

/** The place of a target's zone in the order of Tab. */
const zoneOf = (game: Game, key: string | undefined): number =>
  game.zones.findIndex(({ piles }) => piles.includes(pileOf(key)));

/** Leads the focus from a zone to another. */
const tabTo = async (page: Page, game: Game, from: number, to: number): Promise<void> => {
  const key = from < to ? 'Tab' : 'Shift+Tab';
  for (let zone = from; zone !== to;) {
    await page.keyboard.press(key);
    zone = zoneOf(game, await focused(page));
    if (from < to ? zone > to : zone < to) throw new Error(`Tab does not lead to zone ${to}`);
  }
};

/** Leads the focus on by the arrows: the longer way first or, when that leads round in circles, up and down first. */
const walkTo = async (page: Page, goal: string): Promise<void> => {
  for (let tries = 0; tries < 60; tries++) {
    const way = await wayTo(page, goal, tries >= 20);
    if (way === 'here') return;
    await page.keyboard.press(way);
  }
  throw new Error(`The arrows do not lead to ${goal}`);
};

/** The arrow that leads from the focus towards a target. */
const wayTo = async (page: Page, goal: string, upFirst: boolean): Promise<string> =>
  page.evaluate(
    ([key, tall]) => {
      // Buttons follow the picture; any key finds them brought up to date.
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      const here = document.activeElement;
      const there = document.querySelector(`[data-target="${key}"]`);
      if (here === null || there === null) throw new Error(`No way to ${key}`);
      if (here === there) return 'here';
      const a = here.getBoundingClientRect();
      const b = there.getBoundingClientRect();
      const right = b.x + b.width / 2 - a.x - a.width / 2;
      const down = b.y + b.height / 2 - a.y - a.height / 2;
      const across = tall ? Math.abs(down) < 20 : Math.abs(right) > Math.abs(down);
      if (across) return right > 0 ? 'ArrowRight' : 'ArrowLeft';
      return down > 0 ? 'ArrowDown' : 'ArrowUp';
    },
    [goal, upFirst] as const,
  );
