/**
 * The acts of a position in which everything is known: the irreversible moves that can be made next, after any number of
 * reversible ones. A reversible move is a play that the next move can take back, or a turn of a stock that may be gone
 * through without limit. It changes nothing about what can be reached, so what decides is the next act.
 *
 * An act is named by the card that leads and what it goes on. It can be made in several ways, after other reversible moves,
 * and what follows may differ.
 *
 * Proof that the ways given stand for all. Plays that can be taken back are tried until no new position is found. Turns of the
 * stock reach no card that reach.ts does not list here; they change only where the waste stands when an act is made that
 * leaves it alone. Of all these places the one here reaches most, because the others are reached from it, and the one
 * after a redeal reaches least, because it is reached from all. So an act that wins from the last of them wins from all, and one
 * that loses from the first loses from all. Both are given.
 */
import { applyLegal, cardOf, faceOf, refusal, type Game, type Move, type State } from '@cairn/engine';
import {
  createPackedBoard,
  loadState,
  restorePosition,
  savedSize,
  savePosition,
  type PackedBoard,
} from '../packed/board.ts';
import { isPool } from '../packed/draws.ts';
import { Key } from '../packed/key.ts';
import { makePackedMove } from '../packed/make.ts';
import { generate } from '../packed/generate.ts';
import { countOf, fromOf, isLifted, KIND, kindOf, Moves, toOf } from '../packed/moves.ts';
import { engineMovesOf, reachMoves, reachedFace } from '../packed/reach.ts';
import { packedRulesOf, type PackedRules, type PackedSource } from '../packed/rules.ts';
import { undoTo } from '../packed/steps.ts';
import { isReversiblePlay } from './reversible-play.ts';

const FACE = 127;

/** A way to make an act: reversible moves, and then the move that cannot be taken back. */
export interface ActWay {
  readonly before: readonly Move[];
  readonly move: Move;
}

export interface Act {
  /** What the act is, whatever reversible moves came before. */
  readonly name: string;
  /** One for each position that it leads to, the shortest first. */
  readonly ways: readonly [ActWay, ...ActWay[]];
}

export interface Acts {
  readonly list: readonly Act[];
  /** Whether these are all acts and ways; false where more positions than allowed can be reached. */
  readonly isComplete: boolean;
}

const known = new WeakMap<Game, PackedRules>();
const rulesOf = (game: Game): PackedRules => {
  let rules = known.get(game);
  if (rules === undefined) {
    const { stockDef } = game;
    known.set(game, (rules = packedRulesOf(game, stockDef !== null && stockDef.passes === 'unlimited')));
  }
  return rules;
};

/** Whether turns of the stock are reversible. */
export const hasFreeStock = (game: Game): boolean => rulesOf(game).reach !== null;

/** Finds the acts, looking at up to `most` positions that reversible plays reach. */
export const actsOf = (game: Game, state: State, most: number): Acts =>
  new ActSearch(rulesOf(game), state).run(most);

class ActSearch {
  readonly #state: State;
  readonly #board: PackedBoard;
  readonly #moves = new Moves();
  readonly #sources: readonly (PackedSource | undefined)[];
  readonly #key = new Key();
  readonly #acts = new Map<string, [ActWay, ...ActWay[]]>();
  /** Positions in the queue, and acts with the positions after them. */
  readonly #entered = new Set<string>();
  readonly #queue: { readonly position: Uint16Array; readonly line: readonly Move[] }[] = [];

  constructor(rules: PackedRules, state: State) {
    this.#state = state;
    this.#board = createPackedBoard(rules, state);
    this.#sources = rules.game.piles.map(({ index }) => rules.sources.find(({ pile }) => pile === index));
    if (this.#isNew('')) this.#enter([]);
  }

  run(most: number): Acts {
    let i = 0;
    for (; i < this.#queue.length && i < most; i++) {
      const { position, line } = this.#queue[i];
      restorePosition(this.#board, position, 0);
      this.#board.end = 0;
      this.#expand(line);
    }
    const isComplete = i === this.#queue.length;
    if (isComplete) this.#turnStock();
    return { list: Array.from(this.#acts, ([name, ways]) => ({ name, ways })), isComplete };
  }

  /** Whether the position on the board comes for the first time, after an act or, with '', before one. */
  #isNew(act: string): boolean {
    this.#key.read(this.#board);
    const name = `${act} ${this.#key.low} ${this.#key.high}`;
    const isNew = !this.#entered.has(name);
    this.#entered.add(name);
    return isNew;
  }

  #enter(line: readonly Move[]): void {
    const position = new Uint16Array(savedSize(this.#board.rules));
    savePosition(this.#board, position, 0);
    this.#queue.push({ position, line });
  }

  #add(name: string, way: ActWay): void {
    const ways = this.#acts.get(name);
    if (ways === undefined) this.#acts.set(name, [way]);
    else ways.push(way);
  }

  #expand(line: readonly Move[]): void {
    const board = this.#board;
    const moves = this.#moves;
    moves.end = 0;
    moves.groupEnd = 0;
    generate(board, moves);
    reachMoves(board, moves);
    const { end } = moves;
    for (let i = 0; i < end; i++) {
      const move = moves.list[i];
      const kind = kindOf(move);
      if (kind === KIND.power) continue;
      const name = this.#nameOf(move, i);
      makePackedMove(board, moves, i);
      const goesBack = kind === KIND.play && isReversiblePlay(board, moves, move, this.#sources[toOf(move)]);
      if (this.#isNew(goesBack ? '' : name)) {
        const made = [...line, ...engineMovesOf(board.rules.game, moves, i)];
        if (goesBack) this.#enter(made);
        else this.#add(name, { before: made.slice(0, -1), move: made[made.length - 1] });
      }
      undoTo(board, 0);
      moves.end = end;
    }
  }

  /** Adds the acts that leave the waste alone, as they are after the stock has been turned over. */
  #turnStock(): void {
    const { game } = this.#board.rules;
    if (!hasFreeStock(game) || isPool(game)) return;
    const turns: Move[] = [];
    let state = this.#state;
    for (const kind of ['draw', 'redeal'] as const) {
      while (refusal(game, state, { kind }) === null && turns.at(-1)?.kind !== 'redeal') {
        turns.push({ kind });
        state = applyLegal(game, state, { kind });
      }
    }
    const isApart = (move: Move): boolean => move.kind === 'play' && move.from !== game.waste;
    for (const [name, ways] of this.#acts)
      for (const { before, move } of ways.filter((way) => [...way.before, way.move].every(isApart))) {
        const after = [...before, move].reduce((now, each) => applyLegal(game, now, each), state);
        loadState(this.#board, after);
        if (this.#isNew(name)) this.#add(name, { before: [...turns, ...before], move });
      }
  }

  #nameOf(move: number, at: number): string {
    const { seats, heights, rules } = this.#board;
    const to = toOf(move);
    const kind = kindOf(move);
    if (kind !== KIND.play && kind !== KIND.reach) return otherName(this.#moves.move(at));
    const { game, cards } = rules;
    const on = heights[to] === 0 ? game.piles[to].zone.id : seats[to * cards + heights[to] - 1] & FACE;
    const from = fromOf(move);
    const index = heights[from] - countOf(move) - (isLifted(move) ? 1 : 0);
    const lead = kind === KIND.reach ? reachedFace(this.#board, move) : seats[from * cards + index] & FACE;
    return playName(lead, on);
  }
}

const playName = (lead: number, on: number | string): string => `${lead} on ${on}`;

const otherName = (move: Move): string =>
  move.kind === 'remove' ? `remove ${move.piles.toSorted((a, b) => a - b).join(' ')}` : move.kind;

/** The name of the act that a legal move is; null if the move is reversible. */
export const actOf = (game: Game, state: State, move: Move): string | null => {
  if ((move.kind === 'draw' || move.kind === 'redeal') && hasFreeStock(game)) return null;
  if (move.kind !== 'play') return otherName(move);
  if (canBeTakenBack(game, state, move)) return null;
  const { from, to, count, skip = 0 } = move;
  const lead = state.piles[from]?.at(-count - skip);
  const on = state.piles[to]?.at(-1);
  if (lead === undefined) throw new Error('A play moves a card');
  return playName(faceOf(cardOf(lead)), on === undefined ? game.piles[to].zone.id : faceOf(cardOf(on)));
};

/** Whether the next move can take a legal move back. */
export const canBeTakenBack = (game: Game, state: State, move: Move): boolean => {
  if (move.kind !== 'play' || move.skip !== undefined) return false;
  if (!game.piles[move.to].zone.routes.some(({ to }) => to === move.from)) return false;
  const after = applyLegal(game, state, move);
  const back: Move = { kind: 'play', from: move.to, to: move.from, count: move.count };
  return refusal(game, after, back) === null && isSame(applyLegal(game, after, back), state);
};

const isSame = (one: State, other: State): boolean =>
  one.pass === other.pass && one.piles.every((pile, i) => pile.join() === other.piles[i].join());
