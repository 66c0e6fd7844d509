/** Everything many machines share: one database, its tables and its queue, opened together. */
import { failWith, ok, type Result } from '@cairn/engine';
import { isAway, patiently, type Patience } from './patience.ts';
import { openQueue, type Queue } from './queue.ts';
import { openStore, type Place, type Store } from './store.ts';
import { makeTables } from './tables.ts';

export interface Cluster {
  readonly store: Store;
  readonly queue: Queue;
  readonly close: () => Promise<void>;
}

/** Opens the database and makes what it lacks. Faults: it cannot be reached, or lets nobody in. */
export const openCluster = async (place: Place, patience: Patience): Promise<Result<Cluster>> => {
  const opened = await openStore(place);
  if (!opened.ok) return opened;
  const store = opened.value;
  try {
    const queue = await patiently(async () => {
      await makeTables(store);
      return openQueue(store);
    }, patience);
    return ok({ store, queue, close: () => store.close() });
  } catch (error) {
    await store.close();
    // 28: not let in, 3D: no such database, 42501: may not make tables.
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (!isAway(error) && !/^(28|3D|42501)/.test(code)) throw error;
    const one: unknown = error instanceof AggregateError ? error.errors[0] : error;
    return failWith('db', '', `Cannot use the database: ${one instanceof Error ? one.message : code}`);
  }
};
