/**
 * The positions a breadth-first search has reached, in the order in which they were found and will be taken up: each
 * with its key, where it came from, and a copy of the board, in lists that grow together.
 *
 * A position reached again with a better score is a new entry that takes the place of the old one in the table. The old
 * one stays in the lists, for it may lie on the way to others. Positions of one key are equal only up to the order of
 * piles, so every way must lead through the very copies it was found with.
 */
import { enlarged } from '../../memory/grow.ts';
import { secondWord } from '../../memory/hash.ts';
import { TranspositionTable } from '../../memory/transposition-table.ts';
import { restorePosition, savePosition, type PackedBoard } from '../../packed/board.ts';
import type { Key } from '../../packed/key.ts';
import type { Meter } from '../../packed/meter.ts';

const FIRST = 64;

export class ReachedPositions {
  size = 0;
  readonly #words: number;
  #copies: Uint16Array;
  #low = new Int32Array(FIRST);
  #high = new Int32Array(FIRST);
  /** The entry it was reached from, plus one; 0 for the root. */
  #from = new Int32Array(FIRST);
  #move = new Int32Array(FIRST);
  #total = new Float64Array(FIRST);
  #streak = new Int32Array(FIRST);
  #peaks = new Int32Array(FIRST);
  /** 1 when there is nothing to try: the deal is over there, or a better entry has taken its place. */
  #shut = new Uint8Array(FIRST);
  /** By key: the entry that stands for it, plus one. */
  readonly #table = new TranspositionTable();
  #head = 0;

  /** @param words size of a copy of the board. */
  constructor(words: number) {
    this.#words = words;
    this.#copies = new Uint16Array(FIRST * words);
  }

  get bytes(): number {
    return this.#low.length * (2 * this.#words + 33) + this.#table.bytes;
  }

  /** Whether one more entry fits into this many bytes. */
  room(bytes: number): boolean {
    return this.size < this.#low.length || 3 * this.bytes <= bytes;
  }

  /** The entry of a key, or null. */
  find({ low, high }: Key): number | null {
    const entry = this.#table.at(this.#table.entry(low, secondWord(high)));
    return entry === 0 ? null : entry - 1;
  }

  /** Adds the position on the board, in place of an entry of the same key if there is one. */
  add(
    key: Key,
    board: PackedBoard,
    meter: Meter | null,
    from: number | null,
    move: number,
    over: boolean,
  ): number {
    if (this.size === this.#low.length) this.#grow();
    const entry = this.size++;
    // The whole list is held to the limit of bytes, not the table alone.
    this.#table.room(Infinity);
    const high = secondWord(key.high);
    const place = this.#table.entry(key.low, high);
    const before = this.#table.at(place);
    if (before > 0) this.#shut[before - 1] = 1;
    this.#table.put(place, key.low, high, entry + 1);
    this.#low[entry] = key.low;
    this.#high[entry] = key.high;
    this.#from[entry] = from === null ? 0 : from + 1;
    this.#move[entry] = move;
    this.#total[entry] = meter?.total ?? 0;
    this.#streak[entry] = meter?.streak ?? 0;
    this.#peaks[entry] = meter?.peaks ?? 0;
    this.#shut[entry] = over ? 1 : 0;
    savePosition(board, this.#copies, entry * this.#words);
    return entry;
  }

  /** The next entry to take up, or null. */
  next(): number | null {
    while (this.#head < this.size) {
      const entry = this.#head++;
      if (this.#shut[entry] === 0) return entry;
    }
    return null;
  }

  /** Puts an entry on the board. */
  restore(entry: number, board: PackedBoard, meter: Meter | null): void {
    restorePosition(board, this.#copies, entry * this.#words);
    meter?.set(this.total(entry), this.#streak[entry], this.#peaks[entry]);
  }

  total(entry: number): number {
    return this.#total[entry];
  }

  /** Whether the way to `from` leads through the position of this key. */
  comesFrom(from: number, { low, high }: Key): boolean {
    for (let at = from + 1; at !== 0; at = this.#from[at - 1])
      if (this.#low[at - 1] === low && this.#high[at - 1] === high) return true;
    return false;
  }

  /** The way to an entry: entries, and which of its moves was made in each. */
  path(entry: number): readonly (readonly [entry: number, move: number])[] {
    const path: [number, number][] = [];
    for (let at = entry; this.#from[at] !== 0; at = this.#from[at] - 1)
      path.push([this.#from[at] - 1, this.#move[at]]);
    return path.reverse();
  }

  #grow(): void {
    this.#copies = enlarged(this.#copies);
    this.#low = enlarged(this.#low);
    this.#high = enlarged(this.#high);
    this.#from = enlarged(this.#from);
    this.#move = enlarged(this.#move);
    this.#total = enlarged(this.#total);
    this.#streak = enlarged(this.#streak);
    this.#peaks = enlarged(this.#peaks);
    this.#shut = enlarged(this.#shut);
  }
}
