// What is done for the player: all safe cards at a key or by themselves, and the rest of a deal when it is plain; each
// of them one step to take back.

import {
  begin,
  finish,
  makeDeal,
  play,
  stepAt,
  view,
  type Game,
  type Move,
  type Session,
  type State,
} from '@cairn/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { safeMoveSequence } from '../../../play/safe-move-sequence.ts';
import { goOn, home, stairs, won } from '../../../../test/support/foundations.ts';
import { tap } from '../../../../test/support/hands.ts';
import { dealOf, gameOf, sure } from '../../../../test/support/lines.ts';
import { choose, openTable, ready, shown, spoken } from '../../../../test/support/player.ts';
import type { Won } from '../../../../test/support/records.ts';

/** The first position of a won game whose rest is plain. */
const plainAt = ({ game, states }: Won): number =>
  states.findIndex((state) => finish(game, view(game, state)) !== null);

/** Switches a setting on. */
const switchOn = async (page: Page, group: string): Promise<void> => {
  await choose(page, 'settings');
  await page.getByRole('group', { name: group }).getByRole('radio', { name: 'On' }).check();
  await page.locator('[data-test="back"]').click();
  await ready(page);
};

const finishButton = (page: Page) => page.locator('[data-test="finish"]');

test('when the rest is plain it is offered, and played at a key as one step', async () => {
  const game = won('klondike');
  const at = plainAt(game);
  const up = game.states[at] as State;
  const cards = game.game.byRole.foundation.reduce((sum, pile) => sum + (up.piles[pile]?.length ?? 0), 0);
  expect(cards).toBeLessThan(46);
  const page = await goOn(game, at);
  await finishButton(page).waitFor();
  await expect.poll(() => spoken(page)).toContain('Press Finish, or A');
  await page.keyboard.press('a');
  await page.locator('.result.won').waitFor();
  expect(await home(page, game.game)).toBe(52);
  await expect.poll(() => spoken(page)).toBe(`${52 - cards} cards went to the foundations. Won.`);
  await page.keyboard.press('z');
  await expect.poll(() => home(page, game.game)).toBe(cards);
  await finishButton(page).focus();
  await page.keyboard.press('Enter');
  await page.locator('.result.won').waitFor();
  await page.keyboard.press('z');
  await page.keyboard.press('Shift+Z');
  await page.locator('.result.won').waitFor();
});

test('a finish takes at most 30 ms a card, and any key ends its flight', async () => {
  const game = won('klondike');
  const page = await goOn(game, plainAt(game), {
    context: { reducedMotion: 'no-preference' },
  });
  await finishButton(page).waitFor();
  // Pressed, looked at and held up in one go: how long a test takes to look is nobody's business.
  const delays = await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-test="finish"]')?.click();
    const flights = document.querySelector('.table-board')?.getAnimations({ subtree: true }) ?? [];
    flights.forEach((flight) => {
      flight.pause();
    });
    return flights.map(({ effect }) => Number(effect?.getComputedTiming().delay)).sort((a, b) => a - b);
  });
  expect(delays.length).toBeGreaterThan(6);
  delays.forEach((delay, i) => expect(delay).toBeLessThanOrEqual(i * 30));
  const heldUp = (): Promise<number | undefined> =>
    page.evaluate(
      () =>
        document
          .querySelector('.table-board')
          ?.getAnimations({ subtree: true })
          .filter(({ playState }) => playState === 'paused').length,
    );
  // It is there, and is shown when the cards have landed.
  await page.locator('.result.won').waitFor({ state: 'attached' });
  expect(await heldUp()).toBeGreaterThan(6);
  await page.keyboard.press('Shift');
  expect(await heldUp()).toBe(0);
  expect(await home(page, game.game)).toBe(52);
  await page.locator('.result.won').waitFor();
});

test('A plays every safe card, and one step takes all of them back', async () => {
  const game = gameOf('russian');
  const { session, line } = stairs(game);
  const page = await openTable(`/#/russian/${makeDeal(session.deal)}`);
  await page.keyboard.press('a');
  await expect.poll(() => home(page, game)).toBe(line.length);
  // Of two sentences that wait for their words only the later is said.
  await expect.poll(() => spoken(page)).toContain('foundation');
  await page.keyboard.press('a');
  await expect.poll(() => shown(page, 'toast')).toBe('No card can go up without risk.');
  expect(await spoken(page)).toBe('No card can go up without risk.');
  await page.keyboard.press('z');
  await expect.poll(() => home(page, game)).toBe(0);
});

/** A first move of the player after which safe cards go up. */
const opening = (
  game: Game,
): { readonly session: Session; readonly move: Move; readonly more: readonly Move[] } => {
  for (let deal = 1; ; deal++) {
    const session = sure(begin(game, dealOf(`${deal}`)));
    if (safeMoveSequence(session).length > 0) continue;
    const moves = stepAt(session).status === 'playing' ? [{ kind: 'draw' } as const] : [];
    for (const move of moves) {
      const more = safeMoveSequence(play(session, move));
      if (more.length > 0) return { session, move, more };
    }
  }
};

test('safe cards go up by themselves where that is set, as part of the move', async () => {
  const game = gameOf('klondike', { draw: '1' });
  const { session, move, more } = opening(game);
  const page = await openTable(`/#/klondike/${makeDeal(session.deal)}?draw=1`);
  await tap(page, game, move);
  await page.waitForTimeout(100);
  expect(await home(page, game)).toBe(0);
  await page.keyboard.press('z');
  await switchOn(page, 'Move safe cards');
  await tap(page, game, move);
  await expect.poll(() => home(page, game)).toBe(more.length);
  await expect.poll(() => spoken(page)).toMatch(/^Dealt .*\. Moved .* to foundation/);
  await page.keyboard.press('z');
  await expect.poll(() => home(page, game)).toBe(0);
  await page.keyboard.press('Shift+Z');
  await expect.poll(() => home(page, game)).toBe(more.length);
});

test('a deal finishes by itself where that is set', async () => {
  const game = won('klondike');
  const at = plainAt(game);
  const page = await goOn(game, at - 1);
  await switchOn(page, 'Finish automatically when the win is certain');
  const before = await home(page, game.game);
  await tap(page, game.game, game.moves[at - 1] as Move, game.states[at - 1]);
  await page.locator('.result.won').waitFor();
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await expect.poll(() => home(page, game.game)).toBe(before);
});
