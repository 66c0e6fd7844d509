// The finder: what it finds is confirmed by asking the solver about every choice, and the same search finds the same.
import { applyLegal, compileGame, isWon, legalMoves, refusal, type Game, type State } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { keeping, numbersOf, solve, type ActWay } from '@cairn/solver';
import { dealt, gameOf, sized, take } from '@cairn/testkit';
import { describe, expect, it, test } from 'vitest';
import {
  allChoices,
  asksForActs,
  choiceName,
  choicesOf,
  findPuzzles,
  LEAST_CHOICES,
  gradeLevel,
  puzzleDifficulty,
  puzzleFaults,
  puzzlePicker,
  refutation,
  type Puzzle,
  type PuzzleSearch,
} from '@cairn/puzzles';

const searchOf = (game: Game): PuzzleSearch => ({
  nodes: 20_000,
  lines: asksForActs(game) ? 1 : 3,
  seed: 1,
  policy: numbersOf(game).weights,
});

const afterWay = (game: Game, state: State, { before, move }: ActWay): State =>
  [...before, move].reduce((now, each) => {
    expect(refusal(game, now, each)).toBeNull();
    return applyLegal(game, now, each);
  }, state);

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
  { name: 'klondike', options: {}, deals: [20] },
  { name: 'saratoga', options: {}, deals: [34] },
];

describe.each(cases)('$name', ({ name, options, deals }) => {
  const game = take(compileGame(findGame(name)?.def, options));
  const search = searchOf(game);
  const found = deals.map((number) => {
    const deal = dealt(game, `${number}`);
    return { deal, puzzles: findPuzzles(game, deal, search) };
  });
  const verdict = (state: State): string =>
    solve(game, state, 'win', { nodes: search.nodes }, { moves: false }).verdict;

  it('has puzzles, and each has exactly one choice that wins, however it is made', () => {
    expect(found.flatMap(({ puzzles }) => puzzles)).not.toHaveLength(0);
    for (const { deal, puzzles } of found)
      for (const { answer, grade, holdsBack, ...puzzle } of puzzles) {
        const state = positionOf(game, deal, { answer, grade, holdsBack, ...puzzle });
        const choices = allChoices(game, state) ?? [];
        expect(choices.length).toBeGreaterThanOrEqual(LEAST_CHOICES);
        const right = choices.find(({ ways: [way] }) => JSON.stringify(way) === JSON.stringify(answer));
        expect(right).toBeDefined();
        for (const choice of choices)
          for (const way of choice.ways)
            expect(verdict(afterWay(game, state, way))).toBe(choice === right ? 'winnable' : 'unwinnable');
        const { losing, tempting, lasts } = grade;
        expect(losing).toBe(choices.length - 1);
        expect(tempting).toBeLessThanOrEqual(losing);
        expect(lasts).toBeGreaterThan(0);
        expect(holdsBack).toBe(answer.move.kind === 'draw');
      }
  });

  it('counts every legal move as one of the choices, or as one that can be taken back', () => {
    for (const { deal, puzzles } of found)
      for (const puzzle of puzzles) {
        const state = positionOf(game, deal, puzzle);
        const names = new Set((allChoices(game, state) ?? []).map((choice) => choice.name));
        const moves = legalMoves(game, state).filter(({ kind }) => kind !== 'end');
        for (const move of moves) {
          const made = choiceName(game, state, move);
          expect(made === null ? asksForActs(game) : names.has(made)).toBe(true);
        }
        if (asksForActs(game)) continue;
        const { keep, lose, undecided } = keeping(game, state);
        expect([undecided, keep.length + lose.length]).toEqual([[], moves.length]);
        expect(new Set(keep.map((move) => choiceName(game, state, move))).size).toBe(1);
      }
  });

  it('finds the same again', () => {
    for (const { deal, puzzles } of found.slice(0, sized(1, found.length)))
      expect(findPuzzles(game, deal, search)).toEqual(puzzles);
  });

  it('refutes every wrong move by a line that never wins', () => {
    const { deal, puzzles } = found.find(({ puzzles: { length } }) => length > 0) ?? {};
    const [puzzle] = puzzles ?? [];
    if (deal === undefined || puzzle === undefined) throw new Error('There is a puzzle');
    const state = positionOf(game, deal, puzzle);
    const right = JSON.stringify(puzzle.answer.move);
    for (const move of choicesOf(game, state)) {
      if (JSON.stringify(move) === right || choiceName(game, state, move) === null) continue;
      const line = refutation(game, state, move, search.policy);
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

test('a choice is an act where the stock is free or columns hide cards, by the rules alone', () => {
  const asks = (name: string, options = {}): boolean => asksForActs(gameOf(name, options));
  expect(['klondike', 'saratoga', 'yukon', 'canfield'].map((name) => asks(name))).toEqual(
    Array(4).fill(true),
  );
  const others = ['golf', 'tripeaks', 'black-hole', 'pyramid', 'freecell'];
  expect(others.map((name) => asks(name))).toEqual(Array(5).fill(false));
});

test('a deal that cannot be won has none', () => {
  const golf = gameOf('golf');
  const lost = Array.from({ length: 20 }, (_, i) => dealt(golf, `${i + 1}`)).filter(
    (deal) => keeping(golf, deal).keep.length === 0,
  );
  expect(lost.length).toBeGreaterThan(5);
  for (const deal of lost) expect(findPuzzles(golf, deal, searchOf(golf))).toEqual([]);
});

test('games with chance or powers are refused', () => {
  const { def } = findGame('tripeaks') ?? {};
  expect(puzzleFaults(take(compileGame(def, { face: 'open' })))).toEqual([]);
  expect(puzzleFaults(take(compileGame(def, { peek: 'once' }))).map(({ code }) => code)).toEqual(['puzzles']);
});

test('another policy gives other grades to the same puzzles', () => {
  const game = gameOf('golf');
  const deal = dealt(game, '1');
  const { policy, ...search } = searchOf(game);
  const known = findPuzzles(game, deal, { ...search, policy });
  const contrary = Object.fromEntries(Object.entries(policy).map(([name, weight]) => [name, -weight]));
  const others = findPuzzles(game, deal, { ...search, policy: contrary });
  expect(others.map(({ before, answer }) => [before, answer])).toEqual(
    known.map(({ before, answer }) => [before, answer]),
  );
  expect(others.map(({ grade }) => grade)).not.toEqual(known.map(({ grade }) => grade));
});

test('levels follow the ranking of the right choice', () => {
  expect(gradeLevel({ losing: 3, tempting: 0, lasts: 9 }, true)).toBe('easy');
  expect(gradeLevel({ losing: 3, tempting: 1, lasts: 9 }, false)).toBe('medium');
  expect(gradeLevel({ losing: 3, tempting: 1, lasts: 9 }, true)).toBe('hard');
  expect(gradeLevel({ losing: 3, tempting: 2, lasts: 9 }, false)).toBe('hard');
  expect(gradeLevel({ losing: 3, tempting: 3, lasts: 1 }, false)).toBe('hard');
});

test('the difficulty is a number that grows with every part of the grade, and levels do not overlap', () => {
  const points = (losing: number, tempting: number, lasts: number): number =>
    puzzleDifficulty({ losing, tempting, lasts }, false);
  expect(points(2, 0, 1)).toBe(1002);
  expect(points(3, 1, 10)).toBe(1345);
  expect(points(4, 4, 20)).toBe(1690);
  expect(puzzleDifficulty({ losing: 4, tempting: 1, lasts: 20 }, true)).toBe(1690);
  expect(points(99, 0, 999)).toBeLessThan(points(2, 1, 0));
  expect(points(99, 1, 999)).toBeLessThan(points(2, 2, 0));
  expect(points(3, 1, 9)).toBeGreaterThan(points(2, 1, 9));
  expect(points(3, 1, 9)).toBeGreaterThan(points(3, 1, 8));
});

test('a picker takes the levels in turn, and of a level the most interesting', () => {
  const puzzle = (tempting: number, lasts: number): Puzzle => ({
    before: [],
    answer: { before: [], move: { kind: 'draw' } },
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
