/**
 * The stack of the search: positions still to be entered, and among them those on the way from the start to the
 * current one. The last one pushed is tried first.
 */
import { enlarged } from '../../memory/grow.ts';
import { mix } from '../../memory/hash.ts';

/** What a move does with its card: to the foundation, onto a column, or onto a column with a king taking the space. */
export const MOVE_KIND = { up: 1, lay: 2, crown: 3 } as const;

/** Words of an entry: a move, the foundations it was made with, and the position after it. */
export const AT = {
  move: 0,
  before: 1,
  found: 2,
  depths: 3,
  mask: 4,
  turn: 5,
  /** 1 once it is entered. */
  opened: 6,
} as const;
export const ENTRY = 7;

/** A move is put at most this many places out of its order. */
const REACH = 3;

export interface ClustersMove {
  readonly kind: number;
  readonly card: number;
  /** The king that takes the space. */
  readonly king: number;
  /** Foundations before the move, and the position after it. */
  readonly before: number;
  readonly found: number;
  readonly depths: number;
  readonly mask: number;
  readonly turn: number;
}

export class MoveStack {
  words = new Int32Array(ENTRY * 1024);
  end = 0;

  push(move: number, before: number, found: number, depths: number, mask: number, turn: number): void {
    const at = this.end;
    if (at + ENTRY > this.words.length) this.words = enlarged(this.words, 2 * at);
    const words = this.words;
    words[at + AT.move] = move;
    words[at + AT.before] = before;
    words[at + AT.found] = found;
    words[at + AT.depths] = depths;
    words[at + AT.mask] = mask;
    words[at + AT.turn] = turn;
    words[at + AT.opened] = 0;
    this.end = at + ENTRY;
  }

  /** Changes the order of the moves pushed from a place on, differently in each round. */
  shuffle(from: number, round: number): void {
    const words = this.words;
    for (let at = from; at < this.end; at += ENTRY) {
      const reach = Math.min(REACH, (this.end - at) / ENTRY);
      const other =
        at + ENTRY * ((mix(words[at] + Math.imul(words[at + AT.found], 0x9e3779b1) + round) >>> 8) % reach);
      for (let i = 0; i < ENTRY; i++) {
        const word = words[at + i];
        words[at + i] = words[other + i];
        words[other + i] = word;
      }
    }
  }

  /** The moves that led to the entry on top. */
  steps(): readonly ClustersMove[] {
    const steps: ClustersMove[] = [];
    const words = this.words;
    for (let at = 0; at < this.end; at += ENTRY) {
      if (words[at + AT.opened] === 0) continue;
      const move = words[at];
      steps.push({
        kind: move & 7,
        card: (move >> 3) & 63,
        king: (move >> 9) & 63,
        before: words[at + AT.before],
        found: words[at + AT.found],
        depths: words[at + AT.depths],
        mask: words[at + AT.mask],
        turn: words[at + AT.turn],
      });
    }
    return steps;
  }
}
