/**
 * Kernels in WebAssembly, compiled when they are first used. A page's policy must allow 'wasm-unsafe-eval'; without it,
 * or on a machine without SIMD, there are none, and the code in TypeScript does the work.
 */

/** Memory that a kernel and its caller share. */
export interface Shared {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

interface Wasm {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
  readonly Memory: new (size: { readonly initial: number }) => Shared;
}
declare const WebAssembly: Wasm | undefined;
declare const atob: (text: string) => string;

const PAGE = 65_536;

/** Zeroed memory of at least this many bytes; only where there is a kernel to use it. */
export const sharedMemory = (bytes: number): Shared => {
  if (typeof WebAssembly === 'undefined') throw new Error('There is no WebAssembly here');
  return new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
};

/** The memory of a kernel as words. */
export class WordMemory {
  /** Another array after `allow`. */
  words: Int32Array;
  readonly exports: unknown;
  readonly #memory: Shared;

  constructor(load: Load) {
    this.#memory = sharedMemory(PAGE);
    this.exports = load(this.#memory);
    this.words = new Int32Array(this.#memory.buffer);
  }

  /** Makes the memory at least this many words long; false where the machine has no more. */
  allow(words: number): boolean {
    const pages = Math.ceil((4 * words) / PAGE - this.words.byteLength / PAGE);
    if (pages <= 0) return true;
    try {
      this.#memory.grow(pages);
    } catch {
      return false;
    }
    this.words = new Int32Array(this.#memory.buffer);
    return true;
  }
}

/** The exports of an instance of a kernel over some memory. */
export type Load = (memory: Shared) => unknown;

/** The kernel of a binary in base64, compiled when it is first asked for; null where there can be none. */
export const loader = (text: string): (() => Load | null) => {
  let load: Load | null | undefined;
  return () => {
    if (load === undefined) load = compile(text);
    return load;
  };
};

const compile = (text: string): Load | null => {
  if (typeof WebAssembly === 'undefined') return null;
  const wasm = WebAssembly;
  try {
    const module = new wasm.Module(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
    return (memory) => new wasm.Instance(module, { env: { memory } }).exports;
  } catch {
    return null;
  }
};
