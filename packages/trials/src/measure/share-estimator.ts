/**
 * Estimates a share more and more exactly, by asking one question about deals 1, 2, 3 … in rounds. At the end of a
 * round, each of its deals is decided or has had its limit of positions. Only whole rounds are reported, so one
 * survey of these deals under that limit reproduces every figure. The next round adds deals, or positions for the
 * undecided ones, whichever gives the narrower interval.
 *
 * It has no clock and no threads: the caller asks for the `next` batch, and lets it `take` the outcomes.
 */
import { wilson } from '@cairn/stats';
import type { TrialQuestion } from '../question.ts';
import type { TrialResult } from '../trial.ts';

/** Consecutive deals to ask a question about. */
export interface DealBatch {
  readonly question: TrialQuestion;
  readonly deals: readonly number[];
}

/** The part of a trial's result that an estimate needs. */
export type TrialOutcome = Pick<TrialResult, 'verdict' | 'moves' | 'ms'>;

/** The result of whole rounds; `question` has the limit of the last one. */
export interface ShareEstimate {
  readonly question: TrialQuestion;
  /** The deals are 1 to this one. */
  readonly deals: number;
  readonly won: number;
  readonly unknown: number;
  /** 95 % by Wilson's formula; the low end counts the undecided as lost, the high end as won. */
  readonly low: number;
  readonly high: number;
  /** The median number of moves of the won deals. */
  readonly median: number | null;
}

/** The limits of positions per deal, pass after pass. */
const PASSES = [2_000, 10_000, 50_000, 200_000, 1_000_000, 5_000_000] as const;
const MOST_DEALS = 10_000;
/** Half the width of an interval at which the estimate ends. */
const ENOUGH = 0.01;

/** Deals per thread in the first round, when it is not known how long one takes. */
const FIRST = 4;
/** Milliseconds of a batch. A short one lets a thread change its work soon. */
const BATCH_MS = 120;
/**
 * Milliseconds per thread of a round. A round takes half as long as all before it; one with more positions may take
 * longer.
 */
const ROUND_MS = { least: 300, most: 3000, deep: 8000 } as const;
/** Milliseconds per thread for which rounds are planned. After that it plans for as long again as was spent. */
const HORIZON_MS = 20_000;
/** A round has at most this many times the deals of the round before. */
const GROWTH = 4;

/** A round: deals 1 to `deals` are decided, or have had the positions of a pass. */
interface Round {
  readonly deals: number;
  readonly pass: number;
}

interface Tried extends TrialOutcome {
  readonly pass: number;
}

export class ShareEstimator {
  readonly #question: TrialQuestion;
  readonly #threads: number;
  /** By deal, from 1. */
  readonly #tried: (Tried | undefined)[] = [];
  /** Deals that are being tried. */
  readonly #busy = new Set<number>();
  #round: Round;
  /** Deals of the round that are not being tried; and the milliseconds one is likely to take. */
  #waiting: number[] = [];
  /** Number of deals of the round that are not done. */
  #owed = 0;
  #each = BATCH_MS;
  /** The last deal that was handed out. */
  #last: number;
  /** Number of undecided deals that this round tries again; null if it adds deals instead. */
  #undecided: number | null = null;
  /** The share of those that the last such round decided; a guess at first. */
  #yield = 0.5;
  #estimate: ShareEstimate | null = null;
  #over = false;
  #spent = 0;

  /** @param threads how many threads work on it; they shape the batches, not the estimate. */
  constructor(question: TrialQuestion, threads: number) {
    this.#question = question;
    this.#threads = threads;
    this.#round = { deals: FIRST * threads, pass: 0 };
    this.#last = this.#round.deals;
    this.#begin();
  }

  /** Null before the end of the first round. */
  get estimate(): ShareEstimate | null {
    return this.#estimate;
  }

  /** Half the width of the interval; a half during the first round. */
  get halfWidth(): number {
    return this.#estimate === null ? 0.5 : (this.#estimate.high - this.#estimate.low) / 2;
  }

  /** Whether the estimate is exact enough, or cannot become more exact here. */
  get over(): boolean {
    return this.#over;
  }

  /** Milliseconds of all trials. */
  get spent(): number {
    return this.#spent;
  }

  /** The next batch; null if there is none until others are done. */
  next(): DealBatch | null {
    if (this.#over) return null;
    const most = Math.max(1, Math.floor(BATCH_MS / this.#each));
    // The last batches of a round are small, so that it ends for all threads at about the same time.
    const share = Math.ceil(this.#waiting.length / (2 * this.#threads));
    const deals = this.#waiting.splice(0, Math.min(most, share));
    // A thread that would wait for the end of the round tries deals beyond it.
    if (share === 0) while (deals.length < most && this.#last < MOST_DEALS) deals.push(++this.#last);
    for (const deal of deals) this.#busy.add(deal);
    return deals.length === 0 ? null : { question: this.#asked(), deals };
  }

  /** Takes the outcomes of a batch. @returns whether they end a round, so that the estimate is a new one. */
  take({ question, deals }: DealBatch, outcomes: readonly TrialOutcome[]): boolean {
    const pass = question.kind === 'play' ? 0 : PASSES.findIndex((nodes) => nodes === question.limits.nodes);
    outcomes.forEach((outcome, i) => {
      const deal = deals[i] ?? 0;
      const owed = this.#lacks(deal);
      this.#tried[deal] = { ...outcome, pass };
      this.#busy.delete(deal);
      this.#spent += outcome.ms;
      // A deal tried ahead may have had fewer positions than the round gives now.
      if (this.#lacks(deal)) this.#waiting.push(deal);
      else if (owed) this.#owed -= 1;
    });
    let ended = false;
    // Deals tried ahead may be all of the next round.
    while (!this.#over && this.#owed === 0) {
      ended = true;
      this.#report();
      this.#plan();
    }
    return ended;
  }

  /** Returns a batch that will not be tried. */
  giveBack({ deals }: DealBatch): void {
    for (const deal of deals) this.#busy.delete(deal);
    this.#begin();
  }

  /** The question with the limit of the round. */
  #asked(): TrialQuestion {
    const question = this.#question;
    return question.kind === 'play'
      ? question
      : { ...question, limits: { ...question.limits, nodes: PASSES[this.#round.pass] ?? PASSES[0] } };
  }

  /** Whether a deal of the round is neither decided nor has had its positions. */
  #lacks(deal: number): boolean {
    const { deals, pass } = this.#round;
    const tried = this.#tried[deal];
    return deal <= deals && (tried === undefined || (tried.verdict === 'u' && tried.pass < pass));
  }

  /** Begins a round, or continues it after a batch was returned. */
  #begin(): void {
    const all = Array.from({ length: this.#round.deals }, (_, i) => i + 1).filter((deal) =>
      this.#lacks(deal),
    );
    this.#owed = all.length;
    this.#waiting = all.filter((deal) => !this.#busy.has(deal));
  }

  #report(): void {
    const { deals } = this.#round;
    const done = this.#tried.slice(1, deals + 1);
    const won = done.filter((tried) => tried?.verdict === 'w');
    const unknown = done.filter((tried) => tried?.verdict === 'u').length;
    const lengths = won.map((tried) => tried?.moves ?? 0).toSorted((one, other) => one - other);
    this.#estimate = {
      question: this.#asked(),
      deals,
      won: won.length,
      unknown,
      low: wilson(won.length, deals)[0],
      high: wilson(won.length + unknown, deals)[1],
      median: lengths[Math.ceil(lengths.length / 2) - 1] ?? null,
    };
  }

  /** Chooses the next round: the next pass, if that gives a narrower interval in the available time. */
  #plan(): void {
    const { deals, pass } = this.#round;
    const { low = 0, high = 1, unknown = 0 } = this.#estimate ?? {};
    if (this.#undecided !== null) this.#yield = (this.#undecided - unknown + 0.5) / (this.#undecided + 1);
    const done = this.#tried.slice(1, deals + 1).filter((tried) => tried !== undefined);
    const each = Math.max(LEAST_MS, sum(done) / deals);
    const left = Math.max(HORIZON_MS * this.#threads - this.#spent, this.#spent);
    /**
     * Half the width of the interval when the time has been used for deals that take `ms`, with this share undecided.
     */
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

    if (this.halfWidth <= ENOUGH || (!deeper && deals === MOST_DEALS)) {
      this.#over = true;
      this.#waiting = [];
      return;
    }
    this.#undecided = deeper ? unknown : null;
    this.#each = deeper ? more / unknown : each;
    this.#round = deeper ? { deals, pass: pass + 1 } : { deals: this.#wider(deals, each), pass };
    this.#last = Math.max(this.#last, this.#round.deals);
    this.#begin();
  }

  /** The last deal of a round that takes half as long as all rounds before it. */
  #wider(deals: number, each: number): number {
    const { least, most } = ROUND_MS;
    const ms = Math.min(Math.max(this.#spent / 2, least * this.#threads), most * this.#threads);
    return Math.min(roundedUp(deals + Math.max(1, ms / each)), GROWTH * deals, MOST_DEALS);
  }
}

/** The smallest number of milliseconds assumed for a trial. */
const LEAST_MS = 0.01;

const sum = (some: readonly TrialOutcome[]): number => some.reduce((total, { ms }) => total + ms, 0);

/** Half the width of Wilson's interval for a share of a number of deals. */
const halfOf = (share: number, of: number): number => {
  const [low, high] = wilson(share * of, of);
  return (high - low) / 2;
};

/** Rounds up to a number that is easy to read: two digits and zeros. */
const roundedUp = (deals: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(deals)) - 1);
  return Math.ceil(deals / unit) * unit;
};
