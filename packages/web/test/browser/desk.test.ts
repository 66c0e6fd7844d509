// What a player does around the moves: links, numbers, options, undo, the command line, statistics, settings.

import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { openPage } from '../browser.ts';
import { tap } from '../support/hands.ts';
import { dealOf, gameOf, played, winningLine } from '../support/lines.ts';
import { choose, command, end, openTable, ready, shown, spoken } from '../support/player.ts';

const game = gameOf('tripeaks');
const text = (page: Page, name: string) => expect.poll(() => shown(page, name));
const hash = (page: Page): string => new URL(page.url()).hash;

test('the status line shows streaks, bonuses and prices as they come', async () => {
  const page = await openTable('/#/tripeaks/12');
  const moves = winningLine(game, dealOf('12')) ?? [];
  const { texts } = played(game, dealOf('12'), moves);
  expect(texts.slice(0, 4)).toEqual(['9C', '8D', '7D', 'd']);
  const seen: string[] = [];
  for (const move of moves) {
    await tap(page, game, move);
    seen.push(...(await page.locator('[data-test="event"]').allTextContents()));
    if (seen.length === 0) await text(page, 'streak').toMatch(/^Streak of \d+ · next card \+\d+$/);
  }
  expect(seen.slice(0, 1)).toEqual(['Dealt −5']);
  expect(seen.filter((event) => event !== 'Dealt −5')).toEqual(['Peak +15', 'Peak +15', 'Cleared +30']);
  expect(await shown(page, 'score')).toBe('53 points');
});

test('three cards in a row are "Streak of 3 · next card +4"', async () => {
  const page = await openTable('/#/tripeaks/12');
  expect(await shown(page, 'streak')).toBe('Next card +1');
  for (const move of (winningLine(game, dealOf('12')) ?? []).slice(0, 3)) await tap(page, game, move);
  await text(page, 'streak').toBe('Streak of 3 · next card +4');
  expect(await shown(page, 'score')).toBe('6 points');
});

test('a card that cannot be played says why, and stays', async () => {
  const page = await openTable('/#/tripeaks/49621');
  // Deal 49621 shows a jack on the waste and a three of spades at the left end of the lowest row.
  await page.locator('[data-target="p18"]').click();
  await expect.poll(() => spoken(page)).toBe('Needs a 10 or a queen; this is a 3.');
  expect(await shown(page, 'toast')).toBe('Needs a 10 or a queen; this is a 3.');
  expect(await shown(page, 'score')).toBe('0 points');
});

test('a refusal is explained though it is the first thing that happens', async () => {
  const page = await openTable('/#/tripeaks/49621');
  // A page that never has time for what can wait: the sentences are asked for by the refusal itself.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.reload();
  // The names of the cards wait for that time too, so this does not ask for them as `ready` does.
  await page.locator('.board [tabindex="0"]').waitFor({ state: 'attached' });
  await page.locator('[data-target="p18"]').click();
  await expect.poll(() => shown(page, 'toast')).toBe('Needs a 10 or a queen; this is a 3.');
  expect(await spoken(page)).toBe('Needs a 10 or a queen; this is a 3.');
});

test('undo and redo go through the whole game; restart and new deal can be undone too', async () => {
  const page = await openTable('/#/tripeaks/12');
  const moves = (winningLine(game, dealOf('12')) ?? []).slice(0, 6);
  const truth = played(game, dealOf('12'), moves);
  for (const move of moves) await tap(page, game, move);
  const score = await shown(page, 'score');
  for (const _ of moves) await page.keyboard.press('z');
  await text(page, 'score').toBe('0 points');
  expect(await page.locator('[data-test="undo"]').getAttribute('aria-disabled')).toBe('true');
  for (const _ of moves) await page.locator('[data-test="redo"]').click();
  await text(page, 'score').toBe(score);
  await choose(page, 'restart');
  await text(page, 'score').toBe('0 points');
  await page.locator('[data-test="undo"]').click();
  await text(page, 'score').toBe(score);
  await page.keyboard.press('n');
  expect(await shown(page, 'question-line')).toMatch(/^\d+ cards left cost \d+, so your score is −?\d+\.$/);
  await page.locator('[data-test="yes"]').click();
  await text(page, 'score').toBe('0 points');
  await page.locator('[data-test="undo"]').click();
  await text(page, 'deal').toBe('Deal 12');
  await text(page, 'score').toBe(score);
  await page.locator('[data-test="redo"]').click();
  await text(page, 'score').toBe('0 points');
  expect(truth.moves).toHaveLength(6);
});

test('a link brings a deal with its rules, and moves with it that are not counted', async () => {
  const page = await openTable('/#/tripeaks/12?m=9C.8D.7D.d');
  await page.locator('[data-test="go-on-there"]').click();
  await text(page, 'score').toBe('1 point');
  await text(page, 'deal').toBe('Deal 12*');
  await expect.poll(() => hash(page)).toBe('#/tripeaks/12');
  await page.keyboard.press('z');
  await text(page, 'streak').toBe('Streak of 3 · next card +4');
  await end(page);
  await choose(page, 'statistics');
  await page.getByText('Nothing has been counted yet').waitFor();
  await page.goto('/#/tripeaks/49621?wrap=linear&face=open');
  await ready(page);
  await expect.poll(() => hash(page)).toBe('#/tripeaks/49621?wrap=linear&face=open');
  await choose(page, 'options');
  expect(await page.locator('select[name="wrap"]').inputValue()).toBe('linear');
});

test('a peek shows the next card, and taking it back does not give it back', async () => {
  const page = await openTable('/#/tripeaks/49621?peek=once');
  await page.locator('[data-test="peek"]').click();
  await expect.poll(() => spoken(page)).toMatch(/^Peeked: the next stock card is the .+\.$/);
  await page.keyboard.press('z');
  expect(await page.locator('[data-test="peek"]').count()).toBe(0);
  await page.keyboard.press('d');
  await text(page, 'score').toBe('−5 points');
});

test('a restart gives no peek back', async () => {
  const page = await openTable('/#/tripeaks/12?peek=once');
  await page.locator('[data-test="peek"]').click();
  await page.keyboard.press('d');
  await text(page, 'score').toBe('−5 points');
  await choose(page, 'restart');
  await text(page, 'score').toBe('0 points');
  expect(await page.locator('[data-test="peek"]').count()).toBe(0);
});

test('where taking back is counted, it ends, and a restart is refused', async () => {
  const page = await openTable('/#/tripeaks/12?mulligan=once');
  for (const key of ['d', 'd', 'z']) await page.keyboard.press(key);
  await text(page, 'score').toBe('−5 points');
  expect(await page.locator('[data-test="undo"]').getAttribute('aria-disabled')).toBe('true');
  expect(await command(page, 'undo')).toBe('No undos left in this deal.');
  await page.keyboard.press('Escape');
  await choose(page, 'restart');
  await expect.poll(() => spoken(page)).toBe('No restart: undos count in this deal.');
});

test('a whole pass of the stock that brought no move is said, once', async () => {
  const page = await openTable('/#/klondike/158');
  for (let i = 0; i < 8; i++) await page.keyboard.press('d');
  await expect.poll(() => spoken(page)).toMatch(/^Dealt/);
  expect(await page.locator('[data-test="idle"]').count()).toBe(0);
  await page.keyboard.press('d');
  await text(page, 'idle').toBe('A whole pass brought no move.');
  await expect.poll(() => spoken(page)).toMatch(/ A whole pass brought no move\.$/);
  await page.keyboard.press('d');
  await expect.poll(() => spoken(page)).toMatch(/^Dealt(?!.*whole pass)/);
  expect(await shown(page, 'idle')).toBe('A whole pass brought no move.');
});

test('link and record are copied whole', async () => {
  const page = await openTable('/#/tripeaks/12', {
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  for (const move of (winningLine(game, dealOf('12')) ?? []).slice(0, 4)) await tap(page, game, move);
  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await choose(page, 'copyMoves');
  await expect.poll(clipboard).toMatch(/#\/tripeaks\/12\?m=9C\.8D\.7D\.d$/);
  await page.keyboard.press('z');
  await choose(page, 'copyRecord');
  await expect.poll(clipboard).toContain('[Game "tripeaks"]');
  const record = await clipboard();
  expect(record).toContain('[Deal "12"]');
  expect(record).toContain('[Undone "1"]');
  expect(record).toContain('9C');
});

test('on its own the page asks no other host, and starts no clock before the first move', async () => {
  const page = await openPage('/#/tripeaks/49621');
  await ready(page);
  expect(await page.locator('.clock').textContent()).toBe('0:00');
  await page.waitForTimeout(1200);
  expect(await page.locator('.clock').textContent()).toBe('0:00');
  await page.keyboard.press('d');
  await expect.poll(() => page.locator('.clock').textContent()).not.toBe('0:00');
});

test('a page that is left before its table is drawn draws nothing any more', async () => {
  const page = await openTable('/#/klondike/7');
  await choose(page, 'statistics');
  await page.locator('.page-body').waitFor();
  await page.evaluate(() => {
    // No time for the next picture; what a page asks for on its way out its policy refuses.
    window.requestAnimationFrame = () => 0;
    Object.assign(window, { setTimeout: () => 0 });
    location.hash = '#/klondike';
  });
  await expect.poll(() => shown(page, 'deal')).toBe('Deal 7');
  expect(await page.locator('.board *').count()).toBe(0);
  await page.close();
});
