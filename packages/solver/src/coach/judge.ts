/** How the legal moves of a view are judged: which trials are run, and what their results say about each move. */
import type { Game, Move, View } from '@cairn/engine';
import { candidatesOf, type Candidate } from './candidates.ts';
import type { Numbers } from './fitted.ts';
import { hindsightOf } from './hindsight.ts';
import { lineCandidates } from './line-candidates.ts';
import { moveKey } from './move-key.ts';
import { policyValues } from './policy.ts';
import { preferenceOf, SAFE } from './preference.ts';
import { sampleWorld } from './sample-world.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Recent } from './recent.ts';
import { hasQuickWorlds, playoutsOf, type Trials } from './trials.ts';
import type { Mode } from './weights.ts';

/** In place of an entrant: the move can be taken back, so what can be won after it is what can be won now. */
export const REVERSIBLE = -1;

export interface Judge {
  readonly mode: Mode;
  readonly trials: Trials;
  /** What the race is between; of equals the first is preferred. */
  readonly entrants: number;
  /** By legal move: its entrant, or `REVERSIBLE`. */
  readonly entrantOf: readonly number[];
  /** By entrant: the moves up to the first that cannot be taken back. */
  readonly lines: readonly (readonly Move[])[];
  /** A move by which nothing is lost, whatever the trials say: its index, or -1. */
  readonly free: number;
  /** Whether it is proved that the deal is lost. */
  readonly isLost: boolean;
}

export const judgeOf = (
  game: Game,
  view: View,
  moves: readonly Move[],
  numbers: Numbers,
  random: SeededRandom,
  recent: Recent,
): Judge => {
  const classes = preferenceOf(game, view, moves);
  const safe = classes.indexOf(SAFE);
  const hindsight = numbers.mode === 'hindsight' ? byHindsight(game, view, moves, numbers, random) : null;
  if (hindsight !== null) return safe < 0 ? hindsight : { ...hindsight, free: safe };
  // In games of columns most moves win in all of a few worlds. In any other order, advice that follows goes in circles.
  const values =
    hasQuickWorlds(game) && numbers.margin === 0
      ? classes.map((each) => -each)
      : policyValues(game, view, moves, numbers.weights, recent);
  const isSafe = (i: number): number => Number(classes[i] === SAFE);
  const order = moves
    .map((_, i) => i)
    .sort((a, b) => isSafe(b) - isSafe(a) || values[b] - values[a] || a - b);
  return {
    mode: 'rollout',
    trials: playoutsOf(
      game,
      view,
      order.map((i) => moves[i]),
      numbers.weights,
      recent,
    ),
    entrants: moves.length,
    entrantOf: moves.map((_, i) => order.indexOf(i)),
    lines: order.map((i) => [moves[i]]),
    free: safe,
    isLost: false,
  };
};

/** Null where no irreversible move is in reach. */
const byHindsight = (
  game: Game,
  view: View,
  moves: readonly Move[],
  { nodes }: Numbers,
  random: SeededRandom,
): Judge | null => {
  const world = sampleWorld(game, view, random);
  const { list, byMove, isLost, hasFreeLook } = candidatesOf(game, view, world);
  const draw = hasFreeLook ? moves.findIndex(({ kind }) => kind === 'draw' || kind === 'redeal') : -1;
  let found: readonly Candidate[] =
    list.length > 0 || draw < 0 ? list : [{ line: [moves[draw]], after: world, turnsUp: false }];
  if (found.length === 0 && !isLost) {
    found = lineCandidates(game, view, world, nodes, random);
    if (found.length === 0) return null;
  }
  const order = found
    .map((_, i) => i)
    .sort(
      (a, b) =>
        Number(found[b].turnsUp) - Number(found[a].turnsUp) ||
        found[a].line.length - found[b].line.length ||
        a - b,
    );
  const entrants = order.map((i) => found[i]);
  return {
    mode: 'hindsight',
    trials: hindsightOf(game, view, world, entrants, nodes),
    entrants: entrants.length,
    entrantOf: moves.map((move) => {
      const candidate = byMove.get(moveKey(move));
      return candidate === undefined ? REVERSIBLE : order.indexOf(candidate);
    }),
    lines: entrants.map(({ line }) => line),
    free: draw,
    isLost,
  };
};
