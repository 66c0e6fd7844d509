/** PostgreSQL, on a server or in a folder, for what several programs keep: one interface, retries, migrations. */
export { acquireFileLock, type FileLock } from './file-lock.ts';
export { groupCommit, type GroupCommit } from './group-commit.ts';
export { migrate } from './migrate.ts';
export {
  lazyStore,
  openStore,
  StoreClosedError,
  type LazyStore,
  type StoreLocation,
  type StoreOptions,
} from './open-store.ts';
export { servePglite } from './pglite.ts';
export { isUnavailable, withRetry, type RetryOptions } from './retry.ts';
export type { SqlClient, SqlStore } from './store.ts';
export { userDataFolder } from './user-data-folder.ts';
