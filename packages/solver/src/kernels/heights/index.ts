/**
 * Golf and its kin: columns and a stock to one hole. Whether a deal can be won is first asked of a beam (beam.ts), then of
 * the full pass over all sets of columns (sweep.ts). The pass answers every question at once: the fewest cards left, the
 * fewest moves (all cards that must go, and the least number drawn), and the best score where it is a sum of those. It
 * is exact; a deal of seven columns of five is a table of 279,936 sets.
 */
import { soleGoalZone, type Game, type State } from '@cairn/engine';
import type { Ask } from '../../contract/ask.ts';
import {
  NEVER_REACHED,
  NO_ROOM,
  UNDECIDED,
  type SearchResult,
  type Kernel,
  type Search,
  type SearchSetting,
} from '../../contract/kernel.ts';
import { Pool } from '../../memory/pool.ts';
import { UNREACHED } from './min-stock.ts';
import { holeMoves, ONE_HOLE_WORDS, readOneHole, readHoleBoard, type OneHole } from '../common/one-hole.ts';
import { arrivals, readHeightsLine, cardsPlayed } from './read-line.ts';
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
import { HEIGHTS_SCORES, heightsScore, type HeightsScore } from './additive-score.ts';

/** Cards of a column, and cards left, are bytes. */
const MOST_CARDS = 255;

export const heightsKernel: Kernel = {
  name: 'heights',
  knows: ONE_HOLE_WORDS,
  scores: HEIGHTS_SCORES,
  fit: (game) => {
    const rules = readOneHole(game);
    if (typeof rules === 'string') return rules;
    if (game.stockDef === null) return 'it wants a stock, and the game has none';
    const { goal, zones } = game.def;
    if (goal.kind !== 'clear' || zones[soleGoalZone(goal) ?? '']?.role !== 'tableau')
      return 'it wants the goal of clear columns';
    if (game.cards.length > MOST_CARDS) return 'the game has too many cards for it';
    // A sweep serves positions up to the size it was made for. The first position is mostly a deal, the largest there is.
    const pools = new Map<number, Pool<HeightsSweep>>();
    let most = 0;
    return {
      open: (state, ask, setting) => {
        const position = readPosition(game, rules, state, ask, setting);
        if (typeof position === 'string') return position;
        most = Math.max(most, position.table.root + 1);
        const fitting =
          heightsSweepBytes(most, rules.columns.length) <= setting.bytes ? most : position.table.root + 1;
        const pool = pools.get(fitting) ?? new Pool(() => sweepFor(fitting, rules.columns.length));
        pools.set(fitting, pool);
        return new GolfSearch(position, ask, pool);
      },
    };
  },
};

const sweepFor = (sets: number, columns: number): HeightsSweep =>
  wasmHeightsSweep(sets, columns) ?? new PlainHeightsSweep();

/** A position and what it needs for a question. */
interface Position {
  readonly rules: OneHole;
  readonly state: State;
  readonly table: HeightsTable;
  readonly worth: HeightsScore | null;
}

const readPosition = (
  game: Game,
  rules: OneHole,
  state: State,
  ask: Ask,
  setting: SearchSetting,
): Position | string => {
  const board = readHoleBoard(game, rules, state);
  if (board === null) return NEVER_REACHED;
  if (board.draws.length >= UNREACHED) return 'the stock has too many draws for it';
  const sets = countIndices(board.columns);
  if (sets > MOST_INDEX) return 'the columns have too many cards for it';
  if (heightsSweepBytes(sets, board.columns.length) > setting.bytes) return NO_ROOM;
  const worth = ask === 'score' ? heightsScore(game, state, setting.tally) : null;
  if (ask === 'score' && worth === null) return 'it wants a scoring that adds up points of cards and draws';
  return { rules, state, table: heightsTable(rules, board), worth };
};

/** A set of columns at which a deal may end, and its value there. */
interface End {
  readonly index: number;
  readonly drawn: number;
  /** Draws made after the last play, where they are worth it. */
  readonly more: number;
  readonly value: number;
}

class GolfSearch implements Search {
  readonly #position: Position;
  readonly #ask: Ask;
  readonly #pool: Pool<HeightsSweep>;
  readonly #sweep: HeightsSweep;
  #beamed = false;

  constructor(position: Position, ask: Ask, pool: Pool<HeightsSweep>) {
    this.#position = position;
    this.#ask = ask;
    this.#pool = pool;
    this.#sweep = pool.take();
    this.#sweep.begin(position.table);
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

  bestSoFar(): SearchResult {
    return UNDECIDED;
  }

  close(): void {
    this.#pool.give(this.#sweep);
  }

  /** A beam does not keep its ways: the line is read off a full pass, made when it is asked for. */
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
    const { rules, state, table } = this.#position;
    const draws = Array.from({ length: more }, () => 'draw' as const);
    return holeMoves(rules, state, [...readHeightsLine(table, this.#sweep, index, drawn), ...draws]);
  }

  /** The best end for the question; for a win and the shortest there is one. */
  #end(): End {
    const { worth, table } = this.#position;
    const { found } = this.#sweep;
    if (this.#ask === 'left') {
      const left = found.findIndex((_, cards) => reachedWith(found, cards).drawn !== UNREACHED);
      return { ...reachedWith(found, left), more: 0, value: left };
    }
    if (worth === null) {
      const ends = this.#cleared().map((end) => ({
        ...end,
        value: cardsPlayed(table, end.index) + end.drawn,
      }));
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
    const { table } = this.#position;
    const ends: End[] = [];
    for (let index = table.root + 1 - table.cleared; index >= 0; index -= table.cleared) {
      const drawn = Math.min(UNREACHED, ...arrivals(table, this.#sweep, index).map((way) => way.drawn));
      if (drawn !== UNREACHED) ends.push({ index, drawn, more: 0, value: 0 });
    }
    return ends;
  }
}
