/**
 * Work that waits for the next paint, or for the next input if that is earlier. Each piece of work has a name. Adding
 * work with the same name replaces the waiting one.
 */
import { afterPaint } from '../dom/schedule.ts';

export interface PaintQueue {
  /** Makes work wait from now on: for the next paint or, without `wait`, for `flush`. */
  readonly open: (wait: boolean) => void;
  /** Does the work when its time comes: at once if nothing makes it wait. */
  readonly add: (name: string, work: () => void) => void;
  /** Does the waiting work at once. Returns whether there was any. */
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
