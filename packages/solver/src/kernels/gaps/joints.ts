/**
 * Best first over any grid: whatever goes beside what, on one side or both, in rows apart or joined. Of the positions
 * found the one with the most joints goes on, which are cards that follow the card before them, with some noise. A try
 * either finds the goal after a few hundred positions or stays among ever more of the same worth, so that another try with
 * other noise is better than a longer one. A try that runs out of positions has proved that the goal cannot be reached;
 * tries grow, so that one does at last.
 */
import { ClosedSet } from '../../memory/closed-set.ts';
import { enlarged } from '../../memory/grow.ts';
import { mix } from '../../memory/hash.ts';
import type { Descent, DescentEnd } from '../common/descent.ts';

/** In place of a face. */
export const GAP = 0;

/** What a search reads of a grid. Cards are faces. */
export interface JointRules {
  readonly places: number;
  /** By place: those beside it; -1 where there is none. */
  readonly left: Int16Array;
  readonly right: Int16Array;
  /** By face of the card to the left, and of the card to the right: the faces that fill the gap. */
  readonly after: readonly (readonly number[])[];
  readonly before: readonly (readonly number[])[];
  /** By face: 1 if rows begin with it. */
  readonly first: Uint8Array;
  readonly firsts: readonly number[];
  /** `fits[on * 128 + card]`: whether a card follows another. */
  readonly fits: Uint8Array;
  readonly joined: boolean;
  readonly cards: number;
}

/** Positions of the first try, and how many more each further one has. */
const TRY = 2000;
const GROWS = 200;
/** The worth of a joint, and the most that noise adds. */
const FINE = 4;
const NOISE = 7;

export class JointSearch implements Descent {
  nodes = 0;
  /** The moves to the goal once it is reached. */
  path: { readonly from: number; readonly to: number }[] = [];
  readonly #rules: JointRules;
  readonly #most: number;
  readonly #closed = new ClosedSet();
  /** By position: its cards by place, the position it came from, and the move. */
  #boards: Uint8Array;
  #parents = new Int32Array(64);
  #moves = new Int32Array(64);
  #made = 0;
  /** Positions to go on from, by their joints. */
  readonly #open: number[][];
  #best = 0;
  readonly #root: Uint8Array;
  #try = 0;
  #end = TRY;

  constructor(rules: JointRules, cards: Uint8Array, bytes: number) {
    this.#rules = rules;
    this.#most = bytes;
    this.#boards = new Uint8Array(64 * rules.places);
    this.#open = Array.from({ length: FINE * rules.cards + NOISE + 1 }, () => []);
    this.#root = cards;
    this.#closed.room(bytes);
    this.#enter(cards, -1, 0);
  }

  get bytes(): number {
    return this.#closed.bytes + this.#boards.byteLength + 12 * this.#parents.length;
  }

  step(nodes: number): DescentEnd | null {
    const end = this.nodes + nodes;
    const { places } = this.#rules;
    const board = new Uint8Array(places);
    while (this.nodes < end) {
      if (this.nodes >= this.#end) this.#restart();
      const id = this.#next();
      if (id === undefined) return 'lost';
      if (this.bytes * 3 > this.#most || !this.#closed.room(this.#most / 3)) return 'bytes';
      this.nodes += 1;
      board.set(this.#boards.subarray(id * places, (id + 1) * places));
      if (this.#expand(board, id)) return 'won';
    }
    return null;
  }

  /** Begins the next try, with other noise; each is a little longer than the one before. */
  #restart(): void {
    this.#try += 1;
    this.#end = this.nodes + TRY + this.#try * GROWS;
    this.#closed.clear();
    this.#made = 0;
    for (const list of this.#open) list.length = 0;
    this.#closed.room(this.#most / 3);
    this.#enter(this.#root, -1, 0);
  }

  #next(): number | undefined {
    while (this.#best > 0 && this.#open[this.#best].length === 0) this.#best -= 1;
    return this.#open[this.#best].pop();
  }

  /** Enters the positions after each move; whether one of them is won. */
  #expand(board: Uint8Array, id: number): boolean {
    const { places, left, right, after, before, firsts } = this.#rules;
    for (let to = 0; to < places; to++) {
      if (board[to] !== 0) continue;
      const [one, two] = [left[to], right[to]];
      const wanted = one < 0 ? firsts : [...after[board[one]], ...(two < 0 ? [] : before[board[two]])];
      for (const face of new Set(wanted))
        for (let from = board.indexOf(face); from >= 0; from = board.indexOf(face, from + 1)) {
          if (!this.#goes(board, from, to, face)) continue;
          board[to] = face;
          board[from] = 0;
          const won = this.#enter(board, id, from * 256 + to);
          board[from] = face;
          board[to] = 0;
          if (won) return true;
        }
    }
    return false;
  }

  /** Whether a card goes into a gap although it leaves its own place, which may be beside it. */
  #goes(board: Uint8Array, from: number, to: number, face: number): boolean {
    const { left, right, after, before } = this.#rules;
    const [one, two] = [left[to], right[to]];
    if (one < 0) return true;
    if (one !== from && after[board[one]].includes(face)) return true;
    return two >= 0 && two !== from && before[board[two]].includes(face);
  }

  /** Keeps a position that is new; whether it is won. */
  #enter(board: Uint8Array, parent: number, move: number): boolean {
    let low = 0;
    let high = 0;
    const { places, cards } = this.#rules;
    for (let place = 0; place < places; place++) {
      if (board[place] === 0) continue;
      const salt = place * 128 + board[place];
      low = (low + mix(2 * salt + 1)) | 0;
      high = (high + mix(mix(2 * salt + 2) + 0x5bd1e995)) | 0;
    }
    if (!this.#closed.add(low, high)) return false;
    const id = this.#made++;
    if (id === this.#parents.length) {
      this.#parents = enlarged(this.#parents);
      this.#moves = enlarged(this.#moves);
      this.#boards = enlarged(this.#boards);
    }
    this.#boards.set(board, id * places);
    this.#parents[id] = parent;
    this.#moves[id] = move;
    const joints = this.#joints(board);
    if (joints === cards && this.#isOrdered(board)) {
      this.path = this.#pathTo(id);
      return true;
    }
    // The noise of a try is a function of the position.
    const worth = FINE * joints + ((mix(low + Math.imul(this.#try, 0x9e3779b1)) >>> 16) % (NOISE + 1));
    this.#open[worth].push(id);
    this.#best = Math.max(this.#best, worth);
    return false;
  }

  /** Cards that follow the one before them, or begin a row as they should. Gaps between count only in rows apart. */
  #joints(board: Uint8Array): number {
    const { places, left, first, fits, joined } = this.#rules;
    let joints = 0;
    let before = 0;
    for (let place = 0; place < places; place++) {
      if (left[place] < 0) before = 0;
      const face = board[place];
      if (face === 0) {
        if (!joined) before = -1;
        continue;
      }
      if (before > 0 ? fits[before * 128 + face] === 1 : before === 0 && first[face] === 1) joints += 1;
      before = face;
    }
    return joints;
  }

  /** Whether all joints make an order: in rows apart, no gap lies before a card. */
  #isOrdered(board: Uint8Array): boolean {
    const { left, joined } = this.#rules;
    return joined || board.every((face, place) => face === 0 || left[place] < 0 || board[left[place]] !== 0);
  }

  #pathTo(id: number): { readonly from: number; readonly to: number }[] {
    const path: { readonly from: number; readonly to: number }[] = [];
    for (let at = id; this.#parents[at] >= 0; at = this.#parents[at])
      path.push({ from: this.#moves[at] >> 8, to: this.#moves[at] & 255 });
    return path.reverse();
  }
}
