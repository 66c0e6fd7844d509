/** The positions met, by hashes of all but the turn of the stock, each with the turns it was met with (later-turns.ts). */
import { secondWord } from '../../memory/hash.ts';
import { TranspositionTable } from '../../memory/transposition-table.ts';
import { noteTurn, UNTURNED } from './later-turns.ts';

export class TurnTable {
  readonly #table = new TranspositionTable();
  readonly #draw: number;
  readonly #endless: boolean;

  constructor(draw: number, endless: boolean) {
    this.#draw = draw;
    this.#endless = endless;
  }

  get bytes(): number {
    return this.#table.bytes;
  }

  /** Makes room for one more position; false when there is none with this many bytes. */
  room(bytes: number): boolean {
    return this.#table.room(bytes);
  }

  /** Notes a position with this many cards on the waste; false when it was met with a turn no worse. Call `room` before. */
  add(low: number, high: number, waste: number): boolean {
    const second = secondWord(high);
    const entry = this.#table.entry(low, second);
    const turns = noteTurn(this.#table.at(entry) ^ UNTURNED, waste, this.#draw, this.#endless);
    if (turns === null) return false;
    this.#table.put(entry, low, second, turns ^ UNTURNED);
    return true;
  }

  /** Forgets with which turns a position was met. */
  forget(low: number, high: number): void {
    const second = secondWord(high);
    const entry = this.#table.entry(low, second);
    if (this.#table.at(entry) !== 0) this.#table.put(entry, low, second, 0);
  }
}

/** The keys of the positions on the way from the start to the current one. */
export class PathKeys {
  readonly #keys: number[] = [];

  set(depth: number, low: number, high: number): void {
    this.#keys[2 * depth] = low;
    this.#keys[2 * depth + 1] = high;
  }

  /** Forgets the first so many of these positions: they were searched in part only (rounds.ts). */
  forget(closed: TurnTable, depths: number): void {
    for (let depth = 0; depth < depths; depth++)
      closed.forget(this.#keys[2 * depth], this.#keys[2 * depth + 1]);
  }
}
