// A whole deal of every family won by keys alone, and one by fingers on a phone: the won games of fixtures/records.
// After every move the page shows what the engine's view of it is, and has said, once, what the rulebook says of the
// move; by keys the focus is called by its card, state and place. In the gate one deal is played by the browser's own
// input, by keys and by fingers in turn, and of the others a fifth by events inside the page; `npm run nightly` plays
// all of them by the browser's own input.

import path from 'node:path';
import {
  FAMILIES,
  makeDeal,
  makeLink,
  view,
  type Family,
  type Game,
  type Move,
  type State,
} from '@cairn/engine';
import { games } from '@cairn/games';
import { isScored, moveSentence, scoreSentence, statusSentence } from '@cairn/rulebook';
import { nightlySeed, ofToday } from '@cairn/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, type Viewport } from '../browser.ts';
import { fingers, isOnly } from '../support/fingers.ts';
import { drag, enterTable, keyOf, keysPast, stockOf, type Hand } from '../support/hands.ts';
import { markOf, playLeg, type Gesture, type GestureStep, type Leg } from '../support/in-page.ts';
import { wonGame, type Won } from '../support/records.ts';
import { inFocus, linesOf, listen, namesOf, readOut, seenAfter } from '../support/seen.ts';

/** The record a family is won by. */
const WON: Readonly<Record<Family, string>> = {
  golf: 'golf-wrap',
  pyramid: 'pyramid',
  blackhole: 'black-hole',
  klondike: 'klondike-19',
  canfield: 'canfield-34',
  freecell: 'freecell-55',
  castle: 'beleaguered-castle-29',
  fan: 'fan-patience-3',
  forty: 'ali-baba-1',
  yukon: 'russian-139',
  discard: 'all-in-a-row',
  spider: 'spiderette-3',
  gaps: 'montana-12',
  row: 'accordion-1',
};

/** Played by other keys than their family's: many holes, gaps that fill themselves, cards that leave one by one, ten columns of one suit. */
const OTHERS = ['eliminator', 'barbershop-quintet', 'aces-up', 'curds-and-whey', 'spider-1'];

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
  await isWon(page);
};

const isWon = async (page: Page): Promise<void> => {
  await page.locator('.result').waitFor();
  expect(await page.locator('.result h2').textContent()).toBe('You won!');
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

/** What makes a move by keys or by a finger inside the page. */
const gestureOf = (game: Game, move: Move, before: State, how: 'keys' | 'touch' | 'drag'): Gesture => {
  if (move.kind === 'play') {
    const targets = [keyOf(before, move, game), `p${move.to}`];
    return how === 'keys'
      ? { how: 'keys', targets }
      : how === 'touch' && isOnly(game, before, move)
        ? { how: 'tap', targets: targets.slice(0, 1) }
        : { how: 'drag', targets };
  }
  if (move.kind !== 'remove') return { how: 'tap', targets: [`p${stockOf(game, move)}`] };
  return {
    how: game.def.remove?.kind === 'run' ? 'group' : 'tap',
    targets: move.piles.map((pile) => `p${pile}`),
  };
};

/** A sentence is said after the paint, which takes longer than the move: in the gate those of the first and last moves are heard. */
const SAID = 5;

/** The whole deal as gestures inside the page. */
const legOf = (won: Won, how: 'keys' | 'touch' | 'drag'): Leg => {
  const { game, deal, moves, states } = won;
  const marks = states.map((state) => markOf(linesOf(game, view(game, state))));
  const steps = moves.map((move, i): GestureStep => {
    const before = states[i] as State;
    const gesture = gestureOf(game, move, before, how);
    const names = namesOf(game, view(game, before));
    // A pile of a row is one target, however many cards it has.
    const count = (pile: number, cards: number): number =>
      won.game.piles[pile]?.zone.role === 'row' ? 1 : cards;
    const held = (at: number): number =>
      at === 0 || move.kind !== 'play' ? 0 : count(move.from, move.count);
    const focus = gesture.targets.map((key, at) => ({ name: names.get(key), held: held(at) }));
    return {
      gesture,
      text: JSON.stringify(move),
      mark: marks[i + 1] ?? 0,
      ...((nightlySeed !== null || i < SAID || i >= moves.length - SAID) && { said: told(won, i) }),
      ...(gesture.how === 'keys' && { focus }),
    };
  });
  return { deal: makeDeal(deal), begin: marks[0] ?? 0, steps };
};

const inPage = async (name: string, how: 'keys' | 'touch' | 'drag', viewport?: Viewport): Promise<void> => {
  const won = wonGame(folder, name);
  const page = await openWon(won, viewport);
  const pointer = how === 'touch' ? 'touch' : 'mouse';
  expect(await playLeg(page, won.game.def.title, legOf(won, how), pointer)).toBe(null);
  await isWon(page);
};

/**
 * Played by the browser's own input in the gate, one a day: columns, foundations and a stock; strips too thin for a
 * finger.
 */
const BY_KEYS: Family = 'klondike';
const BY_FINGERS: Family = 'yukon';
const whole: readonly Family[] = ofToday([BY_KEYS, BY_FINGERS], 2);
const isWhole = (family: Family, chosen: Family): boolean =>
  nightlySeed !== null || (family === chosen && whole.includes(family));

const byKeys = async (name: string): Promise<void> => {
  const won = wonGame(folder, name);
  const page = await openWon(won);
  await enterTable(page);
  await win(page, won, keysOf(page, won));
};

/** A family, and those whose turn it is. */
const withTurns = (always: Family): readonly Family[] => [
  always,
  ...ofToday(
    FAMILIES.filter((family) => family !== always),
    5,
  ),
];

test.each(withTurns(BY_KEYS))('%s is won by keys alone', (family) =>
  isWhole(family, BY_KEYS) ? byKeys(WON[family]) : inPage(WON[family], 'keys'),
);

test.each(ofToday(OTHERS, OTHERS.length))('%s is won by keys alone', (name) =>
  nightlySeed === null ? inPage(name, 'keys') : byKeys(name),
);

/** On a phone lying down instead of upright. */
const LYING: readonly Family[] = ['yukon'];

test.each(withTurns(BY_FINGERS))('%s is won by fingers on a phone', async (family) => {
  const viewport: Viewport = LYING.includes(family) ? 'landscape' : 'phone';
  if (!isWhole(family, BY_FINGERS)) return inPage(WON[family], 'touch', viewport);
  const won = wonGame(folder, WON[family]);
  const page = await openWon(won, viewport);
  await win(page, won, fingers);
  const scrolled = await page.evaluate(() => [scrollX, scrollY, visualViewport?.scale]);
  expect(scrolled, 'nothing had to be scrolled or zoomed').toEqual([0, 0, 1]);
});

test('columns of three packs are won by drag', async () => {
  if (nightlySeed === null) return inPage('triple-russian', 'drag');
  const won = wonGame(folder, 'triple-russian');
  const page = await openWon(won);
  await win(page, won, drag);
});
