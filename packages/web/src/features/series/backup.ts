/** The series in the backup: checked field by field, and added if they are new, or longer in the file. */
import { fail, ok } from '@cairn/engine';
import type { Change } from '../../platform/database.ts';
import { faultAt, isFields, type BackupFault, type BackupPart } from '../../shell/backup-part.ts';
import { keysOf, readRecords, type KeptSeries, type KeptStand } from './stored-series.ts';

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const orNull =
  (isRight: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === null || isRight(value);

/** The checks of each field of a series and of its standing. */
const SERIES: { readonly [field in keyof KeptSeries]-?: (value: unknown) => boolean } = {
  id: isText,
  format: isText,
  options: (value) => isFields(value) && Object.values(value).every((each) => typeof each === 'string'),
  start: (value) => typeof value === 'string',
  began: Number.isFinite,
  entries: (value) => Array.isArray(value) && value.every(isEntry),
  stand: (value) =>
    isFields(value) && Object.entries(STAND).every(([field, isRight]) => isRight(value[field])),
  duplicate: (value) => value === undefined || isDuplicate(value),
};
const STAND: { readonly [field in keyof KeptStand]: (value: unknown) => boolean } = {
  at: Number.isFinite,
  deals: Number.isFinite,
  wins: Number.isFinite,
  total: Number.isFinite,
  toPar: orNull(Number.isFinite),
  purse: orNull(Number.isFinite),
  next: orNull(Number.isInteger),
  ended: orNull(isText),
};

const isDuplicate = (value: unknown): boolean => {
  if (!isFields(value)) return false;
  const { title, boards, player, others } = value;
  return (
    typeof title === 'string' &&
    Array.isArray(boards) &&
    boards.every(isText) &&
    isText(player) &&
    typeof others === 'string'
  );
};

const isEntry = (value: unknown): boolean => {
  if (!isFields(value)) return false;
  const { kind, id, item, rank } = value;
  return (
    kind === 'stop' ||
    (kind === 'deal' && isText(id)) ||
    (kind === 'buy' && isText(item) && Number.isInteger(rank))
  );
};

/** All faults of a series. Every deal needs its record. */
const seriesFaults = (series: unknown, records: unknown, path: string): readonly BackupFault[] => {
  if (!isFields(series)) return [faultAt(path, 'series', series)];
  const faults = Object.entries(SERIES).flatMap(([field, isRight]) =>
    isRight(series[field]) ? [] : [faultAt(`${path}.${field}`, 'value', series[field])],
  );
  if (faults.length > 0 || !isFields(records)) return faults;
  return keysOf(series as unknown as KeptSeries).flatMap((key) =>
    typeof records[key] === 'string' ? [] : [faultAt(`records.${key}`, 'value', records[key])],
  );
};

/** The known fields of a series, without any others in the file. */
const plainSeries = (series: KeptSeries): KeptSeries =>
  Object.fromEntries(
    Object.keys(SERIES).flatMap((field) => {
      const value = series[field as keyof KeptSeries];
      return value === undefined ? [] : [[field, value] as const];
    }),
  ) as unknown as KeptSeries;

export const seriesBackup: BackupPart = {
  read: async (db) => {
    const values = (await db.all('series')) as readonly KeptSeries[];
    const records = await Promise.all(values.map((each) => readRecords(db, each)));
    return { values, records: Object.assign({}, ...records) as Record<string, string> };
  },
  parse: (values, records) => {
    const faults = values.flatMap((each, i) => seriesFaults(each, records, `series.${i}`));
    return faults.length > 0 ? fail(faults) : ok((values as readonly KeptSeries[]).map(plainSeries));
  },
  changes: async (db, values, records) => {
    const here = (await db.all('series')) as readonly KeptSeries[];
    const lengths = new Map(here.map(({ id, entries }) => [id, entries.length]));
    const further = (values as readonly KeptSeries[]).filter(
      ({ id, entries }) => entries.length > (lengths.get(id) ?? -1),
    );
    return further.flatMap((each): Change[] => [
      { store: 'series', key: each.id, value: each },
      ...keysOf(each).flatMap((key): Change[] => {
        const value = records[key];
        return value === undefined ? [] : [{ store: 'records', key, value }];
      }),
    ]);
  },
};
