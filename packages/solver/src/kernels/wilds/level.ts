/**
 * The positions met on one level. Of two with the same removed set and the same rank on the hole, one is dropped when the
 * other one has at hand all its cards, the same bag, no more cards drawn, and no more used beside the draws: the other
 * one can do all it can do, and as soon. (No more used altogether is not enough: cards not drawn yet may have to be.)
 */
import { hasAll } from './hand.ts';

/** Words of a row: removed set, cards at hand (two), bag, state (rank on the hole, drawn, used), parent, step. */
export const ROW = 7;
export const [SET, LOW, HIGH, BAG, STATE, PARENT, WORD] = [0, 1, 2, 3, 4, 5, 6];
/** Added to the state for one more card used; and for one more card drawn, which is used as well. */
export const USED = 0x10000;
export const DRAWN = 0x10100;
const DRAWS = 0xff00;
/** Cards used that were not drawn. */
const played = (state: number): number => (state >> 16) - ((state & DRAWS) >> 8);

export class Level {
  rows = new Int32Array(1024 * ROW);
  count = 0;
  /** Whether positions were left out for want of room. */
  dropped = false;
  #next = new Int32Array(1024);
  readonly #heads: Int32Array;
  readonly #most: () => number;

  /**
   * @param heads by set of the level and rank: the first row, plus one; all 0 at first.
   * @param most how many positions it may hold now.
   */
  constructor(heads: Int32Array, most: () => number) {
    this.#heads = heads;
    this.#most = most;
  }

  get bytes(): number {
    return this.rows.byteLength + this.#next.byteLength;
  }

  clear(): void {
    this.#heads.fill(0);
    this.count = 0;
    this.dropped = false;
  }

  add(
    head: number,
    parent: number,
    set: number,
    low: number,
    high: number,
    bag: number,
    state: number,
    word: number,
  ): void {
    const rows = this.rows;
    const next = this.#next;
    const drawn = state & DRAWS;
    for (let i = this.#heads[head]; i > 0; i = next[i - 1]) {
      const row = (i - 1) * ROW;
      if (rows[row + BAG] !== bag) continue;
      const other = rows[row + STATE];
      const its = other & DRAWS;
      const usual = played(other) <= played(state);
      if (its <= drawn && usual && hasAll(rows[row + LOW], low) && hasAll(rows[row + HIGH], high)) return;
      const fewer = played(state) <= played(other);
      if (drawn <= its && fewer && hasAll(low, rows[row + LOW]) && hasAll(high, rows[row + HIGH])) {
        this.#write(row, parent, set, low, high, bag, state, word);
        return;
      }
    }
    if (this.count >= this.#most()) {
      this.dropped = true;
      return;
    }
    if ((this.count + 1) * ROW > rows.length) this.#grow();
    this.#write(this.count * ROW, parent, set, low, high, bag, state, word);
    this.#next[this.count] = this.#heads[head];
    this.#heads[head] = ++this.count;
  }

  /**
   * Copies the most promising rows, of equals those met first, and forgets all rows.
   * @param promise the promise of a row, from 0 to 255.
   * @param headOf the head a row was added to.
   * @returns how many rows were copied.
   */
  choose(
    breadth: number,
    promise: (row: number) => number,
    headOf: (row: number) => number,
    to: Int32Array,
  ): number {
    const { rows, count } = this;
    const values = new Uint8Array(count);
    const sums = new Int32Array(256);
    for (let i = 0; i < count; i++) {
      this.#heads[headOf(i * ROW)] = 0;
      values[i] = promise(i * ROW);
      sums[values[i]] += 1;
    }
    let bar = 255;
    let above = 0;
    while (bar > 0 && above + sums[bar] <= breadth) above += sums[bar--];
    let equal = breadth - above;
    if (count > breadth) this.dropped = true;
    let width = 0;
    for (let i = 0; i < count; i++) {
      if (values[i] < bar || (values[i] === bar && equal-- <= 0)) continue;
      for (let field = 0; field < ROW; field++) to[width * ROW + field] = rows[i * ROW + field];
      width += 1;
    }
    this.count = 0;
    return width;
  }

  #write(
    row: number,
    parent: number,
    set: number,
    low: number,
    high: number,
    bag: number,
    state: number,
    word: number,
  ): void {
    const rows = this.rows;
    rows[row + SET] = set;
    rows[row + LOW] = low;
    rows[row + HIGH] = high;
    rows[row + BAG] = bag;
    rows[row + STATE] = state;
    rows[row + PARENT] = parent;
    rows[row + WORD] = word;
  }

  #grow(): void {
    const rows = new Int32Array(2 * this.rows.length);
    rows.set(this.rows);
    this.rows = rows;
    const next = new Int32Array(2 * this.#next.length);
    next.set(this.#next);
    this.#next = next;
  }
}
