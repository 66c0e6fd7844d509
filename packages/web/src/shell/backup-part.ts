/** What a feature adds to the backup: the type of that part, and the faults of a backup file. */
import { clip, type Fault, type Result } from '@cairn/engine';
import type { Change, Database } from '../platform/database.ts';

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

/** Values that a feature stores. They are opaque to the backup. */
export interface BackupPart {
  /** The stored values, and their records. */
  readonly read: (db: Database) => Promise<{
    readonly values: readonly unknown[];
    readonly records: Readonly<Record<string, string>>;
  }>;
  /** The values of a file. Returns all their faults if one cannot be imported. */
  readonly parse: (
    values: readonly unknown[],
    records: unknown,
  ) => Result<readonly unknown[], readonly BackupFault[]>;
  /** The changes that add parsed values to what is stored. */
  readonly changes: (
    db: Database,
    values: readonly unknown[],
    records: Readonly<Record<string, string>>,
  ) => Promise<readonly Change[]>;
}

type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fault of a value that is not what is wanted there. */
export const faultAt = (path: string, wanted: BackupFault['wanted'], found: unknown): BackupFault => ({
  path,
  wanted,
  found: clip(JSON.stringify(found) ?? ''),
});
