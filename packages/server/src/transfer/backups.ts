/**
 * Copies of the database, one a day. PGlite does not wait for the disk, so a copy that is written through to it is what
 * survives a loss of power.
 */
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { SqlStore } from '@cairn/store';
import { audit } from '../accounts/audit.ts';
import { writeSite } from './site-file.ts';

/** Days for which copies are kept. */
const KEPT = 14;
const DAY_MS = 86_400_000;
/** A copy; or with a dot in front of it, half of one, which a process that was killed has left. */
const FILE = /^\.?(cairn-\d{4}-\d{2}-\d{2}\.ndjson\.gz)/;

/** The name of the copy of a day, in UTC. */
const fileOf = (now: number): string => `cairn-${new Date(now).toISOString().slice(0, 10)}.ndjson.gz`;

export interface Backups {
  /** Writes the copy of today, which takes the place of one that is there, and returns its name. */
  readonly write: () => Promise<string>;
  /** Writes the copy of today, unless it is there. */
  readonly writeDaily: () => Promise<void>;
}

/** @param folder is made when the first copy is. */
export const backupsIn = (folder: string, store: SqlStore, clock: () => number = Date.now): Backups => {
  const write = async (): Promise<string> => {
    await mkdir(folder, { recursive: true });
    const file = fileOf(clock());
    await writeSite(store, path.join(folder, file));
    const oldest = fileOf(clock() - (KEPT - 1) * DAY_MS);
    for (const name of await readdir(folder)) {
      const [, copy] = FILE.exec(name) ?? [];
      if (copy !== undefined && copy < oldest) await rm(path.join(folder, name), { force: true });
    }
    return file;
  };
  return {
    write,
    writeDaily: async () => {
      const copies: readonly string[] = await readdir(folder).catch(() => []);
      if (copies.includes(fileOf(clock()))) return;
      await audit(store, 'exported', null, null, await write());
    },
  };
};
