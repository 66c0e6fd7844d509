/** What the machines of a survey share: one database with its tables, and the job queue in it. */
import { failWith, ok, type Result } from '@cairn/engine';
import { isUnavailable, withRetry, type RetryOptions } from './retry.ts';
import { openQueue, type JobQueue } from './queue.ts';
import { openClusterDatabase, type DatabaseLocation, type SurveyDatabase } from './database.ts';
import { makeTables } from './tables.ts';

export interface SurveyCluster {
  readonly store: SurveyDatabase;
  readonly queue: JobQueue;
  readonly close: () => Promise<void>;
}

/** Opens the database and creates missing tables. Faults: it cannot be reached, or refuses the user. */
export const openCluster = async (
  place: DatabaseLocation,
  patience: RetryOptions,
): Promise<Result<SurveyCluster>> => {
  const opened = await openClusterDatabase(place);
  if (!opened.ok) return opened;
  const store = opened.value;
  try {
    const queue = await withRetry(async () => {
      await makeTables(store);
      return openQueue(store);
    }, patience);
    return ok({ store, queue, close: () => store.close() });
  } catch (error) {
    await store.close();
    // 28: login refused, 3D: no such database, 42501: no right to create tables.
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (!isUnavailable(error) && !/^(28|3D|42501)/.test(code)) throw error;
    const one: unknown = error instanceof AggregateError ? error.errors[0] : error;
    return failWith('db', '', `Cannot use the database: ${one instanceof Error ? one.message : code}`);
  }
};
