/** The machine of the search: a memory of words (core/layout.ts) and the functions of core/search.ts over it. */
import { enlarged } from '../../memory/grow.ts';
import type { CellsCards } from './deal.ts';
import { searchDeep, enter, searchBest } from './core/search.ts';

export interface CellsMachine {
  /** The memory; another array after `allow`. */
  readonly words: Int32Array;
  /** The cards whose rules are written in the memory. */
  cards: CellsCards | null;
  /** Makes the memory at least this many words long. */
  allow(words: number): void;
  enter(): void;
  /** Best-first, up to so many positions in all; a place in CELLS_ENDINGS. */
  searchBest(limit: number): number;
  /** Depth first. */
  searchDeep(limit: number): number;
}

export const CELLS_ENDINGS = ['open', 'won', 'lost', 'full'] as const;

/** The machine in TypeScript, used where there is no WebAssembly. */
export class PlainCellsMachine implements CellsMachine {
  words = new Int32Array(0);
  cards: CellsCards | null = null;

  allow(words: number): void {
    if (this.words.length < words) this.words = enlarged(this.words, words);
  }

  enter(): void {
    enter(this.words);
  }

  searchBest(limit: number): number {
    return searchBest(this.words, limit);
  }

  searchDeep(limit: number): number {
    return searchDeep(this.words, limit);
  }
}
