/**
 * Everything Cairn keeps, as one file: settings, results, records and when statistics were reset. A file is read whole
 * before anything is changed, and what is wrong with it is said; what is here already stays as it is.
 */
import { clip, fail, ok, type Result } from '@cairn/engine';
import type { Change, Database } from './database.ts';
import { OUTCOMES, type Resets, type ResultRow } from './results.ts';
import { cleanKeys, OWN_KEYS, type OwnKeys } from './own-keys.ts';
import { cleanSettings, SETTING_NAMES, type Settings } from './settings.ts';

const KIND = 'cairn-backup';
/** Raise it when a reader of the version before would misunderstand; older versions are read for ever. */
const VERSION = 1;

/** One thing wrong with a file; a catalogue of words says it. */
export interface BackupFault {
  /** Where: a dotted path in the file; '' for the whole. */
  readonly path: string;
  readonly wanted: 'json' | 'backup' | 'version' | 'result' | 'results' | 'value' | 'names';
  /** What is there instead, cut where it is long; '' for nothing. */
  readonly found: string;
}

type Parsed = Result<Backup, readonly BackupFault[]>;

export interface Backup {
  readonly settings: Settings;
  /** The player's own keys; older files have none. */
  readonly keys?: OwnKeys | undefined;
  readonly resets: Resets;
  readonly results: readonly ResultRow[];
  /** Records by the id of their result. */
  readonly records: Readonly<Record<string, string>>;
}

/** What is kept now. */
export const readBackup = async (db: Database, settings: Settings): Promise<Backup> => {
  const results = (await db.all('results')) as ResultRow[];
  const texts = await Promise.all(results.map(({ id }) => db.get('records', id)));
  const records = results.flatMap(({ id }, i) => {
    const text = texts[i];
    return typeof text === 'string' ? [[id, text] as const] : [];
  });
  const resets = ((await db.get('settings', 'resets')) ?? {}) as Resets;
  const keys = cleanKeys(await db.get('settings', OWN_KEYS));
  return { settings, keys, resets, results, records: Object.fromEntries(records) };
};

export const makeBackup = (backup: Backup): string =>
  `${JSON.stringify({ kind: KIND, version: VERSION, ...backup }, null, 1)}\n`;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What each field of a result must be. */
const ROW: { readonly [field in keyof ResultRow]-?: (value: unknown) => boolean } = {
  id: (value) => typeof value === 'string' && value !== '',
  group: (value) => typeof value === 'string' && value !== '',
  deal: (value) => typeof value === 'string',
  outcome: (value) => (OUTCOMES as readonly unknown[]).includes(value),
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

/** Reads a file somebody gives; all that is wrong with it where it cannot be taken. */
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
  const { results = [], records = {}, resets = {}, settings, keys } = from;
  const faults = [
    ...(Array.isArray(results)
      ? results.flatMap((row, i) => rowFaults(row, `results.${i}`))
      : [wrong('results', 'results', results)]),
    ...valueFaults(records, 'records', (value) => typeof value === 'string'),
    ...valueFaults(resets, 'resets', Number.isFinite),
  ];
  if (faults.length > 0) return fail(faults);
  return ok({
    settings: cleanSettings(settings),
    keys: keys === undefined ? undefined : cleanKeys(keys),
    results: (results as ResultRow[]).map(plainRow),
    records: records as Record<string, string>,
    resets: resets as Resets,
  });
};

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

/** Only the fields of a result, whatever else came along. */
const plainRow = (row: ResultRow): ResultRow =>
  Object.fromEntries(
    Object.keys(ROW).flatMap((field) => {
      const value = row[field as keyof ResultRow];
      return value === undefined ? [] : [[field, value] as const];
    }),
  ) as unknown as ResultRow;

/** The changes that add a backup to what is here: results not here yet, with their records; the later of two resets. */
export const importChanges = (
  backup: Backup,
  here: ReadonlyMap<string, ResultRow>,
  resets: Resets,
): { readonly added: readonly ResultRow[]; readonly resets: Resets; readonly changes: readonly Change[] } => {
  const added = backup.results.filter(({ id }) => !here.has(id));
  const groups = [...new Set([...Object.keys(resets), ...Object.keys(backup.resets)])];
  const later = Object.fromEntries(
    groups.map((group) => [group, Math.max(resets[group] ?? 0, backup.resets[group] ?? 0)]),
  );
  return {
    added,
    resets: later,
    changes: [
      ...SETTING_NAMES.map((key) => ({ drawer: 'settings', key, value: backup.settings[key] }) as const),
      ...(backup.keys === undefined
        ? []
        : [{ drawer: 'settings', key: OWN_KEYS, value: backup.keys } as const]),
      { drawer: 'settings', key: 'resets', value: later },
      ...added.flatMap((row): Change[] => {
        const record = backup.records[row.id];
        return [
          { drawer: 'results', key: row.id, value: row },
          ...(record === undefined ? [] : [{ drawer: 'records', key: row.id, value: record } as const]),
        ];
      }),
    ],
  };
};
