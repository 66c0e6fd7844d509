/**
 * Depth first over the columns: play a card that fits, look whether the crossings still needed (prune/walk.ts) and the
 * visited set allow the position, and go on; of cards alike only those worth playing (prune/bare-cards.ts). First
 * the rank of which more cards are left. The order of columns matters by luck alone, so a run that takes too long is
 * broken off and begun again with another order; positions that were searched to the end stay in the visited set.
 *
 * One loop with its own stack instead of recursion: it can be left after any number of nodes, and V8 keeps it fast.
 */
import { worthPlaying } from '../../prune/bare-cards.ts';
import { crossings, endsLeft } from '../../prune/walk.ts';
import type { Remains } from '../remains.ts';
import type { Visited } from '../../visited.ts';

/** What to search, in places on the ring (or classes, where there is no ring). */
export interface Task {
  readonly columns: readonly Uint8Array[];
  /** On the hole; `classes` when it is empty. */
  readonly top: number;
  readonly classes: number;
  readonly takes: Uint8Array;
  /** Whether the ranks are an odd ring and all cards must go: the crossings may be counted. */
  readonly ring: boolean;
  /** Whether a way to play as many as possible is wanted; else only a way to play all. */
  readonly most: boolean;
}

/** Nodes of the first run; each further one has twice as many. */
const FIRST_RUN = 400;
/** More crossings than any game needs: never a reason to prune. */
const PLENTY = 1 << 20;

export class Descent {
  nodes = 0;
  /** The most cards played in one line so far, and the columns they came from. */
  best: readonly number[] = [];
  readonly #task: Task;
  readonly #remains: Remains;
  readonly #visited: Visited;
  readonly #cards: number;
  readonly #edgeOf: Int32Array;
  readonly #ends: Int32Array;
  readonly #near: readonly (readonly number[])[];
  #run = 0;
  #limit: number;

  // The position, with columns in the order of the run.
  #order: readonly number[] = [];
  readonly #stride: number;
  readonly #face: Uint8Array;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #heights: Int32Array;
  readonly #tops: Int32Array;
  readonly #left: Int32Array;
  readonly #bottoms: Int32Array;
  #crossings: Int32Array;
  /** Columns of one card; ranks some column ends in. */
  #bare = 0;
  #endsIn = 0;
  // The stack, by depth.
  #depth = 0;
  readonly #on: Int32Array;
  readonly #first: Int32Array;
  readonly #second: Int32Array;
  readonly #column: Int32Array;
  readonly #last: Int32Array;
  readonly #keyLow: Int32Array;
  readonly #keyHigh: Int32Array;

  constructor(task: Task, remains: Remains, visited: Visited) {
    this.#task = task;
    this.#remains = remains;
    this.#visited = visited;
    const { columns, classes, takes, ring } = task;
    const count = columns.length;
    const cards = columns.reduce((sum, { length }) => sum + length, 0);
    const stride = remains.stride;
    this.#cards = cards;
    this.#stride = stride;
    this.#face = new Uint8Array(count * stride);
    this.#low = new Int32Array(count * stride);
    this.#high = new Int32Array(count * stride);
    this.#heights = new Int32Array(count);
    this.#tops = new Int32Array(classes + 1);
    this.#left = new Int32Array(classes + 1);
    this.#bottoms = new Int32Array(classes + 1);
    [this.#on, this.#first, this.#second, this.#column, this.#last, this.#keyLow, this.#keyHigh] = Array.from(
      { length: 7 },
      () => new Int32Array(cards + 1),
    );
    this.#near = Array.from({ length: classes + 1 }, (_, on) =>
      Array.from({ length: classes }, (__, card) => card).filter((card) => takes[on * classes + card] === 1),
    );
    // Pair x is that of the places x and x + 1.
    this.#edgeOf = Int32Array.from({ length: (classes + 1) * classes }, (_, i) => {
      const on = Math.trunc(i / classes);
      const card = i % classes;
      return (on + 1) % classes === card ? on % classes : card;
    });
    this.#ends = ring ? endsLeft(classes) : new Int32Array(classes);
    this.#crossings = new Int32Array(classes);
    this.#limit = task.most ? Infinity : FIRST_RUN;
    this.#begin();
  }

  /** Sets the position up for a run. */
  #begin(): void {
    const { columns, classes, top } = this.#task;
    const { low, high, tops } = this.#remains;
    this.#order = orderOf(columns, this.#run);
    for (const list of [this.#tops, this.#left, this.#bottoms]) list.fill(0);
    this.#bare = 0;
    this.#endsIn = 0;
    let keyLow = 0;
    let keyHigh = tops[top];
    for (const [i, from] of this.#order.entries()) {
      const column = columns[from];
      const at = i * this.#stride;
      for (let height = 0; height <= column.length; height++) {
        if (height > 0) {
          this.#face[at + height] = column[height - 1];
          this.#left[column[height - 1]] += 1;
        }
        this.#low[at + height] = low[from * this.#stride + height];
        this.#high[at + height] = high[from * this.#stride + height];
      }
      this.#heights[i] = column.length;
      keyLow += this.#low[at + column.length];
      keyHigh += this.#high[at + column.length];
      if (column.length === 0) continue;
      this.#tops[column[column.length - 1]] |= 1 << i;
      if (column.length === 1) this.#bare |= 1 << i;
      this.#bottoms[column[0]] += 1;
      this.#endsIn |= 1 << column[0];
    }
    this.#depth = 0;
    this.#on[0] = top;
    this.#last[0] = (1 << classes) - 1;
    this.#keyLow[0] = keyLow | 0;
    this.#keyHigh[0] = keyHigh | 0;
    this.#visited.add(keyLow | 0, keyHigh | 0);
    if (this.#count(top)) this.#open(0, top);
    else this.#first[0] = this.#second[0] = 0;
    this.nodes += 1;
  }

  /** Works the crossings out afresh; false when they can't be. */
  #count(on: number): boolean {
    const { classes, ring } = this.#task;
    if (!ring || on === classes) {
      this.#crossings.fill(PLENTY);
      return true;
    }
    this.#crossings = crossings(this.#left, on, classes);
    let last = this.#endsIn;
    for (let x = 0; x < classes; x++) {
      if (this.#crossings[x] < -1) return false;
      if (this.#crossings[x] === -1) last &= this.#ends[x];
    }
    this.#last[this.#depth] = last;
    return last !== 0 || this.#depth === this.#cards;
  }

  /** The columns to try at a depth: those of the rank with more cards left first. */
  #open(depth: number, on: number): void {
    const near = this.#near[on];
    let best = 0;
    let most = -1;
    let all = 0;
    for (let i = 0; i < near.length; i++) {
      const rank = near[i];
      if (this.#tops[rank] === 0) continue;
      const columns = worthPlaying(this.#tops[rank], this.#bare);
      all |= columns;
      if (this.#left[rank] > most) {
        most = this.#left[rank];
        best = columns;
      }
    }
    this.#first[depth] = best;
    this.#second[depth] = all & ~best;
  }

  /** Visits up to `nodes` more positions. 'won', 'lost' when there is no more to search, or null. */
  step(nodes: number): 'won' | 'lost' | null {
    const until = this.nodes + nodes;
    while (this.nodes < until) {
      const ended = this.#descend(Math.min(until, this.#limit));
      if (ended !== null) return ended;
      if (this.nodes >= this.#limit) this.#restart();
    }
    return null;
  }

  #restart(): void {
    for (let depth = 0; depth <= this.#depth; depth++)
      this.#visited.remove(this.#keyLow[depth], this.#keyHigh[depth]);
    this.#run += 1;
    this.#limit = this.nodes + FIRST_RUN * 2 ** this.#run;
    this.#begin();
  }

  #descend(until: number): 'won' | 'lost' | null {
    const { classes, ring, most } = this.#task;
    const tops = this.#tops;
    const left = this.#left;
    const heights = this.#heights;
    const face = this.#face;
    const low = this.#low;
    const high = this.#high;
    const bottoms = this.#bottoms;
    const edgeOf = this.#edgeOf;
    const ends = this.#ends;
    const onHole = this.#remains.tops;
    const stride = this.#stride;
    const visited = this.#visited;
    const cards = this.#cards;
    const first = this.#first;
    const second = this.#second;
    const keyLow = this.#keyLow;
    const keyHigh = this.#keyHigh;
    const on = this.#on;
    const last = this.#last;
    const played = this.#column;
    let edges = this.#crossings;
    let bare = this.#bare;
    let endsIn = this.#endsIn;
    let depth = this.#depth;
    let nodes = this.nodes;
    let ended: 'won' | 'lost' | null = null;
    while (nodes < until) {
      let bit = first[depth];
      if (bit !== 0) {
        bit &= -bit;
        first[depth] ^= bit;
      } else {
        bit = second[depth];
        if (bit === 0) {
          // Nothing left to try here: take the last card back.
          if (depth === 0) {
            ended = 'lost';
            break;
          }
          const column = played[depth];
          const height = heights[column] + 1;
          const mask = 1 << column;
          const rank = on[depth];
          if (height > 1) tops[face[column * stride + height - 1]] ^= mask;
          else if (bottoms[rank]++ === 0) endsIn |= 1 << rank;
          if (height <= 2) bare ^= mask;
          tops[rank] ^= mask;
          left[rank] += 1;
          heights[column] = height;
          depth -= 1;
          edges[edgeOf[on[depth] * classes + rank]] += 2;
          continue;
        }
        bit &= -bit;
        second[depth] ^= bit;
      }
      const column = 31 - Math.clz32(bit);
      const height = heights[column];
      const at = column * stride + height;
      const rank = face[at];
      const from = on[depth];
      // The crossings.
      const edge = edgeOf[from * classes + rank];
      const needed = edges[edge] - 2;
      if (needed < -1) continue;
      let ending = last[depth];
      if (needed === -1) ending &= ends[edge];
      if (depth + 1 < cards) {
        const stays = height > 1 || bottoms[rank] > 1 ? endsIn : endsIn & ~(1 << rank);
        if ((ending & stays) === 0) continue;
        const newLow = (keyLow[depth] + low[at - 1] - low[at]) | 0;
        const newHigh = (keyHigh[depth] + high[at - 1] - high[at] + onHole[rank] - onHole[from]) | 0;
        if (!visited.add(newLow, newHigh)) continue;
        keyLow[depth + 1] = newLow;
        keyHigh[depth + 1] = newHigh;
      }
      // The play.
      nodes += 1;
      edges[edge] = needed;
      heights[column] = height - 1;
      left[rank] -= 1;
      tops[rank] ^= bit;
      if (height > 1) tops[face[at - 1]] ^= bit;
      else if (--bottoms[rank] === 0) endsIn &= ~(1 << rank);
      if (height <= 2) bare ^= bit;
      depth += 1;
      played[depth] = column;
      on[depth] = rank;
      last[depth] = ending;
      if (most && depth > this.best.length) this.#record(depth);
      if (depth === cards) {
        ended = 'won';
        break;
      }
      this.#bare = bare;
      if (ring && from === classes) {
        this.#depth = depth;
        this.#endsIn = endsIn;
        if (!this.#count(rank)) {
          edges = this.#crossings;
          first[depth] = second[depth] = 0;
          continue;
        }
        edges = this.#crossings;
      }
      this.#open(depth, rank);
    }
    this.#bare = bare;
    this.#endsIn = endsIn;
    this.#depth = depth;
    this.nodes = nodes;
    if (ended === 'won') this.#record(depth);
    return ended;
  }

  #record(depth: number): void {
    this.best = Array.from({ length: depth }, (_, i) => this.#order[this.#column[i + 1]]);
  }
}

/** The order of columns in a run: as they lie, from the right, then interleaved in ever larger steps. */
const orderOf = (columns: readonly Uint8Array[], run: number): readonly number[] => {
  const order = [...columns.keys()];
  if (run === 0) return order;
  if (run === 1) return order.reverse();
  return order
    .map((column) => [((column + 1) * STEPS[run % STEPS.length] + run) % 37, column] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, column]) => column);
};
const STEPS = [10, 17, 5, 23, 14, 29, 8, 31] as const;
