/**
 * A position of columns is lost when not even an easier game can be won from it. In the easier game whatever was once
 * possible stays possible, as if moves deleted nothing (planning calls this the delete relaxation):
 *
 * - a card that was once the last of its column carries any number of others from then on;
 * - a space, once made, stays;
 * - a card of the stock that could once be drawn can always be drawn.
 *
 * Such a game has no dead ends: what can be done only grows, and repeating every step until nothing is added finds all
 * of it without search.
 *
 * PROOF. By induction along a real win; *gone* is a card that has left the card it lies on now.
 * - A card that is not gone has on it the cards it has now, up to the first of them that is gone.
 * - It leaves in one of two ways. It goes up to its foundation as the last of its column: then all cards above it are
 *   gone and its predecessor is up. Or it moves with the cards that still lie on it: then the unit allows that as they
 *   lie now, and it goes to a space, or onto a card that was once last of a column and is not among those it takes
 *   along.
 * - A card of the reserve or the stock leaves it when it goes up, or to a column in the same way; a card of the reserve
 *   also to fill a space. Only then, or when all cards above it are gone, can it be the last of a column.
 * - Where the reserve fills the spaces, a space is left for other cards only when the reserve is empty.
 * - Of the stock: where packets are cut in passes without end, card `i` of those left comes to the end of the waste in
 *   this pass; or when the next card is gone; or in a later pass, when `k` cards before it are gone and `i + 1 - k` is
 *   a number of whole packets.
 *
 * SIDE CONDITIONS. Foundations keep their cards, and all cards belong there; there is one reserve pile; cards lie open
 * or are turned up when they are last.
 */
import { UNIT_FACTS } from '@cairn/engine';
import { lowestBit, popcount } from '../../memory/bits.ts';
import type { ColumnsBoard } from './board.ts';
import { NO_CARD } from './core/layout.ts';

/** A set of cards, or of places in the stock: bits of two words. */
type CardSet = Int32Array;

const has = (set: CardSet, card: number): boolean => ((set[card >> 5] >>> (card & 31)) & 1) === 1;

const add = (set: CardSet, card: number): void => {
  set[card >> 5] |= 1 << (card & 31);
};

const replace = (cards: CardSet, word0: number, word1: number): void => {
  cards[0] = word0;
  cards[1] = word1;
};

/** Adds to a set the one that begins at a word of a list. */
const union = (set: CardSet, list: Int32Array, word: number): void => {
  set[0] |= list[word];
  set[1] |= list[word + 1];
};

export class ColumnsRelaxation {
  /** Cards that were once last of a column; cards that go on one of these; cards that have left where they lie. */
  readonly #last: CardSet = new Int32Array(2);
  readonly #carried: CardSet = new Int32Array(2);
  readonly #gone: CardSet = new Int32Array(2);
  /** Cards of the stock; and the places in it, among those left, that are gone. */
  readonly #inStock: CardSet = new Int32Array(2);
  readonly #drawn: CardSet = new Int32Array(2);
  /** By card of the stock: its place among those left. */
  readonly #places = new Int32Array(64);
  /** By column: the first card from its end that is not gone. */
  readonly #ends = new Int32Array(8);
  /** By suit: how many cards go up. */
  readonly #up = new Int32Array(4);
  /** Cards left in the reserve. */
  #reserve = 0;
  /** Whether cards are left in the stock. */
  #hasStock = false;
  #space = false;
  #changed = false;

  /** Whether the position is lost even in the easier game. */
  isLost(board: ColumnsBoard): boolean {
    const up = this.#up;
    this.#begin(board);
    do {
      this.#changed = false;
      if (this.#isSpaceFree(board)) union(this.#carried, board.deal.cards.spaceCards, 0);
      this.#goUp(board);
      if (up[0] + up[1] + up[2] + up[3] === board.deal.cards.total) return false;
      this.#leaveColumns(board);
      if (board.unplayed.reserve > 0) this.#leaveReserve(board);
      if (this.#hasStock) this.#leaveStock(board);
    } while (this.#changed);
    return true;
  }

  #begin(board: ColumnsBoard): void {
    const { deal, tops, found } = board;
    const { carried } = deal.cards;
    const ends = this.#ends;
    let last0 = 0;
    let last1 = 0;
    let carried0 = 0;
    let carried1 = 0;
    this.#space = false;
    for (let column = 0; column < tops.length; column++) {
      const top = tops[column];
      ends[column] = top;
      if (top === NO_CARD) this.#space = true;
      else if (top < 32) last0 |= 1 << top;
      else last1 |= 1 << (top & 31);
      carried0 |= carried[2 * top];
      carried1 |= carried[2 * top + 1];
    }
    replace(this.#last, last0, last1);
    replace(this.#carried, carried0, carried1);
    replace(this.#gone, 0, 0);
    for (let suit = 0; suit < 4; suit++) this.#up[suit] = found[suit];
    this.#reserve = board.unplayed.reserve;
    this.#hasStock = (board.unplayed.mask | board.unplayed.later) !== 0;
    if (this.#hasStock) this.#beginStock(board);
  }

  #beginStock({ deal, unplayed: { mask, later } }: ColumnsBoard): void {
    let count = 0;
    replace(this.#inStock, 0, 0);
    replace(this.#drawn, 0, 0);
    for (let word = 0; word < 2; word++)
      for (let rest = word === 0 ? mask : later; rest !== 0; rest &= rest - 1) {
        const card = deal.stock[32 * word + lowestBit(rest)];
        this.#places[card] = count++;
        add(this.#inStock, card);
      }
  }

  /** Whether a space takes cards from anywhere. */
  #isSpaceFree(board: ColumnsBoard): boolean {
    return this.#space && (!board.rules.refill || this.#reserve === 0);
  }

  /** A card is the last of a column once: others may be laid on it. */
  #becomeLast(board: ColumnsBoard, card: number): void {
    add(this.#last, card);
    union(this.#carried, board.deal.cards.carried, 2 * card);
  }

  /** What goes up to the foundations. */
  #goUp(board: ColumnsBoard): void {
    const { ranks } = board.deal.cards;
    const up = this.#up;
    const last = this.#last;
    for (let suit = 0; suit < 4; suit++)
      for (
        let card = 16 * suit + up[suit];
        up[suit] < ranks && (has(last, card) || this.#isFree(board, card));
        card++
      ) {
        up[suit] += 1;
        this.#changed = true;
      }
  }

  /** Whether a card that was never last can leave for its foundation; one of the stock is gone then. */
  #isFree(board: ColumnsBoard, card: number): boolean {
    if (this.#reserve > 0 && board.deal.reserve[this.#reserve - 1] === card) return true;
    if (!this.#hasStock || !has(this.#inStock, card)) return false;
    if (has(this.#gone, card)) return true;
    if (!this.#canBeDrawn(board, card)) return false;
    this.#leaveTheStock(card);
    return true;
  }

  /**
   * What leaves the columns, and what becomes last in them, from their ends down. Nearly all time is spent here. So the
   * sets are in local words, and one call walks all columns.
   */
  #leaveColumns(board: ColumnsBoard): void {
    const { links, rules, tops } = board;
    const { below, above, down } = links;
    const { several, joined, whole, card: single } = UNIT_FACTS[rules.unit];
    const isWhole = single === 'only';
    const { fits, carried, carriers, spaceCards } = board.deal.cards;
    const up = this.#up;
    const ends = this.#ends;
    const isFilled = rules.refill && this.#reserve > 0;
    let last0 = this.#last[0];
    let last1 = this.#last[1];
    let carried0 = this.#carried[0];
    let carried1 = this.#carried[1];
    let gone0 = this.#gone[0];
    let gone1 = this.#gone[1];
    let space = this.#space;
    let changed = this.#changed;
    for (let column = 0; column < tops.length; column++) {
      // The cards that would be taken along, and whether there are none; whether the unit allows them.
      let along0 = 0;
      let along1 = 0;
      let isEnd = true;
      let isUnit = true;
      /** Whether all cards above are gone for good: they need not be looked at again. */
      let isTop = true;
      for (let card = ends[column]; card !== NO_CARD; card = below[card]) {
        const bit = 1 << (card & 31);
        const isLow = card < 32;
        if (isEnd && ((isLow ? last0 : last1) & bit) === 0) {
          if (isLow) last0 |= bit;
          else last1 |= bit;
          carried0 |= carried[2 * card];
          carried1 |= carried[2 * card + 1];
          changed = true;
        }
        let isGone = ((isLow ? gone0 : gone1) & bit) !== 0;
        if (!isGone) {
          if (!isEnd) {
            if (down[card] === 1) break;
            if (!several) isUnit = false;
            else if (joined === 'build') isUnit = isUnit && fits[card * 64 + above[card]] === 1;
          }
          isGone = (card & 15) < up[card >> 4];
          if (
            !isGone &&
            ((isLow ? carried0 : carried1) & bit) !== 0 &&
            ((isEnd && !isWhole) || (isUnit && (!whole || below[card] === NO_CARD)))
          )
            isGone =
              (space && !isFilled && (spaceCards[card >> 5] & bit) !== 0) ||
              (carriers[2 * card] & last0 & ~along0) !== 0 ||
              (carriers[2 * card + 1] & last1 & ~along1) !== 0;
          if (isGone) {
            if (isLow) gone0 |= bit;
            else gone1 |= bit;
            changed = true;
            if (below[card] === NO_CARD) space = true;
          }
        }
        if (isGone) {
          along0 = along1 = 0;
          isEnd = isUnit = true;
          if (isTop) ends[column] = below[card];
        } else {
          if (isLow) along0 |= bit;
          else along1 |= bit;
          isEnd = isTop = false;
        }
      }
    }
    this.#changed = changed;
    this.#space = space;
    replace(this.#last, last0, last1);
    replace(this.#carried, carried0, carried1);
    replace(this.#gone, gone0, gone1);
  }

  /** What leaves the reserve, in its order. A card that can go up may be laid in a column later all the same. */
  #leaveReserve(board: ColumnsBoard): void {
    const { reserve } = board.deal;
    for (let at = board.unplayed.reserve - 1; at >= 0; at--) {
      const card = reserve[at];
      const lies = has(this.#carried, card) || (board.rules.refill && this.#space);
      if (!lies && (card & 15) >= this.#up[card >> 4]) break;
      if (lies && !has(this.#last, card)) {
        this.#becomeLast(board, card);
        this.#changed = true;
      }
      if (at >= this.#reserve) continue;
      this.#reserve = at;
      this.#changed = true;
    }
  }

  /** What leaves the stock for a column. */
  #leaveStock(board: ColumnsBoard): void {
    for (let word = 0; word < 2; word++) {
      const waiting = this.#inStock[word] & this.#carried[word] & ~this.#last[word];
      for (let rest = waiting; rest !== 0; rest &= rest - 1) {
        const card = 32 * word + lowestBit(rest);
        if (!has(this.#gone, card)) {
          if (!this.#canBeDrawn(board, card)) continue;
          this.#leaveTheStock(card);
        }
        this.#becomeLast(board, card);
        this.#changed = true;
      }
    }
  }

  #leaveTheStock(card: number): void {
    add(this.#drawn, this.#places[card]);
    add(this.#gone, card);
  }

  /** Whether a card of the stock can come to the end of the waste. */
  #canBeDrawn({ rules, stock }: ColumnsBoard, card: number): boolean {
    if (rules.set) return true;
    if ((((card < 32 ? stock.black : stock.red) >>> (card & 31)) & 1) === 1) return true;
    const place = this.#places[card];
    const drawn = this.#drawn;
    if (has(drawn, place + 1)) return true;
    let before = place < 32 ? popcount(drawn[0] & ((1 << place) - 1)) : popcount(drawn[0]);
    if (place > 32) before += popcount(drawn[1] & ((1 << (place & 31)) - 1));
    return before >= (place + 1) % rules.draw;
  }
}
