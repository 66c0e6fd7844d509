/** A trial: a question put to one deal, and what has come of it. Pure but for the milliseconds it took. */
import { start, type Game, type Numbering } from '@cairn/engine';
import { solve, type Limit } from '@cairn/solver';
import { sit } from './play/player.ts';
import { policyOf } from './play/policies.ts';
import { dealOf, type Limits, type Question } from './question.ts';

/** The clock of pages, threads and Node alike. */
declare const performance: { readonly now: () => number };

/** w: can be won, or was won. l: cannot, or was not. u: a limit was hit first. */
export type Letter = 'w' | 'l' | 'u';
const LETTERS = { winnable: 'w', unwinnable: 'l', unknown: 'u' } as const;

export interface Trial {
  readonly verdict: Letter;
  readonly limit: Limit | null;
  /** Positions visited; of a game that was played, its moves. */
  readonly nodes: number;
  readonly ms: number;
  /** Moves of the way to the goal, or to the best; 0 where there is none. */
  readonly moves: number;
  /** Points, cards left or moves, whatever was asked for; null where nothing but winning was. */
  readonly value: number | null;
  /** Nothing better exists. */
  readonly proved: boolean;
}

/** Puts the question to deals. Throws where a deal does not serve the game: ask `start` about the ends of a range first. */
export const trialOf = (
  game: Game,
  numbers: Numbering,
  question: Question,
): ((deal: number, limits?: Limits) => Trial) => {
  const begin = (deal: number) => {
    const state = start(game, dealOf(numbers, deal));
    if (!state.ok) throw new Error(`No deal ${deal} of ${game.id}: ${state.error[0]?.message}`);
    return state.value;
  };
  if (question.kind === 'play') {
    const policy = policyOf(question);
    const { seed, counts = 'score' } = question;
    return (deal) => {
      const began = performance.now();
      const { won, moves, [counts]: value } = sit(game, begin(deal), policy, seed + deal);
      const ms = performance.now() - began;
      return { verdict: won ? 'w' : 'l', limit: null, nodes: moves, ms, moves, value, proved: true };
    };
  }
  const { goal, moves: ways } = question;
  return (deal, limits = question.limits) => {
    const answer = solve(game, begin(deal), goal, limits, { moves: ways });
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
