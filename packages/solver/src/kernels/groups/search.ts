/**
 * Depth first over the heights of the columns: remove a group, look whether the ranks left can still leave in runs
 * (rank-runs.ts) and whether the position is new, and go on. From the second run on every few neighbouring ranks are
 * also looked at by themselves (pattern-database.ts). A group of 2 min cards or more is two groups, both of which are
 * available before either goes, so only groups of min .. 2 min - 1 are tried; of cards alike only some
 * (prune/bare-cards.ts).
 */
import { highestBit } from '../../memory/bits.ts';
import { withoutWaitingBareCards } from '../../prune/bare-cards.ts';
import { runsRemain } from './rank-runs.ts';
import { RestartingDescent } from '../common/restarting-descent.ts';
import { RankPatternDatabase } from './pattern-database.ts';
import type { ColumnKeys } from '../common/column-keys.ts';
import type { LossyClosedSet } from '../../memory/lossy-closed-set.ts';

/** The ranks of the columns as places on a ring, from 0. Ranks with ends have one place more, of which there is no card. */
export interface GroupsTask {
  readonly columns: readonly Uint8Array[];
  readonly places: number;
  readonly min: number;
}

/** Nodes of the first run. */
const FIRST_RUN = 500;
/** The run from which the pattern database is worth its tables; most deals are solved before. */
const PATTERNS_FROM = 1;

export class GroupsDescent extends RestartingDescent {
  readonly #task: GroupsTask;
  readonly #remains: ColumnKeys;
  readonly #visited: LossyClosedSet;
  readonly #longest: number;
  readonly #cards: number;

  // The position.
  readonly #rank: Uint8Array;
  readonly #worth: Int32Array;
  readonly #heights: Int32Array;
  readonly #tops: Int32Array;
  readonly #left: Int32Array;
  /** By column and height the bit of a card among those of its rank; by rank the cards left. */
  readonly #bit: Int32Array;
  readonly #cardsOf: Int32Array;
  #patterns: RankPatternDatabase | null = null;
  #bare = 0;
  #count = 0;
  // The stack. By depth: the group removed last, the key, and where the groups still to try there begin and end.
  #depth = 0;
  readonly #group: Int32Array;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #begin: Int32Array;
  readonly #end: Int32Array;
  #groups = new Int32Array(256);
  #values = new Int32Array(256);

  constructor(task: GroupsTask, remains: ColumnKeys, visited: LossyClosedSet) {
    super(FIRST_RUN);
    this.#task = task;
    this.#remains = remains;
    this.#visited = visited;
    const { columns, places, min } = task;
    const { stride, tops } = remains;
    this.#cards = columns.reduce((sum, { length }) => sum + length, 0);
    this.#longest = Math.min(2 * min - 1, places);
    this.#rank = new Uint8Array(columns.length * stride);
    for (const [i, column] of columns.entries()) this.#rank.set(column, i * stride + 1);
    this.#worth = new Int32Array(columns.length * stride);
    this.#heights = new Int32Array(columns.length);
    this.#tops = new Int32Array(places);
    this.#left = new Int32Array(places);
    this.#bit = new Int32Array(columns.length * stride);
    this.#cardsOf = new Int32Array(places);
    for (const [i, column] of columns.entries())
      for (const [j, rank] of column.entries()) this.#bit[i * stride + j + 1] = 1 << this.#left[rank]++;
    [this.#group, this.#low, this.#high, this.#begin, this.#end] = Array.from(
      { length: 5 },
      () => new Int32Array(this.#cards + 2),
    );
    this.#high[0] = tops[0];
    for (const [i, column] of columns.entries()) {
      this.#low[0] += remains.low[i * stride + column.length];
      this.#high[0] += remains.high[i * stride + column.length];
    }
    this.begin();
  }

  protected begin(): void {
    const { columns } = this.#task;
    const { stride } = this.#remains;
    this.#tops.fill(0);
    this.#left.fill(0);
    this.#bare = 0;
    this.#count = this.#cards;
    for (const [i, column] of columns.entries()) {
      const { length } = column;
      for (const rank of column) this.#cardsOf[rank] |= 1 << this.#left[rank]++;
      for (let height = 1; height <= length; height++)
        this.#worth[i * stride + height] = worthOf(height, i * stride + height, this.run);
      this.#heights[i] = length;
      if (length > 0) this.#tops[column[length - 1]] |= 1 << i;
      if (length === 1) this.#bare |= 1 << i;
    }
    this.#depth = 0;
    this.#visited.add(this.#low[0], this.#high[0]);
    this.#begin[0] = 0;
    if (this.run === PATTERNS_FROM)
      this.#patterns = new RankPatternDatabase(columns, this.#task.places, this.#task.min);
    if (this.#alive()) this.#open();
    else this.#end[0] = 0;
    this.nodes += 1;
  }

  /** Lists the groups that may be removed, the best one last. */
  #open(): void {
    const { places } = this.#task;
    const begin = this.#begin[this.#depth];
    this.#end[this.#depth] = begin;
    for (let rank = 0; rank < places; rank++) if (this.#tops[rank] !== 0) this.#grow(rank, 1, 0, 0);
    const groups = this.#groups;
    const values = this.#values;
    const end = this.#end[this.#depth];
    for (let i = begin + 1; i < end; i++) {
      const group = groups[i];
      const value = values[i];
      let at = i;
      for (; at > begin && values[at - 1] > value; at--) {
        groups[at] = groups[at - 1];
        values[at] = values[at - 1];
      }
      groups[at] = group;
      values[at] = value;
    }
  }

  /** Lists every group that goes on with this rank after `length - 1` cards. */
  #grow(rank: number, length: number, group: number, value: number): void {
    const { min, places } = this.#task;
    const next = rank + 1 === places ? 0 : rank + 1;
    for (let bits = withoutWaitingBareCards(this.#tops[rank], this.#bare); bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const column = highestBit(bit);
      const sum = value + this.#worth[column * this.#remains.stride + this.#heights[column]];
      if (length >= min) this.#list(group | bit, sum);
      if (length < this.#longest && this.#tops[next] !== 0) this.#grow(next, length + 1, group | bit, sum);
    }
  }

  #list(group: number, value: number): void {
    const at = this.#end[this.#depth]++;
    if (at === this.#groups.length) {
      const [groups, values] = [this.#groups, this.#values];
      this.#groups = new Int32Array(2 * at);
      this.#groups.set(groups);
      this.#values = new Int32Array(2 * at);
      this.#values.set(values);
    }
    this.#groups[at] = group;
    this.#values[at] = value;
  }

  protected removePath(): void {
    for (let depth = 0; depth <= this.#depth; depth++)
      this.#visited.remove(this.#low[depth], this.#high[depth]);
  }

  protected lengthOf(run: number): number {
    return FIRST_RUN * 2 ** (run >> 1);
  }

  protected descend(until: number): 'won' | 'lost' | null {
    while (this.nodes < until) {
      const depth = this.#depth;
      if (this.#end[depth] === this.#begin[depth]) {
        // Nothing left to try here: put the last group back.
        if (depth === 0) return 'lost';
        this.#put(this.#group[depth]);
        this.#depth -= 1;
        continue;
      }
      const group = this.#groups[--this.#end[depth]];
      this.#take(group, depth);
      if (this.#count === 0) {
        this.#group[depth + 1] = group;
        this.#depth += 1;
        this.nodes += 1;
        return 'won';
      }
      if (!this.#alive() || !this.#visited.add(this.#low[depth + 1], this.#high[depth + 1])) {
        this.#put(group);
        continue;
      }
      this.nodes += 1;
      this.#group[depth + 1] = group;
      this.#begin[depth + 1] = this.#end[depth];
      this.#depth += 1;
      this.#open();
    }
    return null;
  }

  #alive(): boolean {
    const { places, min } = this.#task;
    return (
      runsRemain(this.#left, places, min) && (this.#patterns === null || this.#patterns.open(this.#cardsOf))
    );
  }

  /** Removes a group, and works out the key of the position after it. */
  #take(group: number, depth: number): void {
    const rank = this.#rank;
    const heights = this.#heights;
    const tops = this.#tops;
    const { low, high, stride } = this.#remains;
    let a = this.#low[depth];
    let b = this.#high[depth];
    for (let bits = group; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const column = highestBit(bit);
      const height = heights[column];
      const at = column * stride + height;
      heights[column] = height - 1;
      a += low[at - 1] - low[at];
      b += high[at - 1] - high[at];
      this.#left[rank[at]] -= 1;
      this.#cardsOf[rank[at]] ^= this.#bit[at];
      this.#count -= 1;
      tops[rank[at]] ^= bit;
      if (height > 1) tops[rank[at - 1]] ^= bit;
      if (height <= 2) this.#bare ^= bit;
    }
    this.#low[depth + 1] = a;
    this.#high[depth + 1] = b;
  }

  #put(group: number): void {
    const rank = this.#rank;
    const heights = this.#heights;
    const tops = this.#tops;
    const { stride } = this.#remains;
    for (let bits = group; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const column = highestBit(bit);
      const height = heights[column] + 1;
      const at = column * stride + height;
      heights[column] = height;
      this.#left[rank[at]] += 1;
      this.#cardsOf[rank[at]] ^= this.#bit[at];
      this.#count += 1;
      if (height > 1) tops[rank[at - 1]] ^= bit;
      tops[rank[at]] ^= bit;
      if (height <= 2) this.#bare ^= bit;
    }
  }

  /** Bytes of tables beside the visited set. */
  get bytes(): number {
    return this.#patterns?.bytes ?? 0;
  }

  /** The groups removed, as sets of columns. */
  get line(): readonly number[] {
    return [...this.#group.subarray(1, this.#depth + 1)];
  }
}

/** What it is worth to remove the card at a height: tall columns first; later runs mix in ever more chance. */
const worthOf = (height: number, at: number, run: number): number => {
  const tall = 4 * height * height;
  const chance = Math.imul(Math.imul(at + 1, 0x9e3779b1) ^ Math.imul(run, 0x85ebca6b), 0xc2b2ae35) >>> 27;
  return run === 0 ? tall : tall + chance;
};
