/**
 * Accordion and its kin: beams of growing width (beam.ts), which win nearly every deal that can be won, and then an exact
 * descent (descent.ts). Every move takes one pile away, so that all wins of a position take the same number of moves.
 */
import { cardOf, faceOf, isDown, type Move, type State } from '@cairn/engine';
import {
  NEVER_REACHED,
  ONLY_WINS,
  UNDECIDED,
  type Kernel,
  type Search,
  type SearchResult,
} from '../../contract/kernel.ts';
import { Pool } from '../../memory/pool.ts';
import { RowBeamTables, RowBeam } from './beam.ts';
import { RowBoard, seatOf, stepOf } from './board.ts';
import { DescentTables, RowDescent } from './descent.ts';
import { SEATS } from './key.ts';
import { readRowRules, ROWS_WORDS, type RowRules } from './rules.ts';
import { rowWorthOf, type RowWorth } from './worth.ts';

/**
 * Widths of the beams. The weights take turns, because they fail on different deals. With few piles the descent is
 * sooner done than wide beams.
 */
const WIDTHS = [1, 1, 2, 2, 3, 3, 4, 6, 8, 12, 24, 64, 256, 512] as const;
const FEW = 22;
const WIDTHS_OF_FEW = [2] as const;
const WEIGHTS = [
  { move: 100, suit: 2660, rank: 1000, alone: 1500 },
  { move: 60, suit: 5000, rank: 1200, alone: 1300 },
  { move: 60, suit: 2660, rank: 1000, alone: 1000 },
] as const;

export const rowsKernel: Kernel = {
  name: 'rows',
  knows: ROWS_WORDS,
  scores: null,
  fit: (game) => {
    const rules = readRowRules(game);
    if (typeof rules === 'string') return rules;
    const worths = WEIGHTS.map((weights) => rowWorthOf(rules, weights));
    const pool = new Pool((): Tables => {
      const board = new RowBoard(rules, worths[0]);
      return { board, beam: new RowBeamTables(board.layout), descent: new DescentTables(board.layout) };
    });
    return {
      open: (state, ask, { bytes }) => {
        if (ask !== 'win') return ONLY_WINS;
        const faces = facesOf(rules, state);
        if (faces === null) return NEVER_REACHED;
        return faces.length < SEATS
          ? new RowSearch({ rules, worths, pool }, state, faces, bytes)
          : 'too many piles';
      },
    };
  },
};

/** The faces of the last cards from the left; null if there is a gap, or a card lies face down. */
const facesOf = ({ piles }: RowRules, state: State): readonly number[] | null => {
  const faces: number[] = [];
  let gaps = 0;
  for (const pile of piles) {
    const card = state.piles[pile]?.at(-1);
    if (card === undefined) gaps += 1;
    else if (gaps > 0 || isDown(card)) return null;
    else faces.push(faceOf(cardOf(card)));
  }
  return faces;
};

interface Tables {
  readonly board: RowBoard;
  readonly beam: RowBeamTables;
  readonly descent: DescentTables;
}

interface Prepared {
  readonly rules: RowRules;
  readonly worths: readonly RowWorth[];
  readonly pool: Pool<Tables>;
}

class RowSearch implements Search {
  bytes = 0;
  readonly #prepared: Prepared;
  readonly #state: State;
  readonly #tables: Tables;
  readonly #most: number;
  readonly #widths: readonly number[];
  #beam: RowBeam | null = null;
  #begun = 0;
  #before = 0;
  #descent: RowDescent | null = null;

  constructor(prepared: Prepared, state: State, faces: readonly number[], bytes: number) {
    this.#prepared = prepared;
    this.#state = state;
    this.#tables = prepared.pool.take();
    this.#tables.board.begin(faces);
    this.#widths = faces.length > FEW ? WIDTHS : WIDTHS_OF_FEW;
    this.#most = bytes;
  }

  get nodes(): number {
    return this.#before + (this.#beam?.nodes ?? 0) + (this.#descent?.nodes ?? 0);
  }

  step(nodes: number): SearchResult | null {
    const until = this.nodes + nodes;
    const result = this.#go(until);
    this.bytes = Math.max(this.bytes, this.#tables.beam.bytes + this.#tables.descent.bytes);
    return result;
  }

  #go(until: number): SearchResult | null {
    const { board, beam, descent } = this.#tables;
    const { worths } = this.#prepared;
    while (this.#descent === null) {
      if (this.nodes >= until) return null;
      if (this.#beam === null) {
        const width = this.#widths[this.#begun];
        board.weigh(worths[width === undefined ? 0 : this.#begun % worths.length]);
        if (width === undefined) this.#descent = new RowDescent(board, descent, this.#most);
        else this.#beam = new RowBeam(board, beam, width);
        this.#begun += 1;
        continue;
      }
      const ended = this.#beam.step();
      if (ended === 'won') return this.#won(this.#beam.line());
      if (ended === null) continue;
      this.#before += this.#beam.nodes;
      this.#beam = null;
    }
    const ended = this.#descent.step(until - this.nodes);
    if (ended === null) return null;
    if (ended === 'won') return this.#won(this.#descent.line());
    return ended === 'bytes'
      ? { ...UNDECIDED, limit: 'bytes' }
      : { verdict: 'unwinnable', limit: null, line: null, best: null };
  }

  #won(moves: readonly number[]): SearchResult {
    return { verdict: 'winnable', limit: null, line: () => this.#line(moves), best: null };
  }

  /** The moves as those of the engine, with the numbers of cards that the piles have by then. */
  #line(moves: readonly number[]): readonly Move[] {
    const { rules } = this.#prepared;
    const heights = rules.piles.map((pile) => this.#state.piles[pile]?.length ?? 0);
    const [first = 0] = rules.piles;
    return moves.map((move): Move => {
      const place = seatOf(move);
      const to = place - stepOf(move);
      const [count = 0] = heights.splice(place, 1);
      heights[to] = (heights[to] ?? 0) + count;
      return { kind: 'play', from: first + place, to: first + to, count };
    });
  }

  bestSoFar(): SearchResult {
    return UNDECIDED;
  }

  close(): void {
    this.#prepared.pool.give(this.#tables);
  }
}
