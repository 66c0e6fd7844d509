/** Tasks of the solver's worker that measure a game: each has a few deals and the question to ask about them. */
import type { Game } from '@cairn/engine';
import type { Job, TaskHandler } from '@cairn/pool';
import {
  solverTasks,
  type GameContext,
  type SearchProgress,
  type SolverResult,
  type SolverTask,
} from '@cairn/solver';
import { trialOf, type TrialOutcome, type DealBatch } from '@cairn/trials';

export interface MeasureTask {
  readonly kind: 'measure';
  readonly piece: DealBatch;
}

export interface MeasureResult {
  readonly kind: 'outcomes';
  readonly outcomes: readonly TrialOutcome[];
}

/** The trials of a batch. Their times include dealing and replaying. */
const outcomesOf = (game: Game, { question, deals }: DealBatch): readonly TrialOutcome[] => {
  const attempt = trialOf(game, 'cairn', question);
  return deals.map((deal) => {
    const began = performance.now();
    const { verdict, moves } = attempt(deal);
    return { verdict, moves, ms: performance.now() - began };
  });
};

type WorkerTask = SolverTask | MeasureTask;
type WorkerResult = SolverResult | MeasureResult;

/** The tasks of the solver, and measuring. */
export const webTasks = (): TaskHandler<GameContext, Game, WorkerTask, WorkerResult, SearchProgress> => {
  const tasks = solverTasks();
  return {
    prepare: (context) => tasks.prepare(context),
    begin: (game, task): Job<WorkerResult, SearchProgress> =>
      task.kind === 'measure'
        ? { work: () => ({ kind: 'outcomes', outcomes: outcomesOf(game, task.piece) }) }
        : tasks.begin(game, task),
  };
};
