/**
 * Order ideals: the sets of layout cards that can have been removed are those that hold, with each card, all cards
 * that lie on it or lock it. They are numbered once for a layout, level by level (by how many cards are gone), so
 * that a search needs no hashing: 22,932 of them for three peaks, with 119,364 edges (one more card goes).
 */
export interface Ideals {
  readonly places: number;
  readonly count: number;
  /** The first ideal with so many cards gone; the last entry is `count`. */
  readonly levels: Int32Array;
  /** The edges of ideal i are `first[i]` up to `first[i + 1]`. */
  readonly first: Int32Array;
  /** The ideal an edge leads to, times PLACES, plus the place whose card goes. */
  readonly edges: Int32Array;
  readonly bytes: number;
}

/** More places than any layout this is for: a set is two words of 31 bits. */
export const PLACES = 64;
const WORD = 31;

/**
 * Numbers the ideals; null when there are more than `most`.
 * @param needs the places that must be empty before each place can be played.
 */
export const numberIdeals = (needs: readonly (readonly number[])[], most: number): Ideals | null => {
  const places = needs.length;
  if (places > 2 * WORD) return null;
  const masks = needs.map((list) => [maskOf(list, 0), maskOf(list, WORD)] as const);
  const levels = [0];
  const first = new Growing();
  const edges = new Growing();
  let count = 1;
  let now: Sets = { low: [0], high: [0] };
  while (now.low.length > 0) {
    const from = count;
    const next: Sets = { low: [], high: [] };
    const index = new Index(next);
    for (const [i, low] of now.low.entries()) {
      const high = now.high[i] ?? 0;
      first.push(edges.length);
      for (const [place, [needLow, needHigh]] of masks.entries()) {
        const [bitLow, bitHigh] = place < WORD ? [1 << place, 0] : [0, 1 << (place - WORD)];
        if ((low & bitLow) !== 0 || (high & bitHigh) !== 0) continue;
        if ((low & needLow) !== needLow || (high & needHigh) !== needHigh) continue;
        edges.push((from + index.of(low | bitLow, high | bitHigh)) * PLACES + place);
      }
    }
    levels.push(count);
    count += next.low.length;
    if (count > most) return null;
    now = next;
  }
  first.push(edges.length);
  const ideals = { levels: Int32Array.from(levels), first: first.done(), edges: edges.done() };
  const bytes = 4 * (ideals.levels.length + ideals.first.length + ideals.edges.length);
  return { places, count, ...ideals, bytes };
};

/** The number of a set, given as a 1 for each place removed; null when it is no ideal. */
export const idealOf = ({ first, edges }: Ideals, gone: Uint8Array): number | null => {
  let ideal = 0;
  for (let left = gone.reduce((sum, one) => sum + one, 0); left > 0; left--) {
    let at = first[ideal];
    while (at < first[ideal + 1] && gone[edges[at] % PLACES] === 0) at++;
    if (at === first[ideal + 1]) return null;
    // A place once gone has no edge any more, so any order of removal leads to the set.
    ideal = Math.floor(edges[at] / PLACES);
  }
  return ideal;
};

interface Sets {
  readonly low: number[];
  readonly high: number[];
}

const maskOf = (places: readonly number[], from: number): number =>
  places.reduce(
    (mask, place) => (place >= from && place < from + WORD ? mask | (1 << (place - from)) : mask),
    0,
  );

/** Where each set of a level stands in its list; open addressing, at most half full. */
class Index {
  readonly #sets: Sets;
  #slots = new Int32Array(64);
  constructor(sets: Sets) {
    this.#sets = sets;
  }
  of(low: number, high: number): number {
    const { low: lows, high: highs } = this.#sets;
    const slots = this.#slots;
    let slot = hash(low, high) & (slots.length - 1);
    for (;;) {
      const found = slots[slot] - 1;
      if (found < 0) break;
      if (lows[found] === low && highs[found] === high) return found;
      slot = (slot + 1) & (slots.length - 1);
    }
    slots[slot] = lows.push(low);
    highs.push(high);
    if (lows.length * 2 > slots.length) this.#grow();
    return lows.length - 1;
  }
  #grow(): void {
    const { low: lows, high: highs } = this.#sets;
    const slots = new Int32Array(this.#slots.length * 4);
    for (let i = 0; i < lows.length; i++) {
      let slot = hash(lows[i], highs[i]) & (slots.length - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = i + 1;
    }
    this.#slots = slots;
  }
}

const hash = (low: number, high: number): number => {
  const mixed = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
};

/** A list of numbers without objects. */
class Growing {
  length = 0;
  #items = new Int32Array(1024);
  push(item: number): void {
    if (this.length === this.#items.length) {
      const more = new Int32Array(2 * this.length);
      more.set(this.#items);
      this.#items = more;
    }
    this.#items[this.length++] = item;
  }
  done(): Int32Array {
    return this.#items.slice(0, this.length);
  }
}
