/** New deals. This is the only file that draws random numbers. */
import { begin, cairnDeal, compileStandard, type Deal, type Game } from '@cairn/engine';
import { tripeaksRules } from '@cairn/games';
import { newAttempt, type Attempt } from './attempt.ts';

/** The highest number of a random deal: too many to meet one again, and short enough to say. */
const RANDOM_DEALS = 9_999_999;

/** A random whole number from 0, below a limit. */
export const randomBelow = (below: number): number => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % below;
};

export const randomDeal = (): Deal => cairnDeal(1 + randomBelow(RANDOM_DEALS));

/** The identity of a new attempt, and when it began. */
export const fresh = (): { id: string; began: number } => ({ id: crypto.randomUUID(), began: Date.now() });

/** Compiles the first game of the catalogue. */
export const compileFirst = (): Game => compileStandard(tripeaksRules);

/** The very first table: any deal of the first game of the catalogue. */
export const firstAttempt = (game: Game): Attempt => {
  const session = begin(game, randomDeal());
  if (!session.ok) throw new Error('The first game of the catalogue cannot be dealt');
  return newAttempt(session.value, fresh());
};
