/**
 * Order ideals: the sets of layout cards that can have been removed are those that hold, with each card, all cards
 * that lie on it or lock it. They are numbered once for a layout, level by level (by how many cards are gone), so
 * that a search needs no hashing: 22,932 of them for three peaks, with 119,364 edges (one more card goes).
 */
import { enlarged } from '../../memory/grow.ts';

export interface Ideals {
  readonly places: number;
  readonly count: number;
  /** The first ideal with this many cards gone; the last entry is `count`. */
  readonly levels: Int32Array;
  /** The edges of ideal i are `first[i]` up to `first[i + 1]`. */
  readonly first: Int32Array;
  /** The ideal an edge leads to, times PLACES, plus the place whose card goes. */
  readonly edges: Int32Array;
  /** By ideal: the one it was met from first, times PLACES, plus the place whose card went; 0 for the first ideal. */
  readonly born: Int32Array;
  readonly bytes: number;
}

/** More places than a set has room for, which is two words of 31 bits. */
export const PLACES = 64;
const WORD = 31;

/**
 * Numbers the ideals without looking any set up; null when there are more than `most`.
 *
 * The word of a set is the order in which its places go when the least that is free always goes first. Going through
 * the sets in order, and through the free places of each, meets the sets of a size in the order of their words, and
 * each first from the set of its word without the last place. Let J be met first from P, by c. What is free in J was
 * free in P, or c has freed it. Of such a place b:
 * - c has freed it: the word of J + b ends in c, b, so J + b is met first from J.
 * - P + b was met after J: then from P, like J, and c < b. The word of J + b ends in c, b again.
 * - P + b was met before J: its edges are known, and J + b is where its edge c leads.
 *
 * @param needs the places that must be empty before each place can be played.
 */
export const numberIdeals = (needs: readonly (readonly number[])[], most: number): Ideals | null => {
  const places = needs.length;
  if (places > 2 * WORD) return null;
  const lows = needs.map((list) => maskOf(list, 0));
  const highs = needs.map((list) => maskOf(list, WORD));
  const frees = needs.map((_, place) => [...needs.keys()].filter((other) => needs[other].includes(place)));
  const levels = [0];
  const first = new NumberList();
  const edges = new NumberList();
  const born = new NumberList();
  /** By ideal: the places gone, in two words. */
  const low = new NumberList();
  const high = new NumberList();
  const meet = (from: number, place: number): void => {
    edges.push(born.length * PLACES + place);
    born.push(from * PLACES + place);
    low.push(low.items[from] | (place < WORD ? 1 << place : 0));
    high.push(high.items[from] | (place < WORD ? 0 : 1 << (place - WORD)));
  };
  first.push(0);
  born.push(0);
  low.push(0);
  high.push(0);
  for (const [place, list] of needs.entries()) if (list.length === 0) meet(0, place);
  for (let set = 1; set < born.length; set++) {
    const from = Math.floor(born.items[set] / PLACES);
    const last = born.items[set] % PLACES;
    if (from >= levels[levels.length - 1]) levels.push(set);
    first.push(edges.length);
    const freed = frees[last];
    let next = 0;
    const end = first.items[from + 1];
    for (let edge = first.items[from]; edge <= end; edge++) {
      const place = edge < end ? edges.items[edge] % PLACES : PLACES;
      for (; next < freed.length && freed[next] < place; next++) {
        const missing = (lows[freed[next]] & ~low.items[set]) | (highs[freed[next]] & ~high.items[set]);
        if (missing === 0) meet(set, freed[next]);
      }
      if (place === last || edge === end) continue;
      const other = Math.floor(edges.items[edge] / PLACES);
      if (other > set) meet(set, place);
      else {
        let at = first.items[other];
        while (edges.items[at] % PLACES !== last) at++;
        edges.push(edges.items[at] - last + place);
      }
    }
    if (born.length > most) return null;
  }
  first.push(edges.length);
  levels.push(born.length);
  const bytes = 4 * (levels.length + first.length + edges.length + born.length);
  return {
    places,
    count: born.length,
    levels: Int32Array.from(levels),
    first: first.done(),
    edges: edges.done(),
    born: born.done(),
    bytes,
  };
};

/** The number of a set, given as a 1 for each place removed; null when it is not an ideal. */
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

/** The places removed in an ideal, a 1 each. */
export const goneIn = ({ places, born }: Ideals, ideal: number): Uint8Array => {
  const gone = new Uint8Array(places);
  for (let at = ideal; at > 0; at = Math.floor(born[at] / PLACES)) gone[born[at] % PLACES] = 1;
  return gone;
};

const maskOf = (places: readonly number[], from: number): number =>
  places.reduce(
    (mask, place) => (place >= from && place < from + WORD ? mask | (1 << (place - from)) : mask),
    0,
  );

/** A list of numbers without objects. */
class NumberList {
  length = 0;
  items = new Int32Array(1024);
  push(item: number): void {
    if (this.length === this.items.length) this.items = enlarged(this.items);
    this.items[this.length++] = item;
  }
  done(): Int32Array {
    return this.items.slice(0, this.length);
  }
}
