/** The earliest time each position was seen: three words an entry, open addressing, doubled while there is room. */
const FIRST = 1 << 8;

export class Earliest {
  readonly #most: number;
  #words = new Int32Array(3 * FIRST);
  #mask = FIRST - 1;
  #size = 0;

  constructor(bytes: number) {
    this.#most = bytes;
  }

  get bytes(): number {
    return this.#words.byteLength;
  }

  /** Notes a time: whether it is the first for this position or earlier than before. */
  put(layout: number, stock: number, time: number): 'new' | 'known' | 'full' {
    if (this.#size * 3 > this.#mask * 2 && !this.#grow()) return 'full';
    const words = this.#words;
    for (let at = hash(layout, stock) & this.#mask; ; at = (at + 1) & this.#mask) {
      const noted = words[3 * at + 2];
      if (noted === 0) {
        words[3 * at] = layout;
        words[3 * at + 1] = stock;
        words[3 * at + 2] = time + 1;
        this.#size += 1;
        return 'new';
      }
      if (words[3 * at] !== layout || words[3 * at + 1] !== stock) continue;
      if (noted <= time + 1) return 'known';
      words[3 * at + 2] = time + 1;
      return 'new';
    }
  }

  #grow(): boolean {
    // Old and new words are held together for a moment.
    if (3 * this.bytes > this.#most) return this.#size < 0.9 * this.#mask;
    const old = this.#words;
    this.#words = new Int32Array(2 * old.length);
    this.#mask = 2 * this.#mask + 1;
    this.#size = 0;
    for (let i = 0; i < old.length; i += 3) if (old[i + 2] > 0) this.put(old[i], old[i + 1], old[i + 2] - 1);
    return true;
  }
}

const hash = (layout: number, stock: number): number => {
  const mixed = Math.imul(layout ^ Math.imul(stock, 0x9e3779b1), 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> 3;
};
