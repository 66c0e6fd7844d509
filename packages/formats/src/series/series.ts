/**
 * A series is a format in progress: `(format, start, entries)` (law 3). An entry is the record of a deal, or an act
 * between deals. The standing is computed from the entries (standing.ts). `addEntry` checks what may be added, and
 * replays a record first.
 */
import {
  dealAtOffsetCyclic,
  failWith,
  makeDeal,
  ok,
  start as dealOut,
  type Deal,
  type Game,
  type Result,
} from '@cairn/engine';
import { withIrons } from '../definition/carry.ts';
import { legAt, type Format, type Leg } from '../definition/compile.ts';
import type { SeriesEntry } from './entry.ts';
import { judgeDeal } from './judge-deal.ts';
import type { Chosen } from '../definition/options.ts';
import { opening, nextStanding, withEntry, type SeriesStanding } from './standing.ts';

export interface Series {
  readonly format: Format;
  /** The first deal. */
  readonly start: Deal;
  readonly entries: readonly SeriesEntry[];
}

/** The deal that is due in a series. */
export interface NextSeriesDeal {
  readonly leg: Leg;
  /** Its place in the series, from 0, over all repetitions of the legs. */
  readonly place: number;
  /** The number of the try at its leg, from 1. */
  readonly attempt: number;
  readonly deal: Deal;
  readonly game: Game;
  /** Options of the game that differ from the defaults, for a record or a link. */
  readonly options: Chosen;
}

/**
 * A series before its first deal. If the format lists its deals, `start` is ignored. Faults: no start, or a start
 * whose numbering does not fit the packs of all legs.
 */
export const beginSeries = (format: Format, start: Deal | null = null): Result<Series> => {
  const first = format.legs[0]?.deal ?? start;
  if (first === null)
    return failWith(
      'start',
      '',
      `${format.def.title} needs a deal to start with: wanted a number like 49621`,
    );
  if (format.def.deals === 'consecutive') {
    if (first.kind === 'cards' && format.length !== 1)
      return failWith('start', '', 'A list of cards has no next deal: wanted a number like 49621');
    for (const game of new Set(format.legs.map((leg) => leg.game))) {
      const dealt = dealOut(game, first);
      if (!dealt.ok) return dealt;
    }
  }
  const series: Series = { format, start: first, entries: [] };
  standings.set(series, opening(format));
  return ok(series);
};

const standings = new WeakMap<Series, SeriesStanding>();

/** The standing of a series. Throws if the series has entries that were not added by `addEntry`. */
export const standingOf = (series: Series): SeriesStanding => {
  const known = standings.get(series);
  if (known === undefined) throw new Error('This series was not made by beginSeries and addEntry');
  return known;
};

/** The deal that is due; null after the end. */
export const nextDeal = (series: Series): NextSeriesDeal | null => {
  const { format } = series;
  const { next, irons, rows } = standingOf(series);
  const leg = next === null ? undefined : legAt(format, next.place);
  if (next === null || leg === undefined) return null;
  const again = rows.filter(({ index }) => index === leg.index).length;
  const deal =
    leg.deal === null
      ? dealAtOffsetCyclic(series.start, rows.length)
      : (dealAtOffsetCyclic(leg.deal, again) ?? leg.deal);
  const { game, options } = format.def.carries === undefined ? leg : withIrons(leg, irons);
  return { leg, place: next.place, attempt: next.attempt, deal: deal ?? series.start, game, options };
};

/**
 * The series with one more entry. A deal is replayed: it must be the deal that is due, with its game and options,
 * finished, and without undo if the format forbids it. Faults otherwise.
 */
export const addEntry = (series: Series, entry: SeriesEntry): Result<Series> => {
  const { format } = series;
  const now = standingOf(series);
  if (now.ended !== null)
    return failWith('over', '', `The series has ended (${now.ended}): nothing can be added`);
  const added = (after: SeriesStanding): Result<Series> => {
    const longer: Series = { format, start: series.start, entries: [...series.entries, entry] };
    standings.set(longer, after);
    return ok(longer);
  };
  if (entry.kind !== 'deal') {
    const bought = withEntry(format, now, entry);
    return bought.ok ? added(bought.value) : bought;
  }
  const next = nextDeal(series);
  if (next === null) throw new Error('A series that has not ended has a next deal');
  if (makeDeal(entry.record.deal) !== makeDeal(next.deal))
    return failWith(
      'deal',
      'Deal',
      `The record is of deal ${makeDeal(entry.record.deal)}: wanted ${makeDeal(next.deal)}`,
    );
  const outcome = judgeDeal(format.def, next.game, entry.record, now.seconds);
  return outcome.ok ? added(nextStanding(format, now, next.deal, outcome.value)) : outcome;
};

/** Whether moves may be undone in the deals of a format: never, freely, or as often as the game allows. */
export const undoOf = ({ def }: Format, game: Game): 'free' | 'none' | 'counted' =>
  game.def.limits?.undo !== undefined ? 'counted' : def.undo;
