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
import type { ColumnsDeal } from './deal.ts';
import type { ColumnsRules } from './rules.ts';

/** No card, or the floor of a column. */
export const NO_CARD = 64;
/** The target of a move to the foundation; columns are lower numbers. */
export const TO_FOUNDATION = 8;

const LOW = Int32Array.from({ length: 65 * 128 }, (_, i) => mix(i * 2 + 1));
const HIGH = Int32Array.from({ length: 65 * 128 }, (_, i) => mix(mix(i + 77777)));

/** Words of a move on the undo list. */
const SIZE = 13;

export class ColumnsBoard {
  readonly deal: ColumnsDeal;
  readonly rules: ColumnsRules;
  readonly below = new Uint8Array(65);
  readonly above = new Uint8Array(65);
  readonly down = new Uint8Array(65);
  /** 1 for cards that lie on columns. */
  readonly inColumn = new Uint8Array(65);
  readonly tops: Uint8Array;
  /** By suit: cards on the foundation. */
  readonly found = new Uint8Array(4);
  left = 0;
  reserve = 0;
  /** The cards left in the stock by place: the first 32, and the others. */
  mask = 0;
  later = 0;
  turn = 0;
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
    this.reserve = deal.reserve.length;
    this.mask = (2 ** Math.min(32, deal.stock.length) - 1) | 0;
    this.later = 2 ** Math.max(0, deal.stock.length - 32) - 1;
    this.turn = this.stock.turn(deal.stock.length, deal.waste, deal.pass);
    this.below.fill(NO_CARD);
    this.above.fill(NO_CARD);
    for (const [column, { cards, downs }] of deal.columns.entries())
      for (const [height, card] of cards.entries()) {
        this.down[card] = height < downs ? 1 : 0;
        this.#put(card, column);
        this.tops[column] = card;
      }
  }

  #put(card: number, column: number): void {
    const on = this.tops[column];
    this.below[card] = on;
    this.above[on] = card;
    this.inColumn[card] = 1;
    this.#count(card, on, 1);
  }

  #count(card: number, below: number, sign: number): void {
    const at = (card << 7) + below;
    this.low = (this.low + sign * LOW[at]) | 0;
    this.high = (this.high + sign * HIGH[at]) | 0;
  }

  /** Plays a card, with what lies on it, to a column or its foundation; `turn` is the turn of the stock afterwards. */
  make(card: number, to: number, turn: number): void {
    const undo = this.#room();
    const at = this.#end;
    const { tops, below, above, inColumn, down } = this;
    undo[at] = card;
    undo[at + 1] = to;
    undo[at + 2] = this.low;
    undo[at + 3] = this.high;
    undo[at + 4] = this.mask;
    undo[at + 5] = this.turn;
    undo[at + 6] = this.reserve;
    undo[at + 7] = NO_CARD;
    undo[at + 8] = -1;
    undo[at + 9] = 0;
    undo[at + 10] = -1;
    undo[at + 12] = this.later;
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
      } else if (this.rules.refill && this.reserve > 0) {
        this.reserve -= 1;
        undo[at + 10] = from;
        const next = this.deal.reserve[this.reserve];
        this.#put(next, from);
        tops[from] = next;
      }
    } else if (this.reserve > 0 && this.deal.reserve[this.reserve - 1] === card) this.reserve -= 1;
    else {
      const place = this.deal.places[card];
      if (place < 32) this.mask &= ~(1 << place);
      else this.later &= ~(1 << (place & 31));
      this.turn = turn;
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
    const { tops, below, above, inColumn, down } = this;
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
    this.mask = undo[at + 4];
    this.turn = undo[at + 5];
    this.reserve = undo[at + 6];
    this.later = undo[at + 12];
    above[NO_CARD] = NO_CARD;
  }

  #room(): Int32Array {
    if (this.#end + SIZE > this.#undo.length) this.#undo = enlarged(this.#undo);
    return this.#undo;
  }
}
