// Whole deals played in other ways, to other ends: by fingers on a phone, faster than the cards move, lost, ended early,
// with every kind of obstacle. Compared as in play.test.ts.

import { refusal, view, type State } from '@cairn/engine';
import { refusalSentence } from '@cairn/rulebook';
import { nightlySeed } from '@cairn/testkit';
import { describe, expect, test } from 'vitest';
import { drag, keys, tap, touch, type Hand } from '../support/hands.ts';
import { dealOf, gameOf, lazyLine, lineFrom, played } from '../support/lines.ts';
import { lineOf, playOut, tripeaks } from '../support/play-out.ts';
import { choose, openTable, shown, spoken, targetOf } from '../support/player.ts';

test('a deal won by taps faster than the cards move', async () => {
  const page = await openTable('/#/tripeaks/7', { context: { reducedMotion: 'no-preference' } });
  await playOut(page, '7', lineOf('7'), tap);
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
