// What a press comes to besides a plain move: a card with several targets goes on to the next of them, by finger and by
// keys, and a pointer that is lost puts back what it carried.

import { legalMoves, start, type Game, type Move } from '@cairn/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealOf, gameOf, sure } from '../support/lines.ts';
import { openTable, spotOf } from '../support/player.ts';

type Play = Move & { readonly kind: 'play' };

/** A deal in which the last card of a column may go to several others. */
const forked = (
  game: Game,
): { readonly deal: string; readonly from: number; readonly to: readonly number[] } => {
  for (let number = 1; ; number++) {
    const deal = `${number}`;
    const plays = legalMoves(game, sure(start(game, dealOf(deal)))).filter(
      (move): move is Play => move.kind === 'play' && move.count === 1,
    );
    for (const from of game.byRole.tableau) {
      const to = plays.filter((play) => play.from === from).map((play) => play.to);
      if (to.length > 1 && to.every((pile) => game.byRole.tableau.includes(pile))) return { deal, from, to };
    }
  }
};

/** The pile a card lies on top of; undefined while it is on its way. */
const pileOf = async (page: Page, game: Game, card: string): Promise<number | undefined> => {
  for (const pile of game.byRole.tableau)
    if ((await spotOf(page, pile).getAttribute('aria-label'))?.startsWith(`${card},`) === true) return pile;
  return undefined;
};

test('a second press goes on to the next target, by finger and by keys, and a lost pointer puts the card back', async () => {
  const game = gameOf('yukon');
  const { deal, from, to } = forked(game);
  const page = await openTable(`/#/yukon/${deal}`);
  const label = (await spotOf(page, from).getAttribute('aria-label')) ?? '';
  const [card = ''] = label.split(',');
  const lies = () => expect.poll(() => pileOf(page, game, card));
  // However slow the machine, both presses come at the same moment.
  await page.evaluate(() => {
    performance.now = () => 0;
  });
  await spotOf(page, from).click();
  await lies().not.toBe(from);
  const first = (await pileOf(page, game, card)) ?? from;
  expect(to).toContain(first);
  await spotOf(page, first).click();
  await lies().not.toBe(first);
  const second = (await pileOf(page, game, card)) ?? from;
  expect(to).toContain(second);
  // It was one move all the time.
  await page.keyboard.press('z');
  await lies().toBe(from);

  await spotOf(page, from).focus();
  await page.keyboard.press('Shift+Enter');
  await lies().toBe(first);
  await page.keyboard.press('Shift+Enter');
  await lies().toBe(second);
  await page.keyboard.press('z');
  await lies().toBe(from);

  const box = await spotOf(page, from).boundingBox();
  if (box === null) throw new Error('Nothing to press');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 40);
  await expect.poll(() => page.locator('.table-lifted').count()).toBe(1);
  await page.evaluate(() => {
    const table = document.querySelector('.board');
    for (let id = 0; id < 10; id++)
      if (table?.hasPointerCapture(id) === true) table.releasePointerCapture(id);
  });
  await page.mouse.move(x + 41, y + 41);
  await expect.poll(() => page.locator('.table-lifted').count()).toBe(0);
  await page.mouse.up();
  expect(await pileOf(page, game, card)).toBe(from);
});
