/**
 * The maker of boards of a process: one board at a time, in a thread that is started when it is needed and ends when it has
 * been idle. Who waits for a board comes before boards that are made ahead, which have a thread of low priority.
 */
import type { Worker } from 'node:worker_threads';
import { AbortError, nodeWorkerPort, WorkerPool, type TaskPool, type WorkerPort } from '@cairn/pool';
import type { BoardMaker, MadeBoard } from '../club/board-maker.ts';
import type { BoardAnswer, BoardRules, BoardTask } from './board-thread.ts';

export interface AheadBoards extends BoardMaker {
  /** Makes a board that nobody waits for. Rejects with an `AbortError` as soon as somebody wants another board. */
  readonly makeAhead: BoardMaker['make'];
  /** Ends the thread; what is being made rejects. */
  readonly close: () => Promise<void>;
}

export interface BoardOptions {
  /** Milliseconds that a board may take. */
  readonly mostMs?: number;
  /** Milliseconds after which an idle thread ends. */
  readonly idleMs?: number;
}

const MOST_MS = 120_000;
/** The same for a board that somebody waits for. */
const MOST_WAIT_MS = 30_000;
const IDLE_MS = 30_000;

type BoardPool = TaskPool<BoardRules, BoardTask, BoardAnswer>;

class PooledBoards implements AheadBoards {
  readonly #wantedPool: BoardPool;
  readonly #aheadPool: BoardPool;
  readonly #mostMs: number;
  /** Boards that somebody waits for. */
  #wanted = 0;
  /** Stops what is being made ahead. */
  readonly #ahead = new Set<AbortController>();

  constructor(
    create: (isAhead: boolean) => WorkerPort,
    { mostMs = MOST_MS, idleMs = IDLE_MS }: BoardOptions,
  ) {
    this.#wantedPool = new WorkerPool({ create: () => create(false), size: 1, idleMs });
    this.#aheadPool = new WorkerPool({ create: () => create(true), size: 1, idleMs });
    this.#mostMs = mostMs;
  }

  readonly make: BoardMaker['make'] = async (game, options, grade) => {
    this.#wanted += 1;
    for (const each of this.#ahead) each.abort();
    try {
      return await this.#made(this.#wantedPool, { game, options }, grade);
    } finally {
      this.#wanted -= 1;
    }
  };

  readonly makeAhead: BoardMaker['make'] = async (game, options, grade) => {
    if (this.#wanted > 0) throw new AbortError('Somebody waits for a board');
    const stop = new AbortController();
    this.#ahead.add(stop);
    try {
      return await this.#made(this.#aheadPool, { game, options }, grade, stop.signal);
    } finally {
      this.#ahead.delete(stop);
    }
  };

  readonly close = async (): Promise<void> => {
    await Promise.all([this.#wantedPool.terminate(), this.#aheadPool.terminate()]);
  };

  async #made(
    pool: BoardPool,
    rules: BoardRules,
    grade: number | null,
    signal?: AbortSignal,
  ): Promise<MadeBoard | null> {
    const mostMs = pool === this.#wantedPool ? Math.min(this.#mostMs, MOST_WAIT_MS) : this.#mostMs;
    const task = { grade, mostMs };
    const { board } = await pool.run(rules, task, signal === undefined ? {} : { signal });
    return board;
  }
}

/** @param create makes a worker that serves `boardTasks`, for boards that are made ahead or for others. */
export const pooledBoards = (
  create: (isAhead: boolean) => WorkerPort,
  options: BoardOptions = {},
): AheadBoards => new PooledBoards(create, options);

/** @param startThread starts a thread that runs `serveBoards`. */
export const threadBoards = (
  startThread: (isAhead: boolean) => Worker,
  options: BoardOptions = {},
): AheadBoards => pooledBoards((isAhead) => nodeWorkerPort(startThread(isAhead)), options);
