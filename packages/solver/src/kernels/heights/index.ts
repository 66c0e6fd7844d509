/**
 * Golf and its kin: columns and a stock to one hole. Whether it can be won is first asked of a beam, then of the full
 * pass over all sets of columns (sweep.ts), which answers every question at once: fewest cards left, fewest moves (all
 * cards that must go, and the least number drawn), and the best score where it is a sum of those. Exact; a deal of
 * seven columns of five is a table of 279,936 sets.
 */
import type { Game, State } from '@cairn/engine';
import type { Ask } from '../../contract/ask.ts';
import {
  UNDECIDED,
  type SearchResult,
  type Kernel,
  type Search,
  type SearchSetting,
} from '../../contract/kernel.ts';
import { Pool } from '../../memory/pool.ts';
import { UNREACHED } from './min-stock.ts';
import { holeMoves, readOneHole, readHoleBoard, type OneHole } from '../common/one-hole.ts';
import { arrivals, readHeightsLine, played } from './read-line.ts';
import { heightsSweepBytes, wasmHeightsSweep } from './wasm-sweep.ts';
import { PlainHeightsSweep } from './sweep.ts';
import {
  heightsTable,
  countIndices,
  MOST_INDEX,
  reachedWith,
  type HeightsTable,
  type HeightsSweep,
} from './table.ts';
import { heightsScore, type HeightsScore } from './additive-score.ts';

/** A column is a byte of cards, and a number of cards left is a byte. */
const MOST_CARDS = 255;

export const heightsKernel: Kernel = {
  name: 'heights',
  fit: (game) => {
    const rules = readOneHole(game);
    if (typeof rules === 'string') return rules;
    if (game.stockDef === null) return 'no stock';
    const { goal, zones } = game.def;
    if (goal.kind !== 'clear' || zones[goal.zone]?.role !== 'tableau')
      return 'another goal than clear columns';
    if (game.cards.length > MOST_CARDS) return 'too many cards';
    // A sweep serves positions up to the size it was made for: that of the first position asked about, a deal mostly.
    const pools = new Map<number, Pool<HeightsSweep>>();
    let most = 0;
    return {
      open: (state, ask, setting) => {
        const spot = look(game, rules, state, ask, setting);
        if (spot === null) return null;
        most = Math.max(most, spot.table.root + 1);
        const fitting =
          heightsSweepBytes(most, rules.columns.length) <= setting.bytes ? most : spot.table.root + 1;
        const pool = pools.get(fitting) ?? new Pool(() => sweepFor(fitting, rules.columns.length));
        pools.set(fitting, pool);
        return new GolfSearch(spot, ask, pool);
      },
    };
  },
};

const sweepFor = (sets: number, columns: number): HeightsSweep =>
  wasmHeightsSweep(sets, columns) ?? new PlainHeightsSweep();

/** All there is to know about a position and a question. */
interface Spot {
  readonly rules: OneHole;
  readonly state: State;
  readonly table: HeightsTable;
  readonly worth: HeightsScore | null;
}

const look = (game: Game, rules: OneHole, state: State, ask: Ask, setting: SearchSetting): Spot | null => {
  const board = readHoleBoard(game, rules, state);
  if (board === null || board.draws.length >= UNREACHED) return null;
  const sets = countIndices(board.columns);
  if (sets > MOST_INDEX || heightsSweepBytes(sets, board.columns.length) > setting.bytes) return null;
  const worth = ask === 'score' ? heightsScore(game, state, setting.tally) : null;
  if (ask === 'score' && worth === null) return null;
  return { rules, state, table: heightsTable(rules, board), worth };
};

/** Where a search ends, and what it is worth there. */
interface End {
  readonly index: number;
  readonly drawn: number;
  /** Draws made after the last play, when that is better. */
  readonly more: number;
  readonly value: number;
}

class GolfSearch implements Search {
  readonly #spot: Spot;
  readonly #ask: Ask;
  readonly #pool: Pool<HeightsSweep>;
  readonly #sweep: HeightsSweep;
  #beamed = false;

  constructor(spot: Spot, ask: Ask, pool: Pool<HeightsSweep>) {
    this.#spot = spot;
    this.#ask = ask;
    this.#pool = pool;
    this.#sweep = pool.take();
    this.#sweep.begin(spot.table);
  }

  get nodes(): number {
    return this.#sweep.nodes;
  }

  get bytes(): number {
    return this.#sweep.bytes;
  }

  step(nodes: number): SearchResult | null {
    if (!this.#beamed && (this.#ask === 'win' || this.#ask === 'left')) {
      this.#beamed = true;
      if (this.#sweep.beam()) return this.#won();
    }
    return this.#sweep.step(nodes) ? this.#found() : null;
  }

  sofar(): SearchResult {
    return UNDECIDED;
  }

  close(): void {
    this.#pool.give(this.#sweep);
  }

  /** A beam keeps no ways: the line is read off a pass made for it. */
  #won(): SearchResult {
    const line = (): ReturnType<typeof holeMoves> => {
      this.#sweep.step(Infinity);
      return this.#line(this.#end());
    };
    return {
      verdict: 'winnable',
      limit: null,
      line,
      best: this.#ask === 'left' ? { value: 0, proved: true } : null,
    };
  }

  #found(): SearchResult {
    const won = reachedWith(this.#sweep.found, 0).drawn !== UNREACHED;
    const end = won || this.#ask === 'left' || this.#ask === 'score' ? this.#end() : null;
    return {
      verdict: won ? 'winnable' : 'unwinnable',
      limit: null,
      line: end === null ? null : () => this.#line(end),
      best: end === null || this.#ask === 'win' ? null : { value: end.value, proved: true },
    };
  }

  #line({ index, drawn, more }: End): ReturnType<typeof holeMoves> {
    const { rules, state, table } = this.#spot;
    const draws = Array.from({ length: more }, () => 'draw' as const);
    return holeMoves(rules, state, [...readHeightsLine(table, this.#sweep, index, drawn), ...draws]);
  }

  /** The best end for the question; for a win or the shortest there is one. */
  #end(): End {
    const { worth, table } = this.#spot;
    const { found } = this.#sweep;
    if (this.#ask === 'left') {
      const left = found.findIndex((_, cards) => reachedWith(found, cards).drawn !== UNREACHED);
      return { ...reachedWith(found, left), more: 0, value: left };
    }
    if (worth === null) {
      const ends = this.#cleared().map((end) => ({ ...end, value: played(table, end.index) + end.drawn }));
      return ends.reduce((one, other) => (other.value < one.value ? other : one));
    }
    const ends = this.#cleared().map((end) => ({ ...end, value: worth.won(end.drawn) }));
    for (let left = 1; left < found.length; left++) {
      const { drawn, index } = reachedWith(found, left);
      if (drawn === UNREACHED) continue;
      for (const more of [0, table.draws.length - drawn])
        ends.push({ index, drawn, more, value: worth.stopped(left, drawn + more) });
    }
    return ends.reduce((one, other) => (worth.better(other.value, one.value) ? other : one));
  }

  /**
   * The sets with nothing left that must go, fullest hand first: a joker played after that is no way to win, and comes
   * later with no fewer drawn.
   */
  #cleared(): End[] {
    const { table } = this.#spot;
    const ends: End[] = [];
    for (let index = table.root + 1 - table.cleared; index >= 0; index -= table.cleared) {
      const drawn = Math.min(UNREACHED, ...arrivals(table, this.#sweep, index).map((way) => way.drawn));
      if (drawn !== UNREACHED) ends.push({ index, drawn, more: 0, value: 0 });
    }
    return ends;
  }
}
