/**
 * The irreversible moves that can be reached from a position by reversible ones. A reversible move turns nothing up and can
 * be taken back by a move, so it changes nothing about what can still be reached, and costs nothing. What a player decides
 * is only which irreversible move comes next.
 *
 * Where the stock may be gone through without limit and at any time, draws and redeals are reversible once its cards are
 * known, and going through it once shows them for nothing.
 *
 * The board holds unknown cards; no rule reads them before they turn up, and an irreversible move is the last of a line.
 */
import { DOWN, isKnown, settledRules, type Game, type Move, type State, type View } from '@cairn/engine';
import {
  createPackedBoard,
  restorePosition,
  savedSize,
  savePosition,
  stateOn,
  type PackedBoard,
} from '../packed/board.ts';
import { Key } from '../packed/key.ts';
import { makePackedMove } from '../packed/make.ts';
import { generate } from '../packed/generate.ts';
import { countOf, fromOf, isLifted, KIND, kindOf, Moves, toOf } from '../packed/moves.ts';
import { engineMovesOf, reachMoves, reachedFace } from '../packed/reach.ts';
import { packedRulesOf, type PackedRules, type PackedSource } from '../packed/rules.ts';
import { undoTo } from '../packed/steps.ts';
import { isReversiblePlay } from './reversible-play.ts';
import { moveKey } from './move-key.ts';

/** Positions looked at; fewer where there are many candidates, because all of them are tried in every world. */
const MOST_POSITIONS = 500;
const FEWER_POSITIONS = 30;
const MANY = 20;

export interface Candidate {
  /** The reversible moves and the irreversible one, as moves of the engine. */
  readonly line: readonly Move[];
  /** The position after them; its hidden cards are those of the state that was read. */
  readonly after: State;
  readonly turnsUp: boolean;
}

/** How the legal moves of a position continue. */
export interface Candidates {
  readonly list: readonly Candidate[];
  /** By legal move, by its key (move-key.ts): its candidate; moves that are not here are reversible. */
  readonly byMove: ReadonlyMap<string, number>;
  /** Whether no irreversible move can be reached at all: then the deal is lost. */
  readonly isLost: boolean;
  /** Whether a turn of the stock, which costs nothing, shows a card that is unknown. */
  readonly hasFreeLook: boolean;
}

const known = new WeakMap<Game, PackedRules>();

/** The rules of a packed board on which reversible moves are told apart. */
export const closureRules = (game: Game): PackedRules => {
  let rules = known.get(game);
  if (rules === undefined) {
    const { stockDef } = game;
    known.set(game, (rules = packedRulesOf(game, stockDef !== null && stockDef.passes === 'unlimited')));
  }
  return rules;
};

/** Finds the candidates. `world` agrees with the view; which cards it hides does not matter. */
export const candidatesOf = (game: Game, view: View, world: State): Candidates =>
  new Closure(game, view, world).run();

class Closure {
  readonly #hasFreeLook: boolean;
  readonly #board: PackedBoard;
  readonly #moves = new Moves();
  readonly #sources: readonly (PackedSource | undefined)[];
  readonly #key = new Key();
  readonly #list: Candidate[] = [];
  readonly #byAct = new Map<string, number>();
  readonly #byMove = new Map<string, number>();
  readonly #entered = new Set<string>();
  readonly #queue: { readonly position: Uint16Array; readonly line: readonly Move[] }[] = [];

  constructor(given: Game, view: View, world: State) {
    const game = settledRules(given, view);
    const rules = closureRules(game);
    const stock = game.stock === null ? [] : (view.piles[game.stock] ?? []);
    this.#hasFreeLook = rules.reach !== null && stock.some((seat) => !isKnown(seat));
    this.#board = createPackedBoard(rules, world);
    this.#sources = game.piles.map(({ index }) => rules.sources.find(({ pile }) => pile === index));
    this.#enter([], this.#moves, -1);
  }

  run(): Candidates {
    let i = 0;
    for (; i < this.#queue.length; i++) {
      if (i >= (this.#list.length < MANY ? MOST_POSITIONS : FEWER_POSITIONS)) break;
      const { position, line } = this.#queue[i];
      restorePosition(this.#board, position, 0);
      this.#board.end = 0;
      this.#expand(line);
    }
    const isLost = this.#list.length === 0 && i === this.#queue.length && !this.#hasFreeLook;
    return { list: this.#list, byMove: this.#byMove, isLost, hasFreeLook: this.#hasFreeLook };
  }

  /** Adds the position on the board to the queue, unless it is there. `at` is the last of the moves to it, -1 for none. */
  #enter(before: readonly Move[], moves: Moves, at: number): void {
    this.#key.read(this.#board);
    const name = `${this.#key.low} ${this.#key.high}`;
    if (this.#entered.has(name)) return;
    this.#entered.add(name);
    const position = new Uint16Array(savedSize(this.#board.rules));
    savePosition(this.#board, position, 0);
    this.#queue.push({ position, line: at < 0 ? before : [...before, moves.move(at)] });
  }

  #expand(line: readonly Move[]): void {
    const board = this.#board;
    const moves = this.#moves;
    const { game } = board.rules;
    moves.end = 0;
    moves.groupEnd = 0;
    generate(board, moves);
    // Unknown cards of the stock cannot be chosen.
    if (!this.#hasFreeLook) reachMoves(board, moves);
    const { end } = moves;
    for (let i = 0; i < end; i++) {
      const move = moves.list[i];
      const kind = kindOf(move);
      if (kind === KIND.power) continue;
      const act = this.#actOf(move);
      const height = kind === KIND.play ? board.heights[fromOf(move)] - countOf(move) : 0;
      makePackedMove(board, moves, i);
      if (kind === KIND.play && isReversiblePlay(board, moves, move, this.#sources[toOf(move)])) {
        this.#enter(line, moves, i);
      } else {
        let candidate = this.#byAct.get(act);
        if (candidate === undefined) {
          candidate = this.#list.length;
          this.#byAct.set(act, candidate);
          this.#list.push({
            line: [...line, ...engineMovesOf(game, moves, i)],
            after: stateOn(board),
            turnsUp: kind === KIND.play && height > 0 && board.end > 4,
          });
        }
        if (line.length === 0 && kind !== KIND.reach) this.#byMove.set(moveKey(moves.move(i)), candidate);
      }
      undoTo(board, 0);
      moves.end = end;
    }
  }

  /** What a move does, whatever reversible moves came before: the card that leads, and what it goes on. */
  #actOf(move: number): string {
    const { seats, heights, rules } = this.#board;
    const { cards, zone } = rules;
    const to = toOf(move);
    const on = heights[to] === 0 ? `zone ${zone[to]}` : `${seats[to * cards + heights[to] - 1] & 1023}`;
    switch (kindOf(move)) {
      case KIND.play: {
        const from = fromOf(move);
        const index = heights[from] - countOf(move) - (isLifted(move) ? 1 : 0);
        const under = index === 0 || (seats[from * cards + index - 1] & DOWN) !== 0 ? 'last' : 'more';
        return `${zone[from]} ${seats[from * cards + index] & 1023} ${under} ${on}`;
      }
      case KIND.reach:
        return `reach ${reachedFace(this.#board, move)} ${on}`;
      default:
        return `${move}`;
    }
  }
}
