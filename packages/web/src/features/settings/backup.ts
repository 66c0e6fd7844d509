/**
 * Everything Cairn stores, as one file: settings, results, series, records, own games, and when statistics were
 * reset. A file is checked completely before anything is changed, and all its faults are listed. An import only adds;
 * it replaces nothing.
 */
import { clip, fail, ok, type Fault, type Result } from '@cairn/engine';
import type { Change, Database } from '../../platform/database.ts';
import { keysOf, readRecords, type KeptSeries, type KeptStand } from '../series/stored-series.ts';
import { ATTEMPT_OUTCOMES, type Resets, type ResultRow } from '../../play/results.ts';
import { parseGame } from '../../catalogue/read-own-game.ts';
import { keepGame, type KeptGame } from '../../catalogue/stored-games.ts';
import { cleanKeys, OWN_KEYS, type OwnKeys } from '../../play/own-keys.ts';
import { cleanSettings, SETTING_NAMES, type Settings } from '../../play/settings.ts';

const KIND = 'cairn-backup';
/** To be raised when readers of the version before would misunderstand a file. Older versions stay readable. */
const VERSION = 2;

/** One fault of a file. Each language has a sentence for it. */
export interface BackupFault {
  /** A dotted path in the file; '' for the whole file. */
  readonly path: string;
  readonly wanted:
    | 'json'
    | 'backup'
    | 'version'
    | 'result'
    | 'results'
    | 'series'
    | 'game'
    | 'games'
    | 'value'
    | 'names';
  /** The value found, shortened if it is long; '' for none. */
  readonly found: string;
  /** The engine's fault, if the engine refused the value. */
  readonly why?: Fault;
}

type Parsed = Result<Backup, readonly BackupFault[]>;

export interface Backup {
  readonly settings: Settings;
  /** The player's own keys. Older files have none. */
  readonly keys?: OwnKeys | undefined;
  readonly resets: Resets;
  readonly results: readonly ResultRow[];
  /** Files of version 1 have none. */
  readonly series: readonly KeptSeries[];
  /** The player's own games. Files of version 1 have none. */
  readonly own: readonly KeptGame[];
  /** Records by the id of their result, or by the key of their entry in a series. */
  readonly records: Readonly<Record<string, string>>;
}

/** A backup of what is stored now. */
export const readBackup = async (db: Database, settings: Settings): Promise<Backup> => {
  const results = (await db.all('results')) as ResultRow[];
  const texts = await Promise.all(results.map(({ id }) => db.get('records', id)));
  const records = results.flatMap(({ id }, i) => {
    const text = texts[i];
    return typeof text === 'string' ? [[id, text] as const] : [];
  });
  const series = (await db.all('series')) as KeptSeries[];
  const played = await Promise.all(series.map((each) => readRecords(db, each)));
  const resets = ((await db.get('settings', 'resets')) ?? {}) as Resets;
  const keys = cleanKeys(await db.get('settings', OWN_KEYS));
  return {
    settings,
    keys,
    resets,
    results,
    series,
    own: (await db.all('own')) as KeptGame[],
    records: Object.assign({}, Object.fromEntries(records), ...played) as Record<string, string>,
  };
};

export const makeBackup = (backup: Backup): string =>
  `${JSON.stringify({ kind: KIND, version: VERSION, ...backup }, null, 1)}\n`;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The check of each field of a result. */
const ROW: { readonly [field in keyof ResultRow]-?: (value: unknown) => boolean } = {
  id: (value) => typeof value === 'string' && value !== '',
  group: (value) => typeof value === 'string' && value !== '',
  deal: (value) => typeof value === 'string',
  outcome: (value) => (ATTEMPT_OUTCOMES as readonly unknown[]).includes(value),
  score: Number.isFinite,
  streak: Number.isFinite,
  moves: Number.isFinite,
  spent: Number.isFinite,
  undos: Number.isFinite,
  looks: Number.isFinite,
  again: (value) => typeof value === 'boolean',
  shared: (value) => typeof value === 'boolean',
  hints: (value) => value === undefined || Number.isFinite(value),
  shown: (value) => value === undefined || typeof value === 'boolean',
  at: Number.isFinite,
};

const wrong = (path: string, wanted: BackupFault['wanted'], found: unknown): BackupFault => ({
  path,
  wanted,
  found: clip(JSON.stringify(found) ?? ''),
});

const rowFaults = (row: unknown, path: string): readonly BackupFault[] => {
  if (!isFields(row)) return [wrong(path, 'result', row)];
  return Object.entries(ROW).flatMap(([field, isRight]) =>
    isRight(row[field]) ? [] : [wrong(`${path}.${field}`, 'value', row[field])],
  );
};

/** Parses a file from outside. Returns all faults if it cannot be imported. */
export const parseBackup = (text: string): Parsed => {
  let from: unknown;
  try {
    from = JSON.parse(text);
  } catch {
    return fail([{ path: '', wanted: 'json', found: clip(text.trim()) }]);
  }
  if (!isFields(from)) return fail([wrong('', 'backup', from)]);
  if (from['kind'] !== KIND) return fail([wrong('kind', 'backup', from['kind'])]);
  const { version } = from;
  if (typeof version !== 'number' || version < 1 || version > VERSION)
    return fail([wrong('version', 'version', version)]);
  const { results = [], records = {}, resets = {}, series = [], own = [], settings, keys } = from;
  const games = Array.isArray(own) ? own.map(parseGame) : [];
  const faults: readonly BackupFault[] = [
    ...(Array.isArray(results)
      ? results.flatMap((row, i) => rowFaults(row, `results.${i}`))
      : [wrong('results', 'results', results)]),
    ...valueFaults(records, 'records', (value) => typeof value === 'string'),
    ...valueFaults(resets, 'resets', Number.isFinite),
    ...(Array.isArray(series)
      ? series.flatMap((each, i) => seriesFaults(each, records, `series.${i}`))
      : [wrong('series', 'series', series)]),
    ...(Array.isArray(own) ? [] : [wrong('own', 'games', own)]),
    ...games.flatMap((game, i) =>
      game.ok ? [] : game.error.map((why) => ({ ...wrong(`own.${i}`, 'game', undefined), why })),
    ),
  ];
  if (faults.length > 0) return fail(faults);
  return ok({
    settings: cleanSettings(settings),
    keys: keys === undefined ? undefined : cleanKeys(keys),
    results: (results as ResultRow[]).map(plainRow),
    series: (series as KeptSeries[]).map(plainSeries),
    own: games.flatMap((game) => (game.ok ? [game.value] : [])),
    records: records as Record<string, string>,
    resets: resets as Resets,
  });
};

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
  if (!isFields(series)) return [wrong(path, 'series', series)];
  const faults = Object.entries(SERIES).flatMap(([field, isRight]) =>
    isRight(series[field]) ? [] : [wrong(`${path}.${field}`, 'value', series[field])],
  );
  if (faults.length > 0 || !isFields(records)) return faults;
  return keysOf(series as unknown as KeptSeries).flatMap((key) =>
    typeof records[key] === 'string' ? [] : [wrong(`records.${key}`, 'value', records[key])],
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

const valueFaults = (
  of: unknown,
  path: string,
  isRight: (value: unknown) => boolean,
): readonly BackupFault[] =>
  isFields(of)
    ? Object.entries(of).flatMap(([key, value]) =>
        isRight(value) ? [] : [wrong(`${path}.${key}`, 'value', value)],
      )
    : [wrong(path, 'names', of)];

/** The known fields of a result, without any others in the file. */
const plainRow = (row: ResultRow): ResultRow =>
  Object.fromEntries(
    Object.keys(ROW).flatMap((field) => {
      const value = row[field as keyof ResultRow];
      return value === undefined ? [] : [[field, value] as const];
    }),
  ) as unknown as ResultRow;

/**
 * The changes that add a backup to what is stored: new results with their records; series that are new, or longer in
 * the file; own games that are new or not saved here; the later of two resets.
 */
export const importChanges = (
  backup: Backup,
  here: ReadonlyMap<string, ResultRow>,
  resets: Resets,
  series: readonly KeptSeries[] = [],
  own: readonly KeptGame[] = [],
): {
  readonly added: readonly ResultRow[];
  readonly games: readonly KeptGame[];
  readonly resets: Resets;
  readonly changes: readonly Change[];
} => {
  const added = backup.results.filter(({ id }) => !here.has(id));
  const groups = [...new Set([...Object.keys(resets), ...Object.keys(backup.resets)])];
  const later = Object.fromEntries(
    groups.map((group) => [group, Math.max(resets[group] ?? 0, backup.resets[group] ?? 0)]),
  );
  const lengths = new Map(series.map(({ id, entries }) => [id, entries.length]));
  const further = backup.series.filter(({ id, entries }) => entries.length > (lengths.get(id) ?? -1));
  const standings = new Map(own.map(({ def, standing }) => [def.id, standing]));
  const games = backup.own.filter(({ def, standing }) => {
    const known = standings.get(def.id);
    return known === undefined || (known !== 'saved' && standing === 'saved');
  });
  const recordOf = (key: string): readonly Change[] => {
    const value = backup.records[key];
    return value === undefined ? [] : [{ store: 'records', key, value }];
  };
  return {
    added,
    games,
    resets: later,
    changes: [
      ...SETTING_NAMES.map((key) => ({ store: 'settings', key, value: backup.settings[key] }) as const),
      ...(backup.keys === undefined
        ? []
        : [{ store: 'settings', key: OWN_KEYS, value: backup.keys } as const]),
      { store: 'settings', key: 'resets', value: later },
      ...added.flatMap((row): Change[] => [
        { store: 'results', key: row.id, value: row },
        ...recordOf(row.id),
      ]),
      ...further.flatMap((each): Change[] => [
        { store: 'series', key: each.id, value: each },
        ...keysOf(each).flatMap(recordOf),
      ]),
      ...games.map(keepGame),
    ],
  };
};
