/** The machine in WebAssembly: the files in core/ compiled by AssemblyScript. */
import { loader, sharedMemory, type Load, type Shared } from '../../wasm/instance.ts';
import code from '../../wasm/runs.ts';
import type { RunsMachine } from './runs-machine.ts';

interface Exports {
  startRound(memory: number): void;
  endRound(memory: number): void;
  doubleTable(memory: number): void;
  searchRuns(memory: number, limit: number): number;
}

const loaded = loader(code);
const PAGE_WORDS = 2 ** 14;

/** A machine, or null if WebAssembly is missing. */
export const wasmRunsMachine = (): RunsMachine | null => {
  const load = loaded();
  return load === null ? null : new WasmMachine(load);
};

class WasmMachine implements RunsMachine {
  words: Int32Array;
  /** The table, and the room behind it. */
  readonly growth = 3;
  readonly #memory: Shared;
  readonly #exports: Exports;

  constructor(load: Load) {
    this.#memory = sharedMemory(4 * PAGE_WORDS);
    this.#exports = load(this.#memory) as Exports;
    this.words = new Int32Array(this.#memory.buffer);
  }

  allow(words: number): boolean {
    const pages = Math.ceil((words - this.words.length) / PAGE_WORDS);
    if (pages <= 0) return true;
    try {
      this.#memory.grow(pages);
    } catch {
      return false;
    }
    this.words = new Int32Array(this.#memory.buffer);
    return true;
  }

  startRound(): void {
    this.#exports.startRound(0);
  }

  endRound(): void {
    this.#exports.endRound(0);
  }

  doubleTable(): void {
    this.#exports.doubleTable(0);
  }

  search(limit: number): number {
    return this.#exports.searchRuns(0, limit);
  }
}
