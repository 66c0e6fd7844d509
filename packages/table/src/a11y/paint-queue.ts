/**
 * Work that waits until the picture has been painted, or until the next input, whichever is earlier. Each piece of work
 * has a name: a later one of the same name replaces the earlier one, in its place.
 */
import { afterPaint } from '../dom/schedule.ts';

export interface PaintQueue {
  /** A picture is coming: work waits from now on. Without `wait` it waits for `flush` instead of the paint. */
  readonly open: (wait: boolean) => void;
  /** Does the work when its time comes: now, if no picture is coming. */
  readonly add: (name: string, work: () => void) => void;
  /** Does at once whatever waits; whether there was anything. */
  readonly flush: () => boolean;
  readonly clear: () => void;
}

export const createPaintQueue = (): PaintQueue => {
  let waiting: Map<string, () => void> | null = null;
  const flush = (): boolean => {
    const works = waiting;
    waiting = null;
    works?.forEach((work) => work());
    return works !== null;
  };
  return {
    open: (wait) => {
      if (waiting === null && wait) afterPaint(flush);
      waiting ??= new Map();
    },
    add: (name, work) => {
      if (waiting === null) work();
      else waiting.set(name, work);
    },
    flush,
    clear: () => {
      waiting = null;
    },
  };
};
