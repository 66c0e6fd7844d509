/** What is loaded once, when it is first needed: code, or the database. After a failure the next call tries again. */
import { logBug } from './errors.ts';

export interface LazyModule<Part> {
  /** The module if it is loaded. */
  now(): Part | null;
  /** Resolves with the module. Rejects if it cannot be loaded. */
  get(): Promise<Part>;
  /** Calls back with the module when it is loaded, before promises of `get` resolve. */
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
      // Not every caller tells the player.
      logBug(error);
      throw error;
    }
  };
  return {
    now: () => part,
    get: () => (coming ??= fetch()),
    onLoad: (hear) => void (part === null ? hearers.push(hear) : hear(part)),
  };
};
