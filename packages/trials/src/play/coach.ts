/** The policy that follows the solver's advice: with its plan, up to the next move that cannot be taken back. */
import type { Move, View } from '@cairn/engine';
import {
  AdviceRun,
  finished,
  inOneGo,
  knownStateOf,
  numbersOf,
  type Advice,
  type Numbers,
} from '@cairn/solver';
import type { Observation, Policy, SlicedPolicy } from './playout.ts';

export interface CoachOptions {
  /** Worlds drawn before a decision. */
  readonly worlds: number;
  /** Plays on where a deal is lost, as far as can be seen, or only powers are left. */
  readonly otherwise: Policy;
  /** In place of the numbers of the game. */
  readonly numbers?: Numbers;
  /** Whether the figures are wanted even where the move is clear without. Default false. */
  readonly figures?: boolean;
  /** Is shown the advice of each decision, and what the player saw. */
  readonly onAdvice?: (advice: Advice, view: View) => void;
}

/**
 * With a margin the simulated player's own choices may go round in a circle, for instance by taking a card back from a
 * foundation. After so many moves in a row from piles that were there before, a deal counts as lost if no world is won.
 */
const MOST_REPEATED = 100;

/**
 * Where every card is known, the solver looks for a win. If it has no verdict after one move, it will hardly have one after the
 * next: this many decisions are then made without it.
 */
const UNSEARCHED = 8;

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
  let visited = new Set<string>();
  let repeated = 0;
  let unsearched = 0;
  return function* choose(observation) {
    const { game, view, random, recent } = observation;
    if (recent.last === null) {
      plan = [];
      isLost = false;
      visited = new Set();
      repeated = 0;
      unsearched = 0;
    }
    const { mode, margin } = numbers ?? numbersOf(game);
    if (margin > 0) {
      const piles = JSON.stringify(view.piles);
      repeated = visited.has(piles) ? repeated + 1 : 0;
      visited.add(piles);
    }
    if (isLost) return otherwise(observation);
    if (plan.length === 0) {
      const seed = random.next();
      const options = {
        worlds,
        seed,
        figures,
        recent,
        ...(unsearched > 0 ? { nodes: 0 } : {}),
        ...(numbers === undefined ? {} : { numbers }),
      };
      const advice = yield* finished(new AdviceRun(game, view, options));
      onAdvice?.(advice, view);
      if (unsearched > 0) unsearched -= 1;
      else if (advice.mode !== 'exact' && knownStateOf(game, view) !== null) unsearched = UNSEARCHED;
      const [best] = advice.moves;
      // Where moves are tried out because no irreversible one is in reach, a deal without a win is as good as lost.
      const isVain = advice.mode === 'rollout' && mode === 'hindsight';
      isLost =
        best?.raw === 0 &&
        (advice.mode === 'exact' || isVain || (advice.worlds > 0 && repeated > MOST_REPEATED));
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
  return Object.assign((observation: Observation) => inOneGo(choose(observation)), { isPatient: true });
};
