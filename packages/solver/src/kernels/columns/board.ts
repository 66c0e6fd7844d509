/**
 * The board of the columns kernel: each card knows the card below it and the card on it, so a move of any number of
 * cards changes three links and is taken back as easily. The key is a sum over cards of words for (card, card below),
 * which does not depend on the order of columns.
 *
 * Cards are `suit * 16 + rank`, ranks from 0 in the order of the foundations.
 */
import { enlarged } from '../../memory/grow.ts';
import { mix } from '../../memory/hash.ts';
import { Stock } from '../common/stock.ts';
import { NO_CARD } from './core/layout.ts';
import type { ColumnsDeal } from './deal.ts';
import type { ColumnsRules } from './rules.ts';

/** The target of a move to the foundation; columns are lower numbers. */
export const TO_FOUNDATION = 8;

const LOW = Int32Array.from({ length: 65 * 128 }, (_, i) => mix(i * 2 + 1));
const HIGH = Int32Array.from({ length: 65 * 128 }, (_, i) => mix(mix(i + 77777)));

/** Words of a move on the undo list. */
const SIZE = 13;

/** By card: the cards below and above it, whether it is face down, whether it is on a column; 0 or 1. */
interface ColumnsLinks {
  readonly below: Uint8Array;
  readonly above: Uint8Array;
  readonly down: Uint8Array;
  readonly inColumn: Uint8Array;
}

/** Cards that are not on the columns yet. */
interface UnplayedCards {
  reserve: number;
  /** The cards left in the stock by place: the first 32, and the others. */
  mask: number;
  later: number;
  turn: number;
}

export class ColumnsBoard {
  readonly deal: ColumnsDeal;
  readonly rules: ColumnsRules;
  readonly links: ColumnsLinks = {
    below: new Uint8Array(65),
    above: new Uint8Array(65),
    down: new Uint8Array(65),
    inColumn: new Uint8Array(65),
  };
  readonly tops: Uint8Array;
  /** By suit: cards on the foundation. */
  readonly found = new Uint8Array(4);
  left = 0;
  readonly unplayed: UnplayedCards;
  low = 0;
  high = 0;
  readonly stock: Stock;
  #undo = new Int32Array(SIZE * 64);
  #end = 0;

  constructor(deal: ColumnsDeal, rules: ColumnsRules) {
    this.deal = deal;
    this.rules = rules;
    this.tops = new Uint8Array(deal.columns.length).fill(NO_CARD);
    this.stock = new Stock(deal.stock, rules);
    this.found.set(deal.found);
    this.left = deal.left;
    this.unplayed = {
      reserve: deal.reserve.length,
      mask: (2 ** Math.min(32, deal.stock.length) - 1) | 0,
      later: 2 ** Math.max(0, deal.stock.length - 32) - 1,
      turn: this.stock.turn(deal.stock.length, deal.waste, deal.pass),
    };
    this.links.below.fill(NO_CARD);
    this.links.above.fill(NO_CARD);
    for (const [column, { cards, downs }] of deal.columns.entries())
      for (const [height, card] of cards.entries()) {
        this.links.down[card] = height < downs ? 1 : 0;
        this.#put(card, column);
        this.tops[column] = card;
      }
  }

  #put(card: number, column: number): void {
    const on = this.tops[column];
    const { below, above, inColumn } = this.links;
    below[card] = on;
    above[on] = card;
    inColumn[card] = 1;
    this.#count(card, on, 1);
  }

  #count(card: number, below: number, sign: number): void {
    const at = (card << 7) + below;
    this.low = (this.low + sign * LOW[at]) | 0;
    this.high = (this.high + sign * HIGH[at]) | 0;
  }

  /** Plays a card, with what lies on it, to a column or its foundation; `turn` is the turn of the stock afterwards. */
  make(card: number, to: number, turn: number): void {
    const { tops, unplayed } = this;
    const { below, above, inColumn, down } = this.links;
    const undo = this.#room();
    const at = this.#end;
    undo[at] = card;
    undo[at + 1] = to;
    undo[at + 2] = this.low;
    undo[at + 3] = this.high;
    undo[at + 4] = unplayed.mask;
    undo[at + 5] = unplayed.turn;
    undo[at + 6] = unplayed.reserve;
    undo[at + 7] = NO_CARD;
    undo[at + 8] = -1;
    undo[at + 9] = 0;
    undo[at + 10] = -1;
    undo[at + 12] = unplayed.later;
    let top = card;
    if (inColumn[card] === 1) {
      while (above[top] !== NO_CARD) top = above[top];
      const from = tops.indexOf(top);
      const under = below[card];
      undo[at + 7] = under;
      undo[at + 8] = from;
      this.#count(card, under, -1);
      tops[from] = under;
      if (under !== NO_CARD) {
        above[under] = NO_CARD;
        if (down[under] === 1) {
          down[under] = 0;
          undo[at + 9] = 1;
          this.low = (this.low + LOW[64 * 128 + under]) | 0;
          this.high = (this.high + HIGH[64 * 128 + under]) | 0;
        }
      } else if (this.rules.refill && unplayed.reserve > 0) {
        unplayed.reserve -= 1;
        undo[at + 10] = from;
        const next = this.deal.reserve[unplayed.reserve];
        this.#put(next, from);
        tops[from] = next;
      }
    } else if (unplayed.reserve > 0 && this.deal.reserve[unplayed.reserve - 1] === card)
      unplayed.reserve -= 1;
    else {
      const place = this.deal.places[card];
      if (place < 32) unplayed.mask &= ~(1 << place);
      else unplayed.later &= ~(1 << (place & 31));
      unplayed.turn = turn;
    }
    if (to === TO_FOUNDATION) {
      inColumn[card] = 0;
      this.found[card >> 4] += 1;
      this.left -= 1;
    } else {
      const on = tops[to];
      below[card] = on;
      if (on !== NO_CARD) above[on] = card;
      inColumn[card] = 1;
      this.#count(card, on, 1);
      tops[to] = top;
    }
    above[NO_CARD] = NO_CARD;
    this.#end = at + SIZE;
    undo[at + 11] = top;
  }

  undo(): void {
    const undo = this.#undo;
    const at = (this.#end -= SIZE);
    const { tops, unplayed } = this;
    const { below, above, inColumn, down } = this.links;
    const card = undo[at];
    const to = undo[at + 1];
    const top = undo[at + 11];
    if (to === TO_FOUNDATION) {
      this.found[card >> 4] -= 1;
      this.left += 1;
    } else {
      const on = below[card];
      tops[to] = on;
      if (on !== NO_CARD) above[on] = NO_CARD;
      inColumn[card] = 0;
    }
    const refilled = undo[at + 10];
    if (refilled >= 0) {
      inColumn[tops[refilled]] = 0;
      tops[refilled] = NO_CARD;
    }
    const from = undo[at + 8];
    if (from >= 0) {
      const under = undo[at + 7];
      below[card] = under;
      if (under !== NO_CARD) {
        above[under] = card;
        if (undo[at + 9] === 1) down[under] = 1;
      }
      tops[from] = top;
      inColumn[card] = 1;
    }
    this.low = undo[at + 2];
    this.high = undo[at + 3];
    unplayed.mask = undo[at + 4];
    unplayed.turn = undo[at + 5];
    unplayed.reserve = undo[at + 6];
    unplayed.later = undo[at + 12];
    above[NO_CARD] = NO_CARD;
  }

  #room(): Int32Array {
    if (this.#end + SIZE > this.#undo.length) this.#undo = enlarged(this.#undo);
    return this.#undo;
  }
}
