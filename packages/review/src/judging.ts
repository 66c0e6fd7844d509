/** How far the calls of a review can be trusted: its moves weighed once more, in other worlds. */
import type { Deal, Game, MadeMove } from '@cairn/engine';
import { isAlike } from '@cairn/solver';
import { playedDeal } from './decisions.ts';
import type { Review } from './review.ts';
import type { Adviser } from './weighing.ts';

export interface JudgedMove {
  /** How many moves were made before it. */
  readonly at: number;
  /** Whether the review called it a mistake. */
  readonly isMistake: boolean;
  /** How much less it wins than the best move, by the judge. */
  readonly loss: number;
}

/**
 * Judges the moves of a reviewed deal, except those that the exact solver has judged. The seed must be one that the review did
 * not use: its worlds are the seeds from its own on, one a move.
 */
export const judgedMoves = (
  game: Game,
  deal: Deal,
  moves: readonly MadeMove[],
  review: Review,
  { adviser, seed }: { readonly adviser: Adviser; readonly seed: number },
): readonly JudgedMove[] => {
  const { decisions, stepAt, recentAt } = playedDeal(game, deal, moves);
  return decisions.flatMap(({ at, kind, move }, i): readonly JudgedMove[] => {
    const reviewed = review.moves[i];
    if (kind !== 'weighed' || reviewed === undefined) return [];
    if (reviewed.verdict === 'winnable' || reviewed.verdict === 'unwinnable') return [];
    const { view } = stepAt(at);
    const found =
      adviser(game, view, seed + at, { recent: recentAt(at), made: move }).work(Infinity)?.moves ?? [];
    const made = found.find((each) => isAlike(game, view, each.move, move));
    return made === undefined ? [] : [{ at, isMistake: reviewed.isMistake, loss: Math.max(0, made.behind) }];
  });
};
