/**
 * The chance of an average deal: what was fitted, or the mean of the chances of numbered deals of a game at their start, by the
 * same adviser.
 */
import { cairnDeal, parseDeal, start, view, type Game } from '@cairn/engine';
import {
  beginSearch,
  finished,
  inSlices,
  knownStateOf,
  numbersOf,
  type Budget,
  type Sliced,
  type Slices,
} from '@cairn/solver';
import type { Adviser } from './weighing.ts';

/** Whether every card is known from the start, so that the exact solver judges deals and not the adviser. */
export const isOpenFromStart = (game: Game): boolean => {
  const dealt = start(game, cairnDeal(1));
  return dealt.ok && knownStateOf(game, view(game, dealt.value)) !== null;
};

/** The fitted chance of an average deal of a game with hidden cards; null elsewhere, or where nothing was fitted. */
export const fittedAverage = (game: Game): number | null =>
  isOpenFromStart(game) ? null : numbersOf(game).average;

export interface AverageOptions {
  readonly adviser: Adviser;
  /** The number of the first deal, and how many deals. */
  readonly first: number;
  readonly deals: number;
  readonly budget: Omit<Budget, 'signal'>;
  readonly seed: number;
}

function* sumOfChances(game: Game, { adviser, first, deals, budget, seed }: AverageOptions): Slices<number> {
  let sum = 0;
  for (let number = first; number < first + deals; number++) {
    const deal = parseDeal(`${number}`);
    const dealt = deal.ok ? start(game, deal.value) : deal;
    if (!dealt.ok) throw new Error(`Deal ${number} does not serve the game`);
    const seen = view(game, dealt.value);
    const known = knownStateOf(game, seen);
    const answer =
      known === null ? null : yield* finished(beginSearch(game, known, 'win', budget, { moves: false }));
    if (answer?.verdict === 'winnable') sum += 1;
    if (answer?.verdict === 'winnable' || answer?.verdict === 'unwinnable') continue;
    const { moves } = yield* finished(adviser(game, seen, seed + number));
    sum += moves[0]?.chance ?? 0;
  }
  return sum;
}

/** The sum of the chances of some deals, in slices. Throws if the game has no numbered deals. */
export const chancesOfDeals = (game: Game, options: AverageOptions): Sliced<number> =>
  inSlices(sumOfChances(game, options));
