/**
 * What a review asks of an adviser: how good each move is, from what the player may know (law 4: the argument is a `View`).
 * `solverAdviser` asks the adviser of the solver.
 */
import type { Game, Move, View } from '@cairn/engine';
import { AdviceRun, type Advice, type AdviseOptions, type Recent, type Sliced } from '@cairn/solver';

/** A move with its chance of winning, and how much less than the best move it wins; intervals are for 95 %. */
export interface WeighedMove {
  readonly move: Move;
  readonly chance: number;
  readonly low: number;
  readonly high: number;
  /** 0 for the best move. */
  readonly behind: number;
  readonly behindLow: number;
  readonly behindHigh: number;
}

export interface Weighing {
  /** The best first. Not those that are never weighed, such as powers and giving up. */
  readonly moves: readonly WeighedMove[];
  /** Null where the figures are proved. */
  readonly worlds: number | null;
  /** Whether the adviser has not been fitted to the game. */
  readonly isRough: boolean;
}

/** A decision: what was done before it, and the move that was made, which is weighed as precisely as the best one. */
export interface AskedDecision {
  readonly recent?: Recent;
  readonly made?: Move;
}

/** Weighs the moves of a view. The same seed gives the same figures. */
export type Adviser = (game: Game, view: View, seed: number, asked?: AskedDecision) => Sliced<Weighing>;

/** The adviser of the solver, with these limits; every chance is from all worlds, unless `whole` is false. */
export const solverAdviser =
  (options: Omit<AdviseOptions, 'seed' | 'keep' | 'recent'>): Adviser =>
  (game, view, seed, { recent, made } = {}) => {
    const run = new AdviceRun(game, view, {
      whole: true,
      ...options,
      seed,
      ...(recent === undefined ? {} : { recent }),
      ...(made === undefined ? {} : { keep: made }),
    });
    return {
      work: (ms) => {
        const advice = run.work(ms);
        return advice === null ? null : weighingOf(advice);
      },
    };
  };

const weighingOf = ({ moves, mode, worlds, rough }: Advice): Weighing => ({
  moves,
  worlds: mode === 'exact' && moves.every(({ low, high }) => low === high) ? null : worlds,
  isRough: rough,
});
