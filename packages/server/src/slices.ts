/** Work that takes long, in slices, so that other requests are answered in between. */
import { setImmediate as endOfTurn } from 'node:timers/promises';

/** Milliseconds after which others have their turn. */
const SLICE_MS = 10;

/** All items. Each is made in one piece, and after 10 ms of them the event loop goes round once. */
export const collectInSlices = async <T>(
  items: Iterable<T>,
  clock: () => number = () => performance.now(),
): Promise<readonly T[]> => {
  const all: T[] = [];
  let began = clock();
  for (const item of items) {
    all.push(item);
    if (clock() - began < SLICE_MS) continue;
    await endOfTurn();
    began = clock();
  }
  return all;
};
