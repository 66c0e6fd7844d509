// Boards that can be won: their proofs replay, they have the grade that was asked for, and who waits comes first.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { makeDeal, makeRecord, parseRecord, recordMoves, replay, start, type Game } from '@cairn/engine';
import { dateOfDay, dayNumberOf, legGame, parseCalendarDate } from '@cairn/formats';
import { inOneGo, inSlices } from '@cairn/solver';
import { carelessWin, dealGrades, difficultyOf, quintilesOf } from '@cairn/trials';
import { chance, take } from '@cairn/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../../../scripts/bundle.js';
import { findBoard } from '../../src/boards/find-board.ts';
import { threadBoards } from '../../src/boards/thread-boards.ts';
import type { MadeBoard } from '../../src/club/board-maker.ts';
import { gradeOfDate } from '../../src/daily/week.ts';
import { gameCalled } from '../club/club-support.ts';

const golf = gameCalled('golf-wrap');

/** The board after its proof has been replayed. */
const proven = (game: Game, board: MadeBoard | null): MadeBoard => {
  if (board === null) throw new Error(`No board of ${game.id}`);
  const record = take(parseRecord(board.proof));
  expect(makeDeal(record.deal)).toBe(makeDeal(board.deal));
  expect(take(replay(game, record)).status).toBe('won');
  return board;
};

describe('finding a board', () => {
  test.each([1, 3, 5])(
    'of grade %i: its proof wins it, and its hundred careless plays give the grade',
    (grade) => {
      const { below } = chance(grade);
      const found = inOneGo(findBoard(golf, grade, { mostMs: 60_000, below }));
      const board = proven(golf, found.board);
      expect(board.grade).toBe(grade);
      expect(makeDeal(board.deal)).toMatch(/^cards:/);
      // Positions of the proof only decide among deals that are equal in plays.
      const [wins, left] = inOneGo(difficultyOf(golf, take(start(golf, board.deal)), 0));
      const quintiles = quintilesOf(golf);
      if (quintiles === null) throw new Error('golf-wrap has been measured');
      const grades = [0, Infinity].flatMap((nodes) => dealGrades(quintiles, [wins, left, nodes]));
      expect(grades).toContain(grade);
    },
  );

  test('of a game whose deals have not been measured: any that can be won, without a grade', () => {
    const game = take(legGame('golf-wrap', { headstart: 'on' }));
    expect(quintilesOf(game)).toBeNull();
    const { below } = chance(1);
    const { board } = inOneGo(findBoard(game, 5, { mostMs: 60_000, below }));
    expect(proven(game, board).grade).toBeNull();
  });

  test('by a careless play where the solver does not find out', () => {
    const game = gameCalled('moving-left');
    expect(quintilesOf(game)).toBeNull();
    const { below } = chance(3);
    const found = inOneGo(findBoard(game, 3, { mostMs: Infinity, below }));
    const { deal, proof } = proven(game, found.board);
    expect(found.winnable).toBe(1);
    // The solver has not found this line: it gives up on the deal.
    const line = inOneGo(carelessWin(game, take(start(game, deal)))) ?? [];
    expect(proof).toBe(makeRecord(take(recordMoves(game, deal, line))));
  });

  test('tells that it found none in the time it had', () => {
    // Of deals 1 to 10,000 of this game two can be won.
    const hopeless = gameCalled('british-canister');
    const { below } = chance(1);
    const found = inOneGo(findBoard(hopeless, 3, { mostMs: 50, below }));
    expect(found).toMatchObject({ board: null, winnable: 0 });
    expect(found.drawn).toBeGreaterThan(0);
  });

  test('can be stopped in the middle of a proof', () => {
    const slices = findBoard(gameCalled('spider'), 3, { mostMs: 60_000, below: chance(1).below });
    expect(inSlices(slices).work(20)).toBeNull();
    const nothing = { board: null, drawn: 0, winnable: 0 };
    expect(slices.return(nothing)).toEqual({ done: true, value: nothing });
  });
});

test('the week begins easily, is hardest on Saturday, and ends in between', () => {
  const grades = Array.from({ length: 14 }, (_, i) => {
    // 2026-11-23 is a Monday.
    const date = dateOfDay(dayNumberOf(take(parseCalendarDate('2026-11-23'))) + i);
    return gradeOfDate(date);
  });
  expect(grades).toEqual([1, 2, 2, 3, 4, 5, 3, 1, 2, 2, 3, 4, 5, 3]);
});

const program = path.join(import.meta.dirname, '../../dist/board-program.js');

describe('the thread', () => {
  beforeAll(() => bundle(path.join(import.meta.dirname, 'board-program.ts'), program));
  const boards = threadBoards(() => new Worker(program));
  afterAll(() => boards.close());

  /** The nice values of the threads of this process. */
  const priorities = (): readonly number[] =>
    readdirSync('/proc/self/task').map((task) => {
      const stat = readFileSync(`/proc/self/task/${task}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
    });

  test('makes a board, and alone has a low priority', async () => {
    const before = process.platform === 'linux' ? priorities().filter((each) => each === 10).length : 0;
    proven(golf, await boards.make('golf-wrap', {}, null));
    if (process.platform !== 'linux') return;
    const after = priorities();
    expect(after.filter((each) => each === 10)).toHaveLength(before + 1);
    expect(after.some((each) => each < 10)).toBe(true);
  });

  test('who waits for a board comes before boards that are made ahead', async () => {
    const ahead = boards.makeAhead('spider', {}, 3);
    const stopped = expect(ahead).rejects.toThrow('The task was cancelled');
    proven(golf, await boards.make('golf-wrap', {}, null));
    await stopped;
    const wanted = boards.make('golf-wrap', {}, null);
    await expect(boards.makeAhead('spider', {}, 3)).rejects.toThrow('Somebody waits for a board');
    await wanted;
    proven(golf, await boards.makeAhead('golf-wrap', {}, null));
  });
});
