/** The machine in WebAssembly: the files in core/ compiled by AssemblyScript. */
import { loader, type Load, WordMemory } from '../../wasm/instance.ts';
import code from '../../wasm/runs.ts';
import type { RunsMachine } from './runs-machine.ts';

interface Exports {
  startRound(memory: number): void;
  endRound(memory: number): void;
  doubleTable(memory: number): void;
  searchRuns(memory: number, limit: number): number;
}

const loaded = loader(code);
/** A machine, or null if WebAssembly is missing. */
export const wasmRunsMachine = (): RunsMachine | null => {
  const load = loaded();
  return load === null ? null : new WasmMachine(load);
};

class WasmMachine implements RunsMachine {
  /** The table, and the room behind it. */
  readonly growth = 3;
  readonly #memory: WordMemory;
  readonly #exports: Exports;

  constructor(load: Load) {
    this.#memory = new WordMemory(load);
    this.#exports = this.#memory.exports as Exports;
  }

  get words(): Int32Array {
    return this.#memory.words;
  }

  allow(words: number): boolean {
    return this.#memory.allow(words);
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
