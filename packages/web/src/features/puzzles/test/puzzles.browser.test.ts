// The page of puzzles: a right move, a wrong one with its refutation, the rating that is kept, and play without a network.
import { readFileSync } from 'node:fs';
import { compileGame, type Move, type Result } from '@cairn/engine';
import { findGame } from '@cairn/games';
import {
  choiceOf,
  choicesOf,
  puzzlePosition,
  readPuzzleList,
  type ListedPuzzle,
  type PuzzlePosition,
} from '@cairn/puzzles';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../../../test/browser.ts';
import { tap } from '../../../../test/support/hands.ts';
import { storeOf } from '../../../../test/support/kept.ts';
import { NEW_STANDING, nextPuzzle } from '../rating.ts';

const take = <T>(read: Result<T>): T => {
  if (!read.ok) throw new Error('The list of puzzles cannot be read');
  return read.value;
};
const list = take(
  readPuzzleList(
    JSON.parse(readFileSync(new URL('../../../../../puzzles/data/golf.json', import.meta.url), 'utf8')),
  ),
);
const game = take(compileGame(findGame(list.game)?.def, list.options));
const positionOf = (puzzle: ListedPuzzle): PuzzlePosition => take(puzzlePosition(game, puzzle));
const first = nextPuzzle(game.id, list.puzzles, NEW_STANDING);
if (first === null) throw new Error('There are puzzles');
const { state, answer } = positionOf(first);
const wrong = choicesOf(game, state).find(
  (move): move is Move & { readonly kind: 'play' } =>
    move.kind === 'play' && choiceOf(game, state, [answer], move) === null,
);
if (wrong === undefined) throw new Error('A card can be played that loses');

const openGolf = async (): Promise<Page> => {
  const page = await openPage('/#/puzzles');
  await page.locator('[data-test="puzzle-choice"]').selectOption({ label: 'Golf' });
  await page.locator('h2', { hasText: `Golf, deal ${first.deal} ` }).waitFor();
  return page;
};
const message = (page: Page): Promise<string | null> =>
  page.locator('[data-test="puzzle-message"]').textContent();
const rating = (page: Page): Promise<string | null> =>
  page.locator('[data-test="puzzle-rating"]').textContent();
const stored = async (page: Page): Promise<unknown> => (await storeOf(page, 'settings')).puzzles;

test('the right move is praised, the rating rises and is kept, and the next puzzle follows', async () => {
  const page = await openGolf();
  expect(await rating(page)).toBe('You have no rating yet.');
  await tap(page, game, answer, state);
  await expect.poll(() => message(page)).toBe('That’s right. Every other move loses.');
  await expect.poll(() => rating(page)).toMatch(/^Your rating: 12\d\d, after 1 puzzle$/);
  await expect.poll(() => stored(page)).toMatchObject({ done: [`golf ${first.deal}`] });
  await page.locator('[data-test="puzzle-next"]').click();
  await page.locator('h2', { hasText: 'Golf, deal' }).waitFor();
  await expect.poll(() => page.locator('h2').textContent()).not.toContain(`deal ${first.deal} `);
  await page.reload();
  await expect.poll(() => rating(page)).toMatch(/after 1 puzzle$/);
});

test('a wrong move is played out; a second try does not count', async () => {
  const page = await openGolf();
  await tap(page, game, wrong, state);
  await expect.poll(() => message(page)).toContain('That loses.');
  await expect.poll(() => message(page)).toContain('No good move is left.');
  const after = await rating(page);
  expect(after).toMatch(/^Your rating: 11\d\d, after 1 puzzle$/);
  await page.locator('[data-test="puzzle-again"]').click();
  await tap(page, game, answer, state);
  await expect.poll(() => message(page)).toContain('That’s right.');
  expect(await rating(page)).toBe(after);
  await expect.poll(() => stored(page)).toMatchObject({ done: [`golf ${first.deal}`] });
});

test('after a wrong move you can look at the answer, and go on', async () => {
  const page = await openGolf();
  await tap(page, game, wrong, state);
  await page.locator('[data-test="puzzle-show"]').click();
  await expect.poll(() => message(page)).toBe('This is the move that wins.');
  await page.locator('[data-test="puzzle-next"]').click();
  await expect.poll(() => page.locator('h2').textContent()).not.toContain(`deal ${first.deal} `);
});

test('there is a puzzle of the day, without a network too', async () => {
  const page = await openPage('/#/puzzles', { worker: true, expected: /ERR_INTERNET_DISCONNECTED/ });
  await page.locator('[data-test="puzzle"] [data-target]').first().waitFor({ state: 'attached' });
  const title = await page.locator('h2').textContent();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.context().setOffline(true);
  await page.reload();
  await expect.poll(() => page.locator('h2').textContent()).toBe(title);
  await page.locator('[data-test="puzzle-choice"]').selectOption({ label: 'FreeCell' });
  await page.locator('h2', { hasText: 'FreeCell' }).waitFor();
});
