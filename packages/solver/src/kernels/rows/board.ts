/**
 * Rows as sequences of numbers. Only the last cards of the piles matter, so a position is a sequence of them; each has
 * a number from 1, by its place when the search begins, so that equal cards of several packs differ.
 *
 * A move takes the number out of its place and puts it in that of the one it covers.
 */
import { BITS, SEATS } from './key.ts';
import type { RowRules } from './rules.ts';
import type { RowWorth } from './worth.ts';

/** The place a move begins at, and how far it goes; a move is one number. */
export const seatOf = (move: number): number => move >> BITS;
export const stepOf = (move: number): number => move & (SEATS - 1);

/**
 * What the sequence at which a search begins counts as worth. Worths are only compared with one another, so it may be any
 * number that keeps all of them above zero.
 */
export const FIRST_WORTH = 2 ** 20;

/** Classes of equal cards: suits, and from here on ranks. */
const RANKS = 8;
const CLASSES = RANKS + 16;
/** A card's kind is the class of its suit with, from this bit on, that of its rank. */
const RANK_BIT = 8;
const SUIT_MASK = (1 << RANK_BIT) - 1;

/** Words of a set of numbers, one bit for each. */
const WORDS = SEATS / 32;

/** Takes the moves of a sequence. */
export interface MoveSink {
  /** Moves that are worth no more than this are not wanted. */
  readonly least: number;
  add(move: number, worth: number): void;
}

/** Sequences lie in a table, each with empty places about it: a step from a card never leads to another sequence. */
export interface RowLayout {
  /** Empty places on either side. */
  readonly margin: number;
  /** From the first place of a sequence to that of the next. */
  readonly stride: number;
}

export const layoutOf = ({ piles, steps }: RowRules): RowLayout => {
  const margin = Math.max(...steps);
  return { margin, stride: Math.min(piles.length, SEATS) + 2 * margin };
};

/** The position at which a search begins, and the moves of those that it leads to. */
export class RowBoard {
  readonly most: number;
  readonly layout: RowLayout;
  /** Piles of the position at which the search begins. */
  length = 0;
  /** Moves by one place from the sequence that was listed last. */
  neighbours = 0;
  readonly #allowed: RowRules['fits'];
  /** In descending order. */
  readonly #steps: Int32Array;
  /** By the number of the card below and that of the card that goes onto it: 1 if it may. */
  readonly #fits = new Uint8Array(SEATS << BITS);
  /** Kinds by number, and by place in the sequence that was listed last. */
  readonly #kinds = new Uint16Array(SEATS);
  readonly #placed = new Uint16Array(SEATS);
  #worth: RowWorth;

  /** The moves of the sequence that was listed last, and how many by the longest step are from places before each. */
  readonly #found: Int32Array;
  readonly #sums: Int32Array;
  /** By class: how many cards are in it, and what it costs those left of a place if one of it is covered there. */
  readonly #counts = new Int32Array(CLASSES);
  readonly #losses = new Int32Array(CLASSES);
  /** By place: partners to its right, and what it costs the cards on its left if it is covered, less its own cost. */
  readonly #right = new Int32Array(SEATS);
  readonly #cover = new Int32Array(SEATS);

  /** By number: the set of those that it is joined to (`isApart`), once it was asked for. */
  readonly #joined = new Int32Array(SEATS * WORDS);
  #areJoined = false;
  readonly #rest = new Int32Array(WORDS);
  readonly #open = new Int32Array(WORDS);

  constructor(rules: RowRules, worth: RowWorth) {
    this.most = rules.most;
    this.layout = layoutOf(rules);
    this.#allowed = rules.fits;
    this.#steps = Int32Array.from(rules.steps);
    this.#worth = worth;
    this.#found = new Int32Array(rules.steps.length * SEATS);
    this.#sums = new Int32Array(SEATS + this.layout.margin + 1);
  }

  /** Says where the search begins. @param faces of the last cards, from the left. */
  begin(faces: readonly number[]): void {
    const fits = this.#fits;
    const allowed = this.#allowed;
    this.length = faces.length;
    this.#areJoined = false;
    for (let i = 0; i < faces.length; i++) {
      const on = faces[i];
      this.#kinds[i + 1] = (on >> 4) | ((RANKS + (on & 15)) << RANK_BIT);
      for (let j = 0; j < faces.length; j++) fits[((i + 1) << BITS) | (j + 1)] = allowed[on * 128 + faces[j]];
    }
  }

  /** Says how sequences are compared from now on. */
  weigh(worth: RowWorth): void {
    this.#worth = worth;
  }

  /** Writes the sequence at which the search begins, and the empty places after it. */
  write(seats: Uint8Array, at: number): void {
    for (let i = 0; i < this.length; i++) seats[at + i] = i + 1;
    seats.fill(0, at + this.length, at + this.length + this.layout.margin);
  }

  /**
   * Lists the moves of a sequence that are wanted, each with the worth of the sequence that it leads to.
   * @param own the worth of the sequence itself.
   */
  list(seats: Uint8Array, at: number, length: number, own: number, into: MoveSink): void {
    const fits = this.#fits;
    const placed = this.#placed;
    const counts = this.#counts;
    const cover = this.#cover;
    const right = this.#right;
    const sums = this.#sums;
    const found = this.#found;
    const { move: weight, suits, ranks, alone } = this.#worth;
    const far = this.#steps[0];
    this.#read(seats, at, length);
    const end = this.#find(seats, at, length);
    for (let m = 0; m < end; m++) {
      const move = found[m];
      const place = move >> BITS;
      const to = place - (move & (SEATS - 1));
      const kind = placed[place];
      const covered = placed[to];
      let lost = cover[to] + suits[counts[covered & SUIT_MASK]] + ranks[counts[covered >> RANK_BIT]];
      // The cards between them lose the card as a partner to their right, and it gains them.
      let partners = right[place];
      lost -= alone[partners];
      for (let k = to + 1; k < place; k++) {
        const differ = kind ^ placed[k];
        const shared = ((differ & SUIT_MASK) === 0 ? 1 : 0) + (differ >> RANK_BIT === 0 ? 1 : 0);
        const before = right[k];
        lost += alone[before - shared] - alone[before];
        partners += shared;
      }
      lost += alone[partners];
      // Moves that end or are parted at the place that is left.
      const without = own - lost - weight * (sums[place + far + 1] - sums[place]);
      if (without + weight * (far + 2) <= into.least) continue;
      // Those that come together, and those of the card in its new place instead of the one that it covers.
      const i = at + place;
      const p = at + to;
      const card = seats[i];
      const on = seats[p];
      let gain = 0;
      for (let j = i + 1; j <= i + far; j++) gain += fits[(seats[j - far - 1] << BITS) | seats[j]];
      const left = seats[p - far] << BITS;
      const next = seats[p + far < i ? p + far : p + far + 1];
      gain += fits[left | card] - fits[left | on] + fits[(card << BITS) | next] - fits[(on << BITS) | next];
      const worth = without + weight * gain;
      if (worth > into.least) into.add(move, worth);
    }
  }

  /** Reads how many cards there are in each class, and what it costs to cover each card. */
  #read(seats: Uint8Array, at: number, length: number): void {
    const kinds = this.#kinds;
    const placed = this.#placed;
    const counts = this.#counts;
    const losses = this.#losses;
    const right = this.#right;
    const cover = this.#cover;
    const { alone } = this.#worth;
    counts.fill(0);
    losses.fill(0);
    for (let j = length - 1; j >= 0; j--) {
      const kind = kinds[seats[at + j]];
      const suit = kind & SUIT_MASK;
      const rank = kind >> RANK_BIT;
      placed[j] = kind;
      right[j] = counts[suit] + counts[rank];
      counts[suit] += 1;
      counts[rank] += 1;
    }
    for (let j = 0; j < length; j++) {
      const suit = placed[j] & SUIT_MASK;
      const rank = placed[j] >> RANK_BIT;
      const partners = right[j];
      cover[j] = losses[suit] + losses[rank] - alone[partners];
      if (partners === 0) continue;
      const loss = alone[partners - 1] - alone[partners];
      losses[suit] += loss;
      losses[rank] += loss;
    }
  }

  /** Finds the moves; how many there are. */
  #find(seats: Uint8Array, at: number, length: number): number {
    const fits = this.#fits;
    const steps = this.#steps;
    const sums = this.#sums;
    const found = this.#found;
    const far = steps[0];
    let end = 0;
    for (let j = far; j < length; j++) {
      found[end] = (j << BITS) | far;
      end += fits[(seats[at + j - far] << BITS) | seats[at + j]];
      sums[j + 1] = end;
    }
    for (let j = Math.max(length, far) + 1; j <= length + far; j++) sums[j] = end;
    this.neighbours = far === 1 ? end : 0;
    for (let s = 1; s < steps.length; s++) {
      const step = steps[s];
      const before = end;
      for (let j = step; j < length; j++) {
        found[end] = (j << BITS) | step;
        end += fits[(seats[at + j - step] << BITS) | seats[at + j]];
      }
      if (step === 1) this.neighbours = end - before;
    }
    return end;
  }

  /**
   * The moves by one place that win, if enough neighbours fit. From the left, each pile goes onto its neighbour or stays;
   * either way the next one comes to lie beside the card that it lay beside before.
   */
  fold(seats: Uint8Array, at: number, length: number): number[] {
    const moves: number[] = [];
    let place = 1;
    for (let j = 1; j < length && length - moves.length > this.most; j++)
      if (fitsOf(this.#fits, seats[at + j - 1], seats[at + j]) === 1) moves.push((place << BITS) | 1);
      else place += 1;
    return moves;
  }

  /**
   * Whether too many piles must be left. Join two cards if one fits on the other. A card is covered only by one that it
   * is joined to, so the last card of a connected part is never covered, and no more parts can ever come together.
   */
  isApart(seats: Uint8Array, at: number, length: number): boolean {
    if (!this.#areJoined) this.#join();
    const joined = this.#joined;
    const rest = this.#rest.fill(0);
    const open = this.#open.fill(0);
    for (let j = at; j < at + length; j++) rest[seats[j] >> 5] |= 1 << seats[j];
    for (let parts = 1; ; parts++) {
      let from = lowest(rest);
      if (from === 0) return false;
      if (parts > this.most) return true;
      rest[from >> 5] ^= 1 << from;
      for (; from !== 0; from = lowest(open)) {
        open[from >> 5] &= ~(1 << from);
        for (let w = 0; w < WORDS; w++) {
          const more = joined[from * WORDS + w] & rest[w];
          rest[w] ^= more;
          open[w] |= more;
        }
      }
    }
  }

  #join(): void {
    const joined = this.#joined.fill(0);
    for (let x = 1; x <= this.length; x++)
      for (let y = 1; y <= this.length; y++)
        if (x !== y && (fitsOf(this.#fits, x, y) | fitsOf(this.#fits, y, x)) !== 0)
          joined[x * WORDS + (y >> 5)] |= 1 << y;
    this.#areJoined = true;
  }
}

/** The lowest number of a set, 0 if there is none. */
const lowest = (words: Int32Array): number => {
  for (let w = 0; w < WORDS; w++) if (words[w] !== 0) return 32 * w + 31 - Math.clz32(words[w] & -words[w]);
  return 0;
};

const fitsOf = (fits: Uint8Array, on: number, card: number): number => fits[(on << BITS) | card];

/** Writes the sequence after a move, of places up to `end`, with the empty places after it. */
export const makeRowMove = (
  from: Uint8Array,
  at: number,
  end: number,
  move: number,
  into: Uint8Array,
  to: number,
): void => {
  const i = seatOf(move);
  for (let j = 0; j < i; j++) into[to + j] = from[at + j];
  for (let j = i + 1; j < end; j++) into[to + j - 1] = from[at + j];
  into[to + i - stepOf(move)] = from[at + i];
};
