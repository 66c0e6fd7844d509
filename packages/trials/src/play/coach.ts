/** The policy that follows the solver's advice: with its plan, up to the next move that cannot be taken back. */
import type { Move, View } from '@cairn/engine';
import { AdviceRun, finished, inOneGo, numbersOf, type Advice, type Numbers } from '@cairn/solver';
import type { Policy, SlicedPolicy } from './playout.ts';

export interface CoachOptions {
  /** Worlds drawn before a decision. */
  readonly worlds: number;
  /** Plays on where a deal is proved lost, or only powers are left. */
  readonly otherwise: Policy;
  /** In place of the numbers of the game. */
  readonly numbers?: Numbers;
  /** Whether the figures are wanted even where the move is clear without. Default false. */
  readonly figures?: boolean;
  /** Is shown the advice of each decision, and what the player saw. */
  readonly onAdvice?: (advice: Advice, view: View) => void;
}

/** A policy for one deal after the other: it remembers the plan it is following, and that a deal is lost. */
export const coachInSlices = ({
  worlds,
  otherwise,
  numbers,
  figures = false,
  onAdvice,
}: CoachOptions): SlicedPolicy => {
  let plan: readonly Move[] = [];
  let isLost = false;
  return function* choose(observation) {
    const { game, view, random, recent } = observation;
    if (recent.last === null) {
      plan = [];
      isLost = false;
    }
    if (isLost) return otherwise(observation);
    if (plan.length === 0) {
      const seed = random.next();
      const options = { worlds, seed, figures, recent, ...(numbers === undefined ? {} : { numbers }) };
      const advice = yield* finished(new AdviceRun(game, view, options));
      onAdvice?.(advice, view);
      const [best] = advice.moves;
      // Where moves are tried out because no irreversible one is in reach, a deal without a win is as good as lost.
      const isVain = advice.mode === 'rollout' && (numbers ?? numbersOf(game)).mode === 'hindsight';
      isLost = best?.raw === 0 && (advice.mode === 'exact' || isVain);
      if (best === undefined || isLost) return otherwise(observation);
      plan = advice.plan;
    }
    const [move = null, ...rest] = plan;
    plan = rest;
    return move;
  };
};

/** The same, with every choice made in one go. */
export const coach = (options: CoachOptions): Policy => {
  const choose = coachInSlices(options);
  return (observation) => inOneGo(choose(observation));
};
