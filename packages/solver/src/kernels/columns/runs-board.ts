/**
 * The board of columns that are runs (alike.ts): where each card is, how many of the cards alike have nothing on them,
 * and the stock and the reserve. Which card lies on which is found again when a line is written out.
 */
import { enlarged } from '../../memory/grow.ts';
import { mix } from '../../memory/hash.ts';
import { Stock } from '../common/stock.ts';
import type { AlikeCards } from './alike.ts';
import { NO_CARD } from './board.ts';
import type { ColumnsDeal } from './deal.ts';
import type { ColumnsRules } from './rules.ts';

/** Where a card is: not played yet, lowest of a column, on another card, on its foundation. */
export const UNPLAYED = 0;
export const LOWEST = 1;
export const JOINED = 2;
export const UP = 3;

/** Words of a move on the undo list; and in the first of them, whether the reserve filled a space. */
const SIZE = 5;
const REFILLED = 256;

const LOW = Int32Array.from({ length: 256 }, (_, i) => mix(2 * i + 1));
const HIGH = Int32Array.from({ length: 256 }, (_, i) => mix(mix(i + 77777)));

/** Cards that have not been played yet. */
interface UnplayedCards {
  reserve: number;
  /** The cards left in the stock by place: the first 32, and the others. */
  mask: number;
  later: number;
  turn: number;
}

/** Sets of two words. */
interface RunSets {
  /** The lowest cards of columns, and the other cards in columns. */
  readonly lowest: Int32Array;
  readonly joined: Int32Array;
  /** Cards that fit on the end of a column; and the first of cards alike of which one has nothing on it. */
  readonly open: Int32Array;
  readonly ends: Int32Array;
}

/** The change of a word of the key when a card goes from one place to another. */
export const lowChange = (card: number, from: number, to: number): number =>
  LOW[4 * card + to] - LOW[4 * card + from];
export const highChange = (card: number, from: number, to: number): number =>
  HIGH[4 * card + to] - HIGH[4 * card + from];

/** The last card of the reserve; `NO_CARD` when there is none. */
export const reservedCard = ({ deal, unplayed: { reserve } }: RunsBoard): number =>
  reserve > 0 ? deal.reserve[reserve - 1] : NO_CARD;

export class RunsBoard {
  readonly deal: ColumnsDeal;
  readonly rules: ColumnsRules;
  readonly stock: Stock;
  /** By card: where it is. */
  readonly places = new Uint8Array(64);
  /** By suit: cards on the foundation. */
  readonly found = new Uint8Array(4);
  readonly unplayed: UnplayedCards;
  readonly sets: RunSets = {
    lowest: new Int32Array(2),
    joined: new Int32Array(2),
    open: new Int32Array(2),
    ends: new Int32Array(2),
  };
  /** Two sums over cards of words for where they are. */
  readonly key = new Int32Array(2);
  /** By the first of cards alike: how many of them are in columns and have nothing on them. */
  readonly #bare = new Uint8Array(65);
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
    this.unplayed = {
      reserve: deal.reserve.length,
      mask: (2 ** Math.min(32, deal.stock.length) - 1) | 0,
      later: 2 ** Math.max(0, deal.stock.length - 32) - 1,
      turn: this.stock.turn(deal.stock.length, deal.waste, deal.pass),
    };
    for (const { cards } of deal.columns)
      for (const [height, card] of cards.entries()) {
        if (height > 0) this.#cover(carrier[card]);
        this.#enter(card, height === 0 ? LOWEST : JOINED);
      }
  }

  /** One of the cards alike has nothing on it any more, or comes to a column. */
  #uncover(first: number): void {
    if (this.#bare[first]++ === 0) this.#toggle(first);
  }

  /** One of the cards alike that had nothing on it has something, or leaves. */
  #cover(first: number): void {
    if (--this.#bare[first] === 0) this.#toggle(first);
  }

  #toggle(first: number): void {
    const { carried } = this.deal.cards;
    const { open, ends } = this.sets;
    ends[first >> 5] ^= 1 << (first & 31);
    open[0] ^= carried[2 * first];
    open[1] ^= carried[2 * first + 1];
  }

  /** A card that was not in a column comes to one, with nothing on it. */
  #enter(card: number, place: number): void {
    this.#put(card, place);
    this.#uncover(this.#alike[card]);
  }

  #leave(card: number, place: number): void {
    this.#cover(this.#alike[card]);
    this.#put(card, place);
  }

  /** Notes where a card is now. */
  #put(card: number, place: number): void {
    const { places, key } = this;
    const { lowest, joined } = this.sets;
    const word = card >> 5;
    const bit = 1 << (card & 31);
    const from = places[card];
    if (from === LOWEST) lowest[word] ^= bit;
    else if (from === JOINED) joined[word] ^= bit;
    if (place === LOWEST) lowest[word] ^= bit;
    else if (place === JOINED) joined[word] ^= bit;
    places[card] = place;
    key[0] += lowChange(card, from, place);
    key[1] += highChange(card, from, place);
  }

  /** Whether a card in a column has nothing on it, or one alike has not. */
  isBare(card: number): boolean {
    return this.#bare[this.#alike[card]] > 0;
  }

  /** Whether the last card of the reserve comes to a column when this card leaves for another place. */
  refills(card: number): boolean {
    return this.unplayed.reserve > 0 && this.places[card] === LOWEST && this.rules.refill;
  }

  /** Plays a card, with what lies on it, onto a card that it fits on, to a space, or up; `turn` is the turn afterwards. */
  make(card: number, to: number, turn: number): void {
    if (this.#end + SIZE > this.#undo.length) this.#undo = enlarged(this.#undo);
    const { unplayed, deal } = this;
    const undo = this.#undo;
    const at = this.#end;
    const from = this.places[card];
    const isRefilled = this.refills(card);
    undo[at] = card | (from << 6) | (isRefilled ? REFILLED : 0);
    undo[at + 1] = unplayed.mask;
    undo[at + 2] = unplayed.later;
    undo[at + 3] = unplayed.turn;
    undo[at + 4] = unplayed.reserve;
    this.#end = at + SIZE;
    if (from === UNPLAYED) {
      if (reservedCard(this) === card) unplayed.reserve -= 1;
      else {
        const place = deal.places[card];
        if (place < 32) unplayed.mask &= ~(1 << place);
        else unplayed.later &= ~(1 << (place & 31));
        unplayed.turn = turn;
      }
    }
    this.#move(card, to);
    if (isRefilled) {
      unplayed.reserve -= 1;
      this.#enter(deal.reserve[unplayed.reserve], LOWEST);
    }
  }

  undo(): void {
    const { unplayed } = this;
    const undo = this.#undo;
    const at = (this.#end -= SIZE);
    const move = undo[at];
    if ((move & REFILLED) !== 0) this.#leave(this.deal.reserve[unplayed.reserve], UNPLAYED);
    this.#move(move & 63, (move >> 6) & 3);
    unplayed.mask = undo[at + 1];
    unplayed.later = undo[at + 2];
    unplayed.turn = undo[at + 3];
    unplayed.reserve = undo[at + 4];
  }

  /** Takes a card from where it is to another place, there or back. */
  #move(card: number, to: number): void {
    const from = this.places[card];
    if (from === JOINED) this.#uncover(this.#carrier[card]);
    if (to === JOINED) this.#cover(this.#carrier[card]);
    if (from === UP) this.found[card >> 4] -= 1;
    else if (to === UP) this.found[card >> 4] += 1;
    const wasIn = from === LOWEST || from === JOINED;
    const isIn = to === LOWEST || to === JOINED;
    if (wasIn === isIn) this.#put(card, to);
    else if (isIn) this.#enter(card, to);
    else this.#leave(card, to);
  }
}
