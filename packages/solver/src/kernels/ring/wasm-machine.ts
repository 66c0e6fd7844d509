/** The machine in WebAssembly (packages/solver/wasm/ring.ts), about twice as fast as the one in TypeScript. */
import { loader, sharedMemory, type Load, type Shared } from '../../wasm/instance.ts';
import code from '../../wasm/ring.ts';
import { closedSetEntries, type RingMachine } from './machine.ts';
import { TABLE_WORDS } from './memory-layout.ts';

interface Exports {
  allow(entries: number): void;
  clear(): void;
  add(low: number, high: number): number;
  remove(low: number, high: number): void;
  descend(nodes: number): number;
}

const loaded = loader(code);

/** Bytes of the tables, and of the smallest closed set behind them. */
const SMALLEST = 3 * 2 ** 15;
/** Memory that has grown beyond this many bytes is not kept. */
const LARGEST_KEPT = 2 ** 20;

/** A machine, or null if WebAssembly is missing. */
export const wasmRingMachine = (): RingMachine | null => {
  const load = loaded();
  return load === null ? null : new WasmMachine(load);
};

class WasmMachine implements RingMachine {
  words!: Int32Array;
  readonly #load: Load;
  #memory!: Shared;
  #exports!: Exports;

  constructor(load: Load) {
    this.#load = load;
    this.#begin();
  }

  #begin(): void {
    this.#memory = sharedMemory(SMALLEST);
    this.#exports = this.#load(this.#memory) as Exports;
    this.#view();
  }

  /** Takes a new view: memory that has grown is another buffer. */
  #view(): void {
    this.words = new Int32Array(this.#memory.buffer, 0, TABLE_WORDS);
  }

  get bytes(): number {
    return this.#memory.buffer.byteLength;
  }

  allow(bytes: number): void {
    this.#exports.allow(closedSetEntries(bytes));
  }

  clear(): void {
    if (this.#memory.buffer.byteLength > LARGEST_KEPT) this.#begin();
    else this.#exports.clear();
  }

  add(low: number, high: number): boolean {
    const isNew = this.#exports.add(low, high) === 1;
    if (this.words.length === 0) this.#view();
    return isNew;
  }

  remove(low: number, high: number): void {
    this.#exports.remove(low, high);
  }

  descend(nodes: number): number {
    const ended = this.#exports.descend(nodes);
    if (this.words.length === 0) this.#view();
    return ended;
  }
}
