/** A search among runs (alike.ts): drives the machine (core/search.ts), and makes its tables larger when they are full. */
import type { Move } from '@cairn/engine';
import { type SearchResult, type Search, UNDECIDED } from '../../contract/kernel.ts';
import { Pool } from '../../memory/pool.ts';
import * as at from './core/layout.ts';
import { PlainRunsMachine, RUNS_ENDINGS, type RunsMachine } from './runs-machine.ts';
import { wasmRunsMachine } from './wasm-runs-machine.ts';

/** The first sizes: words of moves for each frame, and at least; entries of the table. */
const MOVES_A_FRAME = 32;
const LEAST_MOVES = 2 * at.MOVE_SIZE * at.MOST_MOVES;
const ENTRIES = 2 ** 10;
/** The table is doubled when so much of it is full, or where that is too much, filled so far. */
const DENSE = 0.75;
const FILLED = 0.9;
/** The most positions of one call of the machine, which counts them in a word. */
const MOST_NODES = 2 ** 30;
/** Memory that has grown beyond this many words is not kept. */
const MOST_KEPT = 2 ** 22;

/** The machines, which searches share. */
export const runsMachines = new Pool<RunsMachine>(() => wasmRunsMachine() ?? new PlainRunsMachine());

export interface RunsSetting {
  readonly machines: Pool<RunsMachine>;
  /** The positions of a round, by its number. */
  readonly lengths: (round: number) => number;
  /** The first room for frames. */
  readonly frames: number;
  /** Writes the position. */
  readonly write: (words: Int32Array) => void;
  readonly line: (plays: readonly number[]) => readonly Move[];
}

export class RunsSearch implements Search {
  nodes = 0;
  /** The table, and the room behind it in which it was doubled. */
  bytes = 4 * at.ENTRY_SIZE * ENTRIES;
  readonly #setting: RunsSetting;
  readonly #machine: RunsMachine;
  readonly #limit: number;
  #result: SearchResult | null = null;
  #isClosed = false;

  constructor(setting: RunsSetting, bytes: number) {
    this.#setting = setting;
    this.#limit = bytes;
    const machine = setting.machines.take();
    this.#machine = machine;
    const { frames } = setting;
    const moves = at.FRAMES_FROM + frames * at.FRAME_SIZE;
    const table = moves + Math.max(MOVES_A_FRAME * frames, LEAST_MOVES);
    if (!machine.allow(table + at.ENTRY_SIZE * ENTRIES))
      throw new RangeError('There is no memory for a search');
    const { words } = machine;
    setting.write(words);
    words.fill(0, table, table + at.ENTRY_SIZE * ENTRIES);
    words[at.FRAMES_ROOM_AT] = frames;
    words[at.MOVES_AT] = words[at.MOVES_END_AT] = moves;
    words[at.MOVES_ROOM_AT] = words[at.TABLE_AT] = table;
    words[at.TABLE_MASK_AT] = ENTRIES - 1;
    words[at.TABLE_ROOM_AT] = Math.ceil(DENSE * (ENTRIES - 1));
  }

  step(nodes: number): SearchResult | null {
    const machine = this.#machine;
    const until = this.nodes + nodes;
    if (this.nodes === 0) this.#startRound();
    while (this.#result === null) {
      const end = RUNS_ENDINGS[machine.search(Math.min(until - this.nodes, MOST_NODES))];
      this.nodes += machine.words[at.VISITS_AT];
      if (end === 'open') return null;
      if (end === 'won') this.#result = this.#won();
      else if (end === 'lost') this.#result = { ...UNDECIDED, verdict: 'unwinnable' };
      else if (end === 'round') {
        machine.endRound();
        this.#startRound();
      } else if (!(end === 'deep' ? this.#deepen() : this.#grow()))
        this.#result = { ...UNDECIDED, limit: 'bytes' };
    }
    return this.#result;
  }

  bestSoFar(): SearchResult {
    return this.#result ?? UNDECIDED;
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (this.#machine.words.length <= MOST_KEPT) this.#setting.machines.give(this.#machine);
  }

  #startRound(): void {
    const { words } = this.#machine;
    words[at.ROUND_LEFT_AT] = this.#setting.lengths(words[at.ROUND_AT]) - 1;
    this.#machine.startRound();
    this.nodes += 1;
  }

  #won(): SearchResult {
    const { words } = this.#machine;
    const plays: number[] = [];
    for (let depth = 1; depth <= words[at.FRAMES_USED_AT]; depth++)
      plays.push(words[at.FRAMES_FROM + at.FRAME_SIZE * depth + at.PLAY]);
    return { ...UNDECIDED, verdict: 'winnable', line: () => this.#setting.line(plays) };
  }

  /** Makes room for more entries; false where there is none. */
  #grow(): boolean {
    const machine = this.#machine;
    const { words } = machine;
    const mask = words[at.TABLE_MASK_AT];
    const size = at.ENTRY_SIZE * (mask + 1);
    if (machine.growth * 4 * size <= this.#limit && machine.allow(words[at.TABLE_AT] + 3 * size)) {
      machine.doubleTable();
      this.bytes = 3 * 4 * size;
      machine.words[at.TABLE_ROOM_AT] = Math.ceil(DENSE * (2 * mask + 1));
      return true;
    }
    words[at.TABLE_ROOM_AT] = Math.ceil(FILLED * mask);
    return words[at.TABLE_ENTRIES_AT] < words[at.TABLE_ROOM_AT];
  }

  /** Makes room for twice as many frames and moves; false where there is none. */
  #deepen(): boolean {
    const machine = this.#machine;
    const { words: old } = machine;
    const frames = old[at.FRAMES_ROOM_AT];
    const moves = old[at.MOVES_AT];
    const table = old[at.TABLE_AT];
    const size = at.ENTRY_SIZE * (old[at.TABLE_MASK_AT] + 1);
    const byFrames = frames * at.FRAME_SIZE;
    const byMoves = old[at.MOVES_ROOM_AT] - moves;
    if (!machine.allow(table + byFrames + byMoves + size)) return false;
    const { words } = machine;
    words.copyWithin(table + byFrames + byMoves, table, table + size);
    words.copyWithin(moves + byFrames, moves, moves + byMoves);
    words[at.FRAMES_ROOM_AT] = 2 * frames;
    words[at.MOVES_AT] += byFrames;
    words[at.MOVES_END_AT] += byFrames;
    words[at.MOVES_ROOM_AT] = words[at.TABLE_AT] = table + byFrames + byMoves;
    for (let depth = 0; depth < words[at.FRAMES_USED_AT]; depth++)
      words[at.FRAMES_FROM + at.FRAME_SIZE * depth + at.BEGIN] += byFrames;
    return true;
  }
}
