/** Code that is loaded when it is first wanted, once; after a failure it is asked for again. */
import { isNetworkError } from './network-error.ts';

export interface LazyModule<Part> {
  /** The part, if it is loaded. */
  now(): Part | null;
  /** The part as soon as it is loaded. Rejects when it cannot be. */
  get(): Promise<Part>;
  /** Calls back with the part when it is loaded, before any promise of `get` goes on. */
  onLoad(hear: (part: Part) => void): void;
}

export const lazyModule = <Part>(load: () => Promise<Part>): LazyModule<Part> => {
  let part: Part | null = null;
  let coming: Promise<Part> | null = null;
  const hearers: ((part: Part) => void)[] = [];
  const fetch = async (): Promise<Part> => {
    try {
      const here = (part = await load());
      for (const hear of hearers) hear(here);
      return here;
    } catch (error) {
      coming = null;
      // A mistake of ours would otherwise be shown as a missing network, and be seen nowhere.
      if (!isNetworkError(error)) console.error(error);
      throw error;
    }
  };
  return {
    now: () => part,
    get: () => (coming ??= fetch()),
    onLoad: (hear) => void (part === null ? hearers.push(hear) : hear(part)),
  };
};
