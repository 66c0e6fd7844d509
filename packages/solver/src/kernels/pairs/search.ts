/**
 * Depth first over the cards left in layout and stock. A move is a pair, with the draws that bring its cards. How far the
 * stock has been turned is a time, and an earlier time is never worse with the same cards left, since one may always
 * draw: such a position is visited again only at an earlier time. Cards of a few ranks that cannot leave even by
 * themselves (pattern-database.ts) end a branch.
 */
import { lowestBit } from '../../memory/bits.ts';
import { TranspositionTable } from '../../memory/transposition-table.ts';
import { PairPatternDatabase } from './pattern-database.ts';
import { pairingOf, FIRST_STOCK_CARD, type PairsRules, type PairsStart } from './rules.ts';

/** The most cards of one pattern. */
const MOST_CARDS = 16;

export class PairsDescent {
  nodes = 0;
  readonly #rules: PairsRules;
  readonly #ranks: Int32Array;
  readonly #turns: number;
  readonly #last: number;
  /** By cards left: the earliest time they were met at, plus one. */
  readonly #earliest = new TranspositionTable();
  readonly #limit: number;
  readonly #patterns: readonly PairPatternDatabase[];
  // The stack, by depth.
  readonly #layout: number[];
  readonly #stock: number[];
  readonly #time: number[];
  readonly #moves: number[][];
  readonly #line: number[] = [];

  constructor(rules: PairsRules, start: PairsStart, bytes: number) {
    this.#rules = rules;
    this.#ranks = start.ranks;
    const count = start.ranks.length - FIRST_STOCK_CARD;
    // Without a limit of passes time does not count: any card comes again.
    this.#turns = start.more === Infinity ? 0 : count + 1;
    this.#last = start.more === Infinity ? Infinity : start.more;
    this.#limit = bytes;
    this.#patterns = patternsOf(rules, start);
    this.#layout = [this.#freed(start.layout)];
    this.#stock = [start.stock];
    this.#time = [this.#turns === 0 ? 0 : start.pointer];
    this.#moves = [[]];
    this.nodes = 1;
    if (this.#alive(this.#layout[0], start.stock)) this.#moves[0] = this.#open(0);
  }

  get bytes(): number {
    return this.#earliest.bytes + this.#patterns.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** The pairs removed, first to last; the numbers of both cards in one. */
  get line(): readonly number[] {
    return this.#line;
  }

  /** The layout without the cards that go alone and are free. */
  #freed(layout: number): number {
    const { coveredBy, alone } = this.#rules;
    let left = layout;
    for (let again = true; again;) {
      again = false;
      for (let bits = left; bits !== 0; bits &= bits - 1) {
        const place = lowestBit(bits);
        if ((coveredBy[place] & left) !== 0 || !alone.includes(this.#ranks[place])) continue;
        left ^= 1 << place;
        again = true;
      }
    }
    return left;
  }

  #alive(layout: number, stock: number): boolean {
    for (const game of this.#patterns) {
      let left = 0;
      const { cards } = game;
      for (let i = 0; i < cards.length; i++) {
        const card = cards[i];
        left |=
          (card < FIRST_STOCK_CARD ? (layout >> card) & 1 : (stock >> (card - FIRST_STOCK_CARD)) & 1) << i;
      }
      if (!game.open(left)) return false;
    }
    return true;
  }

  /** The time at which a card of the stock is the last of the waste, or with `next` is open on the stock; null when never. */
  #comes(stock: number, time: number, index: number, next: boolean): number | null {
    if (this.#turns === 0) return 0;
    const pass = Math.floor(time / this.#turns);
    const pointer = time - pass * this.#turns;
    const between = stock & ((1 << pointer) - 1) & ~((2 << index) - 1);
    if (index < pointer) {
      if (!next && between === 0) return time;
      return pass < this.#last ? (pass + 1) * this.#turns + index + (next ? 0 : 1) : null;
    }
    return pass * this.#turns + index + (next ? 0 : 1);
  }

  /** The moves at a depth, the best one last: both cards and the time in a number. */
  #open(depth: number): number[] {
    const { coveredBy, sum, coverer, shown } = this.#rules;
    const ranks = this.#ranks;
    const layout = this.#layout[depth];
    const stock = this.#stock[depth];
    const time = this.#time[depth];
    const found: [value: number, move: number][] = [];
    const add = (a: number, b: number, at: number): void => {
      const gone = (a < FIRST_STOCK_CARD ? 1 << a : 0) | (b < FIRST_STOCK_CARD ? 1 << b : 0);
      const left = layout & ~gone;
      let frees = 0;
      for (let bits = left; bits !== 0; bits &= bits - 1) {
        const covers = coveredBy[lowestBit(bits)];
        if ((covers & layout) !== 0 && (covers & left) === 0) frees += 1;
      }
      found.push([8 * frees + (b < FIRST_STOCK_CARD ? 6 : 0) - (at - time), (at * 64 + a) * 64 + b]);
    };
    for (let bits = layout; bits !== 0; bits &= bits - 1) {
      const a = lowestBit(bits);
      if ((coveredBy[a] & layout) !== 0) continue;
      for (let rest = layout & ~(1 << a); rest !== 0; rest &= rest - 1) {
        const b = lowestBit(rest);
        if (ranks[a] + ranks[b] !== sum) continue;
        const over = coveredBy[b] & layout;
        // A pair of free cards is found from both cards; once is enough.
        if (over === 0 ? a < b : coverer && over === 1 << a) add(a, b, time);
      }
      for (let rest = stock; rest !== 0; rest &= rest - 1) {
        const b = lowestBit(rest);
        if (ranks[a] + ranks[FIRST_STOCK_CARD + b] !== sum) continue;
        const waste = this.#comes(stock, time, b, false);
        const open = shown ? this.#comes(stock, time, b, true) : null;
        const at = waste === null ? open : open === null ? waste : Math.min(waste, open);
        if (at !== null) add(a, FIRST_STOCK_CARD + b, at);
      }
    }
    if (shown)
      for (let rest = stock; rest !== 0;) {
        const a = lowestBit(rest);
        rest &= rest - 1;
        if (rest === 0) break;
        const b = lowestBit(rest);
        const at =
          ranks[FIRST_STOCK_CARD + a] + ranks[FIRST_STOCK_CARD + b] === sum
            ? this.#comes(stock, time, b, true)
            : null;
        if (at !== null) add(FIRST_STOCK_CARD + a, FIRST_STOCK_CARD + b, at);
      }
    return found.sort((x, y) => x[0] - y[0] || x[1] - y[1]).map(([, move]) => move);
  }

  /** Visits up to `nodes` more positions. 'won', 'lost', 'bytes' when there is no more room, or null. */
  step(nodes: number): 'won' | 'lost' | 'bytes' | null {
    const until = this.nodes + nodes;
    while (this.nodes < until) {
      const depth = this.#moves.length - 1;
      if (this.#layout[depth] === 0 && (!this.#rules.strict || this.#stock[depth] === 0)) return 'won';
      const move = this.#moves[depth].pop();
      if (move === undefined) {
        if (depth === 0) return 'lost';
        this.#moves.pop();
        this.#line.pop();
        continue;
      }
      const pair = move % 4096;
      let layout = this.#layout[depth];
      let stock = this.#stock[depth];
      for (const card of [pair >> 6, pair & 63])
        if (card < FIRST_STOCK_CARD) layout &= ~(1 << card);
        else stock &= ~(1 << (card - FIRST_STOCK_CARD));
      layout = this.#freed(layout);
      const time = this.#skipped(stock, Math.floor(move / 4096));
      if (!this.#alive(layout, stock)) continue;
      if (!this.#earliest.room(this.#limit)) return 'bytes';
      if (!this.#isEarlier(layout, stock, time)) continue;
      this.nodes += 1;
      this.#layout[depth + 1] = layout;
      this.#stock[depth + 1] = stock;
      this.#time[depth + 1] = time;
      this.#line.push(pair);
      this.#moves.push(this.#open(depth + 1));
    }
    return null;
  }

  /** Notes a time; false when the same cards were left at that time or before. */
  #isEarlier(layout: number, stock: number, time: number): boolean {
    const table = this.#earliest;
    // At most 31 cards: one bit is free, and the second word of a key is never 0.
    const second = (stock << 1) | 1;
    const entry = table.entry(layout, second);
    const noted = table.at(entry);
    if (noted !== 0 && noted <= time + 1) return false;
    table.put(entry, layout, second, time + 1);
    return true;
  }

  /** The time after turning past cards that are gone: just before the next one that is left, or the end of the pass. */
  #skipped(stock: number, time: number): number {
    if (this.#turns === 0) return 0;
    const pass = Math.floor(time / this.#turns);
    const rest = stock & ~((1 << (time - pass * this.#turns)) - 1);
    return pass * this.#turns + (rest === 0 ? this.#turns - 1 : lowestBit(rest));
  }
}

/** Patterns of two ranks that pair, alone and with each other pair of ranks. */
const patternsOf = (rules: PairsRules, start: PairsStart): readonly PairPatternDatabase[] => {
  const pairing = pairingOf(rules, start.ranks);
  const kinds = new Map<number, number[]>();
  for (let card = 0; card < start.ranks.length; card++) {
    const here =
      card < FIRST_STOCK_CARD ? (start.layout >> card) & 1 : (start.stock >> (card - FIRST_STOCK_CARD)) & 1;
    const rank = start.ranks[card];
    if (here === 0 || rules.alone.includes(rank)) continue;
    const kind = Math.min(rank, rules.sum - rank);
    kinds.set(kind, [...(kinds.get(kind) ?? []), card]);
  }
  const lists = [...kinds.values()];
  return lists
    .flatMap((one, i) => [one, ...lists.slice(i + 1).map((other) => [...one, ...other])])
    .filter(({ length }) => length <= MOST_CARDS)
    .sort((a, b) => a.length - b.length)
    .map((cards) => new PairPatternDatabase(pairing, cards));
};
