// A player at the table: makes a move by tap, by drag or by keys, and reads what is shown and said. The player sees
// the page as people do; which move to make is told by the test.

import type { Game, Move } from '@cairn/engine';
import type { Locator, Page } from 'playwright-core';
import { openPage, type PageOptions } from '../browser.ts';

/** Opens a table in a fresh profile and waits until it can be played. */
export const openTable = async (address: string, options: PageOptions = {}): Promise<Page> => {
  const page = await openPage(address, options);
  await ready(page);
  return page;
};

/** Waits until the table can be played. */
export const ready = async (page: Page): Promise<void> =>
  page.locator('.board [tabindex="0"]').waitFor({ state: 'attached' });

/** The spot of a pile: what is pressed to play from it, or to draw. */
export const spotOf = (page: Page, pile: number): Locator => page.locator(`[data-spot="p${pile}"]`);

const pressed = (game: Game, move: Move): number => {
  if (move.kind === 'play') return move.from;
  if (move.kind === 'draw' && game.stock !== null) return game.stock;
  throw new Error(`No spot for ${JSON.stringify(move)}`);
};

/** One tap of a finger, or click of a mouse. */
export const tap = async (
  page: Page,
  game: Game,
  move: Move,
  how: 'tap' | 'click' = 'click',
): Promise<void> => spotOf(page, pressed(game, move))[how]();

/** Carries the card to where it goes; a draw is a click, because there is nothing to carry. */
export const drag = async (page: Page, game: Game, move: Move): Promise<void> => {
  if (move.kind !== 'play') return tap(page, game, move);
  const from = await spotOf(page, move.from).boundingBox();
  const to = await spotOf(page, move.to).boundingBox();
  if (from === null || to === null) throw new Error(`Nothing to drag for ${JSON.stringify(move)}`);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
};

/** Goes to the card with the arrows, takes it in hand, goes on to its pile where that is another, and puts it down. */
export const press = async (page: Page, game: Game, move: Move): Promise<void> => {
  if (move.kind === 'draw') return page.keyboard.press('d');
  await walkTo(page, `p${pressed(game, move)}`);
  await page.keyboard.press('Enter');
  if (move.kind === 'play') await walkTo(page, `p${move.to}`);
  await page.keyboard.press('Enter');
};

/** Leads the focus to a spot by the arrows: the longer way first or, when that leads round in circles, up and down first. */
const walkTo = async (page: Page, goal: string): Promise<void> => {
  for (let tries = 0; tries < 60; tries++) {
    const way = await wayTo(page, goal, tries >= 20);
    if (way === 'here') return;
    await page.keyboard.press(way);
  }
  throw new Error(`The arrows do not lead to ${goal}`);
};

/** The arrow that leads from the focus towards a spot. */
const wayTo = async (page: Page, goal: string, upFirst: boolean): Promise<string> =>
  page.evaluate(
    ([key, tall]) => {
      const here = document.activeElement;
      const there = document.querySelector(`[data-spot="${key}"]`);
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

/** What the live region says, without the blank that marks a repetition. */
export const spoken = async (page: Page): Promise<string> =>
  ((await page.locator('.board [role=status]').textContent()) ?? '').replace(/\u00a0$/, '');

/** The text of a part of the screen that is marked for tests. */
export const shown = async (page: Page, name: string): Promise<string> =>
  ((await page.locator(`[data-test="${name}"]`).first().textContent()) ?? '').trim();

/** Chooses from the menu. */
export const choose = async (page: Page, act: string): Promise<void> => {
  await page.locator('[data-test="menu"]').click();
  await page.locator(`[data-test="menu-${act}"]`).click();
};

/** Types a line at the command line, which stays open, and gives its answer. */
export const command = async (page: Page, line: string): Promise<string> => {
  const field = page.locator('[data-test="command"]');
  if (!(await field.isVisible())) await page.keyboard.press('c');
  await field.fill(line);
  await field.press('Enter');
  return shown(page, 'answer');
};

/** Ends the deal on the table, with a question or without. */
export const end = async (page: Page): Promise<void> => {
  await choose(page, 'end');
  await page.locator('[data-test="yes"]').click();
  await page.locator('.result').waitFor();
};
