/**
 * Advice: the chance of winning after each move, from what the player may know and nothing else (law 4): the argument is a
 * `View`. Worlds that agree with the view are sampled; each move is made in every world, and a playout by a policy that sees
 * no hidden card follows. The share of worlds won is the estimate, with the interval for that many samples.
 */
import { applyLegal, distinctPlays, isWon, legalMoves, type Game, type Move, type View } from '@cairn/engine';
import { wilson } from '@cairn/stats';
import { SeededRandom } from './seeded-random.ts';
import { byPreference, type Weighed } from './preference.ts';
import { readOneHoleView, whyNotApplicable } from './one-hole-position.ts';
import { plainPolicyWins } from './plain-policy.ts';
import { OneHoleWorld } from './one-hole-world.ts';
import { sampleWorld } from './sample-world.ts';

/** `chance`: the share of worlds won after the move, with its 95% interval (for the sampling alone: a better player wins more). */
export type Advised = Weighed;

export interface Advice {
  /** The recommended one first (preference.ts). Powers and giving up are not weighed; of plays into interchangeable empty piles only the first. */
  readonly moves: readonly Advised[];
  /** The policy of the playouts. uncover: plays what uncovers most. plain: a hasty policy for any game. */
  readonly policy: 'uncover' | 'plain';
  readonly worlds: number;
}

export interface AdviseOptions {
  /** Worlds drawn; default 1,000 where a world is quick, 60 elsewhere. */
  readonly worlds?: number;
  /** The number of worlds by policy, for callers that do not know which one is used. */
  readonly quick?: number;
  readonly plain?: number;
  /** No world but the first is begun after this many milliseconds; the number of worlds then depends on the machine. */
  readonly ms?: number;
  /** The same seed gives the same advice; default 1. */
  readonly seed?: number;
}

/** Weighs the legal moves of a view; empty when there are none. */
export const advise = (game: Game, view: View, options: AdviseOptions = {}): Advice => {
  const run = new AdviceRun(game, view, options);
  for (;;) {
    const advice = run.work(Infinity);
    if (advice !== null) return advice;
  }
};

/** Advice under way, in slices, so that a worker can do something else in between. */
export class AdviceRun {
  readonly #game: Game;
  readonly #view: View;
  readonly #random: SeededRandom;
  readonly #moves: readonly Move[];
  readonly #world: OneHoleWorld | null;
  /** By move: its place in the layout, or -1 for the stock. */
  readonly #places: readonly number[];
  readonly #worlds: number;
  readonly #won: number[];
  readonly #ms: number;
  #tried = 0;
  #spent = 0;

  constructor(game: Game, view: View, { worlds, quick, plain, ms, seed }: AdviseOptions = {}) {
    const moves = distinctPlays(game, view, legalMoves(game, view)).filter(
      ({ kind }) => kind !== 'power' && kind !== 'again',
    );
    const position = whyNotApplicable(game) === null ? readOneHoleView(game, view) : null;
    this.#game = game;
    this.#view = view;
    this.#random = new SeededRandom(seed ?? 1);
    this.#moves = moves;
    this.#world = position === null ? null : new OneHoleWorld(position);
    this.#places = moves.map((move) =>
      move.kind === 'play' ? (position?.piles.lastIndexOf(move.from) ?? -1) : -1,
    );
    this.#worlds = worlds ?? (position === null ? (plain ?? 60) : (quick ?? 1000));
    this.#ms = ms ?? Infinity;
    this.#won = moves.map(() => 0);
  }

  /** Tries worlds for about this many milliseconds; the advice, or null while worlds are left. */
  work(ms: number): Advice | null {
    const from = Date.now();
    let spent = 0;
    while (this.#tried < this.#worlds && this.#spent + spent < this.#ms) {
      if (spent >= ms) {
        this.#spent += spent;
        return null;
      }
      this.#try();
      spent = Date.now() - from;
    }
    return this.bestSoFar();
  }

  /** The advice from the worlds tried so far. */
  bestSoFar(): Advice {
    const worlds = this.#tried;
    const advised = this.#moves.map((move, i): Advised => {
      const [low, high] = wilson(this.#won[i], worlds);
      return { move, chance: worlds === 0 ? 0 : this.#won[i] / worlds, low, high };
    });
    return {
      moves: byPreference(this.#game, this.#view, advised),
      policy: this.#world === null ? 'plain' : 'uncover',
      worlds,
    };
  }

  /** Samples one world, and makes a playout in it after each of the moves. */
  #try(): void {
    const random = this.#random;
    this.#tried += 1;
    if (this.#world !== null) {
      this.#world.deal(random);
      for (let i = 0; i < this.#places.length; i++)
        if (this.#world.clears(this.#places[i], random)) this.#won[i] += 1;
      return;
    }
    const state = sampleWorld(this.#game, this.#view, random);
    for (const [i, move] of this.#moves.entries()) {
      const after = applyLegal(this.#game, state, move);
      if (isWon(this.#game, after) || plainPolicyWins(this.#game, after, random)) this.#won[i] += 1;
    }
  }
}
