/**
 * Trigon and games of its structure. After the harmless moves (board.ts) the only choice is which king goes into a
 * space, and the position is told by the set of kings that have gone: at most 2^suits positions a deal, 16 with four
 * suits, each a few microseconds. It is exact without a table.
 */
import { cardOf, isDown, rankOf, suitOf, type Game, type State } from '@cairn/engine';
import { ONLY_WINS, type Kernel, type Search } from '../../contract/kernel.ts';
import { Pool } from '../../memory/pool.ts';
import { MoveWriter } from '../common/move-writer.ts';
import { isHiddenBelow } from '../common/structure.ts';
import { IN_STOCK, ON_FOUNDATION } from '../common/places.ts';
import { carryRun, closeKings, copyBoard, KingsBoard, KingsShape } from './board.ts';
import { KINGS_WORDS, whyNotKings } from './rules.ts';

export const kingsKernel: Kernel = {
  name: 'kings',
  knows: KINGS_WORDS,
  scores: null,
  fit: (game) => {
    const why = whyNotKings(game);
    if (why !== null) return why;
    const { suits, ranks } = game.composition;
    // No column grows past the cards it is dealt and one run.
    const room = game.cards.length + ranks.length;
    const shape = new KingsShape(game.byRole.tableau.length, suits.length, ranks.length, room);
    const numbers = new Uint8Array(128);
    for (const card of game.cards)
      numbers[card] = suits.indexOf(suitOf(card)) * ranks.length + ranks.indexOf(rankOf(card));
    const pool = new Pool(() => Array.from({ length: suits.length + 1 }, () => new KingsBoard(shape)));
    const takes = (state: State): boolean =>
      game.byRole.tableau.every((pile) => isHiddenBelow(state.piles[pile] ?? []));
    return {
      open: (state, ask) => {
        if (ask !== 'win') return ONLY_WINS;
        return takes(state)
          ? new KingSearch(game, state, numbers, pool)
          : 'a face-down card lies on a face-up one';
      },
    };
  },
};

class KingSearch implements Search {
  nodes = 0;
  readonly bytes: number;
  readonly #game: Game;
  readonly #state: State;
  /** The kernel's number of each card of the engine. */
  readonly #numbers: Uint8Array;
  readonly #pool: Pool<KingsBoard[]>;
  readonly #boards: KingsBoard[];
  /** The sets of kings in spaces that have been entered. */
  readonly #closed: number[] = [];
  /** By depth: the kings in spaces; and below, the kings still to try. */
  readonly #kings: number[] = [0];
  readonly #path: number[] = [];
  readonly #open: number[][] = [];
  #won = false;

  constructor(game: Game, state: State, numbers: Uint8Array, pool: Pool<KingsBoard[]>) {
    this.#numbers = numbers;
    this.#game = game;
    this.#state = state;
    this.#pool = pool;
    this.#boards = pool.take();
    this.bytes = this.#boards.length * this.#boards[0].all.length;
    read(game, state, numbers, this.#boards[0]);
  }

  step(nodes: number): ReturnType<Search['step']> {
    const end = this.nodes + nodes;
    if (this.nodes === 0) this.#visit();
    while (!this.#won) {
      const depth = this.#open.length - 1;
      if (depth < 0) return { verdict: 'unwinnable', limit: null, line: null, best: null };
      if (this.nodes >= end) return null;
      const king = this.#open[depth]?.pop();
      if (king === undefined) {
        this.#open.pop();
        this.#path.pop();
        continue;
      }
      const placed = this.#kings[depth] | (1 << king);
      if (this.#closed.includes(placed)) continue;
      const board = this.#boards[depth + 1];
      copyBoard(this.#boards[depth], board);
      moveKing(board, king);
      this.#path[depth] = king;
      this.#kings[depth + 1] = placed;
      this.#visit();
    }
    return { verdict: 'winnable', limit: null, line: () => this.#line(), best: null };
  }

  /** Closes the board at the end of the path and lists the kings that may go into its spaces. */
  #visit(): void {
    const depth = this.#open.length;
    const board = this.#boards[depth];
    this.nodes += 1;
    this.#closed.push(this.#kings[depth]);
    closeKings(board);
    this.#won = board.left === 0;
    this.#open.push(this.#won ? [] : movableKings(board));
  }

  bestSoFar(): ReturnType<Search['bestSoFar']> {
    return { verdict: 'unknown', limit: null, line: null, best: null };
  }

  close(): void {
    this.#pool.give(this.#boards);
  }

  /** Plays the path once more, move by move. */
  #line(): ReturnType<NonNullable<ReturnType<Search['bestSoFar']>['line']>> {
    const { composition } = this.#game;
    const count = composition.ranks.length;
    const face = (card: number): number =>
      composition.suits[Math.floor(card / count)] * 16 + composition.ranks[card % count];
    const line = new MoveWriter(this.#game, this.#state);
    const board = new KingsBoard(this.#boards[0].shape);
    read(this.#game, this.#state, this.#numbers, board);
    const role = (pile: number): string => this.#game.piles[pile]?.zone.role ?? '';
    const note = (card: number, parent: number | null): void =>
      line.play(face(card), ({ to }) => {
        if (parent === null) return role(to) === 'foundation';
        const last = (line.state.piles[to] ?? []).at(-1);
        return role(to) === 'tableau' && last !== undefined && (cardOf(last) & 127) === face(parent);
      });
    closeKings(board, note);
    for (const king of this.#path) {
      line.play(face(king * count + count - 1), ({ to }) => role(to) === 'tableau');
      moveKing(board, king);
      closeKings(board, note);
    }
    return line.moves;
  }
}

/** Puts the king of a suit, with what lies on it, into the first space. */
const moveKing = (board: KingsBoard, suit: number): void => {
  const { ranks } = board.shape;
  const king = suit * ranks + ranks - 1;
  const from = board.places[king];
  const space = board.heights.indexOf(0);
  if (from === IN_STOCK) board.push(space, king);
  else carryRun(board, from, board.levels[king], space);
};

/** The suits whose king can go into a space and is not in one yet. */
const movableKings = ({ shape, heights, places, levels, runs }: KingsBoard): number[] => {
  const found: number[] = [];
  if (!heights.includes(0)) return found;
  for (let suit = 0; suit < shape.suits; suit++) {
    const king = suit * shape.ranks + shape.ranks - 1;
    const at = places[king];
    if (at === ON_FOUNDATION) continue;
    const level = levels[king];
    if (at === IN_STOCK || (level > 0 && level >= runs[at])) found.push(suit);
  }
  return found;
};

const read = (game: Game, { piles }: State, numbers: Uint8Array, board: KingsBoard): void => {
  const { places, done, heights, runs, downs, shape } = board;
  places.fill(IN_STOCK);
  done.fill(0);
  board.left = game.cards.length;
  for (const pile of game.byRole.foundation)
    for (const seat of piles[pile] ?? []) {
      const card = numbers[cardOf(seat)];
      places[card] = ON_FOUNDATION;
      done[shape.suitOf[card]] += 1;
      board.left -= 1;
    }
  for (const [column, pile] of game.byRole.tableau.entries()) {
    const seats = piles[pile] ?? [];
    heights[column] = 0;
    runs[column] = 0;
    downs[column] = 0;
    for (const seat of seats) if (isDown(seat)) downs[column] += 1;
    for (const seat of seats) board.push(column, numbers[cardOf(seat)]);
  }
};
