/**
 * Depth first over positions that were not met before. Moves are made and undone on one board (board.ts); draws are
 * not moves, a play of a card of the stock is one (common/stock.ts). Positions are told apart by 64-bit hashes.
 */
import type { Move } from '@cairn/engine';
import { type SearchResult, type Search, UNDECIDED } from '../../contract/kernel.ts';
import { mix } from '../../memory/hash.ts';
import { ColumnsRelaxation } from './delete-relaxation.ts';
import { isSafeUp, leavesStock } from './dominance-foundation.ts';
import { type ColumnsBoard, TO_FOUNDATION } from './board.ts';
import { NO_CARD } from './core/layout.ts';
import type { ColumnsUnit } from './rules.ts';
import { ScoredMoves } from './scored-moves.ts';
import { PathKeys, TurnTable } from './turn-table.ts';

/**
 * Where any face-up card moves, the relaxation is asked about every position: it sees most dead ends long before they
 * are reached. Where only ends and runs move it seldom does, and one position in eight is enough (a mask of nodes).
 */
const ONE_IN_EIGHT = 7;

export class ColumnsSearch implements Search {
  nodes = 0;
  bytes = 0;
  readonly #board: ColumnsBoard;
  readonly #limit: number;
  readonly #skipped: number;
  readonly #lengths: (round: number) => number;
  readonly #line: (plays: readonly number[]) => readonly Move[];
  readonly #closed: TurnTable;
  readonly #relaxation = new ColumnsRelaxation();
  readonly #inStock = new Int32Array(2);
  readonly #moves = new ScoredMoves();
  /** By depth: where its moves begin. */
  readonly #frames: number[] = [];
  readonly #keys = new PathKeys();
  readonly #path: number[] = [];
  #won = false;
  #restart: number;

  constructor(
    board: ColumnsBoard,
    bytes: number,
    lengths: (round: number) => number,
    line: (plays: readonly number[]) => readonly Move[],
  ) {
    this.#board = board;
    this.#closed = new TurnTable(board.rules.draw, board.rules.passes === 'unlimited');
    this.#limit = bytes;
    this.#lengths = lengths;
    this.#restart = lengths(0);
    this.#skipped = board.rules.unit === 'stack' ? 0 : ONE_IN_EIGHT;
    this.#line = line;
  }

  step(nodes: number): SearchResult | null {
    const until = this.nodes + nodes;
    const board = this.#board;
    const moves = this.#moves;
    if (this.nodes === 0) {
      this.nodes = 1;
      this.#isNew();
      this.#expand();
    }
    while (!this.#won) {
      const depth = this.#frames.length - 1;
      const start = this.#frames[depth];
      if (start === undefined) return { ...UNDECIDED, verdict: 'unwinnable' };
      if (moves.end === start) {
        this.#frames.pop();
        if (depth > 0) {
          board.undo();
          this.#path.pop();
        }
        continue;
      }
      if (this.nodes >= until) return null;
      if (this.nodes >= this.#restart) {
        this.#restartRound();
        continue;
      }
      const move = moves.moves[--moves.end];
      board.make(move & 63, move >> 6, moves.turns[moves.end]);
      this.nodes += 1;
      if (board.left === 0) {
        this.#path.push(move);
        this.#won = true;
      } else {
        if (!this.#closed.room(this.#limit)) return { ...UNDECIDED, limit: 'bytes' };
        if (this.#isNew()) {
          this.#path.push(move);
          this.#expand();
        } else board.undo();
      }
    }
    return this.bestSoFar();
  }

  /** Restarts with other moves first; what was searched to its end stays in the table (rounds.ts). */
  #restartRound(): void {
    const board = this.#board;
    const moves = this.#moves;
    this.#keys.forget(this.#closed, this.#frames.length);
    for (let depth = this.#frames.length - 1; depth > 0; depth--) board.undo();
    this.#frames.length = 0;
    this.#path.length = 0;
    moves.end = 0;
    moves.round += 1;
    this.#restart = this.nodes + this.#lengths(moves.round);
    this.#isNew();
    this.#expand();
  }

  bestSoFar(): SearchResult {
    if (!this.#won) return UNDECIDED;
    return { ...UNDECIDED, verdict: 'winnable', line: () => this.#line(this.#path) };
  }

  close(): void {
    this.bytes = this.#closed.bytes;
  }

  #isNew(): boolean {
    const { low, high, found, unplayed } = this.#board;
    const { mask, later, turn, reserve } = unplayed;
    const up = found[0] | (found[1] << 4) | (found[2] << 8) | (found[3] << 12) | (reserve << 16);
    // The pass, which is the upper part of the turn.
    const rest = later ^ Math.imul(turn >> 6, 0x9e3779b1);
    this.bytes = this.#closed.bytes;
    const key = mix(low + mix(mask ^ Math.imul(up, 0x2c1b3c6d)) + Math.imul(rest, 0x297a2d39));
    const other = mix(high + mix(up ^ Math.imul(rest, 0x85ebca6b)) + Math.imul(mask, 0xc2b2ae35));
    this.#keys.set(this.#frames.length, key, other);
    return this.#closed.add(key, other, turn & 63);
  }

  /** Lists the moves of the position, the best one last; none when it is lost. */
  #expand(): void {
    const board = this.#board;
    const { deal, rules, tops, found, stock, unplayed } = board;
    const { below, above, down, inColumn } = board.links;
    const { fitting, fits, ranks, faces, spaceTakes } = deal.cards;
    const { unit, spaces } = rules;
    const start = this.#moves.end;
    this.#frames.push(start);
    stock.read(unplayed.mask, unplayed.turn, this.#inStock, unplayed.later);
    const given = [stock.black, stock.red];
    const reserve = unplayed.reserve > 0 ? deal.reserve[unplayed.reserve - 1] : NO_CARD;
    const canGive = (card: number): boolean => ((given[card >> 5] >>> (card & 31)) & 1) === 1;
    // Up.
    for (let suit = 0; suit < 4; suit++) {
      const card = suit * 16 + found[suit];
      if (found[suit] >= ranks || faces[card] === undefined) continue;
      const isTop = inColumn[card] === 1;
      if (isTop ? above[card] !== NO_CARD || down[card] === 1 : card !== reserve && !canGive(card)) continue;
      if (
        isSafeUp(fitting, card, found, unit === 'stack') &&
        (isTop || card === reserve || leavesStock(board, card))
      ) {
        this.#moves.end = start;
        this.#push(card, TO_FOUNDATION, 0);
        return;
      }
      this.#push(card, TO_FOUNDATION, isTop ? 60 : card === reserve ? 70 : 40);
    }
    if ((this.nodes & this.#skipped) === (1 & this.#skipped) && this.#relaxation.isLost(board)) {
      this.#moves.end = start;
      return;
    }
    let space = -1;
    for (let to = 0; to < tops.length; to++) {
      const top = tops[to];
      if (top === NO_CARD) {
        space = to;
        continue;
      }
      for (const card of fitting[top]) {
        if (inColumn[card] === 1) {
          if (down[card] === 1 || !this.#isUnit(card, unit, fits)) continue;
          // A card can't go onto the end of its own column.
          let last = card;
          while (above[last] !== NO_CARD) last = above[last];
          if (last === top) continue;
          const under = below[card];
          const score =
            under === NO_CARD ? 35 : down[under] === 1 ? 50 : fits[under * 64 + card] === 1 ? 5 : 30;
          this.#push(card, to, score);
        } else if (card === reserve) this.#push(card, to, 55);
        else if (canGive(card)) this.#push(card, to, 20);
      }
    }
    if (space >= 0)
      for (let card = 0; card < 64; card++) {
        if (spaceTakes[card] === 0) continue;
        if (inColumn[card] === 1) {
          if (
            !spaces.tableau ||
            down[card] === 1 ||
            below[card] === NO_CARD ||
            !this.#isUnit(card, unit, fits)
          )
            continue;
          const under = below[card];
          this.#push(card, space, down[under] === 1 ? 45 : 10);
        } else if (card === reserve) {
          if (spaces.reserve) this.#push(card, space, 50);
        } else if (spaces.waste && canGive(card)) this.#push(card, space, 15);
      }
    this.#moves.sort(start);
  }

  /** Whether a face-up card may be moved with what lies on it. */
  #isUnit(card: number, unit: ColumnsUnit, fits: Uint8Array): boolean {
    const { above, below } = this.#board.links;
    if (above[card] === NO_CARD) return unit !== 'all' || below[card] === NO_CARD;
    switch (unit) {
      case 'stack':
        return true;
      case 'top':
        return false;
      case 'topOrAll':
      case 'all':
        return below[card] === NO_CARD && this.#isRun(card, fits);
      case 'run':
        return this.#isRun(card, fits);
    }
  }

  #isRun(card: number, fits: Uint8Array): boolean {
    const { above } = this.#board.links;
    for (let at = card; above[at] !== NO_CARD; at = above[at])
      if (fits[at * 64 + above[at]] === 0) return false;
    return true;
  }

  #push(card: number, to: number, score: number): void {
    const { stock, deal, links, unplayed, low } = this.#board;
    const turn = links.inColumn[card] === 1 ? unplayed.turn : stock.turns[deal.places[card]];
    this.#moves.push(card | (to << 6), turn, score, low);
  }
}
