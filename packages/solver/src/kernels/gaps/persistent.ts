/**
 * Which gaps of a position are tried: as few as are found whose moves may stand for all (reach.ts). Gaps in first places
 * belong together, for each takes every first card. A gap to the right of a last card or of another gap has no move, so it
 * is in no set; what it may take later is asked about like all other moves.
 */
import { VACANT, type GapsBoard } from './board.ts';
import type { GapsReach } from './reach.ts';

/** Sets of more gaps are not asked about; with many gaps, only single ones are. */
const MOST = 3;
const MANY = 6;

/** Gaps are bits of a number; where there are more than these, the moves into all of them are tried. */
const BITS = 31;
/** All gaps, however many. */
const EVERY = -1;

export class PersistentGaps {
  readonly #board: GapsBoard;
  readonly #reach: GapsReach;
  /** The gaps of the position that have moves, those in first places as one. */
  readonly #parts: number[] = [];

  constructor(board: GapsBoard, reach: GapsReach) {
    this.#board = board;
    this.#reach = reach;
  }

  /** The gaps that are tried, as a set of bits. */
  find(): number {
    this.#divide();
    const count = this.#parts.length;
    const most = count > MANY ? 1 : MOST;
    for (let size = 1; size <= most && size < count; size++) {
      const found = this.#among(0, size, 0);
      if (found !== 0) return found;
    }
    return EVERY;
  }

  /** A persistent set of those given and so many more, the first of which is not before this one; 0 if there is none. */
  #among(from: number, size: number, given: number): number {
    if (size === 0) return this.#reach.arePersistent(this.#board, given) ? given : 0;
    for (let i = from; i + size <= this.#parts.length; i++) {
      const found = this.#among(i + 1, size - 1, given | this.#parts[i]);
      if (found !== 0) return found;
    }
    return 0;
  }

  #divide(): void {
    const { gaps, at, shape } = this.#board;
    const { left, successor } = shape;
    const parts = this.#parts;
    let firsts = 0;
    parts.length = 0;
    if (gaps.length > BITS) return;
    for (let gap = 0; gap < gaps.length; gap++) {
      const beside = left[gaps[gap]];
      if (beside < 0) firsts |= 1 << gap;
      else if (at[beside] !== VACANT && successor[at[beside]] >= 0) parts.push(1 << gap);
    }
    if (firsts !== 0) parts.push(firsts);
  }
}
