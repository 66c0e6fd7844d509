/**
 * Advice: the chance of winning after each move, from what the player may know and nothing else (law 4): the argument is a
 * `View`. Moves race in sampled worlds (race.ts), each tried by playouts or by exact solving (judge.ts); where nothing is
 * hidden the exact solver answers. The estimate is what a player wins who follows the advice from there on.
 */
import type { Game, Move, View } from '@cairn/engine';
import { wilson } from '@cairn/stats';
import { ExactVerdicts, type ExactChance } from './exact.ts';
import { corrected, numbersOf, shareOfNone, type Numbers } from './fitted.ts';
import { judgeOf, REVERSIBLE, type Judge } from './judge.ts';
import { moveKey } from './move-key.ts';
import { Race } from './race.ts';
import { NOTHING_RECENT, type Recent } from './recent.ts';
import { reasonsFor, type MoveReason } from './reasons.ts';
import { knownStateOf } from './sample-world.ts';
import { SeededRandom } from './seeded-random.ts';
import { stageOf, type DealStage } from './stage.ts';
import { isAlike, weighedMoves } from './weighed-moves.ts';
import type { Mode } from './weights.ts';

/** A move with its estimated chance of winning. Intervals are of 95%, for the sampling alone. */
export interface Advised {
  readonly move: Move;
  /** The chance, corrected where the game has fitted numbers. */
  readonly chance: number;
  readonly low: number;
  readonly high: number;
  /** The share of worlds won, without correction. */
  readonly raw: number;
  /**
   * How much less it wins than the first move in the worlds in which both were tried; 0 for the first. With a margin
   * (fitted.ts) it may win more, by less than can be relied on; then this is below 0.
   */
  readonly behind: number;
  readonly behindLow: number;
  readonly behindHigh: number;
}

export interface Advice {
  /** The best first. Powers and giving up are not weighed; of plays into interchangeable empty piles only the first. */
  readonly moves: readonly Advised[];
  /** exact: the first move wins for certain, or none does. rollout: by playouts. hindsight: by solving worlds exactly. */
  readonly mode: 'exact' | Mode;
  readonly worlds: number;
  /** Whether no numbers have been fitted for these rules. */
  readonly rough: boolean;
  /** The best move and those that follow it, up to the first that cannot be taken back. */
  readonly plan: readonly Move[];
  /** Why the first move is better than the second; none where that is not what was measured. */
  readonly reasons: readonly MoveReason[];
  /** Whether the second move is about as good as the first: less than 1% behind. */
  readonly isClose: boolean;
}

/** What is measured, without the reasons. */
type Measured = Omit<Advice, 'reasons' | 'isClose'>;

/** Less than this behind is about as good, if the interval ends below the other. */
const CLOSE = 0.01;
const CLOSE_AT_MOST = 0.05;

export interface AdviseOptions {
  /** Worlds drawn at most; default 1,000 where a world is quick, 60 elsewhere. */
  readonly worlds?: number;
  /** The number of worlds where a world is quick, and elsewhere, for callers that do not know which it is. */
  readonly quick?: number;
  readonly plain?: number;
  /** No world but the first is begun after this many milliseconds; the number of worlds then depends on the machine. */
  readonly ms?: number;
  /** Positions that the exact solver visits for a move where nothing is hidden; default 20,000. */
  readonly nodes?: number;
  /** The same seed gives the same advice; default 1. */
  readonly seed?: number;
  /**
   * False where only the first move is wanted: then nothing is tried when it is clear without, and where nothing is hidden there
   * is one exact search for a win, not one for each move. Default true.
   */
  readonly figures?: boolean;
  /**
   * This move is tried in as many worlds as the best one. A move that drops out of the race early has been seen in few worlds,
   * and only because it did badly there, so that its difference is too large on average.
   */
  readonly keep?: Move;
  /** Whether worlds are drawn on when the best move is found, so that its chance is as precise as any. Default false. */
  readonly whole?: boolean;
  /** What was done before, so that advice does not lead in circles. Default: nothing. */
  readonly recent?: Recent;
  /** Numbers in place of those of the game, for fitting. */
  readonly numbers?: Numbers;
}

/** Weighs the legal moves of a view; empty when there are none. */
export const advise = (game: Game, view: View, options: AdviseOptions = {}): Advice => {
  const run = new AdviceRun(game, view, options);
  for (;;) {
    const advice = run.work(Infinity);
    if (advice !== null) return advice;
  }
};

const EXACT_NODES = 20_000;
/**
 * Worlds at most where hindsight finds no irreversible move among hundreds of positions: nearly always the deal is lost, and
 * playouts that only shift cards take long.
 */
const VAIN_WORLDS = 8;
/** Where a world is slow: tries in all, as a multiple of the worlds for one move. */
const TRIES = 4;
/** Quick worlds between two looks at the clock. */
const QUICK_STEP = 16;

/** Advice under way, in slices, so that a worker can do something else in between. */
export class AdviceRun {
  readonly #game: Game;
  readonly #view: View;
  readonly #numbers: Numbers;
  readonly #stage: DealStage;
  readonly #random: SeededRandom;
  readonly #moves: readonly Move[];
  readonly #exact: ExactVerdicts | null;
  readonly #judge: Judge;
  readonly #race: Race;
  readonly #won: Uint8Array;
  readonly #near: Int32Array;
  readonly #worlds: number;
  readonly #ms: number;
  readonly #isClear: boolean;
  readonly #recent: Recent;
  readonly #explains: boolean;
  readonly #whole: boolean;
  #spent = 0;

  constructor(game: Game, view: View, options: AdviseOptions = {}) {
    const {
      worlds,
      quick = 1000,
      plain = 60,
      ms = Infinity,
      seed = 1,
      figures = true,
      nodes = EXACT_NODES,
      keep,
      whole = false,
      recent = NOTHING_RECENT,
    } = options;
    const moves = weighedMoves(game, view);
    const numbers = options.numbers ?? numbersOf(game);
    const state = knownStateOf(game, view);
    this.#game = game;
    this.#view = view;
    this.#numbers = numbers;
    this.#stage = stageOf(game, view);
    this.#random = new SeededRandom(seed);
    this.#moves = moves;
    this.#exact = state === null ? null : new ExactVerdicts(game, state, moves, figures, nodes);
    this.#judge = judgeOf(game, view, moves, numbers, this.#random, recent);
    const wanted = worlds ?? (this.#judge.trials.isQuick ? quick : plain);
    const isVain = numbers.mode === 'hindsight' && this.#judge.mode === 'rollout';
    this.#worlds = isVain ? Math.min(wanted, VAIN_WORLDS) : wanted;
    const tries = this.#judge.trials.isQuick ? Infinity : TRIES * this.#worlds;
    const kept = keep === undefined ? -1 : moves.findIndex((each) => isAlike(game, view, each, keep));
    this.#race = new Race(this.#judge.entrants, {
      tries,
      kept: this.#judge.entrantOf[kept] ?? -1,
      margin: this.#judge.mode === 'rollout' ? numbers.margin : 0,
    });
    this.#won = new Uint8Array(this.#judge.entrants);
    this.#near = new Int32Array(this.#judge.entrants);
    this.#ms = ms;
    this.#recent = recent;
    this.#explains = figures;
    this.#whole = whole;
    this.#isClear = !figures && (this.#judge.free >= 0 || moves.length < 2 || this.#judge.entrants < 2);
  }

  /** Works for about this many milliseconds; the advice, or null while it can still become better. */
  work(ms: number): Advice | null {
    const from = Date.now();
    let spent = 0;
    while (!this.#isDone(spent)) {
      if (spent >= ms) {
        this.#spent += spent;
        return null;
      }
      if (this.#exact !== null && !this.#exact.isDone) this.#exact.next();
      else this.#tryWorlds();
      spent = Date.now() - from;
    }
    return this.bestSoFar();
  }

  /** The advice so far. */
  bestSoFar(): Advice {
    const measured = this.#measured();
    const [first, second] = measured.moves;
    const { mode, worlds } = measured;
    if (first === undefined || second === undefined || mode === 'exact' || worlds === 0)
      return { ...measured, reasons: [], isClose: false };
    // Where no world is won, nearness to the goal has put them in order, and tells nothing of how close they are.
    const isClose = first.raw > 0 && Math.abs(second.behind) < CLOSE && second.behindHigh < CLOSE_AT_MOST;
    const isBetter = this.#explains && second.behind > 0 && !isClose;
    const reasons = isBetter ? this.#reasons(first.move, second.move) : [];
    return { ...measured, reasons, isClose };
  }

  #reasons(better: Move, other: Move): readonly MoveReason[] {
    return reasonsFor(this.#game, this.#view, better, other, this.#recent);
  }

  #measured(): Measured {
    const exact = this.#exact;
    if (exact?.isComplete === true) return this.#decided((move) => exact.of(move), exact.line);
    if (this.#judge.isLost) return this.#decided(() => 0, []);
    const { mode, lines } = this.#judge;
    const { best, worlds } = this.#race;
    const [first = -1] = this.#order();
    const free = first >= 0 && first === this.#judge.free;
    const plan = first < 0 ? [] : free ? [this.#moves[first]] : (lines[best] ?? []);
    const text = plan[0] === undefined ? '' : moveKey(plan[0]);
    // The first move of the plan comes first, also where it is a reversible one.
    const order = this.#order().toSorted(
      (a, b) => Number(moveKey(this.#moves[b]) === text) - Number(moveKey(this.#moves[a]) === text),
    );
    const moves = order.map((i, place) => this.#figures(i, place === 0));
    return { moves, mode, worlds, rough: this.#numbers.rough, plan };
  }

  /** The moves by number: one by which nothing is lost, the best, the reversible ones, and the others as they are behind. */
  #order(): readonly number[] {
    const { entrantOf, free } = this.#judge;
    const race = this.#race;
    const { best } = race;
    const places = entrantOf.map((entrant, i) => {
      if (i === free && (entrant === REVERSIBLE || race.behind(entrant, best).low <= 0)) return -3;
      return entrant === best ? -2 : entrant === REVERSIBLE ? -1 : race.behind(entrant, best).mean;
    });
    return places.map((_, i) => i).sort((a, b) => places[a] - places[b] || entrantOf[a] - entrantOf[b]);
  }

  #figures(i: number, isFirst: boolean): Advised {
    const { best, won, tried } = this.#race;
    const { correction } = this.#numbers;
    const own = this.#judge.entrantOf[i];
    // What loses nothing wins as often as the best.
    const entrant = own === REVERSIBLE || (isFirst && i === this.#judge.free) ? best : own;
    const wins = won[entrant] ?? 0;
    const worlds = tried[entrant] ?? 0;
    const raw = worlds === 0 ? 0 : wins / worlds;
    const isLost = this.#exact?.of(i) === 0;
    // A move that dropped out early without a win is no better than the best one without a win.
    const share =
      wins > 0 || isLost || correction === null || worlds === 0
        ? raw
        : shareOfNone(this.#race.worlds, this.#numbers);
    const [low, high] = isLost ? [0, 0] : wilson(wins, worlds);
    const behind = this.#race.behind(entrant, best);
    return {
      move: this.#moves[i],
      chance: corrected(share, worlds, correction, this.#stage),
      low: corrected(low, worlds, correction, this.#stage),
      high: corrected(high, worlds, correction, this.#stage),
      raw,
      behind: isFirst ? 0 : behind.mean,
      behindLow: isFirst ? 0 : behind.low,
      behindHigh: isFirst ? 0 : behind.high,
    };
  }

  /**
   * The advice where it is certain that the first move wins, or that none does. A line that wins is the plan. A move whose
   * search was cut off has the estimate of the trials, and 1 as the upper end.
   */
  #decided(decision: (move: number) => ExactChance, line: readonly Move[]): Measured {
    const { entrantOf } = this.#judge;
    const found = this.#moves.map((move, i) => (move === line[0] ? 1 : decision(i)));
    const best = found.includes(1) ? 1 : 0;
    // What a reversible move leaves can be won as well as what was there before.
    const decided = found.map((each, i) => each ?? (entrantOf[i] === REVERSIBLE ? best : null));
    const rank = (i: number): number => (this.#moves[i] === line[0] ? 2 : (decided[i] ?? 0));
    const order = this.#moves
      .map((_, i) => i)
      .sort((a, b) => rank(b) - rank(a) || entrantOf[a] - entrantOf[b]);
    const moves = order.map((i): Advised => {
      const estimate = this.#figures(i, false);
      const chance = decided[i] ?? estimate.chance;
      const [low, high] = decided[i] === null ? [estimate.low, 1] : [chance, chance];
      const figures = { chance, low, high, raw: decided[i] ?? estimate.raw };
      const behind = { behind: best - chance, behindLow: best - high, behindHigh: best - low };
      return { move: this.#moves[i], ...figures, ...behind };
    });
    const plan = line.length > 0 ? line : moves.slice(0, 1).map(({ move }) => move);
    return { moves, mode: 'exact', worlds: 1, rough: false, plan };
  }

  #isDone(spent: number): boolean {
    if (this.#isClear || this.#moves.length === 0 || this.#judge.isLost) return true;
    if (this.#exact !== null && !this.#exact.isDone) return false;
    if (this.#exact?.isComplete === true && !this.#exact.hasGaps) return true;
    if (this.#race.worlds >= this.#worlds) return true;
    return this.#race.worlds > 0 && (this.#isFound || this.#spent + spent >= this.#ms);
  }

  get #isFound(): boolean {
    return this.#race.isOver && (!this.#whole || this.#race.alive.length === 0);
  }

  #tryWorlds(): void {
    const { trials } = this.#judge;
    const race = this.#race;
    const until = Math.min(this.#worlds, race.worlds + (trials.isQuick ? QUICK_STEP : 1));
    while (race.worlds < until && !this.#isFound) {
      trials.tryWorld(race.alive, this.#random, this.#won, this.#near);
      race.add(this.#won, this.#near);
    }
  }
}
