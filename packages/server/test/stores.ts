// The databases that tests of the club run on: a real PostgreSQL, and PGlite in a folder.
import { constants } from 'node:fs';
import { access, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, type StoreLocation } from '@cairn/store';
import { startServer, take } from '@cairn/testkit';

export interface TestDatabase {
  readonly place: StoreLocation;
  readonly stop: () => Promise<void>;
}

/** An empty database costs PGlite seconds of processor time, so it is made once for each version and copied. */
const emptyFolder = async (): Promise<string> => {
  const entry = createRequire(import.meta.resolve('@cairn/store')).resolve('@electric-sql/pglite');
  const modules = entry.slice(0, entry.lastIndexOf('@electric-sql'));
  const { default: manifest } = (await import(path.join(modules, '@electric-sql/pglite/package.json'), {
    with: { type: 'json' },
  })) as { readonly default: { readonly version: string } };
  const folder = path.join(modules, '.cache', `pglite-${manifest.version}`);
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (isThere) return folder;
  await mkdir(path.dirname(folder), { recursive: true });
  const half = await mkdtemp(`${folder}-`);
  await take(await openStore({ kind: 'folder', folder: half })).close();
  // Another process may have been faster.
  await rename(half, folder).catch(() => rm(half, { recursive: true }));
  return folder;
};

/** Puts an empty database into a folder. */
export const copyEmptyDatabase = async (folder: string): Promise<void> =>
  cp(await emptyFolder(), folder, { recursive: true, mode: constants.COPYFILE_FICLONE });

const startPglite = async (): Promise<TestDatabase> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-club-'));
  await copyEmptyDatabase(folder);
  return { place: { kind: 'folder', folder }, stop: () => rm(folder, { recursive: true }) };
};

const startPostgres = async (): Promise<TestDatabase> => {
  const server = await startServer();
  return { place: { kind: 'server', url: server.url }, stop: () => server.stop() };
};

export const DATABASES = { PGlite: startPglite, PostgreSQL: startPostgres } as const;
