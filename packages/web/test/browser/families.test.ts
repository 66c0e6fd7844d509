// A whole deal of every family won by keys alone, and one by fingers on a phone: the won games of fixtures/records.
// After every move the page shows what the engine's view of it is, and has said, once, what the rulebook says of the
// move; by keys it calls whatever has the focus on the way by its card, state and place.

import path from 'node:path';
import { FAMILIES, makeLink, view, type Family, type Move, type State } from '@cairn/engine';
import { games } from '@cairn/games';
import { isScored, moveSentence, scoreSentence, statusSentence } from '@cairn/rulebook';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, type Viewport } from '../browser.ts';
import { fingers } from '../support/fingers.ts';
import { drag, enterTable, keysPast, type Hand } from '../support/hands.ts';
import { wonGame, type Won } from '../support/records.ts';
import { inFocus, linesOf, listen, namesOf, readOut, seenAfter } from '../support/seen.ts';

// Hundreds of keys a deal: a busy machine is not a fault.

/** The record a family is won by. */
const WON: Readonly<Record<Family, string>> = {
  golf: 'golf-wrap',
  pyramid: 'pyramid',
  blackhole: 'black-hole',
  klondike: 'klondike-19',
  canfield: 'canfield-34',
  forty: 'ali-baba-1',
  yukon: 'russian-139',
  discard: 'all-in-a-row',
  spider: 'curds-and-whey',
};

/** Played by other keys than their family's: many holes, gaps that fill themselves, cards that leave one by one. */
const OTHERS = ['eliminator', 'barbershop-quintet', 'aces-up'];

const folder = path.resolve(import.meta.dirname, '../../../../fixtures/records');

/** Lays the deal on a table that makes no move by itself, and says nothing of moves it could make. */
const openWon = async ({ game, options, deal }: Won, viewport: Viewport = 'desk'): Promise<Page> => {
  const page = await openPage('/#/settings', { viewport });
  for (const choice of ['finish-off', 'speed-off']) await page.locator(`[data-test="${choice}"]`).check();
  await page.goto(`/${makeLink({ game: game.id, options, deal, moves: null })}`);
  await page.locator(`.board[aria-label="${game.def.title}"] [tabindex="0"]`).waitFor({ state: 'attached' });
  return page;
};

/** What is said of a move, and of the deal when it was the last. */
const told = ({ game, moves, states, final }: Won, at: number): string => {
  const [move, before, after] = [moves[at] as Move, states[at] as State, states[at + 1] as State];
  const sentence = moveSentence(game, before, move, after);
  if (at < moves.length - 1) return sentence;
  const score = isScored(game) ? ` ${scoreSentence(game, view(game, after), final)}` : '';
  return `${sentence} ${statusSentence(game, after)}${score}`;
};

/** Plays a deal to its end. */
const win = async (page: Page, won: Won, hand: Hand): Promise<void> => {
  const { game, moves, states } = won;
  await listen(page);
  for (const [i, move] of moves.entries()) {
    const [before, after] = [states[i] as State, states[i + 1] as State];
    await hand(page, game, move, before);
    const wanted = { lines: linesOf(game, view(game, after)), said: [told(won, i)] };
    expect(await seenAfter(page, wanted.lines), `after move ${i + 1}, ${JSON.stringify(move)}`).toEqual(
      wanted,
    );
  }
  await page.locator('.result').waitFor();
  expect(await page.locator('.result h2').textContent()).toBe('Won');
};

/** Keys, with what has the focus compared on the way to every move; at each tenth as the browser reads it out. */
const keysOf = (page: Page, { game, states }: Won): Hand => {
  let made = 0;
  const hand = keysPast(async (key, held) => {
    const name = namesOf(game, view(game, states[made] as State)).get(key);
    expect(await inFocus(page), `the focus before move ${made + 1}`).toEqual({ name, held });
    if (made % 10 === 0) expect(await readOut(page)).toEqual({ role: 'button', name });
  });
  return async (...args) => {
    await hand(...args);
    made += 1;
  };
};

test('every family of the catalogue has its game here', () => {
  const families = new Set(games.flatMap((game) => game.families));
  expect(families).toEqual(new Set(FAMILIES));
  for (const family of FAMILIES) expect(wonGame(folder, WON[family]).game.def.families).toContain(family);
});

const byKeys = async (name: string): Promise<void> => {
  const won = wonGame(folder, name);
  const page = await openWon(won);
  await enterTable(page);
  await win(page, won, keysOf(page, won));
};

test.each(FAMILIES)('%s is won by keys alone', (family) => byKeys(WON[family]));

test.each(OTHERS)('%s is won by keys alone', byKeys);

/** On a phone lying down instead of upright. */
const LYING: readonly Family[] = ['yukon'];

test.each(FAMILIES)('%s is won by fingers on a phone', async (family) => {
  const won = wonGame(folder, WON[family]);
  const viewport: Viewport = LYING.includes(family) ? 'landscape' : 'phone';
  const page = await openWon(won, viewport);
  await win(page, won, fingers);
  const scrolled = await page.evaluate(() => [scrollX, scrollY, visualViewport?.scale]);
  expect(scrolled, 'nothing had to be scrolled or zoomed').toEqual([0, 0, 1]);
});

test('columns of three packs are won by drag', async () => {
  const won = wonGame(folder, 'triple-russian');
  const page = await openWon(won);
  await win(page, won, drag);
});
