/** A store whose thread is started again if it ends by itself. Until it is open again, every use says that it is unavailable. */
import type { SqlStore } from './store.ts';
import { lostThread } from './thread-store.ts';

const FIRST_MS = 200;
const MOST_MS = 30_000;
/** A thread that has run for so long did not end because of how it was started. */
const STEADY_MS = 60_000;

/**
 * @param open starts a thread and opens the store in it; `whenEnded` is called if the thread ends before it is closed.
 * Rejects if the first one cannot be opened.
 */
export const restartedStore = async (
  open: (whenEnded: () => void) => Promise<SqlStore>,
): Promise<SqlStore> => {
  let store: SqlStore | null = null;
  let timer: NodeJS.Timeout | undefined;
  let opening: Promise<void> = Promise.resolve();
  let openedAt = 0;
  let wait = FIRST_MS;
  let isClosed = false;
  const start = async (): Promise<void> => {
    const opened = await open(() => {
      store = null;
      if (performance.now() - openedAt > STEADY_MS) wait = FIRST_MS;
      startLater();
    });
    store = opened;
    openedAt = performance.now();
  };
  const startLater = (): void => {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // If it cannot be opened, its thread has ended, or is ended, and the next attempt is later.
      opening = start().catch(startLater);
    }, wait);
    timer.unref();
    wait = Math.min(2 * wait, MOST_MS);
  };
  await start();
  const opened = (): SqlStore => {
    if (store === null) throw lostThread();
    return store;
  };
  return {
    query: async (text, values) => opened().query(text, values),
    transaction: async (work) => opened().transaction(work),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await opening;
      await store?.close();
    },
  };
};
