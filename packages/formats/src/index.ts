/** Deals in series: definitions of formats, series of records, their standing, and their text. */
export {
  CLOCKS,
  SERIES_COUNTS,
  FLOWS,
  FORMAT_FAMILIES,
  ITEMS,
  LEG_UNITS,
  MOST_SERIES_DEALS,
  MOST_LEGS,
  type ClockRule,
  type Counts,
  type Flow,
  type FormatFamily,
  type Item,
  type LegUnit,
} from './definition/vocabulary.ts';
export {
  FORMAT_SCHEMA,
  type FormatDef,
  type FormatOption,
  type LegDef,
  type Pass,
  type SeriesGoal,
} from './definition/def.ts';
export { parseFormat } from './definition/parse.ts';
export { changedFormatOptions, chooseFormatOptions, knownValues, type Chosen } from './definition/options.ts';
export { bagSize } from './definition/carry.ts';
export { compileFormat, legAt, legGame, type Format, type Leg } from './definition/compile.ts';
export { formats } from './catalogue/catalogue.ts';
export { findFormat } from './catalogue/find-format.ts';
export { SESSION_OPTIONS, sessionOf } from './catalogue/session-of.ts';
export type { SeriesEntry } from './series/entry.ts';
export {
  addEntry,
  beginSeries,
  nextDeal,
  standingOf,
  undoOf,
  type NextSeriesDeal,
  type Series,
} from './series/series.ts';
export { legsOf, type SeriesEnd, type StandingRow, type SeriesStanding } from './series/standing.ts';
export { outcomeOf, stopPrice, type DealOutcome } from './series/deal-outcome.ts';
export { STROKE_TERMS, termOf, type StrokeTerm } from './definition/stroke-terms.ts';
export { makeSeries, parseSeries, replaySeries, type SeriesText } from './series/text.ts';
export { makeSeriesLink, parseSeriesLink, type SeriesLink } from './series/link.ts';
export {
  makeBoard,
  openBoard,
  parseBoard,
  sameBoard,
  type BoardSeal,
  type DuplicateBoard,
  type OpenBoard,
} from './duplicate/board.ts';
export {
  compare,
  orderOf,
  rankedRows,
  totalsOf,
  type BoardRow,
  type BoardTable,
  type ComparedResult,
  type Comparison,
  type TotalRow,
} from './duplicate/compare.ts';
export {
  addResults,
  newDuplicate,
  playersOf,
  resultAt,
  duplicateResult,
  sealed,
  type BoardResult,
  type Duplicate,
} from './duplicate/duplicate.ts';
export { DUPLICATE_FAULTS, type DuplicateFault } from './duplicate/faults.ts';
export { datumOf, standings, type Compared } from './duplicate/field.ts';
export { addText, duplicatePieces, makeDuplicate, parseDuplicate } from './duplicate/file.ts';
export { boardsOf, duplicateFormat } from './duplicate/format.ts';
export { IMP_SCALE, impsOf } from './duplicate/imps.ts';
export { makeDuplicateLink, parseDuplicateLink, type DuplicateLink } from './duplicate/link.ts';
export { measureOf, valueOf, type Measure } from './duplicate/measure.ts';
export {
  dateOfDay,
  datesAt,
  dayNumberOf,
  parseCalendarDate,
  windowOfDate,
  type CalendarDate,
} from './contest/calendar-date.ts';
export { commitmentText, committedBoard, type CommittedBoard } from './contest/commitment.ts';
export { dateStreaks, type DailyResult, type DateStreak, type DateStreaks } from './contest/date-streaks.ts';
export { disclosureOf, type Disclosure, type Onlooker } from './contest/disclosure.ts';
export {
  boardRefusal,
  entryRefusal,
  type BoardRefusal,
  type Entrant,
  type EntryRefusal,
} from './contest/entry.ts';
export { showsAllCards } from './contest/open-cards.ts';
export { phaseAt, type OpenWindow, type Phase } from './contest/open-window.ts';
export { DAILY_POLICY, parsePolicy, type ContestPolicy, type EntryRule } from './contest/policy.ts';
