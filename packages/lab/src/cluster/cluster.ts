/** What the machines of a survey share: one database with its tables, and the job queue in it. */
import { failWith, ok, type Result } from '@cairn/engine';
import {
  isUnavailable,
  openStore,
  withRetry,
  type RetryOptions,
  type SqlStore,
  type StoreLocation,
} from '@cairn/store';
import { openQueue, type JobQueue } from './queue.ts';
import { makeTables } from './tables.ts';

export interface SurveyCluster {
  readonly store: SqlStore;
  readonly queue: JobQueue;
  readonly close: () => Promise<void>;
}

/** Opens the database and creates missing tables. Faults: it cannot be reached, or refuses the user. */
export const openCluster = async (
  place: StoreLocation,
  patience: RetryOptions,
): Promise<Result<SurveyCluster>> => {
  const opened = await openStore(place);
  if (!opened.ok) return opened;
  const store = opened.value;
  try {
    const queue = await withRetry(async (): Promise<Result<JobQueue>> => {
      const tables = await makeTables(store);
      return tables.ok ? ok(await openQueue(store)) : tables;
    }, patience);
    if (queue.ok) return ok({ store, queue: queue.value, close: () => store.close() });
    await store.close();
    return queue;
  } catch (error) {
    await store.close();
    // 28: login refused, 3D: no such database, 42501: no right to create tables.
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (!isUnavailable(error) && !/^(28|3D|42501)/.test(code)) throw error;
    const one: unknown = error instanceof AggregateError ? error.errors[0] : error;
    return failWith('db', '', `Cannot use the database: ${one instanceof Error ? one.message : code}`);
  }
};
