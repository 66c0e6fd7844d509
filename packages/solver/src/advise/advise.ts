/**
 * Advice: what each move is worth to a player, from what the player may know and nothing else (law 4): the argument is
 * a `View`. Worlds that agree with it are drawn at random, each move is tried in every one of them, and a player who
 * sees no more than we do plays on. The share he wins is the estimate; with the interval that so many samples give.
 */
import { applyLegal, distinctPlays, isWon, legalMoves, type Game, type Move, type View } from '@cairn/engine';
import { wilson } from '@cairn/stats';
import { Dice } from './dice.ts';
import { readPeaks, whyNotApplicable } from './peaks.ts';
import { plainlyWins } from './plain.ts';
import { World } from './rollout.ts';
import { worldOf } from './worlds.ts';

export interface Advised {
  readonly move: Move;
  /** Share of worlds won after it, and its 95 % interval (sampling alone: a better player wins more). */
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

export interface Advice {
  /** Best first. Powers and giving up are not weighed; of plays into interchangeable empty piles only the first. */
  readonly moves: readonly Advised[];
  /** Who played on: uncover: whatever uncovers most. plain: a hasty player of any game. */
  readonly policy: 'uncover' | 'plain';
  readonly worlds: number;
}

export interface AdviseOptions {
  /** Worlds drawn; default 1,000 where a world is quick, 60 elsewhere. */
  readonly worlds?: number;
  /** The same, said for each of the two: who asks may not know which it is. */
  readonly quick?: number;
  readonly plain?: number;
  /** No world is begun after so many milliseconds but the first; how many were tried then depends on the machine. */
  readonly ms?: number;
  /** The same seed, the same advice; default 1. */
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

/** Advice being worked out, so that a worker can do something else in between. */
export class AdviceRun {
  readonly #game: Game;
  readonly #view: View;
  readonly #dice: Dice;
  readonly #moves: readonly Move[];
  readonly #world: World | null;
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
    const peaks = whyNotApplicable(game) === null ? readPeaks(game, view) : null;
    this.#game = game;
    this.#view = view;
    this.#dice = new Dice(seed ?? 1);
    this.#moves = moves;
    this.#world = peaks === null ? null : new World(peaks);
    this.#places = moves.map((move) =>
      move.kind === 'play' ? (peaks?.piles.lastIndexOf(move.from) ?? -1) : -1,
    );
    this.#worlds = worlds ?? (peaks === null ? (plain ?? 60) : (quick ?? 1000));
    this.#ms = ms ?? Infinity;
    this.#won = moves.map(() => 0);
  }

  /** Tries worlds for about so many milliseconds; the advice, or null while worlds are left. */
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

  /** What is known from the worlds tried so far. */
  bestSoFar(): Advice {
    const worlds = this.#tried;
    const advised = this.#moves.map((move, i): Advised => {
      const [low, high] = wilson(this.#won[i], worlds);
      return { move, chance: worlds === 0 ? 0 : this.#won[i] / worlds, low, high };
    });
    return {
      moves: advised.sort((a, b) => b.chance - a.chance),
      policy: this.#world === null ? 'plain' : 'uncover',
      worlds,
    };
  }

  /** Draws one world and plays on in it after each of the moves. */
  #try(): void {
    const dice = this.#dice;
    this.#tried += 1;
    if (this.#world !== null) {
      this.#world.deal(dice);
      for (let i = 0; i < this.#places.length; i++)
        if (this.#world.clears(this.#places[i], dice)) this.#won[i] += 1;
      return;
    }
    const state = worldOf(this.#game, this.#view, dice);
    for (const [i, move] of this.#moves.entries()) {
      const after = applyLegal(this.#game, state, move);
      if (isWon(this.#game, after) || plainlyWins(this.#game, after, dice)) this.#won[i] += 1;
    }
  }
}
