/**
 * Everything Cairn stores, as one file: settings, results, series, records, own games, numbers that were fitted here, the
 * standing over puzzles, and when statistics were reset. A file is checked completely before anything is changed, and all
 * its faults are listed. An import only adds; it replaces nothing.
 */
import { clip, fail, ok, type Result } from '@cairn/engine';
import type { Change, Database } from '../../platform/database.ts';
import { ATTEMPT_OUTCOMES, type KeptSums, type Resets, type ResultRow } from '../../play/results.ts';
import { parseGame } from '../../catalogue/read-own-game.ts';
import { keepGame, type KeptGame } from '../../catalogue/stored-games.ts';
import { cleanKeys, OWN_KEYS, type OwnKeys } from '../../play/own-keys.ts';
import {
  joinStandings,
  NEW_STANDING,
  PUZZLES,
  readStanding,
  type PuzzleStanding,
} from '../../play/puzzle-standing.ts';
import { cleanSettings, SETTING_NAMES, type Settings } from '../../play/settings.ts';
import { linesToStore, storedLines, usableLines, type FittedLines } from '../../workers/fitted-here.ts';
import { faultAt, isFields, type BackupFault, type BackupPart } from '../../shell/backup-part.ts';

const KIND = 'cairn-backup';
/** To be raised when readers of the version before would misunderstand a file. Older versions stay readable. */
const VERSION = 2;

type Parsed = Result<Backup, readonly BackupFault[]>;

export interface Backup {
  readonly settings: Settings;
  /** The player's own keys. Older files have none. */
  readonly keys?: OwnKeys | undefined;
  /** The standing over puzzles. Older files have none. */
  readonly puzzles?: PuzzleStanding | undefined;
  readonly resets: Resets;
  readonly results: readonly ResultRow[];
  /** As the feature of series stores them. Files of version 1 have none. */
  readonly series: readonly unknown[];
  /** Numbers for advice that were fitted on the device. Older files have none. */
  readonly fitted: FittedLines;
  /** The player's own games. Files of version 1 have none. */
  readonly own: readonly KeptGame[];
  /** Records by the id of their result, or by the key of their entry in a series. */
  readonly records: Readonly<Record<string, string>>;
}

/** A backup of what is stored now. @param part of the series, if their feature is there. */
export const readBackup = async (
  db: Database,
  settings: Settings,
  part: BackupPart | null,
): Promise<Backup> => {
  const results = (await db.all('results')) as ResultRow[];
  const texts = await Promise.all(results.map(({ id }) => db.get('records', id)));
  const records = results.flatMap(({ id }, i) => {
    const text = texts[i];
    return typeof text === 'string' ? [[id, text] as const] : [];
  });
  const series = await part?.read(db);
  const resets = ((await db.get('settings', 'resets')) ?? {}) as Resets;
  const keys = cleanKeys(await db.get('settings', OWN_KEYS));
  return {
    settings,
    keys,
    puzzles: readStanding(await db.get('settings', PUZZLES)),
    resets,
    results,
    series: series?.values ?? [],
    fitted: linesToStore(await storedLines(db)),
    own: (await db.all('own')) as KeptGame[],
    records: { ...Object.fromEntries(records), ...series?.records },
  };
};

export const makeBackup = (backup: Backup): string =>
  `${JSON.stringify({ kind: KIND, version: VERSION, ...backup }, null, 1)}\n`;

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
  chance: (value) => value === undefined || typeof value === 'boolean',
  at: Number.isFinite,
  review: (value) => value === undefined || isReview(value),
};

const isReview = (value: unknown): boolean =>
  isFields(value) &&
  (['average', 'deal', 'luck', 'skill', 'stopped'] as const satisfies readonly (keyof KeptSums)[]).every(
    (field) => Number.isFinite(value[field]),
  );

const rowFaults = (row: unknown, path: string): readonly BackupFault[] => {
  if (!isFields(row)) return [faultAt(path, 'result', row)];
  return Object.entries(ROW).flatMap(([field, isRight]) =>
    isRight(row[field]) ? [] : [faultAt(`${path}.${field}`, 'value', row[field])],
  );
};

/**
 * Parses a file from outside. Returns all faults if it cannot be imported.
 * @param part of the series; without their feature the series of the file are ignored.
 */
export const parseBackup = (text: string, part: BackupPart | null): Parsed => {
  let from: unknown;
  try {
    from = JSON.parse(text);
  } catch {
    return fail([{ path: '', wanted: 'json', found: clip(text.trim()) }]);
  }
  if (!isFields(from)) return fail([faultAt('', 'backup', from)]);
  if (from['kind'] !== KIND) return fail([faultAt('kind', 'backup', from['kind'])]);
  const { version } = from;
  if (typeof version !== 'number' || version < 1 || version > VERSION)
    return fail([faultAt('version', 'version', version)]);
  const { results = [], records = {}, resets = {}, series = [], own = [], settings, keys, puzzles } = from;
  const games = Array.isArray(own) ? own.map(parseGame) : [];
  const parsedSeries = !Array.isArray(series)
    ? fail([faultAt('series', 'series', series)])
    : (part?.parse(series, records) ?? ok([]));
  const faults: readonly BackupFault[] = [
    ...(Array.isArray(results)
      ? results.flatMap((row, i) => rowFaults(row, `results.${i}`))
      : [faultAt('results', 'results', results)]),
    ...valueFaults(records, 'records', (value) => typeof value === 'string'),
    ...valueFaults(resets, 'resets', Number.isFinite),
    ...(parsedSeries.ok ? [] : parsedSeries.error),
    ...(Array.isArray(own) ? [] : [faultAt('own', 'games', own)]),
    ...games.flatMap((game, i) =>
      game.ok ? [] : game.error.map((why) => ({ ...faultAt(`own.${i}`, 'game', undefined), why })),
    ),
  ];
  if (faults.length > 0 || !parsedSeries.ok) return fail(faults);
  return ok({
    settings: cleanSettings(settings),
    keys: keys === undefined ? undefined : cleanKeys(keys),
    puzzles: puzzles === undefined ? undefined : readStanding(puzzles),
    results: (results as ResultRow[]).map(plainRow),
    series: parsedSeries.value,
    fitted: linesToStore(usableLines(from['fitted'])),
    own: games.flatMap((game) => (game.ok ? [game.value] : [])),
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
        isRight(value) ? [] : [faultAt(`${path}.${key}`, 'value', value)],
      )
    : [faultAt(path, 'names', of)];

/** The known fields of a result, without any others in the file. */
const plainRow = (row: ResultRow): ResultRow =>
  Object.fromEntries(
    Object.keys(ROW).flatMap((field) => {
      const value = row[field as keyof ResultRow];
      return value === undefined ? [] : [[field, value] as const];
    }),
  ) as unknown as ResultRow;

/**
 * The changes that add a backup, except its series, to what is stored: new results with their records; own games that
 * are new or not saved here; the later of two resets; the puzzles answered in either.
 */
export const importChanges = (
  backup: Backup,
  here: ReadonlyMap<string, ResultRow>,
  resets: Resets,
  own: readonly KeptGame[] = [],
  puzzles: PuzzleStanding = NEW_STANDING,
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
      ...(backup.puzzles === undefined
        ? []
        : [{ store: 'settings', key: PUZZLES, value: joinStandings(puzzles, backup.puzzles) } as const]),
      { store: 'settings', key: 'resets', value: later },
      ...added.flatMap((row): Change[] => [
        { store: 'results', key: row.id, value: row },
        ...recordOf(row.id),
      ]),
      ...games.map(keepGame),
    ],
  };
};
