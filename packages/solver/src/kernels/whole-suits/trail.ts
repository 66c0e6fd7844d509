/** The moves that led to the positions of a beam: an entry for each position, with the entry before it. */
import { enlarged, withRoom } from '../../memory/grow.ts';
import { writeCopy, type SuitPosition } from './position.ts';

export class Trail {
  #before = new Int32Array(256);
  #moves = new Int32Array(256);
  #count = 0;

  get bytes(): number {
    return 2 * this.#moves.byteLength;
  }

  /** Adds an entry, and returns its number; the first one is that of the first position. */
  add(before: number, move: number): number {
    const entry = this.#count++;
    if (entry === this.#moves.length) {
      this.#before = enlarged(this.#before);
      this.#moves = enlarged(this.#moves);
    }
    this.#before[entry] = before;
    this.#moves[entry] = move;
    return entry;
  }

  /** The moves to an entry. */
  lineTo(last: number): number[] {
    const line: number[] = [];
    for (let entry = last; entry > 0; entry = this.#before[entry]) line.push(this.#moves[entry]);
    return line.reverse();
  }

  clear(): void {
    this.#count = 0;
  }
}

/** Positions of a beam after the same number of moves. */
export class Layer {
  count = 0;
  /** Copies of the positions (`writeCopy`), one after the other. */
  copies: Uint8Array;
  /** Their entries in the trail. */
  entries = new Int32Array(16);
  readonly #size: number;

  /** @param size bytes of a copy. */
  constructor(size: number) {
    this.#size = size;
    this.copies = new Uint8Array(16 * size);
  }

  get bytes(): number {
    return this.copies.byteLength + this.entries.byteLength;
  }

  add(position: SuitPosition, entry: number): void {
    const at = this.count++;
    this.copies = withRoom(this.copies, this.count * this.#size);
    this.entries = withRoom(this.entries, this.count);
    this.entries[at] = entry;
    writeCopy(position, this.copies, at * this.#size);
  }

  clear(): void {
    this.count = 0;
  }
}
