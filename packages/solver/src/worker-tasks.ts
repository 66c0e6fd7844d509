/**
 * The solver as tasks of a worker: solving, advice, and the proof that a deal is lost. Each is worked on in slices. The
 * last two are sent a `View`, so the worker learns no card that the player does not know.
 */
import {
  compileGame,
  faultText,
  type Game,
  type GameDef,
  type State,
  type Tally,
  type View,
} from '@cairn/engine';
import type { Job, TaskHandler } from '@cairn/pool';
import { AdviceRun, type Advice, type AdviseOptions } from './coach/advise.ts';
import { entryIn } from './coach/fitted-entry.ts';
import { applyEntry } from './coach/fitted.ts';
import { LossProof, type LossResult } from './coach/loss-proof.ts';
import { StopRun, type StopAdvice, type StopOptions } from './coach/stop.ts';
import type { SolverAnswer, Ask, Budget } from './contract/ask.ts';
import { beginSearch } from './solve.ts';

/** What all tasks on one game share; the worker compiles it again. */
export interface GameContext {
  readonly def: GameDef;
  readonly options: Readonly<Record<string, string>>;
  /** Numbers for its advice that were fitted elsewhere, as a line (coach/fitted-entry.ts). */
  readonly fitted?: string;
}

/** A budget without its signal, which cannot be posted: a task is cancelled through its pool. */
export type WorkerBudget = Omit<Budget, 'signal'>;

export type SolverTask =
  | {
      readonly kind: 'solve';
      readonly state: State;
      readonly ask: Ask;
      readonly budget: WorkerBudget;
      readonly moves: boolean;
      readonly replay: boolean;
      readonly tally: Tally | null;
    }
  | { readonly kind: 'advise'; readonly view: View; readonly options: AdviseOptions }
  | { readonly kind: 'stop'; readonly view: View; readonly tally: Tally; readonly options: StopOptions }
  | { readonly kind: 'prove-loss'; readonly view: View; readonly budget: WorkerBudget };

export type SolverResult =
  | { readonly kind: 'answer'; readonly answer: SolverAnswer }
  | { readonly kind: 'advice'; readonly advice: Advice }
  | { readonly kind: 'stop'; readonly stop: StopAdvice }
  | { readonly kind: 'loss'; readonly loss: LossResult };

/** How far a search is. */
export interface SearchProgress {
  readonly kernel: string;
  readonly nodes: number;
  readonly bytes: number;
}

const begin = (game: Game, task: SolverTask): Job<SolverResult, SearchProgress> => {
  if (task.kind === 'advise') {
    const run = new AdviceRun(game, task.view, task.options);
    return {
      work: (ms) => {
        const advice = run.work(ms);
        return advice === null ? null : { kind: 'advice', advice };
      },
    };
  }
  if (task.kind === 'stop') {
    const run = new StopRun(game, task.view, task.tally, task.options);
    return {
      work: (ms) => {
        const stop = run.work(ms);
        return stop === null ? null : { kind: 'stop', stop };
      },
    };
  }
  if (task.kind === 'prove-loss') {
    const proof = new LossProof(game, task.view, task.budget);
    return {
      work: (ms) => {
        const loss = proof.work(ms);
        return loss === null ? null : { kind: 'loss', loss };
      },
      cancel: () => proof.close(),
    };
  }
  const { state, ask, budget, moves, replay, tally } = task;
  const run = beginSearch(game, state, ask, budget, { moves, replay, ...(tally === null ? {} : { tally }) });
  return {
    work: (ms) => {
      const answer = run.work(ms);
      return answer === null ? null : { kind: 'answer', answer };
    },
    progress: () => ({ kernel: run.kernel, nodes: run.nodes, bytes: run.bytes }),
    cancel: () => run.close(),
  };
};

/** A handler for one worker. Faults of a definition fail the tasks on it, with the faults as a sentence. */
export const solverTasks = (): TaskHandler<GameContext, Game, SolverTask, SolverResult, SearchProgress> => {
  // The caller often compiles the same rules again, and a kernel's tables for a game are dear: equal rules share them.
  const compiled = new Map<string, Game>();
  return {
    prepare: ({ def, options, fitted = '' }) => {
      const key = JSON.stringify([def, options, fitted]);
      const known = compiled.get(key);
      if (known !== undefined) return known;
      const game = compileGame(def, options);
      if (!game.ok) throw new Error(faultText(game.error));
      const entry = entryIn(fitted);
      if (entry !== null) applyEntry(game.value, entry);
      compiled.set(key, game.value);
      return game.value;
    },
    begin,
  };
};
