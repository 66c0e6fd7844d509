/**
 * The board of columns that are runs (alike.ts): where each card is, how many of the cards alike have nothing on them,
 * and the stock and the reserve. Which card lies on which is found again when a line is written out.
 */
import { enlarged } from '../../memory/grow.ts';
import { mix } from '../../memory/hash.ts';
import { Stock } from '../common/stock.ts';
import { type AlikeCards, NOWHERE } from './alike.ts';
import type { ColumnsDeal } from './deal.ts';
import type { ColumnsRules } from './rules.ts';

/** Where a card is: not played yet, lowest of a column, on another card, on its foundation. */
export const UNPLAYED = 0;
export const LOWEST = 1;
export const JOINED = 2;
export const UP = 3;

/** Words of a move on the undo list. */
const SIZE = 6;

const LOW = Int32Array.from({ length: 256 }, (_, i) => mix(2 * i + 1));
const HIGH = Int32Array.from({ length: 256 }, (_, i) => mix(mix(i + 77777)));

export class RunsBoard {
  readonly deal: ColumnsDeal;
  readonly rules: ColumnsRules;
  readonly stock: Stock;
  /** By card: where it is. */
  readonly places = new Uint8Array(64);
  /** By suit: cards on the foundation. */
  readonly found = new Uint8Array(4);
  left = 0;
  /** Columns with cards. */
  columns = 0;
  /** Cards left in the reserve; the cards left in the stock by place, the first 32 and the others; and its turn. */
  reserve: number;
  mask: number;
  later: number;
  turn: number;
  /** A sum over cards of words for where they are. */
  low = 0;
  high = 0;
  /** As sets of two words: the lowest cards of columns, the other cards in columns, and the cards that fit on the end of one. */
  readonly lowest = new Int32Array(2);
  readonly joined = new Int32Array(2);
  readonly open = new Int32Array(2);
  /** By the first of cards alike: how many of them are in columns and have nothing on them. */
  readonly bare = new Uint8Array(65);
  /** The first of cards alike of which one has nothing on it: a set of two words. */
  readonly ends = new Int32Array(2);
  readonly #alike: Uint8Array;
  readonly #carrier: Uint8Array;
  #undo = new Int32Array(SIZE * 64);
  #end = 0;

  constructor(deal: ColumnsDeal, rules: ColumnsRules, { alike, carrier }: AlikeCards) {
    this.deal = deal;
    this.rules = rules;
    this.#alike = alike;
    this.#carrier = carrier;
    this.stock = new Stock(deal.stock, rules);
    this.found.set(deal.found);
    this.left = deal.left;
    this.reserve = deal.reserve.length;
    this.mask = (2 ** Math.min(32, deal.stock.length) - 1) | 0;
    this.later = 2 ** Math.max(0, deal.stock.length - 32) - 1;
    this.turn = this.stock.turn(deal.stock.length, deal.waste, deal.pass);
    for (const { cards } of deal.columns)
      for (const [height, card] of cards.entries()) {
        if (height > 0) this.#cover(carrier[card]);
        this.#enter(card, height === 0 ? LOWEST : JOINED);
      }
  }

  /** The change of the key when a card goes from one place to another. */
  lowOf(card: number, from: number, to: number): number {
    return LOW[4 * card + to] - LOW[4 * card + from];
  }

  highOf(card: number, from: number, to: number): number {
    return HIGH[4 * card + to] - HIGH[4 * card + from];
  }

  /** A card of which nothing lies on one more, or one fewer, of those alike. */
  #bare(first: number): void {
    if (this.bare[first]++ === 0) this.#toggle(first);
  }

  #cover(first: number): void {
    if (--this.bare[first] === 0) this.#toggle(first);
  }

  #toggle(first: number): void {
    const { carried } = this.deal.cards;
    this.ends[first >> 5] ^= 1 << (first & 31);
    this.open[0] ^= carried[2 * first];
    this.open[1] ^= carried[2 * first + 1];
  }

  /** A card that was not in a column comes to one, with nothing on it. */
  #enter(card: number, place: number): void {
    this.#put(card, place);
    this.#bare(this.#alike[card]);
    if (place === LOWEST) this.columns += 1;
  }

  #leave(card: number, place: number): void {
    if (this.places[card] === LOWEST) this.columns -= 1;
    this.#cover(this.#alike[card]);
    this.#put(card, place);
  }

  /** Notes where a card is now. */
  #put(card: number, place: number): void {
    const { places, lowest, joined } = this;
    const word = card >> 5;
    const bit = 1 << (card & 31);
    const from = places[card];
    if (from === LOWEST) lowest[word] ^= bit;
    else if (from === JOINED) joined[word] ^= bit;
    if (place === LOWEST) lowest[word] ^= bit;
    else if (place === JOINED) joined[word] ^= bit;
    places[card] = place;
    this.low = (this.low + LOW[4 * card + place] - LOW[4 * card + from]) | 0;
    this.high = (this.high + HIGH[4 * card + place] - HIGH[4 * card + from]) | 0;
  }

  /** Whether a card in a column has nothing on it, or one alike has not. */
  isBare(card: number): boolean {
    return this.bare[this.#alike[card]] > 0;
  }

  /** Whether the last card of the reserve comes to a column when this card leaves for another place. */
  refills(card: number): boolean {
    return this.reserve > 0 && this.places[card] === LOWEST && this.rules.refill;
  }

  /** The last card of the reserve; `NOWHERE` when there is none. */
  get reserved(): number {
    return this.reserve > 0 ? this.deal.reserve[this.reserve - 1] : NOWHERE;
  }

  /** Plays a card, with what lies on it, onto a card that it fits on, to a space, or up; `turn` is the turn afterwards. */
  make(card: number, to: number, turn: number): void {
    if (this.#end + SIZE > this.#undo.length) this.#undo = enlarged(this.#undo);
    const undo = this.#undo;
    const at = this.#end;
    const from = this.places[card];
    const isRefilled = this.refills(card);
    undo[at] = card | (from << 6) | (isRefilled ? 256 : 0);
    undo[at + 1] = this.mask;
    undo[at + 2] = this.later;
    undo[at + 3] = this.turn;
    undo[at + 4] = this.reserve;
    this.#end = at + SIZE;
    if (from === UNPLAYED) {
      if (this.reserved === card) this.reserve -= 1;
      else {
        const place = this.deal.places[card];
        if (place < 32) this.mask &= ~(1 << place);
        else this.later &= ~(1 << (place & 31));
        this.turn = turn;
      }
    }
    this.#move(card, to);
    if (isRefilled) {
      this.reserve -= 1;
      this.#enter(this.deal.reserve[this.reserve], LOWEST);
    }
  }

  undo(): void {
    const undo = this.#undo;
    const at = (this.#end -= SIZE);
    const move = undo[at];
    if ((move & 256) !== 0) this.#leave(this.deal.reserve[this.reserve], UNPLAYED);
    this.#move(move & 63, (move >> 6) & 3);
    this.mask = undo[at + 1];
    this.later = undo[at + 2];
    this.turn = undo[at + 3];
    this.reserve = undo[at + 4];
  }

  /** Takes a card from where it is to another place, there or back. */
  #move(card: number, to: number): void {
    const from = this.places[card];
    if (from === JOINED) this.#bare(this.#carrier[card]);
    if (to === JOINED) this.#cover(this.#carrier[card]);
    if (from === UP) {
      this.found[card >> 4] -= 1;
      this.left += 1;
    } else if (to === UP) {
      this.found[card >> 4] += 1;
      this.left -= 1;
    }
    const wasIn = from === LOWEST || from === JOINED;
    const isIn = to === LOWEST || to === JOINED;
    if (wasIn && isIn) {
      this.columns += to === LOWEST ? 1 : -1;
      this.#put(card, to);
    } else if (isIn) this.#enter(card, to);
    else if (wasIn) this.#leave(card, to);
    else this.#put(card, to);
  }
}
