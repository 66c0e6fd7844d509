/**
 * A series: one question put to deals 1, 2, 3 …, so that the share that is won is known ever more exactly. It goes in
 * rounds, and a round has an aim: each of the deals from 1 on to its last is decided, or was given so many positions.
 * Only what whole rounds have found is told, so one survey of these deals under that limit makes every figure again.
 * The next aim is more deals or more positions for the undecided ones, whichever leads to the narrower interval.
 *
 * It has no clock and no threads: whoever has asks for the `next` piece of work, and lets it `take` what came of it.
 */
import { wilson } from '@cairn/stats';
import type { Question } from '../question.ts';
import type { Trial } from '../trial.ts';

/** Some deals to put the question to, one after another. */
export interface Piece {
  readonly question: Question;
  readonly deals: readonly number[];
}

/** What is needed of a trial. */
export type Outcome = Pick<Trial, 'verdict' | 'moves' | 'ms'>;

/** What the whole rounds have found; `question` has the limit that was used. */
export interface Told {
  readonly question: Question;
  /** Deals 1 to this one. */
  readonly deals: number;
  readonly won: number;
  readonly unknown: number;
  /** 95 % by Wilson's formula; the low end counts the undecided as lost, the high end as won. */
  readonly low: number;
  readonly high: number;
  /** Of the deals that are won: the number of moves that half of them do not pass. */
  readonly median: number | null;
}

/** Positions a deal is given, pass after pass. */
const PASSES = [2_000, 10_000, 50_000, 200_000, 1_000_000, 5_000_000] as const;
const MOST_DEALS = 10_000;
/** Half an interval that is narrow enough to end with. */
const ENOUGH = 0.01;

/** Deals a thread that are tried first, when nobody knows how long one takes. */
const FIRST = 4;
/** Milliseconds of a piece: so soon a thread can be given something else. */
const PIECE_MS = 120;
/** Milliseconds a thread of a round, which is half as long as all before it; one that gives positions may be longer. */
const ROUND_MS = { least: 300, most: 3000, deep: 8000 } as const;
/** Milliseconds a thread in which the interval is to become as narrow as can be; from then on as long again. */
const HORIZON_MS = 20_000;
/** A round ends at no more than so many times the deals of the one before it. */
const GROWTH = 4;

/** Deals 1 to `deals` are to be decided, or given the positions of a pass. */
interface Aim {
  readonly deals: number;
  readonly pass: number;
}

interface Tried extends Outcome {
  readonly pass: number;
}

export class Series {
  readonly #question: Question;
  readonly #threads: number;
  /** By deal, from 1. */
  readonly #tried: (Tried | undefined)[] = [];
  /** Deals that somebody is busy with. */
  readonly #busy = new Set<number>();
  #aim: Aim;
  /** Deals of the aim nobody is busy with, and what one of them is likely to take. */
  #waiting: number[] = [];
  /** Deals of the aim that are not done, whether somebody is busy with them or not. */
  #owed = 0;
  #each = PIECE_MS;
  /** The last deal that was given to somebody. */
  #last: number;
  /** Undecided deals that this round gives more positions; null where it has more deals instead. */
  #undecided: number | null = null;
  /** The share of them that the last such round has decided; at first a guess. */
  #yield = 0.5;
  #told: Told | null = null;
  #over = false;
  #spent = 0;

  /** @param threads how many work on it; shapes the pieces, not what is found. */
  constructor(question: Question, threads: number) {
    this.#question = question;
    this.#threads = threads;
    this.#aim = { deals: FIRST * threads, pass: 0 };
    this.#last = this.#aim.deals;
    this.#begin();
  }

  /** Null before the end of the first round. */
  get told(): Told | null {
    return this.#told;
  }

  /** Half the interval; a half while nothing is told. */
  get half(): number {
    return this.#told === null ? 0.5 : (this.#told.high - this.#told.low) / 2;
  }

  /** Whether the figure is exact enough, or nothing here can make it more so. */
  get over(): boolean {
    return this.#over;
  }

  /** Milliseconds of all trials. */
  get spent(): number {
    return this.#spent;
  }

  /** What to do next; null when there is nothing before others have done theirs. */
  next(): Piece | null {
    if (this.#over) return null;
    const most = Math.max(1, Math.floor(PIECE_MS / this.#each));
    // The last pieces of a round are small, so that it ends for all threads at about the same time.
    const share = Math.ceil(this.#waiting.length / (2 * this.#threads));
    const deals = this.#waiting.splice(0, Math.min(most, share));
    // Who would wait for others to end the round goes on beyond it.
    if (share === 0) while (deals.length < most && this.#last < MOST_DEALS) deals.push(++this.#last);
    for (const deal of deals) this.#busy.add(deal);
    return deals.length === 0 ? null : { question: this.#asked(), deals };
  }

  /** Takes what came of a piece; whether that ends a round, so that more is told. */
  take({ question, deals }: Piece, outcomes: readonly Outcome[]): boolean {
    const pass = question.kind === 'play' ? 0 : PASSES.findIndex((nodes) => nodes === question.limits.nodes);
    outcomes.forEach((outcome, i) => {
      const deal = deals[i] ?? 0;
      const owed = this.#lacks(deal);
      this.#tried[deal] = { ...outcome, pass };
      this.#busy.delete(deal);
      this.#spent += outcome.ms;
      // What was begun ahead may have had fewer positions than the round gives by now.
      if (this.#lacks(deal)) this.#waiting.push(deal);
      else if (owed) this.#owed -= 1;
    });
    let ended = false;
    // What was done ahead may be all of a round.
    while (!this.#over && this.#owed === 0) {
      ended = true;
      this.#tell();
      this.#plan();
    }
    return ended;
  }

  /** Takes a piece back that nobody will do. */
  giveBack({ deals }: Piece): void {
    for (const deal of deals) this.#busy.delete(deal);
    this.#begin();
  }

  /** The question with the limit of the aim. */
  #asked(): Question {
    const question = this.#question;
    return question.kind === 'play'
      ? question
      : { ...question, limits: { ...question.limits, nodes: PASSES[this.#aim.pass] ?? PASSES[0] } };
  }

  /** Whether a deal of the aim is neither decided nor has had its positions. */
  #lacks(deal: number): boolean {
    const { deals, pass } = this.#aim;
    const tried = this.#tried[deal];
    return deal <= deals && (tried === undefined || (tried.verdict === 'u' && tried.pass < pass));
  }

  /** Begins a round, or goes on with it after a piece came back. */
  #begin(): void {
    const all = Array.from({ length: this.#aim.deals }, (_, i) => i + 1).filter((deal) => this.#lacks(deal));
    this.#owed = all.length;
    this.#waiting = all.filter((deal) => !this.#busy.has(deal));
  }

  #tell(): void {
    const { deals } = this.#aim;
    const done = this.#tried.slice(1, deals + 1);
    const won = done.filter((tried) => tried?.verdict === 'w');
    const unknown = done.filter((tried) => tried?.verdict === 'u').length;
    const lengths = won.map((tried) => tried?.moves ?? 0).toSorted((one, other) => one - other);
    this.#told = {
      question: this.#asked(),
      deals,
      won: won.length,
      unknown,
      low: wilson(won.length, deals)[0],
      high: wilson(won.length + unknown, deals)[1],
      median: lengths[Math.ceil(lengths.length / 2) - 1] ?? null,
    };
  }

  /** Chooses the next aim: that of a pass more, if it leads to a narrower interval in the time there is. */
  #plan(): void {
    const { deals, pass } = this.#aim;
    const { low = 0, high = 1, unknown = 0 } = this.#told ?? {};
    if (this.#undecided !== null) this.#yield = (this.#undecided - unknown + 0.5) / (this.#undecided + 1);
    const done = this.#tried.slice(1, deals + 1).filter((tried) => tried !== undefined);
    const each = Math.max(LEAST_MS, sum(done) / deals);
    const left = Math.max(HORIZON_MS * this.#threads - this.#spent, this.#spent);
    /** Half the interval once the time is used for deals of so many milliseconds, so many of them undecided. */
    const halfAfter = (ms: number, cost: number, share: number): number =>
      halfOf((low + high) / 2, Math.min(deals + (left - cost) / ms, MOST_DEALS)) + share / 2;

    const next = PASSES[pass + 1];
    const more = sum(done.filter(({ verdict }) => verdict === 'u')) * ((next ?? 0) / (PASSES[pass] ?? 1));
    const share = unknown / deals;
    const deeper =
      unknown > 0 &&
      next !== undefined &&
      more <= Math.min(left, Math.max(ROUND_MS.deep * this.#threads, this.#spent / 2)) &&
      halfAfter(each + more / deals, more, share * (1 - this.#yield)) < halfAfter(each, 0, share);

    if (this.half <= ENOUGH || (!deeper && deals === MOST_DEALS)) {
      this.#over = true;
      this.#waiting = [];
      return;
    }
    this.#undecided = deeper ? unknown : null;
    this.#each = deeper ? more / unknown : each;
    this.#aim = deeper ? { deals, pass: pass + 1 } : { deals: this.#wider(deals, each), pass };
    this.#last = Math.max(this.#last, this.#aim.deals);
    this.#begin();
  }

  /** The last deal of a round that takes half as long as all before it. */
  #wider(deals: number, each: number): number {
    const { least, most } = ROUND_MS;
    const ms = Math.min(Math.max(this.#spent / 2, least * this.#threads), most * this.#threads);
    return Math.min(evenly(deals + Math.max(1, ms / each)), GROWTH * deals, MOST_DEALS);
  }
}

/** No trial is thought to take less. */
const LEAST_MS = 0.01;

const sum = (some: readonly Outcome[]): number => some.reduce((total, { ms }) => total + ms, 0);

/** Half of Wilson's interval of a share of so many. */
const halfOf = (share: number, of: number): number => {
  const [low, high] = wilson(share * of, of);
  return (high - low) / 2;
};

/** A number of deals that is easily read: two digits and zeros. */
const evenly = (deals: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(deals)) - 1);
  return Math.ceil(deals / unit) * unit;
};
