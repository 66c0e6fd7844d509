/** The loop of the search, where nearly all time is spent, with its tables and its closed set. */
import { highestBit } from '../../memory/bits.ts';
import { withoutWaitingBareCards } from '../../prune/bare-cards.ts';
import { LossyClosedSet } from '../../memory/lossy-closed-set.ts';
import * as at from './memory-layout.ts';

/** How a call of `descend` ends: at its limit, won, with nothing left to try, or with a first card on an empty hole. */
export const ENDINGS = ['open', 'won', 'lost', 'begun'] as const;

export interface RingMachine {
  /** The tables (memory-layout.ts); another array after a call that needed more memory. */
  readonly words: Int32Array;
  /** Bytes of the closed set and of the tables in the same memory. */
  readonly bytes: number;
  /** Sets the bytes its closed set may grow to. */
  allow(bytes: number): void;
  /** Forgets all positions. */
  clear(): void;
  add(low: number, high: number): boolean;
  remove(low: number, high: number): void;
  /** Visits up to this many further positions; a place in ENDINGS. */
  descend(nodes: number): number;
}

/** Entries of a closed set for this many bytes. In WebAssembly all the sizes it grew through are held: 16 bytes an entry. */
export const closedSetEntries = (bytes: number): number => 2 ** Math.floor(Math.log2(bytes / 16));

/** Notes the columns to try at a depth: those of the rank with more cards left come first. */
export const openAt = (words: Int32Array, depth: number, bare: number): void => {
  const frame = at.STACK_AT + depth * at.FRAME_WORDS;
  const near = at.NEAR_AT + words[frame + at.ON] * at.MOST_RANKS;
  let best = 0;
  let most = -1;
  let all = 0;
  const end = near + words[near];
  for (let i = near + 1; i <= end; i++) {
    const rank = words[i];
    const tops = words[at.TOPS_AT + rank];
    if (tops === 0) continue;
    const columns = withoutWaitingBareCards(tops, bare);
    all |= columns;
    if (words[at.LEFT_AT + rank] > most) {
      most = words[at.LEFT_AT + rank];
      best = columns;
    }
  }
  words[frame + at.FIRST] = best;
  words[frame + at.SECOND] = all & ~best;
};

/** The machine in TypeScript: the oracle of the one in WebAssembly, used where there is none. */
export class PlainRingMachine implements RingMachine {
  readonly words = new Int32Array(at.TABLE_WORDS);
  readonly #visited = new LossyClosedSet();

  get bytes(): number {
    return this.#visited.bytes;
  }

  allow(bytes: number): void {
    this.#visited.allow(12 * closedSetEntries(bytes));
  }

  clear(): void {
    this.#visited.clear();
  }

  add(low: number, high: number): boolean {
    return this.#visited.add(low, high);
  }

  remove(low: number, high: number): void {
    this.#visited.remove(low, high);
  }

  descend(limit: number): number {
    const words = this.words;
    const visited = this.#visited;
    const cards = words[at.CARDS_AT];
    const lasts = words[at.LASTS_AT];
    const begins = words[at.BEGINS_AT];
    const most = words[at.MOST_AT];
    let bare = words[at.BARE_AT];
    let endsIn = words[at.ENDS_IN_AT];
    let depth = words[at.DEPTH_AT];
    let nodes = 0;
    let ended = 0;
    while (nodes < limit) {
      const frame = at.STACK_AT + depth * at.FRAME_WORDS;
      let bit = words[frame + at.FIRST];
      if (bit !== 0) {
        bit = tallest(words, bit);
        words[frame + at.FIRST] ^= bit;
      } else {
        bit = words[frame + at.SECOND];
        if (bit === 0) {
          // Nothing is left to try here: take the last card back.
          if (depth === 0) {
            ended = 2;
            break;
          }
          const column = words[frame + at.PLAYED];
          const height = words[at.HEIGHTS_AT + column] + 1;
          const rank = words[frame + at.ON];
          const mask = 1 << column;
          if (height > 1)
            words[at.TOPS_AT + words[column * at.COLUMN_WORDS + height * at.CELL_WORDS + at.BELOW]] ^= mask;
          else if (words[at.BOTTOMS_AT + rank]++ === 0) endsIn |= 1 << rank;
          if (height <= 2) bare ^= mask;
          words[at.TOPS_AT + rank] ^= mask;
          words[at.LEFT_AT + rank] += 1;
          words[at.HEIGHTS_AT + column] = height;
          words[
            at.CROSSINGS_AT +
              words[at.EDGES_AT + words[frame - at.FRAME_WORDS + at.ON] * at.MOST_RANKS + rank]
          ] += 2;
          depth -= 1;
          continue;
        }
        bit = tallest(words, bit);
        words[frame + at.SECOND] ^= bit;
      }
      const column = highestBit(bit);
      const height = words[at.HEIGHTS_AT + column];
      const cell = column * at.COLUMN_WORDS + height * at.CELL_WORDS;
      const rank = words[cell + at.RANK];
      const from = words[frame + at.ON];
      // The crossings.
      const edge = words[at.EDGES_AT + from * at.MOST_RANKS + rank];
      const needed = words[at.CROSSINGS_AT + edge] - 2;
      if (needed < -1) continue;
      let ending = words[frame + at.LAST];
      if (needed === -1) ending &= words[at.ENDS_AT + edge];
      const next = frame + at.FRAME_WORDS;
      if (depth + 1 < cards) {
        const stays = height > 1 || words[at.BOTTOMS_AT + rank] > 1 ? endsIn : endsIn & ~(1 << rank);
        if ((ending & stays) === 0) continue;
        const low = (words[frame + at.KEY_LOW] + words[cell + at.LOW]) | 0;
        const high =
          (words[frame + at.KEY_HIGH] +
            words[cell + at.HIGH] +
            words[at.ON_HOLE_AT + rank] -
            words[at.ON_HOLE_AT + from]) |
          0;
        words[next + at.KEY_LOW] = low;
        words[next + at.KEY_HIGH] = high;
      } else if (((lasts >> rank) & 1) === 0) continue;
      // The play.
      nodes += 1;
      words[at.CROSSINGS_AT + edge] = needed;
      words[at.HEIGHTS_AT + column] = height - 1;
      words[at.LEFT_AT + rank] -= 1;
      words[at.TOPS_AT + rank] ^= bit;
      if (height > 1) words[at.TOPS_AT + words[cell + at.BELOW]] ^= bit;
      else if (--words[at.BOTTOMS_AT + rank] === 0) endsIn &= ~(1 << rank);
      if (height <= 2) bare ^= bit;
      depth += 1;
      words[next + at.PLAYED] = column;
      words[next + at.ON] = rank;
      words[next + at.LAST] = ending;
      if (most !== 0 && depth > words[at.LONGEST_AT]) record(words, depth);
      if (depth === cards) {
        ended = 1;
        break;
      }
      if (from === begins) {
        ended = 3;
        break;
      }
      openAt(words, depth, bare);
      // A position with one way on, or none, is not worth an entry.
      const first = words[next + at.FIRST];
      const second = words[next + at.SECOND];
      if (second === 0 && (first & (first - 1)) === 0) continue;
      if (!visited.add(words[next + at.KEY_LOW], words[next + at.KEY_HIGH]))
        words[next + at.FIRST] = words[next + at.SECOND] = 0;
    }
    words[at.BARE_AT] = bare;
    words[at.ENDS_IN_AT] = endsIn;
    words[at.DEPTH_AT] = depth;
    words[at.NODES_AT] = nodes;
    if (ended === 1) record(words, depth);
    return ended;
  }
}

const record = (words: Int32Array, depth: number): void => {
  words[at.LONGEST_AT] = depth;
  for (let i = 1; i <= depth; i++)
    words[at.BEST_AT + i] = words[at.STACK_AT + i * at.FRAME_WORDS + at.PLAYED];
};

/** The tallest of some columns, as a bit: it hides the most cards. */
const tallest = (words: Int32Array, columns: number): number => {
  let best = columns & -columns;
  let rest = columns ^ best;
  if (rest === 0) return best;
  let height = words[at.HEIGHTS_AT + highestBit(best)];
  for (; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const other = words[at.HEIGHTS_AT + highestBit(bit)];
    if (other > height) {
      height = other;
      best = bit;
    }
  }
  return best;
};
