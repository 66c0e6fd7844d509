// Measurements: whatever the threads, their order and those that are ended, each figure is that of a plain survey.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOOD_HALF_WIDTH, Measurement } from '../src/measure/measure.ts';
import {
  ShareEstimator,
  type TrialOutcome,
  type DealBatch,
  type ShareEstimate,
} from '../src/measure/share-estimator.ts';
import type { TrialQuestion } from '../src/question.ts';
import { trialOf, type VerdictLetter } from '../src/trial.ts';
import { gameNamed } from './games.ts';

const solve: TrialQuestion = { kind: 'solve', goal: 'win', limits: { bytes: 2 ** 26 }, moves: true };
const limitOf = ({ question }: { readonly question: TrialQuestion }): number =>
  question.kind === 'solve' ? (question.limits.nodes ?? 0) : Infinity;

/** What a made-up deal takes to be decided, and how it ends: enough to try what a series does with its time. */
interface Deal {
  readonly nodes: number;
  readonly won: boolean;
}
const dealsOf = (seed: number, hard: number): ((deal: number) => Deal) => {
  const chance = (deal: number, of: number): number => {
    const mixed = Math.imul((deal * 8 + of) ^ seed, 0x9e3779b1);
    return (Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0) / 2 ** 32;
  };
  return (deal) => ({
    nodes: chance(deal, 1) < hard ? 10 ** (3 + 6 * chance(deal, 2)) : 100,
    won: chance(deal, 3) < 0.6,
  });
};
/** A thousand positions a millisecond. */
const tried = ({ nodes, won }: Deal, limit: number): TrialOutcome => {
  const verdict: VerdictLetter = nodes > limit ? 'u' : won ? 'w' : 'l';
  return { verdict, moves: won ? 7 : 0, ms: Math.min(nodes, limit) / 1000 };
};

/** Works on a series with so many threads, which finish in any order and are sometimes ended; what was told, each time. */
const worked = (
  series: ShareEstimator,
  threads: number,
  lots: () => number,
  of: (deal: number) => Deal,
): ShareEstimate[] => {
  const busy: DealBatch[] = [];
  const told: ShareEstimate[] = [];
  while (!series.over && series.spent < 25_000 * threads) {
    const batch = busy.length < threads ? series.next() : null;
    if (batch !== null) busy.push(batch);
    else if (busy.length === 0) throw new Error('Nobody does anything, and yet it is not over');
    else if (lots() % 10 === 0) for (const each of busy.splice(0)) series.giveBack(each);
    else {
      const [done] = busy.splice(lots() % busy.length, 1);
      if (done === undefined) break;
      const outcomes = done.deals.map((deal) => tried(of(deal), limitOf(done)));
      if (series.take(done, outcomes) && series.estimate !== null) told.push(series.estimate);
    }
  }
  return told;
};

describe('a series', () => {
  it('tells what a survey of its deals under its limit finds, and ends', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.nat(1_000_000),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (threads, seed, hard) => {
          const of = dealsOf(seed, hard);
          let lot = seed;
          const series = new ShareEstimator(solve, threads);
          const told = worked(series, threads, () => (lot = (Math.imul(lot, 1103515245) + 12345) >>> 1), of);
          expect(told.length).toBeGreaterThan(0);
          for (const each of told) {
            const letters = Array.from(
              { length: each.deals },
              (_, i) => tried(of(i + 1), limitOf(each)).verdict,
            );
            expect([each.won, each.unknown]).toEqual(
              ['w', 'u'].map((letter) => letters.filter((one) => one === letter).length),
            );
            expect(each.low).toBeLessThanOrEqual(each.won / each.deals + 1e-9);
            expect(each.high).toBeGreaterThanOrEqual((each.won + each.unknown) / each.deals - 1e-9);
          }
          const ends = told.map((each) => [each.deals, limitOf(each)]);
          for (const [i, [deals = 0, limit = 0]] of ends.entries()) {
            const [before = 0, less = 0] = ends[i - 1] ?? [];
            expect(deals > before ? limit >= less : deals === before && limit > less).toBe(true);
          }
        },
      ),
      { numRuns: 10 },
    );
  });

  it('gives positions where deals are hard, and more deals where they are not', () => {
    const end = (hard: number): ShareEstimate | undefined => {
      const series = new ShareEstimator(solve, 1);
      return worked(series, 1, () => 1, dealsOf(1, hard)).at(-1);
    };
    const [easy, hard] = [end(0), end(0.05)];
    expect([easy && limitOf(easy), easy?.unknown]).toEqual([2000, 0]);
    expect(hard && limitOf(hard)).toBeGreaterThan(2000);
    expect(((hard?.high ?? 1) - (hard?.low ?? 0)) / 2).toBeLessThan(GOOD_HALF_WIDTH);
  });
});

describe('a measurement', () => {
  it('asks the solver first, then players who see what a player sees, and grades the game', () => {
    const game = gameNamed('tripeaks');
    const measurement = new Measurement(game, 2);
    const asked = new Map<string, TrialQuestion>();
    for (let n = 0; n < 400 && !measurement.figures.over; n++) {
      const batch = measurement.next();
      if (batch === null) break;
      const { question } = batch;
      asked.set(question.kind === 'solve' ? 'solver' : question.policy, question);
      // As slow as this it soon has had its minute of each thread.
      const outcomes = batch.deals.map((deal) => ({
        ...trialOf(game, 'cairn', question)(deal),
        ms: question.kind === 'play' && question.policy === 'sampling' ? 9000 : 400,
      }));
      measurement.take(batch, outcomes);
    }
    expect([...asked.keys()]).toEqual(['solver', 'greedy', 'long-chains']);
    const { estimates, grade, over } = measurement.figures;
    expect(over).toBe(true);
    expect(measurement.next()).toBeNull();
    expect(estimates.map(({ question }) => question.kind)).toEqual(['solve', 'play', 'play']);
    for (const { question, deals, won, unknown, median } of estimates) {
      const attempt = trialOf(game, 'cairn', question);
      const trials = Array.from({ length: deals }, (_, i) => attempt(i + 1));
      expect([won, unknown]).toEqual(
        ['w', 'u'].map((letter) => trials.filter(({ verdict }) => verdict === letter).length),
      );
      const lengths = trials
        .flatMap(({ verdict, moves }) => (verdict === 'w' ? [moves] : []))
        .toSorted((a, b) => a - b);
      expect(lengths.filter((moves) => moves <= (median ?? 0)).length).toBeGreaterThanOrEqual(
        lengths.length / 2,
      );
      expect(lengths).toContain(median);
    }
    expect(grade?.likely).toBe(1);
    expect(grade?.from).toBe(1);
    expect(grade?.to).toBeGreaterThanOrEqual(1);
  });

  it('lets nobody play beside the careless one where every card is seen', () => {
    const measurement = new Measurement(gameNamed('black-hole'), 1);
    const policies = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const batch = measurement.next();
      if (batch === null) break;
      if (batch.question.kind === 'play') policies.add(batch.question.policy);
      measurement.take(
        batch,
        batch.deals.map(() => ({ verdict: 'w', moves: 51, ms: 100 })),
      );
    }
    expect([...policies]).toEqual(['greedy']);
  });
});
