/**
 * Depth first where the columns are runs (alike.ts), as in search.ts: a position is where each card is. Whether a move
 * leads to a position that was met is known before it is made.
 */
import type { Move } from '@cairn/engine';
import { type SearchResult, type Search, UNDECIDED } from '../../contract/kernel.ts';
import { lowestBit, popcount } from '../../memory/bits.ts';
import { mix } from '../../memory/hash.ts';
import type { AlikeCards } from './alike.ts';
import { isSafeUp, leavesStock } from './dominance-foundation.ts';
import {
  highChange,
  JOINED,
  lowChange,
  LOWEST,
  reservedCard,
  type RunsBoard,
  UNPLAYED,
  UP,
} from './runs-board.ts';
import { RunsRelaxation } from './runs-relaxation.ts';
import { ScoredMoves } from './scored-moves.ts';
import { PathKeys, TurnTable } from './turn-table.ts';

const isWon = ({ deal, found }: RunsBoard): boolean =>
  found[0] + found[1] + found[2] + found[3] === deal.cards.total;

export class RunsSearch implements Search {
  nodes = 0;
  bytes = 0;
  readonly #board: RunsBoard;
  readonly #limit: number;
  readonly #lengths: (round: number) => number;
  readonly #line: (plays: readonly number[]) => readonly Move[];
  readonly #closed: TurnTable;
  readonly #relaxation: RunsRelaxation;
  readonly #inStock = new Int32Array(2);
  readonly #moves = new ScoredMoves();
  /** By depth: where its moves begin. */
  readonly #frames: number[] = [];
  readonly #keys = new PathKeys();
  readonly #path: number[] = [];
  #won = false;
  #restart: number;

  constructor(
    board: RunsBoard,
    alike: AlikeCards,
    bytes: number,
    lengths: (round: number) => number,
    line: (plays: readonly number[]) => readonly Move[],
  ) {
    this.#board = board;
    this.#closed = new TurnTable(board.rules.draw, board.rules.passes === 'unlimited');
    this.#relaxation = new RunsRelaxation(alike);
    this.#limit = bytes;
    this.#lengths = lengths;
    this.#restart = lengths(0);
    this.#line = line;
  }

  step(nodes: number): SearchResult | null {
    const until = this.nodes + nodes;
    const board = this.#board;
    const moves = this.#moves;
    if (this.nodes === 0) this.#start();
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
      const turn = moves.turns[moves.end];
      this.nodes += 1;
      if (!this.#closed.room(this.#limit)) return { ...UNDECIDED, limit: 'bytes' };
      if (!this.#isNew(move & 63, move >> 6, turn)) continue;
      board.make(move & 63, move >> 6, turn);
      this.#path.push(move);
      if (isWon(board)) this.#won = true;
      else this.#expand();
    }
    return this.bestSoFar();
  }

  /** Enters the position at the start of a round. */
  #start(): void {
    const { key, unplayed } = this.#board;
    this.nodes += 1;
    this.#enter(key[0], key[1], unplayed.turn);
    this.#expand();
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
    this.#start();
  }

  bestSoFar(): SearchResult {
    if (!this.#won) return UNDECIDED;
    return { ...UNDECIDED, verdict: 'winnable', line: () => this.#line(this.#path) };
  }

  close(): void {
    this.bytes = this.#closed.bytes;
  }

  /** Whether a move leads to a position that was not met; notes it. */
  #isNew(card: number, to: number, turn: number): boolean {
    const board = this.#board;
    const from = board.places[card];
    let low = board.key[0] + lowChange(card, from, to);
    let high = board.key[1] + highChange(card, from, to);
    if (board.refills(card)) {
      const next = reservedCard(board);
      low += lowChange(next, UNPLAYED, LOWEST);
      high += highChange(next, UNPLAYED, LOWEST);
    }
    return this.#enter(low | 0, high | 0, turn);
  }

  #enter(low: number, high: number, turn: number): boolean {
    // The pass, which is the upper part of the turn.
    const pass = turn >> 6;
    const key = mix(low + Math.imul(pass, 0x9e3779b1));
    const other = mix(high + Math.imul(pass, 0x85ebca6b));
    this.#keys.set(this.#frames.length, key, other);
    return this.#closed.add(key, other, turn & 63);
  }

  /** Lists the moves of the position, the best one last. */
  #expand(): void {
    const board = this.#board;
    const { deal, rules, found, stock, places, unplayed } = board;
    const { lowest, joined, open } = board.sets;
    const reserved = reservedCard(board);
    const { fitting, ranks, faces, spaceCards } = deal.cards;
    const start = this.#moves.end;
    this.#frames.push(start);
    this.bytes = this.#closed.bytes;
    stock.read(unplayed.mask, unplayed.turn, this.#inStock, unplayed.later);
    const { black, red } = stock;
    for (let suit = 0; suit < 4; suit++) {
      const card = suit * 16 + found[suit];
      if (found[suit] >= ranks || faces[card] === undefined) continue;
      const isIn = places[card] !== UNPLAYED;
      const isFree = isIn
        ? board.isBare(card)
        : card === reserved || (((card < 32 ? black : red) >>> (card & 31)) & 1) === 1;
      if (!isFree) continue;
      const isPlain = isIn || card === reserved;
      if (isSafeUp(fitting, card, found, false) && (isPlain || leavesStock(board, card))) {
        this.#moves.end = start;
        this.#push(card, UP, 0);
        return;
      }
      this.#push(card, UP, isIn ? 60 : card === reserved ? 70 : 40);
    }
    if (this.#relaxation.isLost(board, this.#inStock)) {
      this.#moves.end = start;
      return;
    }
    const columns = popcount(lowest[0]) + popcount(lowest[1]);
    const hasSpace = columns < deal.columns.length && (!rules.refill || unplayed.reserve === 0);
    for (let word = 0; word < 2; word++) {
      const given = word === 0 ? black : red;
      const fits = open[word];
      const kept = reserved >> 5 === word ? 1 << (reserved & 31) : 0;
      for (let rest = given & fits; rest !== 0; rest &= rest - 1)
        this.#push(32 * word + lowestBit(rest), JOINED, 20);
      for (let rest = lowest[word] & fits; rest !== 0; rest &= rest - 1)
        this.#push(32 * word + lowestBit(rest), JOINED, 35);
      if ((kept & fits) !== 0) this.#push(reserved, JOINED, 55);
      if (!hasSpace) continue;
      const taken = spaceCards[word];
      if (rules.spaces.tableau)
        for (let rest = joined[word] & taken; rest !== 0; rest &= rest - 1)
          this.#push(32 * word + lowestBit(rest), LOWEST, 10);
      if (rules.spaces.waste)
        for (let rest = given & taken; rest !== 0; rest &= rest - 1)
          this.#push(32 * word + lowestBit(rest), LOWEST, 15);
      if (rules.spaces.reserve && (kept & taken) !== 0) this.#push(reserved, LOWEST, 50);
    }
    this.#moves.sort(start);
  }

  #push(card: number, to: number, score: number): void {
    const { stock, deal, places, unplayed, key } = this.#board;
    const isStock = places[card] === UNPLAYED && card !== reservedCard(this.#board);
    const turn = isStock ? stock.turns[deal.places[card]] : unplayed.turn;
    this.#moves.push(card | (to << 6), turn, score, key[0]);
  }
}
