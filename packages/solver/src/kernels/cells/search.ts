/** One search: drives the machine (core/search.ts), and makes its tables larger when they are full. */
import type { Move } from '@cairn/engine';
import { UNDECIDED, type Search, type SearchResult } from '../../contract/kernel.ts';
import { addKey } from './core/closed.ts';
import * as at from './core/layout.ts';
import { CELLS_ENDINGS, type CellsMachine } from './machine.ts';
import type { CellsStep } from './write-line.ts';

/** Words of the first pool. */
export const FIRST_ROOM = 2 ** 15;
const FIRST_CLOSED = 2 ** 12;
/** The pool, or the closed set, is so many times as large when it is full. */
const GROWTH = 4;
/** Positions on the stack. */
const STACK_ROOM = 30_000;
/** The part of all bytes that the pool and its closed set may take. */
const POOL_SHARE = 0.75;
const LARGEST_CLOSED = 2 ** 26;

const LOST: SearchResult = { ...UNDECIDED, verdict: 'unwinnable' };

export class CellsSearch implements Search {
  readonly #machine: CellsMachine;
  readonly #limit: number;
  readonly #line: (steps: readonly CellsStep[]) => readonly Move[];
  readonly #give: () => void;
  #diving = false;

  /**
   * @param room words of the first pool.
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
    machine.allow(at.TABLES_END);
    const { words: tables } = machine;
    tables[at.USED_AT] = tables[at.ENTRIES_AT] = tables[at.CLOSED_MASK_AT] = 0;
    tables[at.CLOSED_AT] = tables[at.POOL_AT] = tables[at.END_AT] = at.TABLES_END;
    this.#lay(FIRST_CLOSED, Math.max(room, at.POSITION + at.ENTRY_WORDS), 0);
    const { words } = machine;
    words[at.VISITED_AT] = words[at.WON_AT] = words[at.LOST_SOME_AT] = words[at.STACK_USED_AT] = 0;
    words[at.LOWEST_AT] = at.BUCKETS / 32;
    words.fill(0, at.BUCKETS_AT, at.SCRATCH_AT);
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

  /**
   * Gives the tables new sizes and moves what is in them.
   * @param closed keys that there is room for; not less than before.
   * @param pool words of the pool, at least as many as are used.
   * @param stack positions on the stack.
   */
  #lay(closed: number, pool: number, stack: number): void {
    const machine = this.#machine;
    const from = at.TABLES_END + 2 * closed;
    const end = Math.max(from + pool, machine.words[at.END_AT]);
    machine.allow(end + (stack + 1) * at.POSITION);
    const { words } = machine;
    const old = words[at.CLOSED_MASK_AT] === closed - 1 ? null : this.#keys();
    const entries = words[at.ENTRIES_AT] * at.ENTRY_WORDS;
    // The end moves up, if at all, so that the entries leave the positions alone.
    words.copyWithin(end - entries, words[at.END_AT] - entries, words[at.END_AT]);
    words.copyWithin(from, words[at.POOL_AT], words[at.POOL_AT] + words[at.USED_AT] * at.POSITION);
    words[at.CLOSED_AT] = at.TABLES_END;
    words[at.CLOSED_MASK_AT] = closed - 1;
    words[at.POOL_AT] = from;
    words[at.END_AT] = end;
    words[at.DIVE_AT] = end;
    words[at.STACK_ROOM_AT] = stack;
    if (old === null) return;
    words.fill(0, at.TABLES_END, from);
    for (let i = 0; i < old.length; i += 2) if (old[i + 1] !== 0) addKey(words, old[i], old[i + 1]);
  }

  /** The keys of the closed set, two words each, and empty places. */
  #keys(): Int32Array {
    const { words } = this.#machine;
    const size = words[at.CLOSED_MASK_AT] === 0 ? 0 : 2 * (words[at.CLOSED_MASK_AT] + 1);
    return words.slice(words[at.CLOSED_AT], words[at.CLOSED_AT] + size);
  }

  /** Makes more room for positions, or turns to the search that needs less. */
  #grow(): void {
    const { words } = this.#machine;
    const room = words[at.END_AT] - words[at.POOL_AT];
    const keys = words[at.CLOSED_MASK_AT] + 1;
    const used = words[at.USED_AT] * at.POSITION + words[at.ENTRIES_AT] * at.ENTRY_WORDS;
    const isClosedFull = 2 * (words[at.ENTRIES_AT] + at.MOST_CHILDREN) >= keys;
    for (let growth = GROWTH; growth > 1; growth /= 2) {
      const closed = isClosedFull ? keys * growth : keys;
      const pool = isClosedFull ? room : room * growth;
      if (4 * pool + 8 * closed > this.#limit * POOL_SHARE) continue;
      this.#lay(closed, pool, 0);
      return;
    }
    this.#diving = true;
    const rest = this.#limit - 4 * (used + STACK_ROOM * at.POSITION);
    let closed = keys;
    while (16 * closed <= rest && closed < LARGEST_CLOSED) closed *= 2;
    this.#lay(closed, used, STACK_ROOM);
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
    const stack = words[at.DIVE_AT];
    const steps: CellsStep[] = [];
    let s = words[at.WON_AT];
    let isDeep = this.#diving;
    for (;;) {
      const parent = words[s + at.PARENT];
      const free = words[at.CELLS_AT] + words[s + at.EMPTIES] - words[s + at.LOOSE_COUNT];
      steps.push({ move: parent === -1 ? -1 : words[s + at.MOVE], found: words[s + at.FOUND], free });
      if (parent === -1) return steps.toReversed();
      // The parent of the lowest one on the stack is in the pool.
      if (parent < 0) isDeep = false;
      s = (isDeep ? stack : words[at.POOL_AT]) + (parent < 0 ? -2 - parent : parent) * at.POSITION;
    }
  }

  close(): void {
    this.#give();
  }
}
