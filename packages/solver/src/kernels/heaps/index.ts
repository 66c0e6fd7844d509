/**
 * Calculation, Sir Tommy and their kin: beams of growing width over the places of the cards as they come (beam.ts), compared
 * by two relaxations (worth.ts). Keys of positions are hashes of 64 bits.
 */
import type { Move } from '@cairn/engine';
import {
  NEVER_REACHED,
  ONLY_WINS,
  UNDECIDED,
  type Kernel,
  type Search,
  type SearchResult,
} from '../../contract/kernel.ts';
import { Pool } from '../../memory/pool.ts';
import { HeapBeam, HeapTables } from './beam.ts';
import { COMING, HeapBoard } from './board.ts';
import { HEAPS_WORDS, readHeapRules, readHeapStart, type HeapRules, type HeapStart } from './rules.ts';
import { HeapShape } from './shape.ts';
import { HeapWorth } from './worth.ts';

/** The width of the first beam, and how much wider the next one is each time. */
const FIRST_WIDTH = 5;
const WIDENS = 3;

export const heapsKernel: Kernel = {
  name: 'heaps',
  knows: HEAPS_WORDS,
  scores: null,
  fit: (game) => {
    const rules = readHeapRules(game);
    if (typeof rules === 'string') return rules;
    const pool = new Pool(() => new HeapTables());
    return {
      open: (state, ask, { bytes }) => {
        if (ask !== 'win') return ONLY_WINS;
        const start = readHeapStart(game, rules, state);
        return start === null ? NEVER_REACHED : new HeapSearch(rules, start, pool, bytes);
      },
    };
  },
};

class HeapSearch implements Search {
  bytes = 0;
  readonly #rules: HeapRules;
  readonly #start: HeapStart;
  readonly #board: HeapBoard;
  readonly #worth: HeapWorth;
  readonly #pool: Pool<HeapTables>;
  readonly #tables: HeapTables;
  readonly #most: number;
  #width = FIRST_WIDTH;
  #holds = false;
  #beam: HeapBeam;
  #before = 0;

  constructor(rules: HeapRules, start: HeapStart, pool: Pool<HeapTables>, bytes: number) {
    this.#rules = rules;
    this.#start = start;
    this.#pool = pool;
    this.#tables = pool.take();
    this.#board = new HeapBoard(new HeapShape(start, rules.heaps.length));
    this.#worth = new HeapWorth(this.#board);
    this.#most = bytes;
    this.#beam = this.#begin();
  }

  get nodes(): number {
    return this.#before + this.#beam.nodes;
  }

  #begin(): HeapBeam {
    return new HeapBeam(this.#board, this.#worth, this.#tables, {
      width: this.#width,
      holds: this.#holds,
      bytes: this.#most,
    });
  }

  step(nodes: number): SearchResult | null {
    const until = this.nodes + nodes;
    while (this.nodes < until) {
      const ended = this.#beam.step(until - this.nodes);
      this.bytes = Math.max(this.bytes, this.#tables.bytes);
      if (ended === null) continue;
      if (ended === 'won') {
        const line = this.#beam.line();
        return { verdict: 'winnable', limit: null, line: () => this.#moves(line), best: null };
      }
      if (ended === 'bytes') return { ...UNDECIDED, limit: 'bytes' };
      if (!this.#beam.cut) {
        if (this.#holds || !this.#beam.rushed)
          return { verdict: 'unwinnable', limit: null, line: null, best: null };
        this.#holds = true;
      } else this.#width *= WIDENS;
      this.#before += this.#beam.nodes;
      this.#beam = this.#begin();
    }
    return null;
  }

  /** Plays as moves of the engine. */
  #moves(line: readonly (readonly number[])[]): readonly Move[] {
    const { heaps, foundations, waste } = this.#rules;
    const moves: Move[] = [];
    for (const [i, trail] of line.entries()) {
      if (i > 1 || (i === 1 && !this.#start.turned)) moves.push({ kind: 'draw' });
      for (let at = 0; at < trail.length; at += 2) {
        const from = trail[at] === COMING ? waste : heaps[trail[at]];
        const to = trail[at + 1] < 0 ? foundations[~trail[at + 1]].pile : heaps[trail[at + 1]];
        moves.push({ kind: 'play', from, to, count: 1 });
      }
    }
    return moves;
  }

  bestSoFar(): SearchResult {
    return UNDECIDED;
  }

  close(): void {
    this.#pool.give(this.#tables);
  }
}
