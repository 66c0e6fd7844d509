// Home and End on the table, and a card sent home by a key.

import { apply, makeDeal, stepAt } from '@cairn/engine';
import { expect, test } from 'vitest';
import { safeMoveSequence } from '../../src/play/safe-move-sequence.ts';
import { goOn, home, stairs, won } from '../support/foundations.ts';
import { gameOf } from '../support/lines.ts';
import { openTable, shown, spoken } from '../support/player.ts';

test('Home leads to the start of the game, End back to its last move, and with Ctrl they lead over the table', async () => {
  const game = won('russian');
  const page = await goOn(game, 30);
  const there = await home(page, game.game);
  expect(there).toBeGreaterThan(0);
  await page.keyboard.press('Home');
  await expect.poll(() => spoken(page)).toBe('Back to the start.');
  expect(await home(page, game.game)).toBe(0);
  await page.keyboard.press('End');
  await expect.poll(() => home(page, game.game)).toBe(there);
  await page.keyboard.press('Control+Home');
  const first = game.game.byRole.tableau[0];
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['target'])).toBe(
    `p${first}`,
  );
});

test('F plays the card or the pile in focus home, and says why it does not go', async () => {
  const game = gameOf('russian');
  const { session, line } = stairs(game);
  const [move] = line;
  if (move?.kind !== 'play') throw new Error('A safe move is a play');
  const after = apply(game, stepAt(session).state, move);
  const page = await openTable(`/#/russian/${makeDeal(session.deal)}`);
  const press = async (pile: number): Promise<void> => {
    await page.keyboard.press(`${'1234567890-='[game.byRole.tableau.indexOf(pile)]}`);
    await page.keyboard.press('f');
  };
  await press(move.from);
  await expect.poll(() => home(page, game)).toBe(1);
  const stays = game.byRole.tableau.find(
    (pile) =>
      (after.piles[pile] ?? []).length > 0 &&
      !safeMoveSequence(session).some((each) => each.kind === 'play' && each.from === pile),
  );
  await press(stays ?? 0);
  await expect.poll(() => shown(page, 'toast')).toMatch(/^(Needs|An empty)/);
  expect(await home(page, game)).toBe(1);
});
