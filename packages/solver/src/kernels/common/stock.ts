/**
 * The stock as the set of cards that can be had of it: those that can be the last of the waste after some draws and
 * redeals, and the stock that is left when one of them has been played. Only plays count as moves; the draws between
 * them are found again when a line is written out (move-writer.ts).
 *
 * A card that can be had in this pass is never left for the next one: the stock is the same afterwards, and no pass is
 * spent. With passes without end, a stock whose waste is whole packets, or everything, can be reached from any other
 * one, and all such stocks are one: turn 0. Otherwise a turn is the number of cards on the waste, with the pass above
 * it.
 */
import { lowestBit } from '../../memory/bits.ts';

export interface StockRules {
  /** Cards a draw. */
  readonly draw: number;
  readonly passes: number | 'unlimited';
  /** Whether every card of the stock can be had at any time. */
  readonly set: boolean;
}

export class Stock {
  /** The cards that can be played, by colour; and by place in the deal the turn after it. */
  black = 0;
  red = 0;
  count = 0;
  readonly turns = new Int32Array(64);
  /** By place in the deal: how many of the cards left lie before it. */
  readonly ranks = new Int32Array(64);
  /** Cards on the waste, and whether another pass is allowed. */
  waste = 0;
  further = true;
  readonly #cards: readonly number[];
  readonly #rules: StockRules;
  readonly #left = new Int32Array(64);

  constructor(cards: readonly number[], rules: StockRules) {
    this.#cards = cards;
    this.#rules = rules;
  }

  /** The turn of a stock of `count` cards with `waste` of them on the waste in this pass. */
  turn(count: number, waste: number, pass: number): number {
    const { set, passes, draw } = this.#rules;
    if (set) return 0;
    if (passes !== 'unlimited') return waste | (pass << 6);
    return waste === count || waste % draw === 0 ? 0 : waste;
  }

  /**
   * Works out which of the cards left can be had.
   * @param mask the cards left by place, `later` those from the 33rd place on.
   * @param all takes the cards left, by colour.
   */
  read(mask: number, turn: number, all: Int32Array, later = 0): void {
    const stock = this.#cards;
    const { set, passes, draw } = this.#rules;
    const left = this.#left;
    let count = 0;
    let black = 0;
    let red = 0;
    for (let word = 0; word < 2; word++)
      for (let rest = word === 0 ? mask : later; rest !== 0; rest &= rest - 1) {
        const place = 32 * word + lowestBit(rest);
        this.ranks[place] = count;
        left[count++] = place;
        const card = stock[place];
        if (card < 32) black |= 1 << card;
        else red |= 1 << (card & 31);
      }
    all[0] = black;
    all[1] = red;
    this.count = count;
    if (set) {
      this.black = black;
      this.red = red;
      for (let i = 0; i < count; i++) this.turns[left[i]] = 0;
      return;
    }
    this.black = 0;
    this.red = 0;
    if (count === 0) return;
    const waste = turn & 63;
    const pass = turn >> 6;
    this.waste = waste;
    this.further = passes === 'unlimited' || pass < passes;
    // The next pass first: cards that can be had in this pass overwrite their turns.
    if (this.further) {
      for (let i = draw - 1; i < count - 1; i += draw) this.#offer(i, pass + 1);
      this.#offer(count - 1, pass + 1);
    }
    if (waste > 0) this.#offer(waste - 1, pass);
    if (waste < count) {
      for (let i = waste + draw - 1; i < count - 1; i += draw) this.#offer(i, pass);
      this.#offer(count - 1, pass);
    }
  }

  #offer(at: number, pass: number): void {
    const place = this.#left[at];
    const card = this.#cards[place];
    if (card < 32) this.black |= 1 << card;
    else this.red |= 1 << (card & 31);
    this.turns[place] = this.turn(this.count - 1, at, pass);
  }
}
