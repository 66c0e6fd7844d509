/**
 * Where playing on can cost points: the moment at which ending the deal would have scored most against playing on. Moments are
 * those before a card of the stock was turned, and the one in which the player ended the deal.
 */
import { canLosePoints, finished, StopRun, type Slices, type StopAdvice } from '@cairn/solver';
import type { PlayedDeal } from './decisions.ts';

export interface BestStopOptions {
  /** Worlds for each moment. */
  readonly worlds: number;
  /** Milliseconds for all moments together; without it there is no limit. */
  readonly ms?: number;
}

/** Scores in the game's unit. */
export interface BestStop {
  /** How many moves were made before it. */
  readonly at: number;
  /** The score of ending the deal there, and the mean of playing on. */
  readonly now: number;
  readonly onward: number;
  /** The score in the end. */
  readonly score: number;
  /** Whether the player ended the deal there. */
  readonly isTaken: boolean;
}

/** How much ending the deal gains for certain: by the end of the 95% interval that speaks for playing on. */
const certainGain = ({ now, low, high }: StopAdvice, isLow: boolean): number =>
  isLow ? low - now : now - high;

/** The best moment to stop; null where ending the deal was never better for certain, or can't be in this game. */
export function* bestStop(
  { game, decisions, stepAt, length }: PlayedDeal,
  { worlds, ms = Infinity }: BestStopOptions,
  seed: number,
): Slices<BestStop | null> {
  if (!canLosePoints(game)) return null;
  const isLow = game.score.low === true;
  let best: BestStop | null = null;
  let most = 0;
  const moments = decisions.filter(
    ({ at, move, kind }) => at > 0 && (kind === 'stop' || move.kind === 'draw' || move.kind === 'redeal'),
  );
  const limits = { worlds, ms: ms / moments.length, seed };
  for (const { at, kind } of moments) {
    const { view, tally } = stepAt(at);
    const advice = yield* finished(new StopRun(game, view, tally, limits));
    const gain = isLow ? advice.onward - advice.now : advice.now - advice.onward;
    if (certainGain(advice, isLow) <= 0 || gain <= most) continue;
    const { now, onward } = advice;
    most = gain;
    best = { at, now, onward, score: stepAt(length).score.total, isTaken: kind === 'stop' };
  }
  return best;
}
