/** What a race is run over: ways of trying moves in a world that agrees with a view. */
import type { Game, Move, State, View } from '@cairn/engine';
import { weightList, type PolicyWeights } from './features.ts';
import { readOneHoleView, whyNotApplicable, type OneHolePosition } from './one-hole-position.ts';
import { OneHolePlayout, OWN_MOVE } from './one-hole-playout.ts';
import { Playout } from './playout.ts';
import type { Recent } from './recent.ts';
import { sampleWorld } from './sample-world.ts';
import { SeededRandom } from './seeded-random.ts';

export interface Trials {
  /**
   * Draws a world and tries these moves in it; writes 1 for a win, by move, and how near the goal came, in thousandths,
   * where that is known.
   */
  tryWorld(moves: readonly number[], random: SeededRandom, won: Uint8Array, near: Int32Array): void;
  /** Whether a world takes microseconds. */
  readonly isQuick: boolean;
}

/** Whether a world of the game takes microseconds. */
export const hasQuickWorlds = (game: Game): boolean => whyNotApplicable(game) === null;

/** Playouts after each of these legal moves: on bit sets where the game has one hole, on the packed board elsewhere. */
export const playoutsOf = (
  game: Game,
  view: View,
  moves: readonly Move[],
  weights: PolicyWeights,
  recent: Recent,
): Trials => {
  const list = weightList(weights);
  const position = hasQuickWorlds(game) ? readOneHoleView(game, view) : null;
  if (position !== null) {
    const playout = new OneHolePlayout(position, list);
    const places = moves.map((move) => (move.kind === 'play' ? position.piles.lastIndexOf(move.from) : -1));
    return {
      isQuick: true,
      tryWorld: (alive, random, won) => {
        playout.deal(random);
        for (const move of alive) won[move] = playout.clears(places[move], random) ? 1 : 0;
      },
    };
  }
  // The board reads no hidden card.
  const playout = new Playout(game, view as unknown as State, list, recent);
  const numbers = moves.map((move) => playout.numberOf(move));
  return {
    isQuick: false,
    tryWorld: (alive, random, won, near) => {
      playout.load(sampleWorld(game, view, random));
      for (const move of alive) {
        won[move] = playout.winsAfter(numbers[move], random) ? 1 : 0;
        near[move] = Math.round(1000 * playout.progress);
      }
    },
  };
};

/** Results of a policy that plays on alone. */
export interface PolicyResults {
  readonly won: number;
  /** The mean nearness to the goal (nearness.ts); 0 where playouts do not tell. */
  readonly progress: number;
}

const positions = new WeakMap<View, OneHolePosition | null>();

/** The view as a position of a game with one hole, looked up once: fitting plays the same deals again and again. */
const positionOf = (game: Game, view: View): OneHolePosition | null => {
  let position = positions.get(view);
  if (position === undefined) {
    position = hasQuickWorlds(game) ? readOneHoleView(game, view) : null;
    positions.set(view, position);
  }
  return position;
};

/** Lets a policy play from a view in so many worlds; the same seed gives the same worlds to every policy. */
export const policyResults = (
  game: Game,
  view: View,
  weights: PolicyWeights,
  worlds: number,
  seed: number,
): PolicyResults => {
  const list = weightList(weights);
  const position = positionOf(game, view);
  const quick = position === null ? null : new OneHolePlayout(position, list);
  const plain = quick === null ? new Playout(game, view as unknown as State, list) : null;
  let won = 0;
  let progress = 0;
  for (let n = 0; n < worlds; n++) {
    const random = new SeededRandom(seed + n);
    if (quick !== null) {
      quick.deal(random);
      if (quick.clears(OWN_MOVE, random)) won += 1;
    } else if (plain !== null) {
      plain.load(sampleWorld(game, view, random));
      if (plain.wins(random)) won += 1;
      progress += plain.progress;
    }
  }
  return { won, progress: progress / worlds };
};
