/** Opens the database of the page. The database in memory is loaded where the browser refuses IndexedDB. */
import { takeCarried } from './carried-changes.ts';
import type { Database } from './database.ts';
import { openIndexed } from './indexed-database.ts';
import { lazyModule } from './lazy-module.ts';

const memory = () => import('./memory-database.ts');

const database = lazyModule(() =>
  openIndexed()
    .then(withCarried)
    .catch(async () => (await memory()).inTab()),
);

/** The lasting database, or that of the tab when the browser refuses it; one for the whole page. */
export const openDatabase = (): Promise<Database> => database.get();

/** The database with what was carried over a reload; where it refuses that still, a copy of it in memory. */
const withCarried = async (db: Database): Promise<Database> => {
  const carried = takeCarried();
  if (carried.length === 0) return db;
  try {
    await db.write(carried);
    return db;
  } catch {
    return (await memory()).copyWith(db, carried);
  }
};
