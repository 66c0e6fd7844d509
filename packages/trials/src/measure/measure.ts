/**
 * A measurement: what can be said of a game in half a minute. The solver is asked what can be won when every card is known,
 * a careless player what he wins, who sees what a player sees; from both comes the grade. Where cards are hidden and there
 * is one hole, those who play better are asked as well: who looks for chains and, once all else is known well enough, who
 * tries every move in many worlds. Elsewhere a deal takes him up to half a minute, and nobody waits for a hundred of them.
 */
import { cairnDeal, start, view, type Game } from '@cairn/engine';
import { stateOf } from '@cairn/solver';
import { gradeOf, type Grade } from '../grade.ts';
import { hasOneHole } from '../play/field.ts';
import type { Who } from '../play/policies.ts';
import type { Question } from '../question.ts';
import { Series, type Outcome, type Piece, type Told } from './series.ts';

/** What the search of a deal may use: what a tab on a phone can spare on each of some threads. */
const BYTES = 64 * 2 ** 20;
/** Of the players' dice: what `cairn survey` takes when nothing is said. */
const SEED = 1;
/** What the sampling player draws before each move. */
const WORLDS = 100;

/** Half an interval that serves a designer. */
export const GOOD = 0.03;
/** Milliseconds of work a thread after which it is left at what is found. */
const MOST_MS = 60_000;

export interface Figures {
  /** What is told so far, the solver first; nothing of one whose first round is under way. */
  readonly told: readonly Told[];
  /** From the careless player and the solver; `from` and `to` where the intervals leave room for several. */
  readonly grade: { readonly likely: Grade; readonly from: Grade; readonly to: Grade } | null;
  /** Nothing more will come. */
  readonly over: boolean;
}

interface Part {
  readonly series: Series;
  /** Its share of the time. */
  readonly weight: number;
  /** It begins when the others are good. */
  readonly late: boolean;
}

/** Hands out the work of a measurement piece by piece; clock and threads are whoever's who does it. */
export class Measurement {
  readonly #parts: readonly Part[];
  readonly #whose = new Map<Piece, Series>();
  readonly #most: number;

  /** @param threads how many work on it at once. */
  constructor(game: Game, threads: number) {
    this.#most = MOST_MS * threads;
    this.#parts = questionsOf(game).map((question) => ({
      series: new Series(question, threads),
      weight: question.kind === 'solve' ? 3 : 1,
      late: question.kind === 'play' && question.policy === 'sampling',
    }));
  }

  /** What to do next; null when there is nothing, or nothing before others have done theirs. */
  next(): Piece | null {
    if (this.#spent >= this.#most) return null;
    const good = this.#good;
    const turns = this.#parts
      .filter(({ late }) => good || !late)
      .toSorted((one, other) => urgency(one, good) - urgency(other, good));
    for (const { series } of turns) {
      const piece = series.next();
      if (piece === null) continue;
      this.#whose.set(piece, series);
      return piece;
    }
    return null;
  }

  /** Takes what came of a piece, an outcome a deal; whether the figures are others now. */
  take(piece: Piece, outcomes: readonly Outcome[]): boolean {
    return this.#claim(piece).take(piece, outcomes) || this.#over;
  }

  /** Takes a piece back whose thread was ended. */
  giveBack(piece: Piece): void {
    this.#claim(piece).giveBack(piece);
  }

  get figures(): Figures {
    const told = this.#parts.flatMap(({ series }) => series.told ?? []);
    return { told, grade: gradeIn(told), over: this.#over };
  }

  get #spent(): number {
    return this.#parts.reduce((sum, { series }) => sum + series.spent, 0);
  }

  get #good(): boolean {
    return this.#parts.every(({ series, late }) => late || series.half <= GOOD);
  }

  get #over(): boolean {
    return this.#spent >= this.#most || this.#parts.every(({ series, late }) => late || series.over);
  }

  #claim(piece: Piece): Series {
    const series = this.#whose.get(piece);
    if (series === undefined)
      throw new Error('A piece of work that nobody has, or somebody has already done');
    this.#whose.delete(piece);
    return series;
  }
}

/** The least goes first: by time spent, and until all are good those that are not. */
const urgency = ({ series, weight }: Part, good: boolean): number =>
  series.spent / weight + (!good && series.half <= GOOD ? MOST_MS * 1000 : 0);

/** What is asked of a game, the solver first. */
const questionsOf = (game: Game): readonly Question[] => {
  const better: readonly Who[] = [{ policy: 'long-chains' }, { policy: 'sampling', worlds: WORLDS }];
  const players: readonly Who[] = [
    { policy: 'greedy' },
    ...(isClosed(game) && hasOneHole(game) ? better : []),
  ];
  return [
    { kind: 'solve', goal: 'win', limits: { bytes: BYTES }, moves: true },
    ...players.map((who): Question => ({ kind: 'play', seed: SEED, ...who })),
  ];
};

/** Whether something is hidden from a player who looks at a deal. */
const isClosed = (game: Game): boolean => {
  const dealt = start(game, cairnDeal(1));
  return !dealt.ok || stateOf(game, view(game, dealt.value)) === null;
};

const gradeIn = (told: readonly Told[]): Figures['grade'] => {
  const open = told.find(({ question }) => question.kind === 'solve');
  const careless = told.find(({ question }) => question.kind === 'play' && question.policy === 'greedy');
  if (open === undefined || careless === undefined) return null;
  const share = ({ won, unknown, deals }: Told): number => (won + unknown / 2) / deals;
  return {
    likely: gradeOf(share(careless), share(open)),
    from: gradeOf(careless.high, open.high),
    to: gradeOf(careless.low, open.low),
  };
};
