/**
 * The solver on worker threads, as promises. The pool decides where a request is worked on; a request is cancelled by
 * its signal, and then rejected with the pool's `AbortError`.
 */
import type { Game, State, Tally, View } from '@cairn/engine';
import type { AbortSignalLike, RunOptions, TaskPool } from '@cairn/pool';
import type { Advice, AdviseOptions } from './coach/advise.ts';
import type { LossResult } from './coach/loss-proof.ts';
import type { StopAdvice, StopOptions } from './coach/stop.ts';
import type { SolverAnswer, Ask } from './contract/ask.ts';
import type { GameContext, SearchProgress, SolverResult, SolverTask, WorkerBudget } from './worker-tasks.ts';

/** A pool whose workers serve `solverTasks`. */
export type SolverPool = TaskPool<GameContext, SolverTask, SolverResult, SearchProgress>;

export interface RequestOptions extends RunOptions<SearchProgress> {
  readonly budget?: WorkerBudget;
  /** Whether the moves are wanted. Default true. */
  readonly moves?: boolean;
  /** Whether a way is replayed in the engine even if its moves are not wanted. Default true. */
  readonly replay?: boolean;
  /** The score so far, when `score` is asked in mid-game. */
  readonly tally?: Tally;
}

/** Finds numbers that were fitted to a game elsewhere, as a line; null where there are none. Never rejects. */
export type FittedLookup = (game: Game) => Promise<string | null>;

export class SolverClient {
  readonly #pool: SolverPool;
  readonly #fitted: FittedLookup | null;
  readonly #contexts = new WeakMap<Game, GameContext>();

  constructor(pool: SolverPool, fitted: FittedLookup | null = null) {
    this.#pool = pool;
    this.#fitted = fitted;
  }

  async solve(game: Game, state: State, ask: Ask, options: RequestOptions = {}): Promise<SolverAnswer> {
    const { budget = {}, moves = true, replay = true, tally = null } = options;
    const task = { kind: 'solve', state, ask, budget, moves, replay, tally } as const;
    const result = await this.#run(game, task, options);
    if (result.kind !== 'answer') throw new Error(`Wanted an answer, not ${result.kind}`);
    return result.answer;
  }

  /** How good each move is for a player who knows this much. */
  async advise(
    game: Game,
    view: View,
    options: AdviseOptions = {},
    signal?: AbortSignalLike,
  ): Promise<Advice> {
    const task = { kind: 'advise', view, options } as const;
    const result = await this.#run(game, task, signal && { signal });
    if (result.kind !== 'advice') throw new Error(`Wanted advice, not ${result.kind}`);
    return result.advice;
  }

  /** The score of ending the deal now beside that of playing on. */
  async adviseStop(
    game: Game,
    view: View,
    tally: Tally,
    options: StopOptions = {},
    signal?: AbortSignalLike,
  ): Promise<StopAdvice> {
    const task = { kind: 'stop', view, tally, options } as const;
    const result = await this.#run(game, task, signal && { signal });
    if (result.kind !== 'stop') throw new Error(`Wanted advice to stop or not, not ${result.kind}`);
    return result.stop;
  }

  /** Whether the deal is lost whatever the hidden cards are. */
  async proveLoss(
    game: Game,
    view: View,
    budget: WorkerBudget,
    signal?: AbortSignalLike,
  ): Promise<LossResult> {
    const task = { kind: 'prove-loss', view, budget } as const;
    const result = await this.#run(game, task, signal && { signal });
    if (result.kind !== 'loss') throw new Error(`Wanted a proof of loss, not ${result.kind}`);
    return result.loss;
  }

  /** What the workers are sent of a game: the same object for as long as its fitted numbers stay the same. */
  async contextOf(game: Game): Promise<GameContext> {
    return this.#contextWith(game, (await this.#fitted?.(game)) ?? null);
  }

  async #run(game: Game, task: SolverTask, options?: RunOptions<SearchProgress>): Promise<SolverResult> {
    const context = this.#fitted === null ? this.#contextWith(game, null) : await this.contextOf(game);
    return this.#pool.run(context, task, options);
  }

  #contextWith(game: Game, line: string | null): GameContext {
    const known = this.#contexts.get(game);
    if (known !== undefined && (known.fitted ?? null) === line) return known;
    const context = {
      def: game.base,
      options: game.options,
      ...(line === null ? {} : { fitted: line }),
    };
    this.#contexts.set(game, context);
    return context;
  }
}
