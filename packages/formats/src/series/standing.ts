/**
 * The standing of a series, as a fold over its entries. Each entry makes the next standing from the one before, so a
 * long series costs no more than its last deal. Standings are not stored.
 */
import { failWith, ok, type Deal, type Rank, type Result } from '@cairn/engine';
import { bagSize } from '../definition/carry.ts';
import { legAt, type Format, type Leg } from '../definition/compile.ts';
import type { Pass, SeriesGoal } from '../definition/def.ts';
import type { SeriesEntry } from './entry.ts';
import type { DealOutcome } from './deal-outcome.ts';
import { MOST_SERIES_DEALS } from '../definition/vocabulary.ts';
import { termOf, type StrokeTerm } from '../definition/stroke-terms.ts';

/**
 * done: all legs are played. target: the total was reached. failed: a leg was not passed, in a format that ends then.
 */
export type SeriesEnd = 'done' | 'target' | 'failed' | 'stopped' | 'time';

/** The leg of a deal, and the number of the try. */
export interface PlayedLeg {
  /** Place of the leg in the series, from 0, and its index in the definition. */
  readonly place: number;
  readonly index: number;
  readonly title: string;
  readonly attempt: number;
}

/** One deal of a series. */
export interface StandingRow extends PlayedLeg {
  readonly deal: Deal;
  readonly outcome: DealOutcome;
  /** The worth of the deal: its score or strokes, or 1 for a win if wins are counted. */
  readonly points: number;
  /** Whether it counts towards the total. A try that did not pass its leg does not count if the leg is repeated. */
  readonly counted: boolean;
  /** The total after this deal. */
  readonly running: number;
  readonly par: number | null;
  /** Strokes above par, and golf's word for that; null if strokes are not counted or there is no par. */
  readonly toPar: number | null;
  readonly term: StrokeTerm | null;
  readonly passed: boolean;
  /** The purse after this deal; null without a purse. */
  readonly purse: number | null;
}

/** Sums over the deals that count. */
export interface SeriesTotals {
  readonly total: number;
  /** Par of the legs that count, and the total minus par; null if strokes are not counted. */
  readonly par: number | null;
  readonly toPar: number | null;
  readonly wins: number;
  /** The best deal that counts; null before the first. */
  readonly best: number | null;
  /** Number of legs passed. */
  readonly passed: number;
  readonly purse: number | null;
  /** Seconds that the deals have taken; only with a clock. */
  readonly seconds: number;
}

export interface SeriesStanding extends SeriesTotals {
  readonly rows: readonly StandingRow[];
  /** The irons in the bag: those that were left, as many as the next deal can start with. */
  readonly irons: readonly Rank[];
  /** Whether the goal is reached; null for a format without one. */
  readonly reached: boolean | null;
  readonly ended: SeriesEnd | null;
  /** The leg that is due, and the number of the try; null after the end. */
  readonly next: { readonly place: number; readonly attempt: number } | null;
}

/** The standing before the first deal. */
export const opening = ({ def }: Format): SeriesStanding => ({
  rows: [],
  total: 0,
  par: def.counts === 'strokes' ? 0 : null,
  toPar: def.counts === 'strokes' ? 0 : null,
  wins: 0,
  best: null,
  passed: 0,
  purse: def.purse?.start ?? null,
  seconds: 0,
  irons: [],
  reached: def.goal === undefined ? null : false,
  ended: null,
  next: { place: 0, attempt: 1 },
});

/** The standing after a checked deal. */
export const nextStanding = (
  format: Format,
  before: SeriesStanding,
  deal: Deal,
  outcome: DealOutcome,
): SeriesStanding => {
  const { def, low } = format;
  const { next } = before;
  const leg = next === null ? undefined : legAt(format, next.place);
  if (next === null || leg === undefined) throw new Error('This series has ended');
  const score = before.purse === null ? null : before.purse + outcome.score;
  const passed = leg.pass.some((condition) => holds(condition, outcome, score));
  const purse = score === null ? null : score + (passed ? leg.prize : 0);
  const counted = passed || def.flow !== 'until-passed';
  const won = outcome.status === 'won' ? 1 : 0;
  const points = def.counts === 'wins' ? won : outcome.score;
  const par = def.counts === 'strokes' ? leg.par : null;
  const best = counted ? better(low, before.best, points) : before.best;
  const total = !counted ? before.total : def.counts === 'best' ? (best ?? 0) : before.total + points;
  const row: StandingRow = {
    place: next.place,
    index: leg.index,
    title: leg.title,
    attempt: next.attempt,
    deal,
    outcome,
    points,
    counted,
    running: total,
    par,
    toPar: par === null ? null : points - par,
    term: par === null ? null : termOf(points - par),
    passed,
    purse,
  };
  const place = next.place + (counted ? 1 : 0);
  const following = legAt(format, place);
  const room = def.carries === undefined || following === undefined ? 0 : bagSize(following.game);
  const sum = counted ? addPar(before.par, par) : before.par;
  const after: SeriesStanding = {
    rows: [...before.rows, row],
    total,
    par: sum,
    toPar: sum === null ? null : total - sum,
    wins: before.wins + won,
    best,
    passed: before.passed + (passed ? 1 : 0),
    purse,
    seconds: before.seconds + (def.clock === 'off' ? 0 : (outcome.seconds ?? 0)),
    irons: outcome.irons.slice(0, room),
    reached: before.reached,
    ended: null,
    next: { place, attempt: counted ? 1 : next.attempt + 1 },
  };
  return closed(format, after, passed);
};

/** The standing after buying an item or stopping. */
export const withEntry = (
  format: Format,
  before: SeriesStanding,
  entry: Exclude<SeriesEntry, { kind: 'deal' }>,
): Result<SeriesStanding> => {
  if (entry.kind === 'stop') return ok({ ...before, ended: 'stopped', next: null });
  const { def } = format;
  const offer = (def.shop ?? []).find(({ item }) => item === entry.item);
  if (offer === undefined || before.purse === null)
    return failWith('shop', '', `No ${entry.item} is for sale in ${def.title}`);
  if (!Number.isInteger(entry.rank) || entry.rank < 2 || entry.rank > 9)
    return failWith('shop', '', `There is no ${entry.item} of rank ${entry.rank}: wanted one from 2 to 9`);
  const leg = before.next === null ? undefined : legAt(format, before.next.place);
  const room = leg === undefined ? 0 : bagSize(leg.game);
  if (before.irons.length >= room)
    return failWith(
      'shop',
      '',
      `The bag holds ${before.irons.length} of ${room}: there is no room for another ${entry.item}`,
    );
  if (before.purse < offer.price)
    return failWith('shop', '', `An ${entry.item} costs ${offer.price}, and the purse holds ${before.purse}`);
  return ok({
    ...before,
    purse: before.purse - offer.price,
    irons: [...before.irons, entry.rank].sort((a, b) => a - b),
  });
};

/** The standing with the goal and the end of the series. */
const closed = (format: Format, after: SeriesStanding, passed: boolean): SeriesStanding => {
  const { def, length } = format;
  const place = after.next?.place ?? 0;
  const all = length !== 'endless' && place >= length;
  const ended: SeriesEnd | null =
    def.ends !== undefined && after.total >= def.ends.total
      ? 'target'
      : all
        ? 'done'
        : def.flow === 'while-passed' && !passed
          ? 'failed'
          : def.seconds !== undefined && after.seconds >= def.seconds
            ? 'time'
            : after.rows.length >= MOST_SERIES_DEALS
              ? 'done'
              : null;
  const reached = def.goal === undefined ? null : meets(def.goal, after, all);
  return { ...after, reached, ended, next: ended === null ? after.next : null };
};

const holds = (pass: Pass, outcome: DealOutcome, purse: number | null): boolean => {
  switch (pass.by) {
    case 'won':
      return outcome.status === 'won';
    case 'score':
      return outcome.score >= pass.least;
    case 'strokes':
      return outcome.score <= pass.most;
    case 'chain':
      return outcome.chain >= pass.least;
    case 'money':
      return (purse ?? 0) >= pass.least;
  }
};

/** A total against par means nothing before the last leg. */
const meets = (goal: SeriesGoal, now: SeriesStanding, all: boolean): boolean => {
  switch (goal.by) {
    case 'total':
      return now.total >= goal.least;
    case 'to-par':
      return all && (now.toPar ?? Infinity) <= goal.most;
    case 'wins':
      return now.wins >= goal.least;
    case 'passed':
      return now.passed >= goal.least;
    case 'money':
      return (now.purse ?? 0) >= goal.least;
  }
};

const better = (low: boolean, before: number | null, points: number): number =>
  before === null ? points : low ? Math.min(before, points) : Math.max(before, points);

const addPar = (sum: number | null, par: number | null): number | null =>
  sum === null || par === null ? null : sum + par;

/** The legs of a format in order, at most `most` of a format without end: for a map or a score card. */
export const legsOf = (
  format: Format,
  most: number,
): readonly { readonly place: number; readonly leg: Leg }[] => {
  const count = format.length === 'endless' ? most : Math.min(most, format.length);
  return Array.from({ length: count }, (_, place) => ({ place, leg: legAt(format, place) })).flatMap(
    ({ place, leg }) => (leg === undefined ? [] : [{ place, leg }]),
  );
};
