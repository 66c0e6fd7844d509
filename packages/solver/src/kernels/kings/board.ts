/**
 * The board of the kings kernel, and its closure. Cards are numbered suit by suit, `suit * ranks + rank - 1`, so a card's
 * parent, the only card it can ever lie on, is the next number.
 *
 * All moves but a king into a space are harmless and are made at once, without branching:
 *
 * 1. A card to the foundation. Only the card below it in suit could lie on it, and that is on the foundation.
 * 2. A run onto its parent. The parent waits for the run in any case: it can go to the foundation only after it, and
 *    moves with it as one run. What the run leaves is uncovered, which takes no move away.
 * 3. A card of the stock onto its parent. For the same reason; and every other card of the stock can be had as before.
 *
 * Each enables moves and disables none but itself, so the result does not depend on their order: after the closure a
 * position is told by the kings that have been put into spaces. Cards that return from a foundation change nothing, by
 * 1: a returned card could only receive the one that lies under it there.
 *
 * A face-down card under its child is not a run (a closure that forgets it finds 18.4 % winnable instead of 16.0 %).
 */
import { IN_STOCK, ON_FOUNDATION } from '../common/places.ts';

export class KingsShape {
  readonly columns: number;
  readonly suits: number;
  readonly ranks: number;
  /** The most cards of a column. */
  readonly room: number;
  /** By card: its suit and rank. */
  readonly suitOf: Uint8Array;
  readonly rankOf: Uint8Array;

  constructor(columns: number, suits: number, ranks: number, room: number) {
    this.columns = columns;
    this.suits = suits;
    this.ranks = ranks;
    this.room = room;
    this.suitOf = Uint8Array.from({ length: suits * ranks }, (_, card) => Math.floor(card / ranks));
    this.rankOf = Uint8Array.from({ length: suits * ranks }, (_, card) => card % ranks);
  }
}

export class KingsBoard {
  readonly shape: KingsShape;
  /** The memory of all lists below, in one piece: a board is copied at every choice. */
  readonly all: Uint8Array;
  /** Cards by column and height, `column * room + height`. */
  readonly cards: Uint8Array;
  readonly heights: Uint8Array;
  /** Face-down cards of each column; they lie lowest. */
  readonly downs: Uint8Array;
  /** By column: where the run at its end begins. */
  readonly runs: Uint8Array;
  /** By card: its column, or a place of common/places.ts; and its height there. */
  readonly places: Uint8Array;
  readonly levels: Uint8Array;
  /** By suit: how many cards lie on the foundation. */
  readonly done: Uint8Array;
  left = 0;

  constructor(shape: KingsShape) {
    const { columns, suits, ranks, room } = shape;
    this.shape = shape;
    this.all = new Uint8Array(columns * (room + 3) + suits * (2 * ranks + 1));
    let at = 0;
    const part = (size: number): Uint8Array => this.all.subarray(at, (at += size));
    this.cards = part(columns * room);
    this.heights = part(columns);
    this.downs = part(columns);
    this.runs = part(columns);
    this.places = part(suits * ranks);
    this.levels = part(suits * ranks);
    this.done = part(suits);
  }

  /** Lays a face-up card on a column; its run begins anew unless the card follows the last. */
  push(column: number, card: number): void {
    const { room, rankOf } = this.shape;
    const height = this.heights[column];
    const on = height === 0 ? -1 : this.cards[column * room + height - 1];
    if (height === this.downs[column] || on !== card + 1 || rankOf[on] === 0) this.runs[column] = height;
    this.cards[column * room + height] = card;
    this.places[card] = column;
    this.levels[card] = height;
    this.heights[column] = height + 1;
  }

  /** Takes all cards from a height on off a column and turns up what is uncovered. */
  cut(column: number, height: number): void {
    const { room, rankOf } = this.shape;
    const { cards, downs, runs } = this;
    this.heights[column] = height;
    if (height > 0 && downs[column] === height) downs[column] = height - 1;
    let run = Math.max(height - 1, 0);
    while (run > downs[column]) {
      const on = cards[column * room + run - 1];
      if (on !== cards[column * room + run] + 1 || rankOf[on] === 0) break;
      run -= 1;
    }
    runs[column] = run;
  }
}

/** Makes a board like another of the same shape. */
export const copyBoard = (from: KingsBoard, board: KingsBoard): void => {
  board.all.set(from.all);
  board.left = from.left;
};

const finish = (board: KingsBoard, card: number, suit: number): void => {
  board.places[card] = ON_FOUNDATION;
  board.done[suit] += 1;
  board.left -= 1;
};

/** Moves the cards of a column from a height on to another. */
export const carryRun = (board: KingsBoard, from: number, level: number, to: number): void => {
  const { room } = board.shape;
  const end = board.heights[from];
  for (let i = level; i < end; i++) board.push(to, board.cards[from * room + i]);
  board.cut(from, level);
};

/** Makes every harmless move; `note` is called with each card moved and its parent, or null for the foundation. */
export const closeKings = (board: KingsBoard, note?: (card: number, parent: number | null) => void): void => {
  const { columns, suits, ranks, room, suitOf, rankOf } = board.shape;
  const { cards, heights, places, done, runs, levels } = board;
  for (let changed = true; changed;) {
    changed = false;
    for (let suit = 0; suit < suits; suit++)
      while (done[suit] < ranks && places[suit * ranks + done[suit]] === IN_STOCK) {
        note?.(suit * ranks + done[suit], null);
        finish(board, suit * ranks + done[suit], suit);
        changed = true;
      }
    for (let column = 0; column < columns; column++) {
      while (heights[column] > 0) {
        const top = cards[column * room + heights[column] - 1];
        const suit = suitOf[top];
        if (done[suit] !== rankOf[top]) break;
        note?.(top, null);
        board.cut(column, heights[column] - 1);
        finish(board, top, suit);
        changed = true;
      }
      while (heights[column] > 0) {
        const top = cards[column * room + heights[column] - 1];
        if (rankOf[top] === 0) break;
        const child = top - 1;
        const from = places[child];
        if (from === ON_FOUNDATION || from === column) break;
        if (from !== IN_STOCK && levels[child] < runs[from]) break;
        note?.(child, top);
        if (from === IN_STOCK) board.push(column, child);
        else carryRun(board, from, levels[child], column);
        changed = true;
      }
    }
  }
};
