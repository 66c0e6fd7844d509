/**
 * A position of runs (alike.ts) is lost when not even an easier game can be won from it, in which whatever was once
 * possible stays possible: the same idea as in delete-relaxation.ts, and sharper, since all columns are runs. One thing is
 * not given away: lowest cards that stay where they are take up columns.
 *
 * PROOF. By induction along a real win. Call a card *let go* when it can go up, fits on a card that has nothing on it, or
 * fits into a space that takes cards from anywhere.
 * - A card goes on one of several cards alike. One of them has nothing on it now, or comes to a column, or what lies on
 *   it goes up or to a space.
 * - A card in a column goes up when it has nothing on it, or one alike has not.
 * - Of the stock as in delete-relaxation.ts.
 * - A card of the reserve leaves it when those above it have left, to go up, to a card, or to fill a space.
 * - While the reserve fills the spaces, all columns have cards, and nothing else becomes the lowest card of one. So of
 *   the lowest cards of now and the cards that have left the reserve, all but as many as there are columns are up or on
 *   other cards. A card that is never let go is neither. If two of them fit on the same cards and never go up, and only
 *   one of these is ever in a column, one of the two is neither, too. So there are no more such cards than columns.
 * - A space takes other cards when the reserve is empty, or where it fills no spaces. Until the first such space is
 *   used nothing else becomes the lowest card of a column, either. So there is none as long as cards that stay take up
 *   all columns.
 *
 * SIDE CONDITIONS. Those of alike.ts; all cards belong on the foundations; there is one reserve pile.
 */
import { lowestBit, popcount } from '../../memory/bits.ts';
import type { AlikeCards } from './alike.ts';
import { NO_CARD } from './board.ts';
import type { RunsBoard } from './runs-board.ts';

export class RunsRelaxation {
  readonly #alike: Uint8Array;
  readonly #carrier: Uint8Array;
  readonly #up = new Uint8Array(4);
  /** The first of cards alike of which one has nothing on it at some time: a set of two words, as all that follow. */
  #ends0 = 0;
  #ends1 = 0;
  /** The cards of the stock; and which of them leave it, by their place among those left. */
  #stock0 = 0;
  #stock1 = 0;
  #drawn0 = 0;
  #drawn1 = 0;
  /** Cards that are in columns at some time, and cards that fit somewhere at some time. */
  #in0 = 0;
  #in1 = 0;
  #fits0 = 0;
  #fits1 = 0;
  /** The cards of the reserve that don't leave it, from its bottom. */
  #reserve = 0;
  /** Whether there is a space for other cards at some time. */
  #space = false;
  /** The first of cards alike, of which only one is ever in a column, that a lowest card or one of the reserve goes on. */
  #wanted0 = 0;
  #wanted1 = 0;
  #changed = false;
  /** By the first of cards alike: all of them, a set of two words. */
  readonly #members = new Int32Array(128);

  constructor({ alike, carrier }: AlikeCards) {
    this.#alike = alike;
    this.#carrier = carrier;
    for (const [card, first] of alike.entries()) this.#members[2 * first + (card >> 5)] |= 1 << (card & 31);
  }

  /**
   * Whether the position is lost even in the easier game.
   * @param inStock the cards in the stock, which must have been read.
   */
  isLost(board: RunsBoard, inStock: Int32Array): boolean {
    const { cards } = board.deal;
    const up = this.#up;
    up.set(board.found);
    const { lowest, joined, open, ends } = board.sets;
    this.#ends0 = ends[0];
    this.#ends1 = ends[1];
    this.#stock0 = inStock[0];
    this.#stock1 = inStock[1];
    this.#drawn0 = this.#drawn1 = 0;
    this.#in0 = lowest[0] | joined[0];
    this.#in1 = lowest[1] | joined[1];
    this.#fits0 = open[0];
    this.#fits1 = open[1];
    this.#reserve = board.unplayed.reserve;
    this.#space = false;
    do {
      this.#changed = false;
      this.#goUp(board);
      if (up[0] + up[1] + up[2] + up[3] === cards.total) return false;
      const kept = this.#leaveReserve(board, this.#keptLowest(board));
      if ((this.#stock0 | this.#stock1) !== 0) this.#leaveStock(board);
      if (!this.#space && kept < board.deal.columns.length && (!board.rules.refill || this.#reserve === 0))
        this.#openSpace(board);
    } while (this.#changed);
    return true;
  }

  /** Cards alike have one with nothing on it. */
  #open(board: RunsBoard, first: number): void {
    if (first === NO_CARD || this.#isEnd(first)) return;
    const { carried } = board.deal.cards;
    if (first < 32) this.#ends0 |= 1 << first;
    else this.#ends1 |= 1 << (first & 31);
    this.#fits0 |= carried[2 * first];
    this.#fits1 |= carried[2 * first + 1];
    this.#changed = true;
  }

  #enter(board: RunsBoard, card: number): void {
    if (this.#isIn(card)) return;
    if (card < 32) this.#in0 |= 1 << card;
    else this.#in1 |= 1 << (card & 31);
    this.#changed = true;
    this.#open(board, this.#alike[card]);
  }

  #isEnd(first: number): boolean {
    return (((first < 32 ? this.#ends0 : this.#ends1) >>> (first & 31)) & 1) === 1;
  }

  #isIn(card: number): boolean {
    return (((card < 32 ? this.#in0 : this.#in1) >>> (card & 31)) & 1) === 1;
  }

  #fits(card: number): boolean {
    return (((card < 32 ? this.#fits0 : this.#fits1) >>> (card & 31)) & 1) === 1;
  }

  #goUp(board: RunsBoard): void {
    const { ranks } = board.deal.cards;
    const up = this.#up;
    for (let suit = 0; suit < 4; suit++)
      for (let card = 16 * suit + up[suit]; up[suit] < ranks; card++) {
        const isIn = this.#isIn(card) && this.#isEnd(this.#alike[card]);
        if (!isIn && (this.#reserve === 0 || board.deal.reserve[this.#reserve - 1] !== card)) break;
        this.#rise(board, card);
      }
  }

  #rise(board: RunsBoard, card: number): void {
    this.#up[card >> 4] += 1;
    this.#changed = true;
    if (((board.sets.joined[card >> 5] >>> (card & 31)) & 1) === 1) this.#open(board, this.#carrier[card]);
  }

  #isUp(card: number): boolean {
    return (card & 15) < this.#up[card >> 4];
  }

  /** How many of the lowest cards of columns stay there. */
  #keptLowest({ sets: { lowest } }: RunsBoard): number {
    this.#wanted0 = this.#wanted1 = 0;
    let kept = 0;
    for (let word = 0; word < 2; word++)
      for (let rest = lowest[word]; rest !== 0; rest &= rest - 1)
        kept += this.#stays(32 * word + lowestBit(rest));
    return kept;
  }

  /** 1 for a lowest card that stays where it is, or keeps another one from leaving; else 0. */
  #stays(card: number): number {
    if (this.#isUp(card)) return 0;
    if (!this.#fits(card)) return 1;
    const first = this.#carrier[card];
    if (this.#space || first === NO_CARD) return 0;
    const in0 = this.#in0 & this.#members[2 * first];
    const in1 = this.#in1 & this.#members[2 * first + 1];
    if (popcount(in0) + popcount(in1) > 1) return 0;
    const bit = 1 << (first & 31);
    if (((first < 32 ? this.#wanted0 : this.#wanted1) & bit) !== 0) return 1;
    if (first < 32) this.#wanted0 |= bit;
    else this.#wanted1 |= bit;
    return 0;
  }

  /** What leaves the reserve, in its order; `kept` lowest cards stay where they are, returns how many do in the end. */
  #leaveReserve(board: RunsBoard, kept: number): number {
    const { reserve, columns } = board.deal;
    const { refill } = board.rules;
    let all = kept;
    for (let at = board.unplayed.reserve - 1; at >= 0; at--) {
      const card = reserve[at];
      const fits = this.#fits(card);
      const fills = refill && all < columns.length;
      if (refill) all += this.#stays(card);
      if (refill && all > columns.length) return columns.length;
      if (!refill && !fits && !this.#isUp(card)) return kept;
      if (fits || fills) this.#enter(board, card);
      if (at < this.#reserve) {
        this.#reserve = at;
        this.#changed = true;
      }
    }
    return all;
  }

  /** What leaves the stock for a card it fits on, a space, or its foundation. */
  #leaveStock(board: RunsBoard): void {
    const { stock, deal } = board;
    const up = this.#up;
    let next0 = 0;
    let next1 = 0;
    for (let suit = 0; suit < 4; suit++) {
      const bit = up[suit] < deal.cards.ranks ? 1 << (16 * (suit & 1) + up[suit]) : 0;
      if (suit < 2) next0 |= bit;
      else next1 |= bit;
    }
    for (let word = 0; word < 2; word++) {
      const given = word === 0 ? stock.black : stock.red;
      let rest =
        word === 0
          ? this.#stock0 & ((this.#fits0 & ~this.#in0) | next0)
          : this.#stock1 & ((this.#fits1 & ~this.#in1) | next1);
      for (; rest !== 0; rest &= rest - 1) {
        const card = 32 * word + lowestBit(rest);
        const at = stock.ranks[deal.places[card]];
        if (!this.#isDrawn(at)) {
          if (((given >>> (card & 31)) & 1) === 0 && !this.#comes(at, board.rules)) continue;
          if (at < 32) this.#drawn0 |= 1 << at;
          else this.#drawn1 |= 1 << (at & 31);
          this.#changed = true;
        }
        if ((card & 15) === up[card >> 4]) this.#rise(board, card);
        if (this.#fits(card)) this.#enter(board, card);
      }
    }
  }

  #isDrawn(at: number): boolean {
    return (((at < 32 ? this.#drawn0 : this.#drawn1) >>> (at & 31)) & 1) === 1;
  }

  /** Whether the card at a place among those left comes to the end of the waste. */
  #comes(at: number, { set, draw }: RunsBoard['rules']): boolean {
    if (set || this.#isDrawn(at + 1)) return true;
    let before = popcount(at < 32 ? this.#drawn0 & ((1 << at) - 1) : this.#drawn0);
    if (at > 32) before += popcount(this.#drawn1 & ((1 << (at & 31)) - 1));
    return before >= (at + 1) % draw;
  }

  /** A space takes any of the cards it is for, from now on. */
  #openSpace(board: RunsBoard): void {
    const { spaceCards } = board.deal.cards;
    this.#fits0 |= spaceCards[0];
    this.#fits1 |= spaceCards[1];
    this.#space = true;
    this.#changed = true;
    for (let word = 0; word < 2; word++)
      for (let rest = board.sets.joined[word] & spaceCards[word]; rest !== 0; rest &= rest - 1)
        this.#open(board, this.#carrier[32 * word + lowestBit(rest)]);
  }
}
