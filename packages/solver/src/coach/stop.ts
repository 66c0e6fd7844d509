/**
 * Whether to end a scored deal or to play on: the score of ending it now beside the mean score of playing on to the end, in
 * worlds that agree with the view. The player of the worlds never ends a deal early, so playing on is worth at least the mean:
 * advice to play on is never wrong by that, and advice to stop may come a card too early.
 */
import { penalty, type Game, type State, type Tally, type View } from '@cairn/engine';
import { numbersOf } from './fitted.ts';
import { weightList } from './features.ts';
import { Playout } from './playout.ts';
import { sampleWorld } from './sample-world.ts';
import { SeededRandom } from './seeded-random.ts';

/** Scores in the game's unit; `low` and `high` are the 95% interval of the mean. */
export interface StopAdvice {
  /** If the deal is ended now. */
  readonly now: number;
  /** The mean of playing on. */
  readonly onward: number;
  readonly low: number;
  readonly high: number;
  readonly worlds: number;
}

export interface StopOptions {
  /** Worlds at most; default 400. */
  readonly worlds?: number;
  /** No world but the first two is begun after this many milliseconds. */
  readonly ms?: number;
  readonly seed?: number;
}

/** Whether playing on can cost points, so that ending a deal early can be right. */
export const canLosePoints = ({ score }: Game): boolean => {
  const { draw, reserve, groups, pass, moves = {}, low = false } = score;
  const values = [draw, reserve, groups, score.penalty, pass?.each, ...Object.values(moves)];
  return values.some((each = 0) => (low ? each > 0 : each < 0));
};

/** The advice under way, in slices. */
export class StopRun {
  readonly #game: Game;
  readonly #view: View;
  readonly #tally: Tally;
  readonly #playout: Playout;
  readonly #random: SeededRandom;
  readonly #worlds: number;
  readonly #ms: number;
  #spent = 0;
  #tried = 0;
  #sum = 0;
  #squares = 0;

  constructor(
    game: Game,
    view: View,
    tally: Tally,
    { worlds = 400, ms = Infinity, seed = 1 }: StopOptions = {},
  ) {
    this.#game = game;
    this.#view = view;
    this.#tally = tally;
    // The board reads no hidden card.
    this.#playout = new Playout(game, view as unknown as State, weightList(numbersOf(game).weights));
    this.#random = new SeededRandom(seed);
    this.#worlds = Math.max(2, worlds);
    this.#ms = ms;
  }

  /** Works for about this many milliseconds; the advice, or null while worlds are left. */
  work(ms: number): StopAdvice | null {
    const from = Date.now();
    let spent = 0;
    while (this.#tried < 2 || (this.#tried < this.#worlds && this.#spent + spent < this.#ms)) {
      if (spent >= ms) {
        this.#spent += spent;
        return null;
      }
      this.#playout.load(sampleWorld(this.#game, this.#view, this.#random));
      const score = this.#playout.score(this.#tally, this.#random);
      this.#tried += 1;
      this.#sum += score;
      this.#squares += score * score;
      spent = Date.now() - from;
    }
    return this.#advice();
  }

  #advice(): StopAdvice {
    const worlds = this.#tried;
    const onward = this.#sum / worlds;
    const variance = Math.max(0, this.#squares - worlds * onward * onward) / (worlds - 1);
    const width = 1.959964 * Math.sqrt(variance / worlds);
    const { total } = this.#tally;
    const now = total + penalty(this.#game, this.#view, this.#tally);
    return { now, onward, low: onward - width, high: onward + width, worlds };
  }
}

/** Ending now beside playing on. */
export const adviseStop = (game: Game, view: View, tally: Tally, options: StopOptions = {}): StopAdvice => {
  const run = new StopRun(game, view, tally, options);
  for (;;) {
    const advice = run.work(Infinity);
    if (advice !== null) return advice;
  }
};
