/**
 * Measures a game within half a minute. The solver finds the share of deals that can be won when every card is known.
 * The policy `greedy` shows what a careless player wins, who sees less. Both give the grade. If cards are hidden and
 * there is one hole, better policies play too: `long-chains`, and `sampling` once the other shares are known well
 * enough. In other games `sampling` takes up to half a minute per deal, too long for a hundred deals.
 */
import { cairnDeal, start, view, type Game } from '@cairn/engine';
import { knownStateOf } from '@cairn/solver';
import { gradeOf, type Grade } from '../grade.ts';
import { hasOneHole } from '../play/hole-field.ts';
import type { PolicyChoice } from '../play/policies.ts';
import type { TrialQuestion } from '../question.ts';
import { ShareEstimator, type TrialOutcome, type DealBatch, type ShareEstimate } from './share-estimator.ts';

/** Table space of a search: what a browser tab on a phone can spare for each of several threads. */
const BYTES = 64 * 2 ** 20;
/** The seed of the policies, as `cairn survey` uses by default. */
const SEED = 1;
/** Worlds the sampling policy draws before each move. */
const WORLDS = 100;

/** Half the width of an interval that is narrow enough for a designer. */
export const GOOD_HALF_WIDTH = 0.03;
/** Milliseconds of work per thread after which the measurement ends. */
const MOST_MS = 60_000;

export interface GameFigures {
  /** The estimates so far, the solver's first. A question in its first round has none. */
  readonly estimates: readonly ShareEstimate[];
  /** By `greedy` and the solver; `from` and `to` are the grades the intervals allow. */
  readonly grade: { readonly likely: Grade; readonly from: Grade; readonly to: Grade } | null;
  /** Whether the measurement has ended. */
  readonly over: boolean;
}

interface Part {
  readonly estimator: ShareEstimator;
  /** Its share of the time. */
  readonly weight: number;
  /** Whether it begins only when the others are known well enough. */
  readonly late: boolean;
}

/** Hands out the work of a measurement in batches. The caller has the clock and the threads. */
export class Measurement {
  readonly #parts: readonly Part[];
  readonly #owners = new Map<DealBatch, ShareEstimator>();
  readonly #most: number;

  /** @param threads how many threads work on it. */
  constructor(game: Game, threads: number) {
    this.#most = MOST_MS * threads;
    this.#parts = questionsOf(game).map((question) => ({
      estimator: new ShareEstimator(question, threads),
      weight: question.kind === 'solve' ? 3 : 1,
      late: question.kind === 'play' && question.policy === 'sampling',
    }));
  }

  /** The next batch; null when there is none, or none before others are done. */
  next(): DealBatch | null {
    if (this.#spent >= this.#most) return null;
    const good = this.#good;
    const turns = this.#parts
      .filter(({ late }) => good || !late)
      .toSorted((one, other) => urgency(one, good) - urgency(other, good));
    for (const { estimator } of turns) {
      const batch = estimator.next();
      if (batch === null) continue;
      this.#owners.set(batch, estimator);
      return batch;
    }
    return null;
  }

  /**
   * Takes the outcomes of a batch, one per deal.
   * @returns whether the figures have changed.
   */
  take(batch: DealBatch, outcomes: readonly TrialOutcome[]): boolean {
    return this.#claim(batch).take(batch, outcomes) || this.#over;
  }

  /** Returns a batch whose thread was ended. */
  giveBack(batch: DealBatch): void {
    this.#claim(batch).giveBack(batch);
  }

  get figures(): GameFigures {
    const estimates = this.#parts.flatMap(({ estimator }) => estimator.estimate ?? []);
    return { estimates, grade: gradeIn(estimates), over: this.#over };
  }

  get #spent(): number {
    return this.#parts.reduce((sum, { estimator }) => sum + estimator.spent, 0);
  }

  get #good(): boolean {
    return this.#parts.every(({ estimator, late }) => late || estimator.halfWidth <= GOOD_HALF_WIDTH);
  }

  get #over(): boolean {
    return this.#spent >= this.#most || this.#parts.every(({ estimator, late }) => late || estimator.over);
  }

  #claim(batch: DealBatch): ShareEstimator {
    const estimator = this.#owners.get(batch);
    if (estimator === undefined) throw new Error('This batch was never handed out, or has come back already');
    this.#owners.delete(batch);
    return estimator;
  }
}

/**
 * The part with the least urgency goes first: by time spent, and parts that are not known well enough before others.
 */
const urgency = ({ estimator, weight }: Part, good: boolean): number =>
  estimator.spent / weight + (!good && estimator.halfWidth <= GOOD_HALF_WIDTH ? MOST_MS * 1000 : 0);

/** The questions about a game, the solver's first. */
const questionsOf = (game: Game): readonly TrialQuestion[] => {
  const better: readonly PolicyChoice[] = [{ policy: 'long-chains' }, { policy: 'sampling', worlds: WORLDS }];
  const players: readonly PolicyChoice[] = [
    { policy: 'greedy' },
    ...(isClosed(game) && hasOneHole(game) ? better : []),
  ];
  return [
    { kind: 'solve', goal: 'win', limits: { bytes: BYTES }, moves: true },
    ...players.map((who): TrialQuestion => ({ kind: 'play', seed: SEED, ...who })),
  ];
};

/** Whether some card of a deal is hidden from the player. */
const isClosed = (game: Game): boolean => {
  const dealt = start(game, cairnDeal(1));
  return !dealt.ok || knownStateOf(game, view(game, dealt.value)) === null;
};

const gradeIn = (estimates: readonly ShareEstimate[]): GameFigures['grade'] => {
  const open = estimates.find(({ question }) => question.kind === 'solve');
  const careless = estimates.find(({ question }) => question.kind === 'play' && question.policy === 'greedy');
  if (open === undefined || careless === undefined) return null;
  const share = ({ won, unknown, deals }: ShareEstimate): number => (won + unknown / 2) / deals;
  return {
    likely: gradeOf(share(careless), share(open)),
    from: gradeOf(careless.high, open.high),
    to: gradeOf(careless.low, open.low),
  };
};
