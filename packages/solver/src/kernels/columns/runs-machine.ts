/** The machine of the search among runs: a memory of words (core/layout.ts) and the functions of core/search.ts over it. */
import { enlarged } from '../../memory/grow.ts';
import { doubleTable, endRound, searchRuns, startRound } from './core/search.ts';

export interface RunsMachine {
  /** The memory; another array after `allow`. */
  readonly words: Int32Array;
  /** Bytes that are held at most while a table of one byte is doubled. */
  readonly growth: number;
  /** Makes the memory at least this many words long; false where the machine has no more. */
  allow(words: number): boolean;
  startRound(): void;
  endRound(): void;
  /** Makes the table twice as large, once there is room. */
  doubleTable(): void;
  /** Up to so many further positions; a place in RUNS_ENDINGS. */
  search(limit: number): number;
}

/** How `search` ends, in the order of the numbers in core/search.ts. */
export const RUNS_ENDINGS = ['open', 'won', 'lost', 'round', 'full', 'deep'] as const;

/** The machine in TypeScript, used where there is no WebAssembly. */
export class PlainRunsMachine implements RunsMachine {
  words = new Int32Array(0);
  /** The memory with the table and the room behind it, and the memory before, which may have such a room as well. */
  readonly growth = 4.5;

  allow(words: number): boolean {
    if (words <= this.words.length) return true;
    try {
      this.words = enlarged(this.words, words);
      return true;
    } catch {
      return false;
    }
  }

  startRound(): void {
    startRound(this.words);
  }

  endRound(): void {
    endRound(this.words);
  }

  doubleTable(): void {
    doubleTable(this.words);
  }

  search(limit: number): number {
    return searchRuns(this.words, limit);
  }
}
