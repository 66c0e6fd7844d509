/**
 * The tasks of the solver's worker: those of the solver, reviews, fitting the adviser to a game, and those that measure a
 * game: a few deals and a question.
 */
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
import { beginFit, type FitNews, type FitResult, type FitTask } from './fit-task.ts';
import {
  beginAverage,
  beginReview,
  type AverageResult,
  type AverageTask,
  type ReviewProgress,
  type ReviewResult,
  type ReviewTask,
} from './review-task.ts';

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

type WorkerTask = SolverTask | MeasureTask | ReviewTask | AverageTask | FitTask;
type WorkerResult = SolverResult | MeasureResult | ReviewResult | AverageResult | FitResult;
type WorkerProgress = SearchProgress | ReviewProgress | FitNews;

export const webTasks = (): TaskHandler<GameContext, Game, WorkerTask, WorkerResult, WorkerProgress> => {
  const tasks = solverTasks();
  return {
    prepare: (context) => tasks.prepare(context),
    begin: (game, task): Job<WorkerResult, WorkerProgress> => {
      if (task.kind === 'measure')
        return { work: () => ({ kind: 'outcomes', outcomes: outcomesOf(game, task.piece) }) };
      if (task.kind === 'review') return beginReview(game, task);
      if (task.kind === 'fit') return beginFit(game, task);
      return task.kind === 'average' ? beginAverage(game, task) : tasks.begin(game, task);
    },
  };
};
