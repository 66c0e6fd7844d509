/**
 * A pattern database (Culberson and Schaeffer, 1998) of the cards of a few neighbouring ranks, a window: whether they
 * could leave if all other cards were gone. It is filled in as it is asked.
 *
 * PROOF. Take any way to remove all cards, and leave the cards outside the window out of it. Each group becomes the part
 * of its run inside the window. That part is free, because nothing of the window lies on it, and what is left to remove
 * is all cards of the window. So where no sequence of such parts removes them, there was no way. Which of its cards are
 * left tells all about a window; they are at most 16 bits.
 *
 * SIDE CONDITIONS. Every card must go, only in runs of `min` ranks or more, and only from the ends of columns to which
 * nothing is added.
 */
import { highestBit } from '../../memory/bits.ts';

const MOST_CARDS = 16;
const OPEN = 1;
const DEAD = 2;

export class RankPatternDatabase {
  readonly #windows: readonly Window[];
  /** By window and rank in it: the place on the ring; by rank in it: where its cards stand in the word. */
  readonly #place: Int32Array;
  readonly #shift: Int32Array;
  readonly #width: number;

  /** @param columns ranks as places on a ring, from the bottom. */
  constructor(columns: readonly Uint8Array[], places: number, min: number) {
    const counts = new Int32Array(places);
    for (const column of columns) for (const place of column) counts[place] += 1;
    const most = Math.max(...counts);
    const ranks = [...counts.keys()].filter((place) => counts[place] > 0);
    const width = Math.min(Math.floor(MOST_CARDS / most), ranks.length);
    const runs = ranks.flatMap((start) =>
      Array.from({ length: Math.min(2 * min, places + 1) - min }, (_, more) =>
        Array.from({ length: min + more }, (__, i) => (start + i) % places),
      ).filter((run) => run.every((place) => counts[place] > 0)),
    );
    const windows = ranks.map((_, first) =>
      Array.from({ length: width }, (__, i) => ranks[(first + i) % ranks.length]),
    );
    this.#width = width;
    this.#place = Int32Array.from(windows.flat());
    this.#shift = Int32Array.from({ length: width }, (_, i) => i * most);
    this.#windows = windows.map((window) => new Window(columns, window, most, runs));
  }

  get bytes(): number {
    return this.#windows.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Whether every window can still be emptied; `cards[place]` has a bit for each card of the rank that is left. */
  open(cards: Int32Array): boolean {
    const windows = this.#windows;
    const place = this.#place;
    const shift = this.#shift;
    const width = this.#width;
    for (let w = 0; w < windows.length; w++) {
      let left = 0;
      for (let i = 0; i < width; i++) left |= cards[place[w * width + i]] << shift[i];
      if (!windows[w].open(left)) return false;
    }
    return true;
  }
}

class Window {
  readonly #known: Uint8Array;
  /** By card of the window: the cards of it that lie above. */
  readonly #above: Int32Array;
  /** The parts of runs inside the window: for each of their ranks the cards it has. */
  readonly #parts: readonly Int32Array[];

  constructor(
    columns: readonly Uint8Array[],
    window: readonly number[],
    most: number,
    runs: readonly (readonly number[])[],
  ) {
    const size = window.length * most;
    this.#known = new Uint8Array(1 << size);
    this.#known[0] = OPEN;
    this.#above = new Int32Array(size);
    const ranks = new Int32Array(window.length);
    const seen = new Int32Array(window.length);
    for (const column of columns) {
      const bits: number[] = [];
      for (const place of column) {
        const rank = window.indexOf(place);
        if (rank >= 0) bits.push(1 << (rank * most + seen[rank]++));
      }
      let above = 0;
      for (const bit of bits.reverse()) {
        this.#above[highestBit(bit)] = above;
        above |= bit;
      }
    }
    for (const [rank, count] of seen.entries()) ranks[rank] = ((1 << count) - 1) << (rank * most);
    const parts = runs.map((run) => window.flatMap((place, rank) => (run.includes(place) ? [rank] : [])));
    const distinct = new Map(parts.map((part) => [part.join(), part]));
    this.#parts = [...distinct.values()]
      .filter(({ length }) => length > 0)
      .map((part) => Int32Array.from(part, (rank) => ranks[rank]));
  }

  get bytes(): number {
    return this.#known.length;
  }

  open(left: number): boolean {
    const known = this.#known[left];
    if (known !== 0) return known === OPEN;
    const open = this.#parts.some((part) => this.#take(left, part, 0, left));
    this.#known[left] = open ? OPEN : DEAD;
    return open;
  }

  /** Takes a card of each rank of a part from the i-th rank on, of those free at first; whether all the rest can leave. */
  #take(from: number, part: Int32Array, i: number, left: number): boolean {
    if (i === part.length) return this.open(left);
    for (let bits = from & part[i]; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      if ((from & this.#above[highestBit(bit)]) === 0 && this.#take(from, part, i + 1, left ^ bit))
        return true;
    }
    return false;
  }
}
