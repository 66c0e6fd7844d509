/**
 * The steps in which a packed board is changed. Each step is written to the log with what reverses it, so `undoTo` needs no
 * rules.
 */
import { applyLegal, DOWN, SEEN, type Move } from '@cairn/engine';
import {
  loadState,
  rehash,
  restorePosition,
  savedSize,
  savePosition,
  SEAT_BITS,
  stateOn,
  type PackedBoard,
} from './board.ts';
import { KEY_PART } from './rules.ts';
import { FACTORS, INVERSES } from './words.ts';

const STEP = { shift: 0, seat: 1, lift: 2, turn: 3, count: 4, whole: 5, deal: 6 } as const;

/** Moves the last `count` cards of a pile onto another, in their order. */
export const shiftCards = (board: PackedBoard, from: number, to: number, count: number): void => {
  write(board, STEP.shift, from, to, count);
  moveCards(board, from, to, count);
};

/** Turns a card: gives the seat at `index` of a pile other flags. */
export const turnCard = (board: PackedBoard, pile: number, index: number, seat: number): void => {
  const at = pile * board.rules.cards + index;
  write(board, STEP.seat, pile, index, board.seats[at]);
  setSeat(board, pile, index, seat);
};

/** Moves a card from under others onto another pile. */
export const liftCard = (board: PackedBoard, from: number, index: number, to: number): void => {
  write(board, STEP.lift, from, index, to);
  const { seats, rules, heights } = board;
  const base = from * rules.cards;
  const height = heights[from];
  const seat = seats[base + index];
  seats.copyWithin(base + index, base + index + 1, base + height);
  seats[base + height - 1] = seat;
  moveCards(board, from, to, 1);
  rehash(board, from);
};

/** Turns a pile over onto an empty one, and adds `flags` to its cards. */
export const turnPileOver = (board: PackedBoard, from: number, to: number, flags: number): void => {
  write(board, STEP.turn, from, to, flags);
  movePile(board, from, to, (seat) => seat | flags);
};

/**
 * Moves the last cards of a pile onto another one by one, which reverses their order, face up. Returns false and moves
 * nothing unless all of them have the same flags.
 */
export const dealCards = (board: PackedBoard, from: number, to: number, count: number): boolean => {
  const { seats, rules, heights } = board;
  const first = from * rules.cards + heights[from] - count;
  const flags = seats[first] & (DOWN | SEEN);
  for (let i = 1; i < count; i++) if ((seats[first + i] & (DOWN | SEEN)) !== flags) return false;
  write(board, STEP.deal, from, to, (flags << 9) | count);
  moveReversed(board, from, to, count, flags, 0);
  return true;
};

/** Adds to one of the numbers of the position. */
export const addToNumber = (board: PackedBoard, which: number, amount: number): void => {
  write(board, STEP.count, which, amount, 0);
  board.numbers[which] = board.numbers[which] + amount;
};

/**
 * Gathers the cards of some piles and deals them again, so many to each; the last pile takes the rest. `fromTop`: packets
 * are taken off the last cards of a pile, else off its first ones.
 */
export const dealAnew = (
  board: PackedBoard,
  piles: readonly number[],
  each: number,
  fromTop: boolean,
): void => {
  const { seats, heights, rules } = board;
  const copy = new Uint16Array(savedSize(rules));
  savePosition(board, copy, 0);
  board.saved.push(copy);
  write(board, STEP.whole, 0, 0, 0);
  const cards: number[] = [];
  for (const pile of piles) {
    const base = pile * rules.cards;
    const height = heights[pile];
    for (let i = 0; i < height; i++) cards.push(seats[base + (fromTop ? height - 1 - i : i)]);
  }
  let next = 0;
  for (const [n, pile] of piles.entries()) {
    const left = cards.length - next;
    const count = n === piles.length - 1 ? left : Math.min(each, left);
    const base = pile * rules.cards;
    for (let i = 0; i < count; i++) seats[base + (fromTop ? count - 1 - i : i)] = cards[next + i];
    heights[pile] = count;
    next += count;
    rehash(board, pile);
  }
};

/** Makes a move by the engine, because it has a chance event. */
export const makeByEngine = (board: PackedBoard, move: Move): void => {
  const { origin } = board;
  const copy = new Uint16Array(savedSize(board.rules));
  savePosition(board, copy, 0);
  board.saved.push(copy);
  const { end } = board;
  loadState(board, applyLegal(board.rules.game, stateOn(board), move));
  board.origin = origin;
  board.end = end;
  write(board, STEP.whole, 0, 0, 0);
};

/** Undoes every step since the log ended at `mark`. */
export const undoTo = (board: PackedBoard, mark: number): void => {
  while (board.end > mark) {
    board.end -= 4;
    const { steps, end } = board;
    const step = steps[end];
    const a = steps[end + 1];
    const b = steps[end + 2];
    const c = steps[end + 3];
    if (step === STEP.shift) moveCards(board, b, a, c);
    else if (step === STEP.seat) setSeat(board, a, b, c);
    else if (step === STEP.lift) putBack(board, a, b, c);
    else if (step === STEP.deal) moveReversed(board, b, a, c & 511, 0, c >> 9);
    else if (step === STEP.turn) movePile(board, b, a, (seat) => seat & ~c);
    else if (step === STEP.count) board.numbers[a] = board.numbers[a] - b;
    else restorePosition(board, board.saved.pop() as Uint16Array, 0);
  }
};

const write = (board: PackedBoard, step: number, a: number, b: number, c: number): void => {
  const { end } = board;
  if (end + 4 > board.steps.length) {
    const longer = new Int32Array(2 * board.steps.length);
    longer.set(board.steps);
    board.steps = longer;
  }
  const { steps } = board;
  steps[end] = step;
  steps[end + 1] = a;
  steps[end + 2] = b;
  steps[end + 3] = c;
  board.end = end + 4;
};

const setSeat = (board: PackedBoard, pile: number, index: number, seat: number): void => {
  const { seats, rules, low, high, heights } = board;
  const at = pile * rules.cards + index;
  const old = seats[at];
  seats[at] = seat;
  if (rules.counts[pile] === KEY_PART.pool) return;
  if (rules.counts[pile] !== KEY_PART.order || index < heights[pile] - 1) return rehash(board, pile);
  const [first, second] = rules.codes;
  low[pile] = (low[pile] + first[seat & SEAT_BITS] - first[old & SEAT_BITS]) | 0;
  high[pile] = (high[pile] + second[seat & SEAT_BITS] - second[old & SEAT_BITS]) | 0;
};

const moveCards = (board: PackedBoard, from: number, to: number, count: number): void => {
  const { seats, heights, low, high, totals, rules } = board;
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
      const seat = seats[source + i] & SEAT_BITS;
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
    a = (Math.imul(a, FACTORS[0]) + first[seat & SEAT_BITS]) | 0;
    b = (Math.imul(b, FACTORS[1]) + second[seat & SEAT_BITS]) | 0;
  }
  low[to] = a;
  high[to] = b;
  heights[from] = left;
  heights[to] = heights[to] + count;
  totals[zone[from]] = totals[zone[from]] - count;
  totals[zone[to]] = totals[zone[to]] + count;
  if (out === KEY_PART.set) rehash(board, from);
  if (into === KEY_PART.set) rehash(board, to);
};

/** Reverses a lift: the last card of `to` goes under the cards of `from` again. */
const putBack = (board: PackedBoard, from: number, index: number, to: number): void => {
  moveCards(board, to, from, 1);
  const { seats, rules, heights } = board;
  const base = from * rules.cards;
  const last = base + heights[from] - 1;
  const seat = seats[last];
  seats.copyWithin(base + index + 1, base + index, last);
  seats[base + index] = seat;
  rehash(board, from);
};

/** Turns `count` cards over onto another pile, with the flags `on` in place of `off`. */
const moveReversed = (
  board: PackedBoard,
  from: number,
  to: number,
  count: number,
  off: number,
  on: number,
): void => {
  const { seats, heights, low, high, totals, rules } = board;
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
    rehash(board, from);
    rehash(board, to);
    return;
  }
  const [first, second] = rules.codes;
  let a = low[from];
  let b = high[from];
  let x = low[to];
  let y = high[to];
  for (let i = 0; i < count; i++) {
    const before = seats[source - i] & SEAT_BITS;
    const after = seats[target + i] & SEAT_BITS;
    a = Math.imul(a - first[before], INVERSES[0]);
    b = Math.imul(b - second[before], INVERSES[1]);
    x = (Math.imul(x, FACTORS[0]) + first[after]) | 0;
    y = (Math.imul(y, FACTORS[1]) + second[after]) | 0;
  }
  low[from] = a;
  high[from] = b;
  low[to] = x;
  high[to] = y;
};

const movePile = (board: PackedBoard, from: number, to: number, flagged: (seat: number) => number): void => {
  const { seats, heights, rules, totals } = board;
  const height = heights[from];
  const source = from * rules.cards + height - 1;
  const target = to * rules.cards;
  for (let i = 0; i < height; i++) seats[target + i] = flagged(seats[source - i]);
  heights[from] = 0;
  heights[to] = height;
  totals[rules.zone[from]] = totals[rules.zone[from]] - height;
  totals[rules.zone[to]] = totals[rules.zone[to]] + height;
  rehash(board, from);
  rehash(board, to);
};
