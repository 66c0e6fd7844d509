/**
 * What a review asks of an adviser: how good each move is, from what the player may know (law 4: the argument is a `View`).
 * `solverAdviser` asks the adviser of the solver.
 */
import type { Game, Move, View } from '@cairn/engine';
import { AdviceRun, type Advice, type AdviseOptions, type Advised } from '@cairn/solver';
import type { Sliced } from './slices.ts';

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
  readonly worlds: number;
  /** Whether the adviser has not been fitted to the game. */
  readonly isRough: boolean;
}

/** Weighs the moves of a view. The same seed gives the same figures. */
export type Adviser = (game: Game, view: View, seed: number) => Sliced<Weighing>;

/** The adviser of the solver, with these limits. */
export const solverAdviser =
  (options: Omit<AdviseOptions, 'seed'>): Adviser =>
  (game, view, seed) => {
    const run = new AdviceRun(game, view, { ...options, seed });
    return {
      work: (ms) => {
        const advice = run.work(ms);
        return advice === null ? null : weighingOf(advice);
      },
    };
  };

/** The differences, where an adviser measures them in worlds that all moves share. */
type Paired = Pick<WeighedMove, 'behind' | 'behindLow' | 'behindHigh'>;

const isPaired = (each: Advised & Partial<Paired>): each is Advised & Paired => each.behind !== undefined;

const weighingOf = (advice: Advice & { readonly rough?: boolean }): Weighing => {
  const moves: readonly (Advised & Partial<Paired>)[] = advice.moves;
  const paired = moves.every(isPaired) ? moves : unpaired(moves);
  return {
    moves: paired.map(({ move, chance, low, high, behind, behindLow, behindHigh }) => ({
      move,
      chance,
      low,
      high,
      behind,
      behindLow,
      behindHigh,
    })),
    worlds: advice.worlds,
    isRough: advice.rough ?? true,
  };
};

const unpaired = (moves: readonly Advised[]): readonly (Advised & Paired)[] => {
  const byChance = moves.toSorted((a, b) => b.chance - a.chance);
  const [best] = byChance;
  return best === undefined ? [] : byChance.map((each) => ({ ...each, ...behindOf(best, each) }));
};

/**
 * The difference of two shares by their intervals alone (R. G. Newcombe, 1998, method 10). It takes the shares for independent,
 * so in common worlds it is wider than it must be.
 */
const behindOf = (best: Advised, { chance, low, high }: Advised): Paired => {
  const behind = best.chance - chance;
  if (behind === 0) return { behind, behindLow: 0, behindHigh: 0 };
  return {
    behind,
    behindLow: behind - Math.hypot(best.chance - best.low, high - chance),
    behindHigh: behind + Math.hypot(best.high - best.chance, chance - low),
  };
};
