// The lists in data: they are of their games as they are now, and the puzzles of the day are confirmed exactly again.
import { readdirSync, readFileSync } from 'node:fs';
import { compileGame, type Game, type State } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { KERNELS, solve } from '@cairn/solver';
import { faultsOf, ofToday, sized, take } from '@cairn/testkit';
import { describe, expect, it, test } from 'vitest';
import {
  afterMoves,
  allChoices,
  asksForActs,
  choiceName,
  gradeLevel,
  gradeChoices,
  holdsBack,
  LEAST_CHOICES,
  LEAST_CHOICES_LEFT,
  makePuzzleList,
  puzzleListFaults,
  puzzleListUrls,
  puzzlePosition,
  readPuzzleList,
  type PuzzleChoice,
  type ListedPuzzle,
  type PuzzleList,
} from '@cairn/puzzles';

const folder = new URL('../data/', import.meta.url);
const files = readdirSync(folder).map((file) => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  return { file, text, list: take(readPuzzleList(JSON.parse(text))) };
});
const gameOfList = ({ game, options }: PuzzleList): Game => take(compileGame(findGame(game)?.def, options));

/** A list is confirmed in so many days of the gate. An act can be made in hundreds of ways, each with a verdict of its own. */
const partsOf = (game: Game): number => (asksForActs(game) ? 100 : 20);

describe.each(files)('$file', ({ file, text, list }) => {
  const game = gameOfList(list);

  it('is of its game, under its rules', () => {
    expect(file).toBe(`${game.id}.json`);
    expect(puzzleListFaults(list, game)).toEqual([]);
    expect(list.command).toMatch(new RegExp(`^cairn puzzles ${game.id} .*--out ${file}$`));
    expect(makePuzzleList(list)).toBe(text);
  });

  it('has many puzzles, each in a deal of its own, of every level', () => {
    expect(list.puzzles.length).toBeGreaterThanOrEqual(asksForActs(game) ? 200 : 500);
    expect(new Set(list.puzzles.map(({ deal }) => deal)).size).toBe(list.puzzles.length);
    const levels = new Set(list.puzzles.map((puzzle) => gradeLevel(puzzle.grade, holdsBack(puzzle))));
    expect(levels.size).toBe(3);
  });

  it('has one choice that wins in each position of today, and its grade', () => {
    const length = partsOf(game);
    const parts = Array.from({ length }, (_, part) => part);
    const today = new Set(ofToday(parts, length));
    const puzzles = list.puzzles.filter((_, i) => today.has(i % length));
    expect(puzzles.length).toBeGreaterThanOrEqual(Math.floor(list.puzzles.length / length));
    for (const puzzle of puzzles) {
      const { state, choices, answer } = posed(game, puzzle);
      expect(choices.length).toBeGreaterThanOrEqual(LEAST_CHOICES);
      for (const choice of choices)
        for (const { before, move } of choice.ways) {
          const { verdict } = solve(game, afterMoves(game, state, [...before, move]));
          expect([puzzle.deal, verdict]).toEqual([
            puzzle.deal,
            choice === answer ? 'winnable' : 'unwinnable',
          ]);
        }
      expect(solve(game, state).moves?.length).toBeGreaterThanOrEqual(LEAST_CHOICES_LEFT);
      expect(gradeChoices(game, state, choices, answer, list.weights)).toEqual({
        grade: puzzle.grade,
        holdsBack: holdsBack(puzzle),
      });
    }
  });

  it('says the same by the search for any game, where that one is quick enough', () => {
    const general = KERNELS.find(({ name }) => name === 'general');
    if (general === undefined) throw new Error('There is a search for any game');
    let decided = 0;
    for (const puzzle of list.puzzles.slice(-sized(8, 200))) {
      const { state, choices, answer } = posed(game, puzzle);
      for (const choice of choices) {
        const [{ before, move }] = choice.ways;
        const after = afterMoves(game, state, [...before, move]);
        const options = { kernel: general, moves: false };
        const { verdict } = solve(game, after, 'win', { nodes: NODES }, options);
        if (verdict === 'unknown') continue;
        decided += 1;
        expect([puzzle.deal, verdict === 'winnable']).toEqual([puzzle.deal, choice === answer]);
      }
    }
    expect(decided).toBeGreaterThan(0);
  });
});

const NODES = 3000;

/** The position of a puzzle, its choices, and the right one among them. */
const posed = (
  game: Game,
  puzzle: ListedPuzzle,
): { readonly state: State; readonly choices: readonly PuzzleChoice[]; readonly answer: PuzzleChoice } => {
  const { state, answer: moves } = take(puzzlePosition(game, puzzle));
  const last = moves.at(-1);
  const name =
    last === undefined ? null : choiceName(game, afterMoves(game, state, moves.slice(0, -1)), last);
  const choices = allChoices(game, state) ?? [];
  const answer = choices.find((choice) => choice.name === name);
  if (answer === undefined) throw new Error(`The answer of deal ${puzzle.deal} is none of its choices`);
  return { state, choices, answer };
};

test('every list has its address', () => {
  expect(
    Object.values(puzzleListUrls)
      .map(({ href }) => href)
      .toSorted(),
  ).toEqual(files.map(({ file }) => new URL(file, folder).href).toSorted());
});

test('TriPeaks has puzzles in which you hold back and draw', () => {
  const list = files.find(({ file }) => file === 'tripeaks.json')?.list;
  expect(list?.puzzles.filter(holdsBack).length).toBeGreaterThan(25);
});

test('a list that is damaged or of other rules is refused', () => {
  const { list, text } = files[0] ?? { list: null, text: '' };
  if (list === null) throw new Error('There are lists');
  const game = gameOfList(list);
  const value = JSON.parse(text) as { puzzles: string[] };
  expect(faultsOf(readPuzzleList({ ...value, puzzles: ['7 2 1'] }))[0]?.message).toContain(
    'Cannot read puzzle "7 2 1"',
  );
  expect(faultsOf(readPuzzleList({ ...value, format: 'x' }))).toHaveLength(1);
  expect(faultsOf(readPuzzleList({ ...value, weights: { luck: 3 } }))[0]?.path).toBe('weights.luck');
  expect(puzzleListFaults({ ...list, rules: '0123456789abcdef' }, game)[0]?.code).toBe('puzzle-rules');
  const [puzzle] = list.puzzles;
  if (puzzle === undefined) throw new Error('The list has a puzzle');
  expect(puzzlePosition(game, { ...puzzle, answer: ['rd'] }).ok).toBe(false);
});
