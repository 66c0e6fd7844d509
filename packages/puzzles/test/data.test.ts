// The lists in data: they are of their games as they are now, and the puzzles of the day are confirmed exactly again.
import { readdirSync, readFileSync } from 'node:fs';
import { applyLegal, compileGame, legalMoves, type Game } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { keeping, KERNELS, solve } from '@cairn/solver';
import { faultsOf, ofToday, sized, take } from '@cairn/testkit';
import { describe, expect, it, test } from 'vitest';
import {
  choiceOf,
  choicesOf,
  LEAST_CHOICES,
  LEAST_MOVES_LEFT,
  gradeLevel,
  makePuzzleList,
  puzzleListFaults,
  puzzleListUrls,
  puzzlePosition,
  readPuzzleList,
  type PuzzleList,
} from '@cairn/puzzles';

const folder = new URL('../data/', import.meta.url);
const files = readdirSync(folder).map((file) => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  return { file, text, list: take(readPuzzleList(JSON.parse(text))) };
});
const gameOfList = ({ game, options }: PuzzleList): Game => take(compileGame(findGame(game)?.def, options));

/** A list is confirmed in so many days of the gate. */
const PARTS = 20;

describe.each(files)('$file', ({ file, text, list }) => {
  const game = gameOfList(list);

  it('is of its game, under its rules', () => {
    expect(file).toBe(`${game.id}.json`);
    expect(puzzleListFaults(list, game)).toEqual([]);
    expect(list.command).toMatch(new RegExp(`^cairn puzzles ${game.id} .*--out ${file}$`));
    expect(makePuzzleList(list)).toBe(text);
  });

  it('has 500 puzzles, each in a deal of its own, of several levels', () => {
    expect(list.puzzles).toHaveLength(500);
    expect(new Set(list.puzzles.map(({ deal }) => deal)).size).toBe(500);
    const levels = new Set(list.puzzles.map(({ grade }) => gradeLevel(grade, false)));
    expect(levels.size).toBeGreaterThan(1);
  });

  it('has one choice that wins in each position of today', () => {
    const parts = Array.from({ length: PARTS }, (_, part) => part);
    const today = new Set(ofToday(parts, PARTS));
    const puzzles = list.puzzles.filter((_, i) => today.has(i % PARTS));
    expect(puzzles.length).toBeGreaterThanOrEqual(500 / PARTS);
    for (const puzzle of puzzles) {
      const { state, answer } = take(puzzlePosition(game, puzzle));
      const choices = choicesOf(game, state);
      expect(choices.length).toBeGreaterThanOrEqual(LEAST_CHOICES);
      expect(choices.length).toBe(puzzle.grade.losing + 1);
      const { keep, lose, undecided } = keeping(game, state);
      expect(undecided).toEqual([]);
      expect(keep.length + lose.length).toBe(legalMoves(game, state).length);
      const kept = new Set(keep.map((move) => choiceOf(game, state, choices, move)));
      expect([...kept], `deal ${puzzle.deal}`).toEqual([choiceOf(game, state, choices, answer)]);
      expect(solve(game, state).moves?.length).toBeGreaterThanOrEqual(LEAST_MOVES_LEFT);
    }
  });

  it('says the same by the search for any game, where that one is quick enough', () => {
    const general = KERNELS.find(({ name }) => name === 'general');
    if (general === undefined) throw new Error('There is a search for any game');
    let decided = 0;
    for (const puzzle of list.puzzles.slice(0, sized(20, 200))) {
      const { state, answer } = take(puzzlePosition(game, puzzle));
      for (const move of choicesOf(game, state)) {
        const verdict = verdictBy(game, state, move, general);
        if (verdict === 'unknown') continue;
        decided += 1;
        expect([puzzle.deal, verdict === 'winnable']).toEqual([
          puzzle.deal,
          choiceOf(game, state, [move], answer) === move,
        ]);
      }
    }
    expect(decided).toBeGreaterThan(5);
  });
});

const NODES = 3000;

const verdictBy = (
  game: Game,
  state: Parameters<typeof solve>[1],
  move: Parameters<typeof applyLegal>[2],
  kernel: (typeof KERNELS)[number],
) => solve(game, applyLegal(game, state, move), 'win', { nodes: NODES }, { kernel, moves: false }).verdict;

test('every list has its address', () => {
  expect(
    Object.values(puzzleListUrls)
      .map(({ href }) => href)
      .toSorted(),
  ).toEqual(files.map(({ file }) => new URL(file, folder).href).toSorted());
});

test('TriPeaks has puzzles in which you hold back and draw', () => {
  const list = files.find(({ file }) => file === 'tripeaks.json')?.list;
  expect(list?.puzzles.filter(({ answer }) => answer === 'd').length).toBeGreaterThan(25);
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
  expect(puzzleListFaults({ ...list, rules: '0123456789abcdef' }, game)[0]?.code).toBe('puzzle-rules');
  const [puzzle] = list.puzzles;
  if (puzzle === undefined) throw new Error('The list has a puzzle');
  expect(puzzlePosition(game, { ...puzzle, answer: 'rd' }).ok).toBe(false);
});
