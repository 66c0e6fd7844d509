/**
 * Chunks as tasks of a worker: the plan is the context, so each worker compiles its game once. A chunk is computed in
 * one piece; only ending the worker stops it earlier.
 */
import type { Game } from '@cairn/engine';
import { inlineWorker, WorkerPool, type TaskHandler, type TaskPool } from '@cairn/pool';
import { runChunk, type Chunk, type ChunkTask } from './chunk.ts';
import { gameOfPlan, type SurveyPlan } from './plan.ts';

/** A pool whose workers serve `chunkTasks`. */
export type ChunkPool = TaskPool<SurveyPlan, ChunkTask, Chunk>;

interface Prepared {
  readonly plan: SurveyPlan;
  readonly game: Game;
}

export const chunkTasks: TaskHandler<SurveyPlan, Prepared, ChunkTask, Chunk> = {
  prepare: (plan) => {
    const game = gameOfPlan(plan);
    if (!game.ok) throw new Error(game.error[0]?.message);
    return { plan, game: game.value };
  },
  begin: ({ plan, game }, task) => ({ work: () => runChunk(game, plan, task) }),
};

/** A pool that computes in the caller's thread, one chunk between two turns of the event loop. */
export const inlineChunkPool = (): ChunkPool =>
  new WorkerPool({ create: () => inlineWorker(chunkTasks), size: 1 });
