/** Deals in series: definitions of formats, series of records, what they amount to, how they are written down. */
export {
  CLOCKS,
  COUNTS,
  FLOWS,
  FORMAT_FAMILIES,
  ITEMS,
  LEG_UNITS,
  type Clock,
  type Counts,
  type Flow,
  type FormatDef,
  type FormatFamily,
  type FormatOption,
  type Item,
  type LegDef,
  type LegUnit,
  type Pass,
  type SeriesGoal,
} from './def.ts';
export { FORMAT_SCHEMA, MOST_DEALS, MOST_LEGS } from './schema.ts';
export { parseFormat } from './parse.ts';
export { changedFormatOptions, chooseFormatOptions, knownValues, type Chosen } from './options.ts';
export { compileFormat, legAt, type Format, type Leg } from './compile.ts';
export { formats } from './catalogue.ts';
export { findFormat } from './find.ts';
export { SESSION_OPTIONS, sessionOf } from './session-of.ts';
export type { Entry } from './entry.ts';
export { addEntry, beginSeries, nextDeal, standing, undoOf, type NextDeal, type Series } from './series.ts';
export { legsOf, type Ended, type Row, type Standing } from './standing.ts';
export { outcomeOf, stopPrice, type Outcome } from './outcome.ts';
export { TERMS, termOf, type Term } from './terms.ts';
export { makeSeries, parseSeries, replaySeries, type SeriesText } from './text.ts';
export { makeSeriesLink, parseSeriesLink, type SeriesLink } from './link.ts';
