/**
 * The packed board: one position in typed arrays. It is changed in place by the steps in steps.ts, which a log can undo.
 * Each pile has two rolling hashes of its cards, which the same steps keep up to date.
 */
import { POWERS, type PileCard, type State } from '@cairn/engine';
import { KEY_PART, type PackedRules } from './rules.ts';
import { FACE_WORDS, FACTORS } from './words.ts';

/** Indexes of the numbers of a position: pass, draws, and the counts of `used`. */
export const PASS = 0;
export const DRAWS = 1;
export const USES = 2;
/** The counts of `used`: uses of powers, strokes that events cost or gave back, and the last event. */
const COUNTED = [...POWERS, 'strokes', 'gifts', 'event'] as const;
export const STROKES = USES + POWERS.length;
export const GIFTS = STROKES + 1;
const NUMBERS = USES + COUNTED.length;
/** The bits of a seat that its hash counts. */
export const SEAT_BITS = 8191;

export interface PackedBoard {
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
  /** The log of the steps since the position was loaded, four numbers a step (steps.ts), and its end: the mark to undo to. */
  steps: Int32Array;
  end: number;
  /** By zone, `FACE_WORDS` words each: the faces that its piles may take (wanted.ts). */
  readonly wanted: Int32Array;
  /** Whole positions, for the steps that the engine made. */
  readonly saved: Uint16Array[];
  /** The state it was loaded from, which has the parts that never change. */
  origin: State;
}

export const createPackedBoard = (rules: PackedRules, state: State): PackedBoard => {
  const board: PackedBoard = {
    rules,
    seats: new Uint16Array(rules.piles * rules.cards),
    heights: new Int32Array(rules.piles),
    totals: new Int32Array(rules.game.zones.length),
    numbers: new Int32Array(NUMBERS),
    low: new Int32Array(rules.piles),
    high: new Int32Array(rules.piles),
    steps: new Int32Array(64),
    end: 0,
    wanted: new Int32Array(rules.game.zones.length * FACE_WORDS),
    saved: [],
    origin: state,
  };
  loadState(board, state);
  return board;
};

/** Loads a position and clears the log. */
export const loadState = (board: PackedBoard, state: State): void => {
  const { rules, heights, seats, numbers, totals } = board;
  board.origin = state;
  board.end = 0;
  totals.fill(0);
  for (const [p, pile] of state.piles.entries()) {
    heights[p] = pile.length;
    seats.set(pile, p * rules.cards);
    totals[rules.zone[p]] += pile.length;
  }
  numbers[PASS] = state.pass;
  numbers[DRAWS] = state.draws;
  for (const [i, name] of COUNTED.entries()) numbers[USES + i] = state.used[name] ?? 0;
  for (let p = 0; p < rules.piles; p++) rehash(board, p);
};

/** The position as a state of the engine. */
export const stateOn = (board: PackedBoard): State => {
  const { rules, heights, seats, numbers } = board;
  const piles = Array.from(heights, (height, p): PileCard[] =>
    Array.from(seats.subarray(p * rules.cards, p * rules.cards + height)),
  );
  const used = { ...board.origin.used };
  for (const [i, name] of COUNTED.entries()) if ((numbers[USES + i] ?? 0) > 0) used[name] = numbers[USES + i];
  return { ...board.origin, piles, pass: numbers[PASS] ?? 0, draws: numbers[DRAWS] ?? 0, used };
};

/** The words that a copy of a position takes. */
export const savedSize = ({ piles, cards }: PackedRules): number => piles + cards + NUMBERS;

/** Writes the position to `into` from `at` on. */
export const savePosition = (board: PackedBoard, into: Uint16Array, at: number): void => {
  const { rules, heights, seats, numbers } = board;
  let next = at;
  for (let i = 0; i < NUMBERS; i++) into[next++] = numbers[i];
  for (let p = 0; p < rules.piles; p++) {
    const height = heights[p];
    const base = p * rules.cards;
    into[next++] = height;
    for (let i = 0; i < height; i++) into[next++] = seats[base + i];
  }
};

/** Loads a position written by `savePosition`; the log stays. */
export const restorePosition = (board: PackedBoard, from: Uint16Array, at: number): void => {
  const { rules, heights, seats, numbers, totals } = board;
  let next = at;
  totals.fill(0);
  for (let i = 0; i < NUMBERS; i++) numbers[i] = from[next++];
  for (let p = 0; p < rules.piles; p++) {
    const height = from[next++];
    const base = p * rules.cards;
    heights[p] = height;
    totals[rules.zone[p]] += height;
    for (let i = 0; i < height; i++) seats[base + i] = from[next++];
    rehash(board, p);
  }
};

/** Computes the hashes of a pile from its cards. */
export const rehash = (board: PackedBoard, pile: number): void => {
  const { seats, rules } = board;
  const counts = rules.counts[pile];
  if (counts === KEY_PART.last || counts === KEY_PART.not) return;
  const [first, second] = rules.codes;
  const base = pile * rules.cards;
  const end = base + board.heights[pile];
  const [m, n] = counts === KEY_PART.order ? FACTORS : [1, 1];
  const bits = counts === KEY_PART.pool ? 127 : SEAT_BITS;
  let a = 0;
  let b = 0;
  for (let i = base; i < end; i++) {
    const seat = seats[i] & bits;
    a = (Math.imul(a, m) + first[seat]) | 0;
    b = (Math.imul(b, n) + second[seat]) | 0;
  }
  board.low[pile] = a;
  board.high[pile] = b;
};
