/**
 * The review of a finished deal: the chance of winning before every decision, what would have been better, and luck and
 * skill apart. The chances are the adviser's, from what the player could know then; where every card was known, the exact
 * solver's. It sees the whole deal only to play it.
 */
import { isWon, type Deal, type Game, type MadeMove, type Move, type View } from '@cairn/engine';
import {
  finished,
  inSlices,
  isAlike,
  reasonsFor,
  type Budget,
  type MoveReason,
  type Recent,
  type Sliced,
  type Slices,
  type Verdict,
} from '@cairn/solver';
import { bestStop, type BestStop, type BestStopOptions } from './best-stop.ts';
import { book, type Step, type Sums } from './book.ts';
import { playedDeal, type Decision, type PlayedDeal } from './decisions.ts';
import { solveKnownPart, type KnownPart } from './known-part.ts';
import type { Adviser, Weighing } from './weighing.ts';

/** The chances of one position, and of the move made in it. */
interface Chances {
  /** The chance of winning before the move, with its 95 % interval. */
  readonly chance: number;
  readonly low: number;
  readonly high: number;
  /** The chance after it, before anything it turns up is known. */
  readonly after: number;
  /** The best move; null if this one is as good, or none is known to be better. */
  readonly best: Move | null;
  /** Why the best move is better; only for mistakes, where the adviser can say it. */
  readonly reasons: readonly MoveReason[];
  readonly isMistake: boolean;
}

export interface ReviewedMove extends Chances {
  /** How many moves were made before it. */
  readonly at: number;
  /** How many moves it has, with those the app made after it. */
  readonly moves: number;
  readonly move: Move;
  /** With mistakes alone counted as skill. */
  readonly skill: number;
  readonly luck: number;
  /** The solver's answer, where every card was known; null elsewhere. */
  readonly verdict: Verdict | null;
}

export interface Review {
  readonly moves: readonly ReviewedMove[];
  /** 1: won, 0: not. */
  readonly result: number;
  /** The chance of an average deal. */
  readonly average: number;
  /** With mistakes alone counted as skill. */
  readonly sums: Sums;
  /** With every loss counted as skill, noise included. */
  readonly plain: Sums;
  /** Fewest worlds of any estimate; null if every figure is exact. */
  readonly worlds: number | null;
  /** Whether an estimate is of an adviser that has not been fitted to the game. */
  readonly isRough: boolean;
  /** The best moment to end the deal; null where none was better than playing on, points are never lost, or none was looked for. */
  readonly stop: BestStop | null;
}

export interface ReviewOptions {
  readonly adviser: Adviser;
  /** The chance of an average deal. */
  readonly average: number;
  /** For each verdict of the exact solver. */
  readonly budget: Omit<Budget, 'signal'>;
  /** For each moment at which the deal could have been ended; without it none is looked for. */
  readonly stop?: BestStopOptions;
  readonly seed: number;
}

/** A smaller loss is no mistake, even if it is certain. */
export const LEAST_LOSS = 0.03;

/** Nor is a loss whose 95% interval begins below this: of many small losses chance raises some above `LEAST_LOSS`. */
const CERTAIN_LOSS = 0.01;

/** Reviews a deal without interruption. */
export const reviewDeal = (
  game: Game,
  deal: Deal,
  moves: readonly MadeMove[],
  options: ReviewOptions,
): Review => {
  const run = new ReviewRun(game, deal, moves, options);
  for (;;) {
    const review = run.work(Infinity);
    if (review !== null) return review;
  }
};

/** A review under way, in slices. */
export class ReviewRun implements Sliced<Review> {
  readonly #played: PlayedDeal;
  readonly #options: ReviewOptions;
  readonly #slices: Sliced<Review>;
  #done = 0;

  /** Throws if the deal does not fit the game; the moves must be legal. */
  constructor(game: Game, deal: Deal, moves: readonly MadeMove[], options: ReviewOptions) {
    this.#played = playedDeal(game, deal, moves);
    this.#options = options;
    this.#slices = inSlices(this.#review());
  }

  /** Decisions that were weighed, of how many. */
  get progress(): { readonly done: number; readonly of: number } {
    return { done: this.#done, of: this.#played.decisions.length };
  }

  work(ms: number): Review | null {
    return this.#slices.work(ms);
  }

  *#review(): Slices<Review> {
    const played = this.#played;
    const { decisions, length, stepAt, recentAt, result } = played;
    const { adviser, average, budget, stop, seed } = this.#options;
    const isOver = stepAt(length).status !== 'playing';
    const places = [...decisions.map(({ at }) => at), ...(isOver ? [] : [length])];
    const known = yield* solveKnownPart(played, places, budget);
    const weighed: (Weighing | null)[] = [];
    for (const [i, at] of places.entries()) {
      const { view, state } = stepAt(at);
      const isSettled = verdictAt(known, i) === 'winnable' || verdictAt(known, i) === 'unwinnable';
      const isClear = isWon(played.game, state);
      const decision = decisions[i];
      const made = decision?.kind === 'weighed' ? { made: decision.move } : {};
      const asked = { recent: recentAt(at), ...made };
      weighed.push(
        isSettled || isClear ? null : yield* finished(adviser(played.game, view, seed + at, asked)),
      );
      this.#done = Math.min(weighed.length, decisions.length);
    }
    const judged = judge(played, places, known, weighed);
    const steps = judged.map(({ step }) => step);
    const { steps: terms, sums } = book(steps, result, average, 'mistakes');
    const best = stop === undefined ? null : yield* bestStop(played, stop, seed);
    const estimates = weighed.flatMap((each) => (each === null ? [] : [each]));
    const counts = estimates.flatMap(({ worlds }) => (worlds === null ? [] : [worlds]));
    return {
      moves: judged.slice(0, decisions.length).map(({ reviewed }, i) => ({
        ...reviewed,
        skill: terms[i]?.skill ?? 0,
        luck: terms[i]?.luck ?? 0,
      })),
      result,
      average,
      sums,
      plain: book(steps, result, average, 'all').sums,
      worlds: counts.length === 0 ? null : Math.min(...counts),
      isRough: estimates.some(({ isRough }) => isRough),
      stop: best,
    };
  }
}

const verdictAt = ({ from, verdicts }: KnownPart, i: number): Verdict | null => verdicts[i - from] ?? null;

interface Judged {
  readonly step: Step;
  readonly reviewed: Omit<ReviewedMove, 'skill' | 'luck'>;
}

const exactly = (chance: number): Chances => ({
  chance,
  low: chance,
  high: chance,
  after: chance,
  best: null,
  reasons: [],
  isMistake: false,
});

/** Judges the decisions from the last to the first, because a position without an estimate has the chance of the next one. */
const judge = (
  { game, decisions, stepAt, recentAt, length, result }: PlayedDeal,
  places: readonly number[],
  known: KnownPart,
  weighed: readonly (Weighing | null)[],
): readonly Judged[] => {
  const judged: Judged[] = [];
  let next = result;
  for (const [i, at] of [...places.entries()].toReversed()) {
    const { view, state } = stepAt(at);
    const decision = decisions[i] ?? stopAt(length);
    const verdict = verdictAt(known, i);
    const weighing = weighed[i] ?? null;
    const chances =
      weighing === null
        ? settled(verdict === 'winnable' || isWon(game, state) ? 1 : 0, verdictAt(known, i + 1), known.saving)
        : estimated({ game, view, recent: recentAt(at) }, decision, weighing, next);
    const { chance, after, isMistake } = chances;
    next = chance;
    const { move, moves, turnsUp, kind } = decision;
    judged.unshift({
      step: { chance, after, isMistake, turnsUp, isStop: kind === 'stop' },
      reviewed: { ...chances, at, moves, move, verdict },
    });
  }
  return judged;
};

/** The deal was left where it stands, as if it had been given up. */
const stopAt = (at: number): Decision => ({
  at,
  moves: 0,
  move: { kind: 'end', why: 'resigned' },
  kind: 'stop',
  turnsUp: false,
});

/** @param next the verdict on the position after the move. */
const settled = (chance: number, next: Verdict | null, saving: Move | null): Chances =>
  chance === 1 && next === 'unwinnable'
    ? { chance, low: 1, high: 1, after: 0, best: saving, reasons: [], isMistake: true }
    : exactly(chance);

/** What the player knows before a decision. */
interface SeenPosition {
  readonly game: Game;
  readonly view: View;
  readonly recent: Recent;
}

const estimated = (
  { game, view, recent }: SeenPosition,
  { move, kind }: Decision,
  { moves }: Weighing,
  next: number,
): Chances => {
  const [best] = moves;
  // No move can be weighed here, so the chance is that of the next position.
  if (best === undefined) return exactly(next);
  const { chance, low, high } = best;
  const made = kind === 'weighed' ? moves.find((each) => isAlike(game, view, each.move, move)) : undefined;
  if (made === undefined) return { ...exactly(chance), low, high };
  const behind = Math.min(chance, Math.max(0, made.behind));
  const isMistake = made.behindLow >= CERTAIN_LOSS && behind >= LEAST_LOSS;
  return {
    chance,
    low,
    high,
    after: chance - behind,
    best: behind > 0 ? best.move : null,
    reasons: isMistake ? reasonsFor(game, view, best.move, move, recent) : [],
    isMistake,
  };
};
