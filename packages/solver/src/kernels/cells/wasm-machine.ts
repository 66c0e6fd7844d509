/** The machine in WebAssembly: the files in core/ compiled by AssemblyScript. */
import { loader, sharedMemory, type Load, type Shared } from '../../wasm/instance.ts';
import code from '../../wasm/cells.ts';
import type { CellsCards } from './deal.ts';
import type { CellsMachine } from './machine.ts';

interface Exports {
  enter(memory: number): void;
  searchBest(memory: number, limit: number): number;
  searchDeep(memory: number, limit: number): number;
}

const loaded = loader(code);
const PAGE_WORDS = 2 ** 14;

/** A machine, or null if WebAssembly is missing. */
export const wasmCellsMachine = (): CellsMachine | null => {
  const load = loaded();
  return load === null ? null : new WasmMachine(load);
};

class WasmMachine implements CellsMachine {
  words: Int32Array;
  cards: CellsCards | null = null;
  readonly #memory: Shared;
  readonly #exports: Exports;

  constructor(load: Load) {
    this.#memory = sharedMemory(4 * PAGE_WORDS);
    this.#exports = load(this.#memory) as Exports;
    this.words = new Int32Array(this.#memory.buffer);
  }

  allow(words: number): void {
    const pages = Math.ceil((words - this.words.length) / PAGE_WORDS);
    if (pages <= 0) return;
    this.#memory.grow(pages);
    this.words = new Int32Array(this.#memory.buffer);
  }

  enter(): void {
    this.#exports.enter(0);
  }

  searchBest(limit: number): number {
    return this.#exports.searchBest(0, limit);
  }

  searchDeep(limit: number): number {
    return this.#exports.searchDeep(0, limit);
  }
}
