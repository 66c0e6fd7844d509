/** One search: drives the machine (core/search.ts), and makes its tables larger when they are full. */
import type { Move } from '@cairn/engine';
import { UNDECIDED, type Search, type SearchResult } from '../../contract/kernel.ts';
import * as at from './core/layout.ts';
import { CELLS_ENDINGS, type CellsMachine } from './machine.ts';
import type { CellsStep } from './write-line.ts';

/** Positions of the first pool; a larger one has so many times as many. */
export const FIRST_ROOM = 2 ** 11;
const GROWTH = 4;
/** Positions on the stack. */
const STACK_ROOM = 30_000;
/** The part of all bytes that the pool and its closed set may take. */
const POOL_SHARE = 3;
const LEAST_CLOSED = 2 ** 12;
const LARGEST_CLOSED = 2 ** 26;

const LOST: SearchResult = { ...UNDECIDED, verdict: 'unwinnable' };

export class CellsSearch implements Search {
  readonly #machine: CellsMachine;
  readonly #limit: number;
  readonly #line: (steps: readonly CellsStep[]) => readonly Move[];
  readonly #give: () => void;
  #diving = false;
  #closed = 0;

  /**
   * @param room positions of the first pool.
   * @param write writes the tables and the first position.
   * @param give gives the machine back.
   */
  constructor(
    machine: CellsMachine,
    bytes: number,
    room: number,
    write: (words: Int32Array) => void,
    line: (steps: readonly CellsStep[]) => readonly Move[],
    give: () => void,
  ) {
    this.#machine = machine;
    this.#limit = bytes;
    this.#line = line;
    this.#give = give;
    this.#lay(room, 2 ** (33 - Math.clz32(room - 1)), 0, 0);
    const { words } = machine;
    words[at.VISITED_AT] = words[at.WON_AT] = words[at.LOST_SOME_AT] = words[at.STACK_USED_AT] = 0;
    words[at.LOWEST_AT] = at.BUCKETS / 32;
    words.fill(0, at.BUCKETS_AT, at.TABLES_END);
    write(words);
    machine.enter();
  }

  get nodes(): number {
    return this.#machine.words[at.VISITED_AT];
  }

  get bytes(): number {
    const { words } = this.#machine;
    return 4 * (words[at.DIVE_AT] + words[at.STACK_ROOM_AT] * at.POSITION);
  }

  /** Gives the tables new sizes; positions of the pool are moved, the closed set is empty. */
  #lay(room: number, closed: number, stack: number, used: number): void {
    const machine = this.#machine;
    const pool = at.TABLES_END + 2 * closed;
    const end = pool + (room + 1) * at.POSITION;
    machine.allow(end + (stack + 1) * at.POSITION);
    const { words } = machine;
    if (used > 0) words.copyWithin(pool, words[at.POOL_AT], words[at.POOL_AT] + used * at.POSITION);
    words.fill(0, at.TABLES_END, pool);
    words[at.CLOSED_AT] = at.TABLES_END;
    words[at.CLOSED_MASK_AT] = closed - 1;
    words[at.CLOSED_SIZE_AT] = 0;
    words[at.POOL_AT] = pool;
    words[at.ROOM_AT] = room;
    words[at.DIVE_AT] = end;
    words[at.STACK_ROOM_AT] = stack;
    this.#closed = closed;
  }

  /** Makes more room for positions, or turns to the search that needs less. */
  #grow(): void {
    const { words } = this.#machine;
    const used = words[at.USED_AT];
    const room = words[at.ROOM_AT] * GROWTH;
    const bytes = 4 * room * at.POSITION + 8 * 2 * room;
    if (bytes <= this.#limit / POOL_SHARE) this.#lay(room, 2 * room, 0, used);
    else {
      this.#diving = true;
      const rest = this.#limit - 4 * (used + STACK_ROOM) * at.POSITION;
      let closed = Math.max(this.#closed, LEAST_CLOSED);
      while (16 * closed <= rest && closed < LARGEST_CLOSED) closed *= 2;
      this.#lay(used, closed, STACK_ROOM, used);
    }
    this.#machine.addAllKeys();
  }

  step(nodes: number): SearchResult | null {
    const machine = this.#machine;
    const until = Math.min(this.nodes + nodes, 2 ** 31 - 1);
    for (;;) {
      const end = CELLS_ENDINGS[this.#diving ? machine.searchDeep(until) : machine.searchBest(until)];
      if (end === 'won') return { ...UNDECIDED, verdict: 'winnable', line: () => this.#line(this.#steps()) };
      if (end === 'lost') return LOST;
      if (end === 'open') return null;
      if (this.#diving) return { ...UNDECIDED, limit: 'bytes' };
      this.#grow();
    }
  }

  bestSoFar(): SearchResult {
    return UNDECIDED;
  }

  /** The way to the position that is won. */
  #steps(): readonly CellsStep[] {
    const { words } = this.#machine;
    const pool = words[at.POOL_AT];
    const stack = words[at.DIVE_AT];
    const steps: CellsStep[] = [];
    let s = words[at.WON_AT];
    let isDeep = this.#diving;
    for (;;) {
      const parent = words[s + at.PARENT];
      if (isDeep && parent < 0) {
        // The lowest one on the stack is a copy of one of the pool.
        isDeep = false;
        s = pool + (-1 - parent) * at.POSITION;
        continue;
      }
      const free = words[at.CELLS_AT] + words[s + at.EMPTIES] - words[s + at.LOOSE_COUNT];
      steps.push({ move: parent < 0 ? -1 : words[s + at.MOVE], found: words[s + at.FOUND], free });
      if (parent < 0) return steps.toReversed();
      s = (isDeep ? stack : pool) + parent * at.POSITION;
    }
  }

  close(): void {
    this.#give();
  }
}
