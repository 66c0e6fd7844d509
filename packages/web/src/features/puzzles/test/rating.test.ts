// The player's rating over puzzles: it moves towards the results, counts first answers only, and chooses what comes next.
import type { ListedPuzzle } from '@cairn/puzzles';
import { describe, expect, test } from 'vitest';
import {
  joinStandings,
  NEW_STANDING,
  readStanding,
  type PuzzleStanding,
} from '../../../play/puzzle-standing.ts';
import { afterAnswer, nextPuzzle, ofDay, puzzleRating } from '../rating.ts';

const puzzle = (deal: number, losing: number, tempting: number): ListedPuzzle => ({
  deal,
  grade: { losing, tempting, lasts: 9 },
  before: [],
  answer: ['7S'],
});
const easy = puzzle(1, 2, 0);
const medium = puzzle(2, 2, 1);
const hard = puzzle(3, 2, 2);

describe('the rating', () => {
  test('harder puzzles have higher ratings', () => {
    expect(puzzleRating(easy)).toBeLessThan(puzzleRating(medium));
    expect(puzzleRating(medium)).toBeLessThan(puzzleRating(hard));
    expect(puzzleRating(puzzle(4, 5, 0))).toBeGreaterThan(puzzleRating(easy));
    expect(puzzleRating({ ...medium, answer: ['d'] })).toBe(puzzleRating(hard));
  });

  test('rises by a right answer, the more the harder the puzzle, and falls by a wrong one', () => {
    const gain = (of: ListedPuzzle, isRight: boolean): number =>
      afterAnswer(NEW_STANDING, 'golf', of, isRight).rating - NEW_STANDING.rating;
    expect(gain(easy, true)).toBeGreaterThan(0);
    expect(gain(hard, true)).toBeGreaterThan(gain(easy, true));
    expect(gain(easy, false)).toBeLessThan(gain(hard, false));
    expect(gain(hard, false)).toBeLessThan(0);
  });

  test('does not change by a second answer', () => {
    const once = afterAnswer(NEW_STANDING, 'golf', easy, false);
    expect(afterAnswer(once, 'golf', easy, true)).toBe(once);
    expect(afterAnswer(once, 'freecell', easy, true)).not.toBe(once);
  });

  test('comes near that of puzzles which are answered right half of the time', () => {
    let standing: PuzzleStanding = { rating: 1700, done: [] };
    for (let i = 0; i < 200; i++) standing = afterAnswer(standing, 'golf', puzzle(i, 2, 1), i % 2 === 0);
    expect(Math.abs(standing.rating - puzzleRating(medium))).toBeLessThan(60);
  });

  test('of two browsers counts the one with more answers, and every answer', () => {
    const one: PuzzleStanding = { rating: 1300, done: ['golf 1', 'golf 2'] };
    const other: PuzzleStanding = { rating: 1500, done: ['golf 2', 'freecell 2', 'golf 7'] };
    const all = ['golf 1', 'golf 2', 'freecell 2', 'golf 7'];
    expect(joinStandings(one, other)).toEqual({ rating: 1500, done: all });
    expect(joinStandings(other, one)).toMatchObject({ rating: 1500 });
    expect(joinStandings(one, NEW_STANDING)).toEqual(one);
    expect(joinStandings(NEW_STANDING, one)).toEqual(one);
  });

  test('what is stored damaged is a new standing', () => {
    expect(readStanding(undefined)).toEqual(NEW_STANDING);
    expect(readStanding({ rating: 'high', done: [] })).toEqual(NEW_STANDING);
    expect(readStanding({ rating: 1250, done: ['golf 1', 7] })).toEqual({ rating: 1250, done: ['golf 1'] });
  });
});

test('the next puzzle is the nearest to the rating that was not answered', () => {
  const puzzles = [easy, medium, hard];
  expect(nextPuzzle('golf', puzzles, { rating: 1580, done: [] })).toBe(hard);
  expect(nextPuzzle('golf', puzzles, { rating: 1580, done: ['golf 3'] })).toBe(medium);
  expect(nextPuzzle('golf', puzzles, { rating: 1580, done: ['golf 1', 'golf 2', 'golf 3'] })).toBeNull();
});

test('no puzzle of the day comes twice before all have come', () => {
  const items = Array.from({ length: 500 }, (_, i) => i);
  expect(new Set(items.map((day) => ofDay(items, day))).size).toBe(500);
});
