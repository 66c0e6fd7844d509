/** Boards are made in a thread, of low priority where nobody waits for them. */
import { constants, setPriority } from 'node:os';
import type { MessagePort } from 'node:worker_threads';
import { unwrap, type Game } from '@cairn/engine';
import { legGame } from '@cairn/formats';
import { nodePort, serveTasks, type TaskHandler } from '@cairn/pool';
import { inSlices } from '@cairn/solver';
import type { MadeBoard } from '../club/board-maker.ts';
import { findBoard } from './find-board.ts';

/** What a board is made of; a context of the pool, which the thread compiles once. */
export interface BoardRules {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
}

export interface BoardTask {
  readonly grade: number | null;
  readonly mostMs: number;
}

/** `board` is null if none was found; the pool takes null for unfinished. */
export interface BoardAnswer {
  readonly board: MadeBoard | null;
}

export const boardTasks: TaskHandler<BoardRules, Game, BoardTask, BoardAnswer> = {
  prepare: ({ game, options }) => unwrap(legGame(game, options)),
  begin: (game, { grade, mostMs }) => {
    const slices = findBoard(game, grade, { mostMs });
    const run = inSlices(slices);
    return {
      work: (ms) => {
        const found = run.work(ms);
        return found === null ? null : { board: found.board };
      },
      cancel: () => void slices.return({ board: null, drawn: 0, winnable: 0 }),
    };
  },
};

/** At 10 a thread gets a tenth of a busy core. With the lowest priority, those who wait for a board would wait too long there. */
const PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL;

/** What a thread runs that `threadBoards` started. */
export const serveBoards = (port: MessagePort, isAhead: boolean): void => {
  // Elsewhere than on Linux this would be the priority of the whole process.
  if (isAhead && process.platform === 'linux') setPriority(PRIORITY);
  serveTasks(nodePort(port), boardTasks);
};
