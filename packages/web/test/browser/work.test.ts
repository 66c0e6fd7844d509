// How much a move makes the browser do in the largest game, counted in pictures and targets that are touched: those of
// the columns it leads from and to; and in questions for which it has to work out what has been touched. With every
// card touched, or with changes and questions in turn, a slow phone would feel it. What it takes in time on one machine
// is printed by `npm run inp`.

import { applyLegal, legalMoves, start, type Move, type State } from '@cairn/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keys, tap } from '../support/hands.ts';
import { dealOf, gameOf, sure } from '../support/lines.ts';
import { openTable, spoken } from '../support/player.ts';

const MOVES = 6;

/** Questions about styles: those with nothing to be worked out, and those after something of the table was changed. */
interface Asked {
  early: number;
  late: number;
}

/** Counts questions from now on. To move the focus is one, and to change whether what has it may have it. */
const countQuestions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const table = document.querySelector('.board') ?? document;
    const changes = new MutationObserver(() => undefined);
    changes.observe(table, { attributes: true, childList: true, subtree: true });
    const asked: Asked = { early: 0, late: 0 };
    Object.assign(window, { asked });
    const ask = (): void => {
      const changed = changes.takeRecords().some(({ attributeName }) => attributeName !== 'tabindex');
      asked[changed ? 'late' : 'early']++;
    };
    const styles = window.getComputedStyle.bind(window);
    window.getComputedStyle = (element, part) => {
      ask();
      return styles(element, part);
    };
    const { prototype } = HTMLElement;
    const focus = Object.getOwnPropertyDescriptor(prototype, 'focus')?.value as HTMLElement['focus'];
    prototype.focus = function (options) {
      ask();
      focus.call(this, options);
    };
    const index = Object.getOwnPropertyDescriptor(prototype, 'tabIndex') ?? {};
    Object.defineProperty(prototype, 'tabIndex', {
      ...index,
      set(this: HTMLElement, value: number) {
        if (this === document.activeElement) ask();
        index.set?.call(this, value);
      },
    });
  });

test('a move of the game of 156 cards touches the cards of two columns, on a slow processor as well', async () => {
  const game = gameOf('triple-russian');
  const page = await openTable('/#/triple-russian/1');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const touched = new Set<Node>();
    Object.assign(window, { touched });
    new MutationObserver((changes) => {
      for (const { target } of changes) touched.add(target);
    }).observe(document.querySelector('.board .table-board') ?? document, {
      attributes: true,
      childList: true,
      subtree: true,
    });
  });
  const count = (): Promise<number> =>
    page.evaluate(() => {
      const { touched } = window as unknown as { touched: Set<Node> };
      const pictures = [...touched].filter((node) => node instanceof Element && node.matches('.table-card'));
      touched.clear();
      return pictures.length;
    });
  let state: State = sure(start(game, dealOf('1')));
  const seen = new Set<string>();
  for (let made = 0; made < MOVES; made++) {
    const legal = legalMoves(game, state);
    const isOnly = (move: Move): boolean =>
      move.kind === 'play' &&
      legal.filter((each) => each.kind === 'play' && each.from === move.from && each.count === move.count)
        .length === 1;
    const isNew = (move: Move): boolean => !seen.has(JSON.stringify(applyLegal(game, state, move).piles));
    const move = legal.find((each) => isOnly(each) && isNew(each));
    if (move?.kind !== 'play') throw new Error('The deal has no further move by one tap');
    await count();
    const said = await spoken(page);
    await tap(page, game, move, state);
    await expect.poll(() => spoken(page)).not.toBe(said);
    const [from, to] = [move.from, move.to].map((pile) => state.piles[pile]?.length ?? 0);
    const touched = await count();
    expect(touched, `move ${made + 1}`).toBeGreaterThanOrEqual(move.count);
    expect(touched, `move ${made + 1}`).toBeLessThanOrEqual((from ?? 0) + (to ?? 0));
    state = applyLegal(game, state, move);
    seen.add(JSON.stringify(state.piles));
  }
  await countQuestions(page);
  for (const hand of [tap, keys]) {
    const move = legalMoves(game, state).find(
      (each) => each.kind === 'play' && !seen.has(JSON.stringify(applyLegal(game, state, each).piles)),
    );
    if (move === undefined) throw new Error('The deal has no further move');
    const said = await spoken(page);
    await hand(page, game, move, state);
    await expect.poll(() => spoken(page)).not.toBe(said);
    const asked = await page.evaluate(() => (window as unknown as { asked: Asked }).asked);
    expect(asked.early).toBeGreaterThan(0);
    expect(asked.late).toBe(0);
    state = applyLegal(game, state, move);
  }
});
