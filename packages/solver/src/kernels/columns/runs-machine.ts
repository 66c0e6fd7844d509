/** The machine of the search among runs: a memory of words (core/layout.ts) and the functions of core/search.ts over it. */
import { enlarged } from '../../memory/grow.ts';
import { doubleTable, endRound, searchRuns, startRound } from './core/search.ts';

export interface RunsMachine {
  /** The memory; another array after `allow`. */
  readonly words: Int32Array;
  /** Makes the memory at least this many words long. */
  allow(words: number): void;
  startRound(): void;
  endRound(): void;
  /** Makes the table twice as large, once there is room. */
  doubleTable(): void;
  /** Up to so many further positions; a place in RUNS_ENDINGS. */
  search(limit: number): number;
}

export const RUNS_ENDINGS = ['open', 'won', 'lost', 'round', 'full', 'deep'] as const;

/** The machine in TypeScript, used where there is no WebAssembly. */
export class PlainRunsMachine implements RunsMachine {
  words = new Int32Array(0);

  allow(words: number): void {
    if (this.words.length < words) this.words = enlarged(this.words, words);
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
