// The finder: what it finds is confirmed by asking the solver about every legal move, and the same search finds the same.
import { applyLegal, compileGame, isWon, legalMoves, refusal, type Game, type State } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { keeping } from '@cairn/solver';
import { dealt, gameOf, sized, take } from '@cairn/testkit';
import { describe, expect, it, test } from 'vitest';
import {
  choiceOf,
  choicesOf,
  findPuzzles,
  LEAST_CHOICES,
  gradeLevel,
  plainValues,
  puzzleFaults,
  puzzlePicker,
  refutation,
  type Puzzle,
} from '@cairn/puzzles';

const SEARCH = { nodes: 20_000, lines: 3, seed: 1 };

const positionOf = (game: Game, deal: State, { before }: Puzzle): State =>
  before.reduce((state, move) => {
    expect(refusal(game, state, move)).toBeNull();
    return applyLegal(game, state, move);
  }, deal);

const cases = [
  { name: 'tripeaks', options: { face: 'open' }, deals: [1, 2, 3, 4] },
  { name: 'golf', options: {}, deals: [1, 2, 3, 4] },
  { name: 'black-hole', options: {}, deals: [1, 2, 3, 4] },
  { name: 'pyramid', options: {}, deals: sized([5, 7], [1, 2, 3, 4, 5, 6, 7, 8]) },
  { name: 'freecell', options: {}, deals: [13] },
];

describe.each(cases)('$name', ({ name, options, deals }) => {
  const game = take(compileGame(findGame(name)?.def, options));
  const found = deals.map((number) => {
    const deal = dealt(game, `${number}`);
    return { deal, puzzles: findPuzzles(game, deal, SEARCH) };
  });

  it('has puzzles, and each has exactly one choice that wins', () => {
    expect(found.flatMap(({ puzzles }) => puzzles)).not.toHaveLength(0);
    for (const { deal, puzzles } of found)
      for (const puzzle of puzzles) {
        const state = positionOf(game, deal, puzzle);
        const choices = choicesOf(game, state);
        expect(choices.length).toBeGreaterThanOrEqual(LEAST_CHOICES);
        const { keep, lose, undecided } = keeping(game, state);
        expect(undecided).toEqual([]);
        expect(keep.length + lose.length).toBe(legalMoves(game, state).length);
        const kept = keep.map((move) => choiceOf(game, state, choices, move));
        expect(new Set(kept)).toEqual(new Set([puzzle.answer]));
        const { losing, tempting, lasts } = puzzle.grade;
        expect(losing).toBe(choices.length - 1);
        expect(tempting).toBeLessThanOrEqual(losing);
        expect(lasts).toBeGreaterThan(0);
        expect(puzzle.holdsBack).toBe(puzzle.answer.kind === 'draw');
      }
  });

  it('finds the same again', () => {
    for (const { deal, puzzles } of found.slice(0, sized(2, found.length)))
      expect(findPuzzles(game, deal, SEARCH)).toEqual(puzzles);
  });

  it('refutes every wrong move by a line that never wins', () => {
    const [{ deal, puzzles } = { deal: dealt(game, '1'), puzzles: [] }] = found.filter(
      ({ puzzles: { length } }) => length > 0,
    );
    const [puzzle] = puzzles;
    if (puzzle === undefined) throw new Error('There is a puzzle');
    const state = positionOf(game, deal, puzzle);
    for (const move of choicesOf(game, state)) {
      if (move === puzzle.answer || JSON.stringify(move) === JSON.stringify(puzzle.answer)) continue;
      const line = refutation(game, state, move, plainValues);
      expect(line[0]).toEqual(move);
      let now = state;
      for (const each of line) {
        expect(refusal(game, now, each)).toBeNull();
        now = applyLegal(game, now, each);
      }
      expect(isWon(game, now)).toBe(false);
    }
  });
});

test('a deal that cannot be won has none', () => {
  const golf = gameOf('golf');
  const lost = Array.from({ length: 20 }, (_, i) => dealt(golf, `${i + 1}`)).filter(
    (deal) => keeping(golf, deal).keep.length === 0,
  );
  expect(lost.length).toBeGreaterThan(5);
  for (const deal of lost) expect(findPuzzles(golf, deal, SEARCH)).toEqual([]);
});

test('games with chance or powers are refused', () => {
  const { def } = findGame('tripeaks') ?? {};
  expect(puzzleFaults(take(compileGame(def, { face: 'open' })))).toEqual([]);
  expect(puzzleFaults(take(compileGame(def, { peek: 'once' }))).map(({ code }) => code)).toEqual(['puzzles']);
});

test('another player gives other grades to the same puzzles', () => {
  const game = gameOf('golf');
  const deal = dealt(game, '1');
  const plain = findPuzzles(game, deal, SEARCH);
  const contrary = findPuzzles(game, deal, {
    ...SEARCH,
    values: (prospect) => plainValues(prospect).map((value) => 10_000 - value),
  });
  expect(contrary.map(({ before, answer }) => [before, answer])).toEqual(
    plain.map(({ before, answer }) => [before, answer]),
  );
  expect(contrary.map(({ grade }) => grade)).not.toEqual(plain.map(({ grade }) => grade));
});

test('levels follow the ranking of the right move', () => {
  expect(gradeLevel({ losing: 3, tempting: 0, lasts: 9 }, true)).toBe('easy');
  expect(gradeLevel({ losing: 3, tempting: 1, lasts: 9 }, false)).toBe('medium');
  expect(gradeLevel({ losing: 3, tempting: 1, lasts: 9 }, true)).toBe('hard');
  expect(gradeLevel({ losing: 3, tempting: 3, lasts: 1 }, false)).toBe('hard');
});

test('a picker takes the levels in turn, and of a level the most interesting', () => {
  const puzzle = (tempting: number, lasts: number): Puzzle => ({
    before: [],
    answer: { kind: 'draw' },
    holdsBack: false,
    grade: { losing: 2, tempting, lasts },
  });
  const deal = [puzzle(0, 5), puzzle(2, 5), puzzle(2, 9), puzzle(1, 5), puzzle(0, 8)];
  const pick = puzzlePicker(1);
  expect([1, 2, 3, 4].flatMap(() => pick(deal)).map(({ grade }) => [grade.tempting, grade.lasts])).toEqual([
    [2, 9],
    [1, 5],
    [0, 8],
    [2, 9],
  ]);
  expect(puzzlePicker(9)(deal)).toHaveLength(5);
});
