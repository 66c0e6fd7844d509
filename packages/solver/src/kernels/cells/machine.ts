/** The machine of the search: a memory of words (core/layout.ts) and the functions of core/search.ts over it. */
import { enlarged } from '../../memory/grow.ts';
import { dive, enter, rehash, spread } from './core/search.ts';

export interface CellsMachine {
  /** The memory; another array after `allow`. */
  readonly words: Int32Array;
  /** Makes the memory at least this many words long. */
  allow(words: number): void;
  enter(): void;
  /** Best-first, up to so many positions in all; a place in ENDINGS. */
  spread(limit: number): number;
  /** Depth first. */
  dive(limit: number): number;
  rehash(): void;
}

export const ENDINGS = ['open', 'won', 'lost', 'full'] as const;

/** The machine in TypeScript, used where there is no WebAssembly. */
export class PlainCellsMachine implements CellsMachine {
  words = new Int32Array(0);

  allow(words: number): void {
    if (this.words.length < words) this.words = enlarged(this.words, words);
  }

  enter(): void {
    enter(this.words);
  }

  spread(limit: number): number {
    return spread(this.words, limit);
  }

  dive(limit: number): number {
    return dive(this.words, limit);
  }

  rehash(): void {
    rehash(this.words);
  }
}
