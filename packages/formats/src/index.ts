/** Deals in series: definitions of formats, series of records, what they amount to, how they are written down. */
export {
  CLOCKS,
  COUNTS,
  FLOWS,
  FORMAT_FAMILIES,
  ITEMS,
  LEG_UNITS,
  MOST_DEALS,
  MOST_LEGS,
  type Clock,
  type Counts,
  type Flow,
  type FormatFamily,
  type Item,
  type LegUnit,
} from './vocabulary.ts';
export {
  FORMAT_SCHEMA,
  type FormatDef,
  type FormatOption,
  type LegDef,
  type Pass,
  type SeriesGoal,
} from './def.ts';
export { parseFormat } from './parse.ts';
export { changedFormatOptions, chooseFormatOptions, knownValues, type Chosen } from './options.ts';
export { bagSize } from './carry.ts';
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
export {
  makeBoard,
  openBoard,
  parseBoard,
  sameBoard,
  type Board,
  type OpenBoard,
} from './duplicate/board.ts';
export {
  compare,
  type BoardRow,
  type BoardTable,
  type Comparison,
  type TotalRow,
} from './duplicate/compare.ts';
export {
  addResults,
  newDuplicate,
  playersOf,
  resultAt,
  resultOf,
  sealed,
  type BoardResult,
  type Duplicate,
} from './duplicate/duplicate.ts';
export { DUPLICATE_FAULTS, type DuplicateFault } from './duplicate/faults.ts';
export { standings, type Compared } from './duplicate/field.ts';
export { addText, makeDuplicate, parseDuplicate } from './duplicate/file.ts';
export { boardsOf, duplicateFormat } from './duplicate/format.ts';
export { IMP_SCALE, impsOf } from './duplicate/imps.ts';
export { makeDuplicateLink, parseDuplicateLink, type DuplicateLink } from './duplicate/link.ts';
export { measureOf, valueOf, type Measure } from './duplicate/measure.ts';
