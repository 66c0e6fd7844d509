// What a press comes to besides a plain move: a card with several targets goes on to the next of them, by finger and by
// keys, a pointer that is lost puts back what it carried, and a press before the next picture hits what lies there now.

import { applyLegal, isDown, legalMoves, start, type Game, type Move } from '@cairn/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealOf, gameOf, sure } from '../support/lines.ts';
import { openTable, targetOf } from '../support/player.ts';

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
    if ((await targetOf(page, pile).getAttribute('aria-label'))?.startsWith(`${card},`) === true) return pile;
  return undefined;
};

test('a second press goes on to the next target, by finger and by keys, and a lost pointer puts the card back', async () => {
  const game = gameOf('yukon');
  const { deal, from, to } = forked(game);
  const page = await openTable(`/#/yukon/${deal}`);
  const label = (await targetOf(page, from).getAttribute('aria-label')) ?? '';
  const [card = ''] = label.split(',');
  const lies = () => expect.poll(() => pileOf(page, game, card));
  // However slow the machine, both presses come at the same moment.
  await page.evaluate(() => {
    performance.now = () => 0;
  });
  await targetOf(page, from).click();
  await lies().not.toBe(from);
  const first = (await pileOf(page, game, card)) ?? from;
  expect(to).toContain(first);
  await targetOf(page, first).click();
  await lies().not.toBe(first);
  const second = (await pileOf(page, game, card)) ?? from;
  expect(to).toContain(second);
  // It was one move all the time.
  await page.keyboard.press('z');
  await lies().toBe(from);

  await targetOf(page, from).focus();
  await page.keyboard.press('Shift+Enter');
  await lies().toBe(first);
  await page.keyboard.press('Shift+Enter');
  await lies().toBe(second);
  await page.keyboard.press('z');
  await lies().toBe(from);

  const box = await targetOf(page, from).boundingBox();
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

interface Pair {
  readonly deal: string;
  readonly from: number;
  /** The place in its column of the card that is the last after the first move. */
  readonly index: number;
  readonly to: number;
}

/** A deal in which the last card of a column may go to one pile only, and then the card under it to one only. */
const pairOf = (game: Game): Pair => {
  for (let number = 1; ; number++) {
    const deal = `${number}`;
    const state = sure(start(game, dealOf(deal)));
    for (const from of game.byRole.tableau) {
      const onlyPlay = (at: typeof state): Play | undefined => {
        const plays = legalMoves(game, at).filter(
          (move): move is Play => move.kind === 'play' && move.from === from && move.count === 1,
        );
        return plays.length === 1 ? plays[0] : undefined;
      };
      const index = (state.piles[from]?.length ?? 0) - 2;
      const first = onlyPlay(state);
      if (first === undefined || index < 0 || isDown(state.piles[from]?.[index] ?? 0)) continue;
      const second = onlyPlay(applyLegal(game, state, first));
      if (second !== undefined) return { deal, from, index, to: second.to };
    }
  }
};

test('a press before the next picture hits what lies there now', async () => {
  const game = gameOf('yukon');
  const { deal, from, index, to } = pairOf(game);
  const page = await openTable(`/#/yukon/${deal}`);
  const label = (await page.locator(`[data-target="p${from}.${index}"]`).getAttribute('aria-label')) ?? '';
  const [card = ''] = label.split(',');
  const hit = await page.evaluate(
    ([last, under]) => {
      const middleOf = (key: string): { x: number; y: number } => {
        const box = document.querySelector(`[data-target="${key}"]`)?.getBoundingClientRect();
        if (box === undefined) throw new Error(`Nothing at ${key}`);
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const tap = ({ x, y }: { x: number; y: number }): string | undefined => {
        // Sought before the press is heard of, as the browser does.
        const target = document.elementFromPoint(x, y);
        for (const type of ['pointerdown', 'pointerup'])
          target?.dispatchEvent(
            new PointerEvent(type, {
              bubbles: true,
              pointerId: 1,
              isPrimary: true,
              pointerType: 'mouse',
              clientX: x,
              clientY: y,
            }),
          );
        return target instanceof HTMLElement ? target.dataset['target'] : undefined;
      };
      const [first, second] = [middleOf(last), middleOf(under)];
      return [tap(first), tap(second)];
    },
    [`p${from}`, `p${from}.${index}`] as const,
  );
  // Of the second press the browser found the button as it was.
  expect(hit).toEqual([`p${from}`, `p${from}.${index}`]);
  await expect
    .poll(async () => (await targetOf(page, to).getAttribute('aria-label'))?.split(',')[0])
    .toBe(card);
});

test('a dialog is open with its first picture, so no key gets past it', async () => {
  const page = await openTable('/#/tripeaks/7');
  await page.locator('[data-test="menu"]').waitFor();
  const open = await page.evaluate(
    () =>
      new Promise((found) => {
        // Told at the end of the task in which the dialog is written, before anything is painted.
        const watch = new MutationObserver(() => {
          const dialog = document.querySelector<HTMLDialogElement>('dialog.dialog');
          if (dialog === null) return;
          watch.disconnect();
          found(dialog.open);
        });
        watch.observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>('[data-test="menu"]')?.click();
      }),
  );
  expect(open).toBe(true);
});
