/**
 * A series ready to be played: its format is compiled and every record is replayed, so nothing is shown that
 * was not played. A new entry is checked by the format first. The record and the list of entries are then
 * stored together or not at all.
 */
import {
  fail,
  failWith,
  makeDeal,
  ok,
  parseDeal,
  parseRecord,
  type Deal,
  type Fault,
  type Result,
} from '@cairn/engine';
import {
  addEntry,
  beginSeries,
  compileFormat,
  duplicateFormat,
  findFormat,
  newDuplicate,
  parseBoard,
  standingOf,
  type DuplicateBoard,
  type Duplicate,
  type SeriesEntry,
  type Format,
  type Series,
} from '@cairn/formats';
import type { Change, Database } from '../../platform/database.ts';
import { entryKey, readRecords, type KeptEntry, type KeptSeries, type KeptStand } from './stored-series.ts';

export interface LoadedSeries {
  readonly kept: KeptSeries;
  readonly series: Series;
}

const formats = new Map<string, Result<Format>>();

/** A format of the catalogue under options, compiled once. */
export const formatOf = (id: string, options: Readonly<Record<string, string>>): Result<Format> => {
  const key = JSON.stringify([id, options]);
  const known = formats.get(key);
  if (known !== undefined) return known;
  const def = findFormat(id);
  const format =
    def === null ? failWith('format', '', `There is no format "${id}" here`) : compileFormat(def, options);
  formats.set(key, format);
  return format;
};

/** The format of a stored series: of the catalogue, or of a duplicate. */
export const formatOfKept = ({ format, options, duplicate }: KeptSeries): Result<Format> => {
  if (duplicate === undefined) return formatOf(format, options);
  const key = JSON.stringify([duplicate.title, duplicate.boards]);
  const known = formats.get(key);
  if (known !== undefined) return known;
  const opened = openBoards(duplicate.title, duplicate.boards);
  const made = opened.ok ? compileFormat(duplicateFormat(opened.value)) : opened;
  formats.set(key, made);
  return made;
};

/** A duplicate without results, from the texts of its boards. */
export const openBoards = (title: string, texts: readonly string[]): Result<Duplicate> => {
  const faults: Fault[] = [];
  const boards = texts.flatMap((text): DuplicateBoard[] => {
    const board = parseBoard(text);
    if (board.ok) return [board.value];
    faults.push(...board.error);
    return [];
  });
  return faults.length > 0 ? fail(faults) : newDuplicate(title, boards);
};

const standOf = (series: Series): KeptStand => {
  const { rows, wins, total, toPar, purse, next, reached, ended } = standingOf(series);
  return {
    at: Date.now(),
    deals: rows.length,
    wins,
    total,
    toPar,
    reached,
    purse,
    next: next === null ? null : next.place,
    ended,
  };
};

/** A series before its first deal. */
export const createSeries = (format: Format, start: Deal | null): Result<LoadedSeries> => {
  const series = beginSeries(format, start);
  if (!series.ok) return series;
  const kept: KeptSeries = {
    id: crypto.randomUUID(),
    format: format.id,
    options: format.options,
    start: makeDeal(series.value.start),
    began: Date.now(),
    entries: [],
    stand: standOf(series.value),
  };
  return ok({ kept, series: series.value });
};

/** Milliseconds of work at a time, so that input is answered within a frame or two. */
const SHIFT = 12;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Replays a stored series; `records` are by their keys. A long series yields to the event loop now and then.
 */
export const replayStored = async (
  kept: KeptSeries,
  records: Readonly<Record<string, string>>,
): Promise<Result<LoadedSeries>> => {
  const format = formatOfKept(kept);
  if (!format.ok) return format;
  const start = parseDeal(kept.start);
  if (!start.ok) return start;
  const begun = beginSeries(format.value, start.value);
  if (!begun.ok) return begun;
  let series = begun.value;
  let since = performance.now();
  for (const each of kept.entries) {
    const entry = entryOf(each, records[each.kind === 'deal' ? entryKey(kept.id, each.id) : ''] ?? '');
    if (!entry.ok) return entry;
    const more = addEntry(series, entry.value);
    if (!more.ok) return more;
    series = more.value;
    if (performance.now() - since < SHIFT) continue;
    await pause();
    since = performance.now();
  }
  return ok({ kept, series });
};

const entryOf = (kept: KeptEntry, text: string): Result<SeriesEntry> => {
  if (kept.kind !== 'deal') return ok(kept);
  const record = parseRecord(text);
  return record.ok ? ok({ kind: 'deal', record: record.value }) : record;
};

/** Replays the stored series with this id; null if there is none. */
export const loadSeries = async (db: Database, id: string): Promise<Result<LoadedSeries> | null> => {
  const kept = (await db.get('series', id)) as KeptSeries | undefined;
  return kept === undefined ? null : replayStored(kept, await readRecords(db, kept));
};

/** The series with one more entry, and the changes to store. `text` is the record of a deal. */
export const longer = (
  { kept, series }: LoadedSeries,
  entry: KeptEntry,
  text = '',
): Result<{ readonly loaded: LoadedSeries; readonly changes: readonly Change[] }> => {
  const read = entryOf(entry, text);
  if (!read.ok) return read;
  const added = addEntry(series, read.value);
  if (!added.ok) return added;
  const loaded = {
    kept: { ...kept, entries: [...kept.entries, entry], stand: standOf(added.value) },
    series: added.value,
  };
  return ok({
    loaded,
    changes: [
      { store: 'series', key: kept.id, value: loaded.kept },
      ...(entry.kind === 'deal'
        ? [{ store: 'records', key: entryKey(kept.id, entry.id), value: text } as const]
        : []),
    ],
  });
};

/** The series without its last entry. */
export const shorter = async (db: Database, { kept }: LoadedSeries): Promise<Result<LoadedSeries>> => {
  const entries = kept.entries.slice(0, -1);
  const less = await replayStored({ ...kept, entries }, await readRecords(db, kept));
  if (!less.ok) return less;
  return ok({ ...less.value, kept: { ...less.value.kept, stand: standOf(less.value.series) } });
};
