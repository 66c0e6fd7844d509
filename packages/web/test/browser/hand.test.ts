// What is done for the player: all safe cards at a key or by themselves, the rest of a deal when it is plain, the way
// to the start and forth again, a card home; each of them one step to take back.

import path from 'node:path';
import {
  apply,
  begin,
  finish,
  makeDeal,
  makeLink,
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
import { safeMoveSequence } from '../../src/play/safe-move-sequence.ts';
import type { PageOptions } from '../browser.ts';
import { tap } from '../support/hands.ts';
import { dealOf, gameOf, played, sure } from '../support/lines.ts';
import { choose, openTable, ready, shown, spoken, spotOf } from '../support/player.ts';
import { wonGame, type Won } from '../support/records.ts';

const won = (name: string): Won =>
  wonGame(path.resolve(import.meta.dirname, '../../../../fixtures/records'), name);

/** Goes on with a won game where so many of its moves have been made. */
const goOn = async (
  { game, options, deal, moves }: Won,
  made: number,
  more: PageOptions = {},
): Promise<Page> => {
  const { texts } = played(game, deal, moves.slice(0, made));
  const page = await openTable(`/${makeLink({ game: game.id, options, deal, moves: texts })}`, more);
  await page.locator('[data-test="go-on-there"]').click();
  await spotOf(page, game.byRole.foundation[0] ?? 0).waitFor();
  return page;
};

/** The first position of a won game whose rest is plain. */
const plainAt = ({ game, states }: Won): number =>
  states.findIndex((state) => finish(game, view(game, state)) !== null);

/** How many cards lie on the foundations, as the table says it. */
const home = async (page: Page, { byRole }: Game): Promise<number> => {
  const labels = await Promise.all(
    byRole.foundation.map((pile) => spotOf(page, pile).getAttribute('aria-label')),
  );
  return labels.reduce((sum, label) => sum + Number(/(\d+) cards?/.exec(label ?? '')?.[1] ?? 0), 0);
};

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
  await expect.poll(() => spoken(page)).toContain('A finishes it.');
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
  await page.locator('.result.won').waitFor();
  expect(await heldUp()).toBeGreaterThan(6);
  await page.keyboard.press('Shift');
  expect(await heldUp()).toBe(0);
  expect(await home(page, game.game)).toBe(52);
});

/** A deal of a game, and the moves to a position in which one safe move makes others possible. */
const stairs = (game: Game): { readonly session: Session; readonly line: readonly Move[] } => {
  for (let deal = 1; ; deal++) {
    const session = sure(begin(game, dealOf(`${deal}`)));
    const line = safeMoveSequence(session);
    if (line.length > 2) return { session, line };
  }
};

test('A plays every safe card, and one step takes all of them back', async () => {
  const game = gameOf('russian');
  const { session, line } = stairs(game);
  const page = await openTable(`/#/russian/${makeDeal(session.deal)}`);
  await page.keyboard.press('a');
  await expect.poll(() => home(page, game)).toBe(line.length);
  // Of two sentences that wait for their words only the later is said.
  await expect.poll(() => spoken(page)).toContain('foundation');
  await page.keyboard.press('a');
  await expect.poll(() => shown(page, 'toast')).toBe('No card can go to the foundations without any risk.');
  expect(await spoken(page)).toBe('No card can go to the foundations without any risk.');
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
  await switchOn(page, 'Finish by itself');
  const before = await home(page, game.game);
  await tap(page, game.game, game.moves[at - 1] as Move, game.states[at - 1]);
  await page.locator('.result.won').waitFor();
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await expect.poll(() => home(page, game.game)).toBe(before);
});

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
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['spot'])).toBe(
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
