/** The database of the club: opened with its first use, and brought up to date then. */
import { fail, ok } from '@cairn/engine';
import {
  lazyStore,
  migrate,
  openStore,
  type LazyStore,
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

export const clubStore = (place: StoreLocation, options: StoreOptions = {}): LazyStore =>
  lazyStore(async () => {
    const opened = await openStore(place, options);
    if (!opened.ok) return opened;
    try {
      for (const [part, steps] of PARTS) {
        const taken = await migrate(opened.value, part, steps);
        if (!taken.ok) {
          await opened.value.close();
          return fail(taken.error);
        }
      }
      return ok(opened.value);
    } catch (error) {
      await opened.value.close();
      throw error;
    }
  });
