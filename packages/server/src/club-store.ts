/** The database of the club: opened with its first use, and brought up to date then. */
import { fail, ok, type Result } from '@cairn/engine';
import {
  lazyStore,
  migrate,
  openStore,
  type LazyStore,
  type SqlStore,
  type StoreLocation,
  type StoreOptions,
} from '@cairn/store';
import { ACCOUNT_STEPS } from './accounts/tables.ts';
import { CLUB_STEPS } from './club/tables.ts';

/** The parts of the database with their steps, in the order in which they are made. */
const PARTS: readonly (readonly [part: string, steps: readonly string[]])[] = [
  ['accounts', ACCOUNT_STEPS],
  ['club', CLUB_STEPS],
];

/** Brings the tables of the club up to date. Fault: a newer program has changed them. */
export const migrateClub = async (store: SqlStore): Promise<Result<null>> => {
  for (const [part, steps] of PARTS) {
    const taken = await migrate(store, part, steps);
    if (!taken.ok) return fail(taken.error);
  }
  return ok(null);
};

/** @param whenOpen is called each time the database has been opened and brought up to date. */
export const clubStore = (
  place: StoreLocation,
  options: StoreOptions = {},
  whenOpen: (store: SqlStore) => Promise<void> = async () => undefined,
): LazyStore =>
  lazyStore(async () => {
    const opened = await openStore(place, options);
    if (!opened.ok) return opened;
    try {
      const migrated = await migrateClub(opened.value);
      if (migrated.ok) {
        await whenOpen(opened.value);
        return ok(opened.value);
      }
      await opened.value.close();
      return fail(migrated.error);
    } catch (error) {
      await opened.value.close();
      throw error;
    }
  });
