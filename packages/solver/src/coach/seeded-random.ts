/** A small random generator with a seed: sfc32 by Chris Doty-Humphrey (PractRand, public domain). */
export class SeededRandom {
  #a: number;
  #b = 0x9e3779b9;
  #c = 0x243f6a88;
  #counter = 1;

  constructor(seed: number) {
    this.#a = seed | 0;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** 32 random bits, signed. */
  next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum;
  }

  /** A whole number from 0 to below `sides`. The bias, sides / 2^32, is far smaller than sampling errors. */
  below(sides: number): number {
    return Math.floor(((this.next() >>> 0) / 2 ** 32) * sides);
  }
}
