// Whole deals played to their end on the page: won by taps, by drag, by keys alone and on a phone; lost; ended early.
// What the page shows and says at every step is compared with the engine's replay of the same moves.

import { refusal, view, type Game, type Move, type State } from '@cairn/engine';
import { moveSentence, refusalSentence, standingText, statusSentence, streakText } from '@cairn/rulebook';
import { nightlySeed } from '@cairn/testkit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drag, keys, tap, touch, type Hand } from '../support/hands.ts';
import { dealOf, gameOf, lazyLine, lineFrom, played, winningLine } from '../support/lines.ts';
import { choose, openTable, shown, spoken, targetOf } from '../support/player.ts';

const tripeaks = gameOf('tripeaks');

/** Plays a line and compares score, streak and status after every move. */
const playOut = async (
  page: Page,
  number: string,
  line: readonly Move[],
  hand: Hand,
  says = false,
  game: Game = tripeaks,
): Promise<void> => {
  const truth = played(game, dealOf(number), line);
  for (const [i, move] of line.entries()) {
    const [before, after] = [truth.states[i] as State, truth.states[i + 1] as State];
    await hand(page, game, move, before);
    const last = i === line.length - 1;
    const tally = last ? truth.final : truth.tallies[i + 1];
    if (tally === undefined) throw new Error(`No tally ${i + 1}`);
    await expect
      .poll(() => shown(page, 'score'), { message: `score after move ${i + 1}` })
      .toBe(standingText(game, after, tally));
    if (!last) expect(await shown(page, 'streak')).toBe(streakText(game, tally));
    if (!says) continue;
    const told = moveSentence(game, before, move, after);
    await expect
      .poll(() => spoken(page))
      .toBe(last ? `${told} ${statusSentence(game, after)} Score ${truth.final.total}.` : told);
  }
  expect(await shown(page, 'final')).toBe(`${truth.final.total}`.replace('-', '−'));
};

const lineOf = (number: string): readonly Move[] => {
  const line = winningLine(tripeaks, dealOf(number));
  if (line === null) throw new Error(`Deal ${number} cannot be won`);
  return line;
};

test('a deal won by taps', async () => {
  const page = await openTable('/#/tripeaks/12');
  await playOut(page, '12', lineOf('12'), tap);
  expect(await page.locator('.result h2').textContent()).toBe('You won!');
  // By hand: streaks of 3, 10, 1, 1, 7, 1, 2, 1, 1 and 1 cards are 6+55+1+1+28+1+3+1+1+1 = 98; the peaks 15+15+30;
  // 21 cards dealt at 5.
  expect(await shown(page, 'part-chain')).toBe('+98');
  expect(await shown(page, 'part-peak')).toBe('+60');
  expect(await shown(page, 'part-draw')).toBe('−105');
  expect(await shown(page, 'final')).toBe('53');
  expect(await shown(page, 'best-streak')).toBe('10');
});

test('a deal won by taps faster than the cards move', async () => {
  const page = await openTable('/#/tripeaks/7', { context: { reducedMotion: 'no-preference' } });
  await playOut(page, '7', lineOf('7'), tap);
});

test('a deal won by drag', async () => {
  const page = await openTable('/#/tripeaks/11');
  await playOut(page, '11', lineOf('11'), drag);
  expect(await page.locator('.result h2').textContent()).toBe('You won!');
});

test('a deal won by keys alone, with every line said', async () => {
  const page = await openTable('/#/tripeaks/7');
  const isTable = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest('.board') !== null);
  for (let tabs = 0; tabs < 20 && !(await isTable()); tabs++) await page.keyboard.press('Tab');
  expect(await isTable()).toBe(true);
  await playOut(page, '7', lineOf('7'), keys, true);
});

test('a deal won by touch on a phone', async () => {
  // In the gate a whole deal of columns is won on a phone lying down as well (families.test.ts).
  for (const viewport of nightlySeed === null ? (['phone'] as const) : (['phone', 'landscape'] as const)) {
    const page = await openTable('/#/tripeaks/7', { viewport });
    await playOut(page, '7', lineOf('7'), touch);
  }
});

test('a deal lost: no move is left, and nothing is charged once the stock is empty', async () => {
  const page = await openTable('/#/tripeaks/49621');
  await playOut(page, '49621', lazyLine(tripeaks, dealOf('49621')), tap);
  expect(await page.locator('.result h2').textContent()).toBe('No moves left');
  expect(await page.locator('[data-test="part-leftover"]').count()).toBe(0);
});

test('a deal ended early, at the price that was named', async () => {
  const page = await openTable('/#/tripeaks/49621');
  await page.keyboard.press('d');
  await page.keyboard.press('d');
  expect(await shown(page, 'score')).toBe('−10 points');
  await choose(page, 'end');
  expect(await shown(page, 'question-line')).toBe('28 cards left cost 140, so your score is −150.');
  await page.locator('[data-test="no"]').click();
  expect(await shown(page, 'score')).toBe('−10 points');
  await choose(page, 'end');
  await page.locator('[data-test="yes"]').click();
  // By hand: two draws at 5, then 28 cards left at 5.
  expect(await shown(page, 'final')).toBe('−150');
  expect(await shown(page, 'score')).toBe('−150 points');
  expect(await page.locator('.result h2').textContent()).toBe('You stopped here');
  await expect.poll(() => spoken(page)).toContain('Ended the deal.');
});

describe('a deal with sand, water, rough and irons', () => {
  const options = { locks: 'both', rough: 'two', irons: 'bag' };
  const game = gameOf('tripeaks', options);
  const address = `/#/tripeaks/1?${new URLSearchParams(options).toString()}`;
  // Keeps four cards and lays them again, clears the rough twice, frees what the last card and the water lock.
  const line = lineFrom(
    game,
    '1',
    `l25>h l22>h l23>j1 l21>h l20>h l11>j2 5S l12>h l27>h l28>h 4S d l18>h l5>h l13>h d l24>h l24>h l14>j1 l6>h l19>h
     l10>h 7H d l26>h l17>j1 l4>h l16>h l9>h 5C l15>h l8>h d d d d d d l1>h l1>h l7>h d d l3>h d d l2>h`,
  );
  const { states } = played(game, dealOf('1'), line);
  const place = (number: number): number => game.byRole.layout[number - 1] ?? -1;
  const [hole = -1] = game.byRole.hole;

  /** A tap plays to the hole where it can, so a card that fits there is carried to the hand. */
  const tapOrCarry: Hand = (page, which, move) =>
    move.kind === 'play' && game.byRole.hand.includes(move.to)
      ? drag(page, which, move)
      : tap(page, which, move);

  test.each(nightlySeed === null ? (['phone'] as const) : (['phone', 'desk'] as const))(
    'by taps and drag, on a %s',
    async (viewport) => {
      const page = await openTable(address, { viewport });
      const first = view(game, states[0] as State);
      const locked = refusal(game, first, { kind: 'play', from: place(19), to: hole, count: 1 });
      if (locked?.kind !== 'locked') throw new Error('Not locked');
      await targetOf(page, place(19)).click();
      await expect.poll(() => spoken(page)).toBe(refusalSentence(game, first, locked));
      await playOut(page, '1', line, tapOrCarry, false, game);
      expect(await page.locator('.result h2').textContent()).toBe('You won!');
    },
  );

  test('by keys alone, with every line said and every mark named', async () => {
    const page = await openTable(address);
    const named = (number: number): Promise<string | null> =>
      targetOf(page, place(number)).getAttribute('aria-label');
    expect(await named(19)).toMatch(/, locked by [a-z]+ of [a-z]+$/);
    expect(await named(24)).toMatch(/, in the rough$/);
    expect(await named(28)).toMatch(/, locks another card$/);
    expect(await named(23)).toMatch(/, may go to your hand$/);
    await targetOf(page, place(25)).focus();
    await playOut(page, '1', line, keys, true, game);
    expect(await page.locator('.result h2').textContent()).toBe('You won!');
  });
});
