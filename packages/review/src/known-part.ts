/**
 * The part of a deal in which the player knew every card: the exact solver says whether it could still be won. A position
 * that can't be won stays so, and one that can be won could be won before, so bisection finds the move that lost it.
 */
import type { Move } from '@cairn/engine';
import {
  beginSearch,
  finished,
  knownStateOf,
  type Budget,
  type Slices,
  type SolverAnswer,
  type Verdict,
} from '@cairn/solver';
import type { PlayedDeal } from './decisions.ts';

export interface KnownPart {
  /** The index of the first position in which every card was known; the number of positions if there was none. */
  readonly from: number;
  /** The verdicts from there on. */
  readonly verdicts: readonly Verdict[];
  /** The first move of a way to win before the move that lost the deal; null if there is no such move. */
  readonly saving: Move | null;
}

/** @param places how many moves were made before each position that is looked at. */
export function* solveKnownPart(
  { game, stepAt, result, length }: PlayedDeal,
  places: readonly number[],
  budget: Budget,
): Slices<KnownPart> {
  const isStuck = stepAt(length).status === 'stuck';
  const states = [...places, ...(isStuck ? [length] : [])].map((at) => knownStateOf(game, stepAt(at).view));
  const from = states.findLastIndex((state) => state === null) + 1;
  const count = states.length - from;
  const verdicts: Verdict[] = Array.from({ length: count }, () => (result === 1 ? 'winnable' : 'unknown'));
  if (result === 1 || count === 0) return { from, verdicts, saving: null };

  function* ask(i: number, moves: boolean): Slices<SolverAnswer | null> {
    const state = states[from + i];
    if (state === null || state === undefined) return null;
    return yield* finished(beginSearch(game, state, 'win', budget, { moves }));
  }
  function* verdictOf(i: number): Slices<Verdict> {
    const verdict = (yield* ask(i, false))?.verdict ?? 'unknown';
    if (verdict === 'winnable') verdicts.fill('winnable', 0, i + 1);
    if (verdict === 'unwinnable') verdicts.fill('unwinnable', i);
    return verdict;
  }

  if ((yield* verdictOf(count - 1)) !== 'unwinnable') return { from, verdicts, saving: null };
  if (count === 1 || (yield* verdictOf(0)) === 'unwinnable') return { from, verdicts, saving: null };
  let low = 0;
  let lost = count - 1;
  while (lost - low > 1) {
    const middle = Math.floor((low + lost) / 2);
    // Later positions are decided sooner, so the search goes on behind one that is not.
    if ((yield* verdictOf(middle)) === 'unwinnable') lost = middle;
    else low = middle;
  }
  const saved = verdicts.lastIndexOf('winnable');
  const isFound = saved >= 0 && verdicts[saved + 1] === 'unwinnable';
  return { from, verdicts, saving: isFound ? ((yield* ask(saved, true))?.moves?.[0] ?? null) : null };
}
