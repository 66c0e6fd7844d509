/**
 * The lists of chain ends of one level's slots (a set with so many jokers used, and a rank), and for each slot the row
 * of the best values of a chain that has begun with the card on the hole. They lie one after another in arrays that
 * grow and serve one level after the other.
 */
import { keepEnds, type Scales } from '../../prune/chain-ends.ts';

/** A value that none reaches. */
export const NEVER = -(2 ** 30);

export class EndLists {
  /** By slot: where its list begins, and how many ends it has; where its row begins. */
  at: Int32Array = new Int32Array(0);
  size: Int32Array = new Int32Array(0);
  rows: Int32Array = new Int32Array(0);
  ends: Int32Array = new Int32Array(64);
  best: Int32Array = new Int32Array(64);
  #lanes = 0;
  /** The list in hand, which no slot has yet; and where the next row begins. */
  #from = 0;
  #until = 0;
  #row = 0;

  get bytes(): number {
    return 4 * (3 * this.at.length + this.ends.length + this.best.length);
  }

  /** Forgets the lists, for a level of so many slots. */
  begin(slots: number, lanes: number): void {
    if (slots > this.at.length)
      [this.at, this.size, this.rows] = [new Int32Array(slots), new Int32Array(slots), new Int32Array(slots)];
    else this.size.fill(0);
    this.#lanes = lanes;
    this.#from = this.#until = this.#row = 0;
  }

  /** Adds the ends of another slot's list to the list in hand, which keeps its order. */
  add(lists: EndLists, slot: number): void {
    const from = lists.at[slot];
    for (let i = from; i < from + lists.size[slot]; i++) this.push(lists.ends[i]);
  }

  push(end: number): void {
    if (this.#until === this.ends.length) this.ends = grown(this.ends);
    const ends = this.ends;
    let at = this.#until++;
    for (; at > this.#from && ends[at - 1] < end; at--) ends[at] = ends[at - 1];
    ends[at] = end;
  }

  /** Gives the list in hand to a slot, whose set has `level` cards gone and fewer than `reach` draws left. */
  give(slot: number, level: number, reach: number, scales: Scales): void {
    const row = this.#row;
    this.#row += this.#lanes;
    while (this.#row > this.best.length) this.best = grown(this.best);
    this.best.fill(NEVER, row, this.#row);
    this.#until = keepEnds(this.ends, this.#from, this.#until, level, reach, scales, this.best, row);
    this.at[slot] = this.#from;
    this.size[slot] = this.#until - this.#from;
    this.rows[slot] = row;
    this.#from = this.#until;
  }
}

const grown = (list: Int32Array): Int32Array => {
  const more = new Int32Array(2 * list.length);
  more.set(list);
  return more;
};
