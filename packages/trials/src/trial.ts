/** A trial: a question about one deal, and its result. Pure except for the milliseconds it took. */
import { start, type Game, type Numbering } from '@cairn/engine';
import { solve, type Limit } from '@cairn/solver';
import { playOut } from './play/playout.ts';
import { policyOf } from './play/policies.ts';
import { numberedDeal, type TrialLimits, type TrialQuestion } from './question.ts';

/** The clock of pages, workers and Node. */
declare const performance: { readonly now: () => number };

/** w: it can be won, or was won. l: it cannot be won, or was not. u: a limit was hit first. */
export type VerdictLetter = 'w' | 'l' | 'u';
const LETTERS = { winnable: 'w', unwinnable: 'l', unknown: 'u' } as const;

export interface TrialResult {
  readonly verdict: VerdictLetter;
  readonly limit: Limit | null;
  /** Positions visited; for a policy, moves played. */
  readonly nodes: number;
  readonly ms: number;
  /** Moves of the line to the goal, or to the best result found; 0 if there is none. */
  readonly moves: number;
  /** Points, cards left or moves, as the question says; null if it asks only for a win. */
  readonly value: number | null;
  /** Whether nothing better exists. */
  readonly proved: boolean;
}

/** Prepares trials of numbered deals. A trial throws if the game has no deal of that number. */
export const trialOf = (
  game: Game,
  numbers: Numbering,
  question: TrialQuestion,
): ((deal: number, limits?: TrialLimits) => TrialResult) => {
  const begin = (deal: number) => {
    const state = start(game, numberedDeal(numbers, deal));
    if (!state.ok) throw new Error(`No deal ${deal} of ${game.id}: ${state.error[0]?.message}`);
    return state.value;
  };
  if (question.kind === 'play') {
    const policy = policyOf(question);
    const { seed, counts = 'score' } = question;
    return (deal) => {
      const began = performance.now();
      const { won, moves, [counts]: value } = playOut(game, begin(deal), policy, seed + deal);
      const ms = performance.now() - began;
      return { verdict: won ? 'w' : 'l', limit: null, nodes: moves, ms, moves, value, proved: true };
    };
  }
  const { goal, moves: ways, replay = true } = question;
  return (deal, limits = question.limits) => {
    const answer = solve(game, begin(deal), goal, limits, { moves: ways, replay });
    const { verdict, limit, nodes, ms, moves, best } = answer;
    return {
      verdict: LETTERS[verdict],
      limit,
      nodes,
      ms,
      moves: moves?.length ?? 0,
      value: best?.value ?? null,
      proved: best?.proved ?? verdict !== 'unknown',
    };
  };
};
