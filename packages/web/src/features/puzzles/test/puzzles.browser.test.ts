// The page of puzzles: a right move, a wrong one with its refutation, the rating that is kept, and play without a network.
import { readFileSync } from 'node:fs';
import { applyLegal, compileGame, type Game, type Move, type Result } from '@cairn/engine';
import { findGame } from '@cairn/games';
import {
  choiceName,
  choicesOf,
  puzzleListUrls,
  puzzlePosition,
  readPuzzleList,
  refutation,
  type ListedPuzzle,
  type PuzzleList,
  type PuzzlePosition,
} from '@cairn/puzzles';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../../../test/browser.ts';
import { tap } from '../../../../test/support/hands.ts';
import { storeOf } from '../../../../test/support/kept.ts';
import { dayOf } from '../../../play/days.ts';
import { NEW_STANDING } from '../../../play/puzzle-standing.ts';
import { nextPuzzle, ofDay } from '../rating.ts';

const take = <T>(read: Result<T>): T => {
  if (!read.ok) throw new Error('The list of puzzles cannot be read');
  return read.value;
};

/** A puzzle of a list: its position, the moves of its answer, and the losing play that is refuted soonest, if one can be made. */
interface Posed extends PuzzlePosition {
  readonly game: Game;
  readonly puzzle: ListedPuzzle;
  readonly wrong: Move | undefined;
}

const listOf = (id: string): PuzzleList => {
  const file = new URL(`../../../../../puzzles/data/${id}.json`, import.meta.url);
  return take(readPuzzleList(JSON.parse(readFileSync(file, 'utf8'))));
};

const pose = (list: PuzzleList, puzzle: ListedPuzzle | null | undefined): Posed => {
  const game = take(compileGame(findGame(list.game)?.def, list.options));
  if (puzzle === null || puzzle === undefined) throw new Error('There are puzzles');
  const position = take(puzzlePosition(game, puzzle));
  const { state, answer } = position;
  const right = answer[0] === undefined ? null : choiceName(game, state, answer[0]);
  const lasts = (move: Move): number => refutation(game, state, move, list.weights).length;
  const [wrong] = choicesOf(game, state)
    .filter((move) => move.kind === 'play' && ![right, null].includes(choiceName(game, state, move)))
    .toSorted((one, other) => lasts(one) - lasts(other));
  return { ...position, game, puzzle, wrong };
};

const golf = listOf('golf');
const first = pose(golf, nextPuzzle('golf', golf.puzzles, NEW_STANDING));

/** Makes the wrong move of a puzzle. */
const tapWrong = async (page: Page, { game, state, wrong }: Posed): Promise<void> => {
  if (wrong === undefined) throw new Error('A card can be played that loses');
  await tap(page, game, wrong, state);
};

/** Makes the moves of an answer, one after the other. */
const tapAll = async (page: Page, { game: played, state: from, answer: moves }: Posed): Promise<void> => {
  let now = from;
  for (const move of moves) {
    await tap(page, played, move, now);
    now = applyLegal(played, now, move);
  }
};

const openRun = async (list: PuzzleList, title: string, deal: number): Promise<Page> => {
  const page = await openPage('/#/puzzles');
  await page.locator('[data-test="puzzle-choice"]').selectOption(list.game);
  await page.locator('h2', { hasText: `${title}, deal ${deal} ` }).waitFor();
  return page;
};
const openGolf = (): Promise<Page> => openRun(golf, 'Golf', first.puzzle.deal);
const games = Object.keys(puzzleListUrls);
/** A day whose puzzle is of the game: noon, so that it is the same day everywhere. */
const dayWith = (id: string): Date => {
  const days = Array.from({ length: games.length }, (_, i) => new Date(2026, 10, 2 + i, 12));
  const day = days.find((each) => games[dayOf(each) % games.length] === id);
  if (day === undefined) throw new Error(`${id} has its day`);
  return day;
};
const message = (page: Page): Promise<string | null> =>
  page.locator('[data-test="puzzle-message"]').textContent();
const rating = (page: Page): Promise<string | null> =>
  page.locator('[data-test="puzzle-rating"]').textContent();
const stored = async (page: Page): Promise<unknown> => (await storeOf(page, 'settings')).puzzles;

test('the right move is praised, the rating rises and is kept, and the next puzzle follows', async () => {
  const page = await openGolf();
  expect(await rating(page)).toBe('You have no rating yet.');
  await tapAll(page, first);
  await expect.poll(() => message(page)).toBe('That’s right. Every other move loses.');
  await expect.poll(() => rating(page)).toMatch(/^Your rating: 12\d\d, after 1 puzzle$/);
  await expect.poll(() => stored(page)).toMatchObject({ done: [`golf ${first.puzzle.deal}`] });
  await page.locator('[data-test="puzzle-next"]').click();
  await page.locator('h2', { hasText: 'Golf, deal' }).waitFor();
  await expect.poll(() => page.locator('h2').textContent()).not.toContain(`deal ${first.puzzle.deal} `);
  await page.reload();
  await expect.poll(() => rating(page)).toMatch(/after 1 puzzle$/);
});

test('a wrong move is played out; a second try does not count', async () => {
  const page = await openGolf();
  await tapWrong(page, first);
  await expect.poll(() => message(page)).toContain('That loses.');
  await expect.poll(() => message(page)).toContain('No good move is left.');
  const after = await rating(page);
  expect(after).toMatch(/^Your rating: 11\d\d, after 1 puzzle$/);
  await page.locator('[data-test="puzzle-again"]').click();
  await tapAll(page, first);
  await expect.poll(() => message(page)).toContain('That’s right.');
  expect(await rating(page)).toBe(after);
  await expect.poll(() => stored(page)).toMatchObject({ done: [`golf ${first.puzzle.deal}`] });
});

test('a move that can be taken back is no answer yet; the rating comes from a backup', async () => {
  const list = listOf('saratoga');
  const posed = pose(
    list,
    list.puzzles.find((puzzle) => puzzle.answer.length === 2 && puzzle.answer[0] === 'd'),
  );
  // All others were answered in another browser, whose backup is imported here.
  const others = list.puzzles.filter((each) => each !== posed.puzzle);
  const puzzles = { rating: 1500, done: others.map(({ deal }) => `saratoga ${deal}`) };
  const file = JSON.stringify({ kind: 'cairn-backup', version: 2, puzzles });
  const page = await openPage('/#/settings');
  await page
    .locator('[data-test="import"]')
    .setInputFiles({ name: 'cairn.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect.poll(() => page.locator('[data-test="imported"]').textContent()).toContain('0 results added');
  await page.goto('/#/puzzles');
  await expect.poll(() => rating(page)).toBe(`Your rating: 1500, after ${others.length} puzzles`);
  await page.locator('[data-test="puzzle-choice"]').selectOption('saratoga');
  await page.locator('h2', { hasText: `Saratoga, deal ${posed.puzzle.deal} ` }).waitFor();
  await tap(page, posed.game, { kind: 'draw' }, posed.state);
  await page.locator('[data-test="puzzle-restart"]').click();
  await page.locator('[data-test="puzzle-restart"]').waitFor({ state: 'detached' });
  expect(await message(page)).toBe('');
  await tapAll(page, posed);
  await expect.poll(() => message(page)).toBe('That’s right. Every other move loses.');
  await expect.poll(() => rating(page)).toContain(`after ${list.puzzles.length} puzzles`);
});

test('the puzzle of the day, in German: a wrong move, what comes of it, the answer, and the next puzzle', async () => {
  const page = await openPage('/#/puzzles', { context: { locale: 'de-DE' } });
  const day = dayWith('golf');
  await page.clock.setFixedTime(day);
  await page.reload();
  const turn = Math.floor(dayOf(day) / games.length);
  const daily = pose(golf, ofDay(golf.puzzles, turn));
  await page.locator('h2', { hasText: `Golf, Blatt ${daily.puzzle.deal} ` }).waitFor();
  await tapWrong(page, daily);
  await expect.poll(() => message(page)).toContain('Dieser Zug verliert.');
  await expect.poll(() => message(page)).toContain('Jetzt gibt es keinen guten Zug mehr.');
  expect(await rating(page)).toMatch(/^Deine Wertung: 11\d\d, nach einer Aufgabe$/);
  await page.locator('[data-test="puzzle-show"]').click();
  await expect.poll(() => message(page)).toBe('Das ist der Zug, der gewinnt.');
  await page.locator('[data-test="puzzle-next"]').click();
  await expect.poll(() => page.locator('h2').textContent()).not.toContain(`Blatt ${daily.puzzle.deal} `);
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
