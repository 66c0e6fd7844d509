/**
 * The packed board: one position in typed arrays, changed in place and changed back. Every change is one of a few steps, which
 * a log records with what reverses it, so `undo` needs no rules. Each pile has two rolling hashes of its cards, which the same
 * steps keep up to date.
 */
import { applyLegal, DOWN, POWERS, SEEN, type Move, type PileCard, type State } from '@cairn/engine';
import { KEY_PART, type PackedRules } from './rules.ts';
import { FACTORS, INVERSES } from './words.ts';

const STEP = { shift: 0, seat: 1, lift: 2, turn: 3, count: 4, whole: 5, deal: 6 } as const;
/** Indexes of the numbers of a position: pass, draws, and the counts of `used`. */
export const PASS = 0;
export const DRAWS = 1;
export const USES = 2;
/** The counts of `used`: uses of powers, strokes that events cost or gave back, and the last event. */
const COUNTED = [...POWERS, 'strokes', 'gifts', 'event'] as const;
export const STROKES = USES + POWERS.length;
export const GIFTS = STROKES + 1;
const NUMBERS = USES + COUNTED.length;
const SEATS = 8191;

export class PackedBoard {
  readonly rules: PackedRules;
  /** Pile p holds seats[p * cards …], from the bottom; `heights[p]` of them. */
  readonly seats: Uint16Array;
  readonly heights: Int32Array;
  /** Cards by zone. */
  readonly totals: Int32Array;
  readonly numbers: Int32Array;
  /** Rolling hashes by pile. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** The state it was loaded from, which has the parts that never change. */
  #origin: State;
  #log = new Int32Array(64);
  #end = 0;
  readonly #saved: Uint16Array[] = [];

  constructor(rules: PackedRules, state: State) {
    this.rules = rules;
    this.seats = new Uint16Array(rules.piles * rules.cards);
    this.heights = new Int32Array(rules.piles);
    this.totals = new Int32Array(rules.game.zones.length);
    this.numbers = new Int32Array(NUMBERS);
    this.low = new Int32Array(rules.piles);
    this.high = new Int32Array(rules.piles);
    this.#origin = state;
    this.load(state);
  }

  /** Loads a position and clears the log. */
  load(state: State): void {
    const { rules, heights, seats, numbers, totals } = this;
    this.#origin = state;
    this.#end = 0;
    totals.fill(0);
    for (const [p, pile] of state.piles.entries()) {
      heights[p] = pile.length;
      seats.set(pile, p * rules.cards);
      totals[rules.zone[p]] += pile.length;
    }
    numbers[PASS] = state.pass;
    numbers[DRAWS] = state.draws;
    for (const [i, name] of COUNTED.entries()) numbers[USES + i] = state.used[name] ?? 0;
    for (let p = 0; p < rules.piles; p++) this.#rehash(p);
  }

  /** The position as a state of the engine. */
  state(): State {
    const { rules, heights, seats, numbers } = this;
    const piles = Array.from(heights, (height, p): PileCard[] =>
      Array.from(seats.subarray(p * rules.cards, p * rules.cards + height)),
    );
    const used = { ...this.#origin.used };
    for (const [i, name] of COUNTED.entries())
      if ((numbers[USES + i] ?? 0) > 0) used[name] = numbers[USES + i];
    return { ...this.#origin, piles, pass: numbers[PASS] ?? 0, draws: numbers[DRAWS] ?? 0, used };
  }

  /** The words that a copy of the position takes. */
  get size(): number {
    return this.rules.piles + this.rules.cards + NUMBERS;
  }

  /** Writes the position to `into` from `at` on. */
  save(into: Uint16Array, at: number): void {
    const { rules, heights, seats, numbers } = this;
    let next = at;
    for (let i = 0; i < NUMBERS; i++) into[next++] = numbers[i];
    for (let p = 0; p < rules.piles; p++) {
      const height = heights[p];
      const base = p * rules.cards;
      into[next++] = height;
      for (let i = 0; i < height; i++) into[next++] = seats[base + i];
    }
  }

  /** Loads a position written by `save`; the log stays. */
  restore(from: Uint16Array, at: number): void {
    const { rules, heights, seats, numbers, totals } = this;
    let next = at;
    totals.fill(0);
    for (let i = 0; i < NUMBERS; i++) numbers[i] = from[next++];
    for (let p = 0; p < rules.piles; p++) {
      const height = from[next++];
      const base = p * rules.cards;
      heights[p] = height;
      totals[rules.zone[p]] += height;
      for (let i = 0; i < height; i++) seats[base + i] = from[next++];
      this.#rehash(p);
    }
  }

  /** The end of the log, to undo to. */
  get mark(): number {
    return this.#end;
  }

  /** Moves the last `count` cards of a pile onto another, in their order. */
  shift(from: number, to: number, count: number): void {
    this.#write(STEP.shift, from, to, count);
    this.#shift(from, to, count);
  }

  /** Turns a card: gives the seat at `index` of a pile other flags. */
  turn(pile: number, index: number, seat: number): void {
    const at = pile * this.rules.cards + index;
    this.#write(STEP.seat, pile, index, this.seats[at]);
    this.#seat(pile, index, seat);
  }

  /** Moves a card from under others onto another pile. */
  lift(from: number, index: number, to: number): void {
    this.#write(STEP.lift, from, index, to);
    const { seats, rules, heights } = this;
    const base = from * rules.cards;
    const height = heights[from];
    const seat = seats[base + index];
    seats.copyWithin(base + index, base + index + 1, base + height);
    seats[base + height - 1] = seat;
    this.#shift(from, to, 1);
    this.#rehash(from);
  }

  /** Turns a pile over onto an empty one, and adds `flags` to its cards. */
  turnOver(from: number, to: number, flags: number): void {
    this.#write(STEP.turn, from, to, flags);
    this.#turnOver(from, to, (seat) => seat | flags);
  }

  /**
   * Moves the last cards of a pile onto another one by one, which reverses their order, face up. Returns false and moves
   * nothing unless all of them have the same flags.
   */
  deal(from: number, to: number, count: number): boolean {
    const { seats, rules, heights } = this;
    const first = from * rules.cards + heights[from] - count;
    const flags = seats[first] & (DOWN | SEEN);
    for (let i = 1; i < count; i++) if ((seats[first + i] & (DOWN | SEEN)) !== flags) return false;
    this.#write(STEP.deal, from, to, (flags << 9) | count);
    this.#deal(from, to, count, flags, 0);
    return true;
  }

  /** Adds to one of the numbers of the position. */
  add(which: number, amount: number): void {
    this.#write(STEP.count, which, amount, 0);
    this.numbers[which] = this.numbers[which] + amount;
  }

  /** Makes a move by the engine, because it has a chance event. */
  byEngine(move: Move): void {
    const copy = new Uint16Array(this.size);
    this.save(copy, 0);
    this.#saved.push(copy);
    const end = this.#end;
    const origin = this.#origin;
    this.load(applyLegal(rulesGame(this), this.state(), move));
    this.#origin = origin;
    this.#end = end;
    this.#write(STEP.whole, 0, 0, 0);
  }

  /** Undoes everything since a mark. */
  undo(mark: number): void {
    while (this.#end > mark) {
      this.#end -= 4;
      const at = this.#end;
      const step = this.#log[at];
      const a = this.#log[at + 1];
      const b = this.#log[at + 2];
      const c = this.#log[at + 3];
      if (step === STEP.shift) this.#shift(b, a, c);
      else if (step === STEP.seat) {
        this.#seat(a, b, c);
      } else if (step === STEP.lift) this.#drop(a, b, c);
      else if (step === STEP.deal) this.#deal(b, a, c & 511, 0, c >> 9);
      else if (step === STEP.turn) this.#turnOver(b, a, (seat) => seat & ~c);
      else if (step === STEP.count) this.numbers[a] = this.numbers[a] - b;
      else this.restore(this.#saved.pop() as Uint16Array, 0);
    }
  }

  #write(step: number, a: number, b: number, c: number): void {
    if (this.#end + 4 > this.#log.length) {
      const longer = new Int32Array(2 * this.#log.length);
      longer.set(this.#log);
      this.#log = longer;
    }
    const log = this.#log;
    const at = this.#end;
    log[at] = step;
    log[at + 1] = a;
    log[at + 2] = b;
    log[at + 3] = c;
    this.#end = at + 4;
  }

  #seat(pile: number, index: number, seat: number): void {
    const { seats, rules, low, high, heights } = this;
    const at = pile * rules.cards + index;
    const old = seats[at];
    seats[at] = seat;
    if (rules.counts[pile] === KEY_PART.pool) return;
    if (rules.counts[pile] !== KEY_PART.order || index < heights[pile] - 1) return this.#rehash(pile);
    const [first, second] = rules.codes;
    low[pile] = (low[pile] + first[seat & SEATS] - first[old & SEATS]) | 0;
    high[pile] = (high[pile] + second[seat & SEATS] - second[old & SEATS]) | 0;
  }

  #shift(from: number, to: number, count: number): void {
    const { seats, heights, low, high, totals, rules } = this;
    const { cards, zone } = rules;
    const [first, second] = rules.codes;
    const left = heights[from] - count;
    const source = from * cards + left;
    const target = to * cards + heights[to];
    const out = rules.counts[from];
    const into = rules.counts[to];
    let a = low[from];
    let b = high[from];
    if (out === KEY_PART.order)
      for (let i = count - 1; i >= 0; i--) {
        const seat = seats[source + i] & SEATS;
        a = Math.imul(a - first[seat], INVERSES[0]);
        b = Math.imul(b - second[seat], INVERSES[1]);
      }
    else if (out === KEY_PART.pool)
      for (let i = 0; i < count; i++) {
        const face = seats[source + i] & 127;
        a = (a - first[face]) | 0;
        b = (b - second[face]) | 0;
      }
    low[from] = a;
    high[from] = b;
    a = low[to];
    b = high[to];
    for (let i = 0; i < count; i++) {
      const seat = seats[source + i];
      seats[target + i] = seat;
      if (into === KEY_PART.pool) {
        a = (a + first[seat & 127]) | 0;
        b = (b + second[seat & 127]) | 0;
      }
      if (into !== KEY_PART.order) continue;
      a = (Math.imul(a, FACTORS[0]) + first[seat & SEATS]) | 0;
      b = (Math.imul(b, FACTORS[1]) + second[seat & SEATS]) | 0;
    }
    low[to] = a;
    high[to] = b;
    heights[from] = left;
    heights[to] = heights[to] + count;
    totals[zone[from]] = totals[zone[from]] - count;
    totals[zone[to]] = totals[zone[to]] + count;
    if (out === KEY_PART.set) this.#rehash(from);
    if (into === KEY_PART.set) this.#rehash(to);
  }

  /** Reverses a lift: the last card of `to` goes under the cards of `from` again. */
  #drop(from: number, index: number, to: number): void {
    this.#shift(to, from, 1);
    const { seats, rules, heights } = this;
    const base = from * rules.cards;
    const last = base + heights[from] - 1;
    const seat = seats[last];
    seats.copyWithin(base + index + 1, base + index, last);
    seats[base + index] = seat;
    this.#rehash(from);
  }

  /** Turns `count` cards over onto another pile, with the flags `on` in place of `off`. */
  #deal(from: number, to: number, count: number, off: number, on: number): void {
    const { seats, heights, low, high, totals, rules } = this;
    const { cards, zone, counts } = rules;
    const source = from * cards + heights[from] - 1;
    const target = to * cards + heights[to];
    for (let i = 0; i < count; i++) seats[target + i] = (seats[source - i] & ~off) | on;
    heights[from] = heights[from] - count;
    heights[to] = heights[to] + count;
    totals[zone[from]] = totals[zone[from]] - count;
    totals[zone[to]] = totals[zone[to]] + count;
    if (counts[from] === KEY_PART.pool && counts[to] === KEY_PART.pool) return;
    if (counts[from] !== KEY_PART.order || counts[to] !== KEY_PART.order) {
      this.#rehash(from);
      this.#rehash(to);
      return;
    }
    const [first, second] = rules.codes;
    let a = low[from];
    let b = high[from];
    let x = low[to];
    let y = high[to];
    for (let i = 0; i < count; i++) {
      const before = seats[source - i] & SEATS;
      const after = seats[target + i] & SEATS;
      a = Math.imul(a - first[before], INVERSES[0]);
      b = Math.imul(b - second[before], INVERSES[1]);
      x = (Math.imul(x, FACTORS[0]) + first[after]) | 0;
      y = (Math.imul(y, FACTORS[1]) + second[after]) | 0;
    }
    low[from] = a;
    high[from] = b;
    low[to] = x;
    high[to] = y;
  }

  #turnOver(from: number, to: number, flagged: (seat: number) => number): void {
    const { seats, heights, rules, totals } = this;
    const height = heights[from];
    const source = from * rules.cards + height - 1;
    const target = to * rules.cards;
    for (let i = 0; i < height; i++) seats[target + i] = flagged(seats[source - i]);
    heights[from] = 0;
    heights[to] = height;
    totals[rules.zone[from]] = totals[rules.zone[from]] - height;
    totals[rules.zone[to]] = totals[rules.zone[to]] + height;
    this.#rehash(from);
    this.#rehash(to);
  }

  #rehash(pile: number): void {
    const { seats, rules } = this;
    const counts = rules.counts[pile];
    if (counts === KEY_PART.last || counts === KEY_PART.not) return;
    const [first, second] = rules.codes;
    const base = pile * rules.cards;
    const end = base + this.heights[pile];
    const [m, n] = counts === KEY_PART.order ? FACTORS : [1, 1];
    const bits = counts === KEY_PART.pool ? 127 : SEATS;
    let a = 0;
    let b = 0;
    for (let i = base; i < end; i++) {
      const seat = seats[i] & bits;
      a = (Math.imul(a, m) + first[seat]) | 0;
      b = (Math.imul(b, n) + second[seat]) | 0;
    }
    this.low[pile] = a;
    this.high[pile] = b;
  }
}

const rulesGame = (board: PackedBoard): PackedRules['game'] => board.rules.game;
