/** Loads the parts that a table is made without, after its first picture or when a key is pressed before. */
import type { TableWords } from './a11y/table-words.ts';
import type { TableExtensions } from './input/context.ts';

export interface TableParts {
  readonly words: TableWords;
  readonly extensions: TableExtensions;
}

/** The parts, or a function that loads them. After a failure it is called again when they are next needed. */
export type TablePartsSource = TableParts | (() => Promise<TableParts>);

export interface LateParts {
  readonly now: () => TableParts | null;
  readonly request: () => void;
}

/** `arrived` is called once, when parts have been loaded; `failed` each time they cannot be loaded. */
export const createLateParts = (
  source: TablePartsSource,
  arrived: () => void,
  failed: () => void,
): LateParts => {
  if (typeof source !== 'function') return { now: () => source, request: () => undefined };
  let parts: TableParts | null = null;
  let loading = false;
  const load = async (): Promise<void> => {
    try {
      parts = await source();
    } catch {
      // Offline before they were ever loaded. Taps still work.
      loading = false;
      return failed();
    }
    arrived();
  };
  return {
    now: () => parts,
    request: () => {
      if (loading) return;
      loading = true;
      void load();
    },
  };
};
