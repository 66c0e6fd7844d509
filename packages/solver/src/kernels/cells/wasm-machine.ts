/** The machine in WebAssembly: the files in core/ compiled by AssemblyScript. */
import { loader, type Load, WordMemory } from '../../wasm/instance.ts';
import code from '../../wasm/cells.ts';
import type { CellsCards } from './deal.ts';
import type { CellsMachine } from './machine.ts';

interface Exports {
  enter(memory: number): void;
  searchBest(memory: number, limit: number): number;
  searchDeep(memory: number, limit: number): number;
}

const loaded = loader(code);

/** A machine, or null if WebAssembly is missing. */
export const wasmCellsMachine = (): CellsMachine | null => {
  const load = loaded();
  return load === null ? null : new WasmMachine(load);
};

class WasmMachine implements CellsMachine {
  cards: CellsCards | null = null;
  readonly #memory: WordMemory;
  readonly #exports: Exports;

  constructor(load: Load) {
    this.#memory = new WordMemory(load);
    this.#exports = this.#memory.exports as Exports;
  }

  get words(): Int32Array {
    return this.#memory.words;
  }

  allow(words: number): void {
    if (!this.#memory.allow(words)) throw new RangeError('There is no memory for a search');
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
