// How much a move makes the browser do in the largest game, counted in pictures and spots that are touched: those of
// the columns it leads from and to. With every card touched a slow phone would feel it. What it takes in time on one
// machine is printed by `npm run inp`.

import { applyLegal, legalMoves, start, type Move, type State } from '@cairn/engine';
import { expect, test } from 'vitest';
import { tap } from '../support/hands.ts';
import { dealOf, gameOf, sure } from '../support/lines.ts';
import { openTable, spoken } from '../support/player.ts';

const MOVES = 6;

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
});
