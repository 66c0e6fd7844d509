/** Opens the database of the page. The database in memory is loaded where the browser refuses IndexedDB. */
import { takeCarried } from './carried-changes.ts';
import type { Database } from './database.ts';
import { openIndexed } from './indexed-database.ts';

let opened: Promise<Database> | undefined;

/** The lasting database, or that of the tab when the browser refuses it; one for the whole page. */
export const openDatabase = (): Promise<Database> =>
  (opened ??= openIndexed()
    .then(withCarried)
    .catch(async () => (await import('./memory-database.ts')).inTab()));

/** The database with what was carried over a reload; where it refuses that still, a copy of it in memory. */
const withCarried = async (db: Database): Promise<Database> => {
  const carried = takeCarried();
  if (carried.length === 0) return db;
  try {
    await db.write(carried);
    return db;
  } catch {
    return (await import('./memory-database.ts')).copyWith(db, carried);
  }
};
