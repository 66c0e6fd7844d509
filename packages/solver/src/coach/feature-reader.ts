/**
 * Reads the features of moves on a packed board. It looks at cards in sight, and at hidden cards only as a number of each
 * face that has not been seen, so that what it reads is the same for every arrangement of the hidden cards (law 4).
 */
import { DOWN, faceOf, SEEN, type Game, goTogether, makeCardOf, type Card } from '@cairn/engine';
import type { PackedBoard } from '../packed/board.ts';
import {
  countOf,
  fromOf,
  groupLength,
  groupStart,
  isLifted,
  KIND,
  kindOf,
  toOf,
  type Moves,
} from '../packed/moves.ts';
import {
  LAYOUT,
  roleNumber,
  RESERVE,
  TABLEAU,
  type PackedRules,
  type PackedSource,
} from '../packed/rules.ts';
import { FEATURE, FEATURES } from './features.ts';

/** One more than the greatest face. */
const FACES = 128;

/** A mark for each face, 0 at first. */
export const faceMarks = (): Uint8Array => new Uint8Array(FACES);

const WASTE = roleNumber('waste');
const CELL = roleNumber('cell');
const HAND = roleNumber('hand');
const FOUNDATION = roleNumber('foundation');
const HOLE = roleNumber('hole');

/** What came before, as features read it. */
export interface Before {
  /** The move, or -1. */
  readonly last: number;
  /** Whether the stock has brought nothing for a while. */
  readonly isStale: boolean;
  /** By face: 1 where such a card has been shifted in vain, as `Recent` has it. */
  readonly shifted: Uint8Array;
}

const {
  'turns-up': TURNS_UP,
  'turns-up-two': TURNS_UP_TWO,
  frees: FREES,
  'frees-two': FREES_TWO,
  buried: BURIED,
  'to-goal': TO_GOAL,
  'from-waste': FROM_WASTE,
  'from-reserve': FROM_RESERVE,
  'from-foundation': FROM_FOUNDATION,
  stores: STORES,
  empties: EMPTIES,
  fills: FILLS,
  'takes-from-run': TAKES_FROM_RUN,
  'joins-run': JOINS_RUN,
  'joins-suit': JOINS_SUIT,
  follows: FOLLOWS,
  partners: PARTNERS,
  equals: EQUALS,
  covers: COVERS,
  apex: APEX,
  draws: DRAWS,
  redeals: REDEALS,
  undoes: UNDOES,
  shifts: SHIFTS,
  'shifts-late': SHIFTS_LATE,
  'shifts-again': SHIFTS_AGAIN,
  deals: DEALS,
} = FEATURE;

/** The place in its pile of the lowest card that a play moves. */
const leadIndex = (heights: Int32Array, move: number): number =>
  heights[fromOf(move)] - countOf(move) - Number(isLifted(move));

/** The face of the lowest card that a play moves. */
export const leadOf = ({ heights, seats, rules }: PackedBoard, move: number): number =>
  seats[fromOf(move) * rules.cards + leadIndex(heights, move)] & 127;

export class FeatureReader {
  /** The features of the move read last, in the order of `FEATURES`. */
  readonly values = new Int32Array(FEATURES.length);
  /** The sum of weight times value over the features of the move read last. */
  #worth = 0;
  readonly #weights: Int32Array;
  /** Whether `values` are filled, or only the worth is added up. */
  #keepsValues = true;
  /** Whether some feature with a weight looks at cards that can be played, or at unseen ones. */
  readonly #looksAtFree: boolean;
  readonly #looksAtUnseen: boolean;
  readonly #rules: PackedRules;
  readonly #game: Game;
  readonly #sources: readonly (PackedSource | undefined)[];
  readonly #all = new Int8Array(FACES);
  readonly #unseen = new Int8Array(FACES);
  /** Piles whose last card is in sight and can be moved. */
  readonly #free: Int32Array;
  #freeCount = 0;
  /** Piles that may give a card, and what must be empty before they do. */
  readonly #givers: readonly { readonly pile: number; readonly held: readonly number[] }[];

  /** @param weights in the order of `FEATURES`, 1 each if omitted. Features of weight 0 are left out, and their values may be 0. */
  constructor(rules: PackedRules, weights: Int32Array = new Int32Array(FEATURES.length).fill(1)) {
    const { game, sources } = rules;
    const { remove } = game.def;
    this.#weights = weights;
    this.#looksAtFree = weights[FOLLOWS] !== 0 || weights[EQUALS] !== 0;
    this.#looksAtUnseen = weights[PARTNERS] !== 0;
    this.#rules = rules;
    this.#game = game;
    this.#sources = game.piles.map(({ index }) => sources.find(({ pile }) => pile === index));
    for (const card of game.cards) this.#all[faceOf(card)] += 1;
    const roles =
      remove === undefined
        ? []
        : remove.kind === 'pair' || remove.kind === 'match'
          ? remove.from
          : (['tableau'] as const);
    this.#givers = game.piles.flatMap(({ index, zone, coveredBy, lockedBy }) =>
      index !== game.stock && (this.#sources[index] !== undefined || roles.some((role) => role === zone.role))
        ? [{ pile: index, held: [...coveredBy, ...lockedBy] }]
        : [],
    );
    this.#free = new Int32Array(rules.piles);
  }

  /** Looks at a position: to be called before its moves are read. */
  look(board: PackedBoard): void {
    if (this.#looksAtUnseen) this.#countUnseen(board);
    if (this.#looksAtFree) this.#findFree(board);
  }

  #countUnseen({ heights, seats }: PackedBoard): void {
    const { piles, cards } = this.#rules;
    const unseen = this.#unseen;
    unseen.set(this.#all);
    for (let pile = 0; pile < piles; pile++) {
      const end = pile * cards + heights[pile];
      for (let at = pile * cards; at < end; at++)
        if ((seats[at] & (DOWN | SEEN)) !== DOWN) unseen[seats[at] & 127] -= 1;
    }
  }

  #findFree({ heights, seats }: PackedBoard): void {
    const { cards } = this.#rules;
    let count = 0;
    for (const { pile, held } of this.#givers) {
      if (heights[pile] === 0 || (seats[pile * cards + heights[pile] - 1] & DOWN) !== 0) continue;
      if (!held.some((other) => heights[other] > 0)) this.#free[count++] = pile;
    }
    this.#freeCount = count;
  }

  /** Reads the move at an index of the list into `values`. */
  read(board: PackedBoard, moves: Moves, at: number, before: Before): void {
    this.values.fill(0);
    this.#keepsValues = true;
    this.#read(board, moves, at, before);
  }

  /** The sum of weight times value for the move at an index of the list; `values` are left as they are. */
  weigh(board: PackedBoard, moves: Moves, at: number, before: Before): number {
    this.#keepsValues = false;
    this.#read(board, moves, at, before);
    return this.#worth;
  }

  #add(feature: number, value: number): void {
    this.#worth += value * this.#weights[feature];
    if (this.#keepsValues) this.values[feature] += value;
  }

  #read(board: PackedBoard, moves: Moves, at: number, before: Before): void {
    const move = moves.list[at];
    this.#worth = 0;
    switch (kindOf(move)) {
      case KIND.draw:
        this.#add(DRAWS, 1);
        if (this.#game.stockDef?.to === 'tableau') this.#add(DEALS, 1);
        return;
      case KIND.redeal:
        return this.#add(REDEALS, 1);
      case KIND.remove:
        return this.#group(board, moves, move);
      case KIND.play:
        return this.#play(board, move, before);
      default:
    }
  }

  #play(board: PackedBoard, move: number, { last, isStale, shifted }: Before): void {
    const { role, cards, targets, game } = this.#rules;
    const { heights, seats } = board;
    const from = fromOf(move);
    const to = toOf(move);
    const fromRole = role[from];
    const toRole = role[to];
    const height = heights[from];
    const lifted = isLifted(move);
    const index = leadIndex(heights, move);
    const lead = seats[from * cards + index] & 127;
    const end = lifted ? lead : seats[from * cards + height - 1] & 127;
    const target = heights[to];
    const goal = toRole === FOUNDATION || toRole === HOLE;
    if (goal) this.#add(TO_GOAL, 1);
    if (fromRole === WASTE) this.#add(FROM_WASTE, 1);
    if (fromRole === RESERVE || fromRole === CELL || fromRole === HAND) this.#add(FROM_RESERVE, 1);
    if (fromRole === FOUNDATION) this.#add(FROM_FOUNDATION, 1);
    if (toRole === CELL || toRole === HAND) this.#add(STORES, 1);
    const turned = lifted || fromRole === FOUNDATION ? 0 : this.#leave(board, from, index, to);
    if (toRole === TABLEAU) {
      const base = to * cards;
      let down = 0;
      for (let i = 0; i < target; i++) if ((seats[base + i] & DOWN) !== 0) down++;
      this.#add(COVERS, down);
      if (target === 0) this.#add(FILLS, 1);
      else {
        const on = seats[base + target - 1] & 127;
        if (fitsOne(game.piles[to].zone.runs, on, lead)) {
          this.#add(JOINS_RUN, 1);
          if (on >> 4 === lead >> 4) this.#add(JOINS_SUIT, 1);
        }
      }
      if (fromRole === TABLEAU && turned === 0) {
        this.#add(SHIFTS, 1);
        if (isStale) this.#add(SHIFTS_LATE, 1);
        if (shifted[lead] === 1) this.#add(SHIFTS_AGAIN, 1);
      }
    }
    if (last >= 0 && kindOf(last) === KIND.play && fromOf(last) === to && toOf(last) === from)
      this.#add(UNDOES, 1);
    if (goal || toRole === TABLEAU) this.#outlook(board, targets.fits[to], from, end);
    this.#equals(board, from, lead);
  }

  /** What the cards that leave a pile from `index` on free or turn up; returns how many turn up. */
  #leave({ heights, seats }: PackedBoard, from: number, index: number, to: number): number {
    const { role, cards, together, zone } = this.#rules;
    const turnsUp = together[zone[from]] === 0;
    let turned = 0;
    let freed = 0;
    if (role[from] === LAYOUT) {
      const { covers } = this.#game.piles[from];
      this.#add(BURIED, covers.length);
      if (covers.length === 0) this.#add(APEX, 1);
      for (const under of covers) {
        if (heights[under] === 0 || !this.#onlyUnder(heights, under, from)) continue;
        if ((seats[under * cards + heights[under] - 1] & DOWN) === 0) freed++;
        else if (turnsUp) turned++;
      }
    } else if (index > 0) {
      const under = seats[from * cards + index - 1];
      if ((under & DOWN) === 0) freed++;
      else if (turnsUp) turned++;
      if (role[from] !== WASTE) this.#add(BURIED, index);
      const source = this.#sources[from];
      if (role[from] === TABLEAU && (under & DOWN) === 0 && source !== undefined)
        if (fitsOne(this.#game.piles[from].zone.runs, under & 127, seats[from * cards + index] & 127))
          this.#add(TAKES_FROM_RUN, 1);
    } else if (role[from] === TABLEAU && (role[to] !== TABLEAU || heights[to] > 0)) this.#add(EMPTIES, 1);
    this.#turned(turned, freed);
    return turned;
  }

  #turned(turned: number, freed: number): void {
    if (turned > 0) this.#add(TURNS_UP, 1);
    if (turned > 1) this.#add(TURNS_UP_TWO, 1);
    if (freed > 0) this.#add(FREES, 1);
    if (freed > 1) this.#add(FREES_TWO, 1);
  }

  /** Whether nothing but this pile (and the other, if given) lies on a place. */
  #onlyUnder(heights: Int32Array, under: number, pile: number, other = pile): boolean {
    for (const each of this.#game.piles[under].coveredBy)
      if (each !== pile && each !== other && heights[each] > 0) return false;
    return true;
  }

  /** Which cards would go on a card next: those in sight, and those unseen. */
  #outlook({ heights, seats }: PackedBoard, fits: Uint8Array | null, from: number, face: number): void {
    if (fits === null) return;
    if (this.#looksAtFree) {
      const { cards } = this.#rules;
      const row = face * FACES;
      let follows = 0;
      for (let i = 0; i < this.#freeCount; i++) {
        const pile = this.#free[i];
        if (pile !== from && fits[row + (seats[pile * cards + heights[pile] - 1] & 127)] === 1) follows++;
      }
      this.#add(FOLLOWS, follows);
    }
    if (this.#looksAtUnseen) {
      const next = takersOf(fits)[face];
      let partners = 0;
      for (let i = 0; i < next.length; i++) partners += this.#unseen[next[i]];
      this.#add(PARTNERS, partners);
    }
  }

  #equals({ heights, seats }: PackedBoard, from: number, face: number): void {
    if (this.#weights[EQUALS] === 0) return;
    const { cards } = this.#rules;
    let equals = 0;
    for (let i = 0; i < this.#freeCount; i++) {
      const pile = this.#free[i];
      if (pile !== from && (seats[pile * cards + heights[pile] - 1] & 15) === (face & 15)) equals++;
    }
    this.#add(EQUALS, equals);
  }

  /** A group that leaves the table. */
  #group(board: PackedBoard, moves: Moves, move: number): void {
    const { role, cards, together, zone } = this.#rules;
    const { heights, seats } = board;
    const start = groupStart(move);
    const length = groupLength(move);
    const first = moves.groups[start];
    const second = length === 2 ? moves.groups[start + 1] : first;
    let turned = 0;
    let freed = 0;
    let fromWaste = false;
    let fromReserve = false;
    let apex = false;
    let empties = false;
    for (let i = start; i < start + length; i++) {
      const pile = moves.groups[i];
      const top = seats[pile * cards + heights[pile] - 1] & 127;
      const turnsUp = together[zone[pile]] === 0;
      fromWaste ||= role[pile] === WASTE;
      fromReserve ||= role[pile] === RESERVE || role[pile] === CELL;
      if (role[pile] === LAYOUT) {
        const { covers } = this.#game.piles[pile];
        this.#add(BURIED, covers.length);
        apex ||= covers.length === 0;
        for (const under of covers) {
          // A place under both cards is counted with the first.
          if (heights[under] === 0 || under === first || under === second) continue;
          if (pile === second && pile !== first && this.#game.piles[first].covers.includes(under)) continue;
          if (!this.#onlyUnder(heights, under, first, second)) continue;
          if ((seats[under * cards + heights[under] - 1] & DOWN) === 0) freed++;
          else if (turnsUp) turned++;
        }
      } else if (heights[pile] > 1) {
        if (role[pile] !== WASTE && pile !== this.#game.stock) this.#add(BURIED, heights[pile] - 1);
        if ((seats[pile * cards + heights[pile] - 2] & DOWN) === 0) freed++;
        else if (role[pile] === TABLEAU && turnsUp) turned++;
      } else empties ||= role[pile] === TABLEAU;
      this.#equals(board, pile, top);
      if (this.#looksAtUnseen) this.#add(PARTNERS, this.#partnersOf(top));
    }
    this.#add(TO_GOAL, 1);
    if (fromWaste) this.#add(FROM_WASTE, 1);
    if (fromReserve) this.#add(FROM_RESERVE, 1);
    if (apex) this.#add(APEX, 1);
    if (empties) this.#add(EMPTIES, 1);
    this.#turned(turned, freed);
  }

  /** How many unseen cards leave the table with a card. */
  #partnersOf(face: number): number {
    const { remove } = this.#game.def;
    let partners = 0;
    if (remove?.kind === 'pair')
      for (let other = 0; other < FACES; other++)
        if ((other & 15) + (face & 15) === remove.sum) partners += this.#unseen[other];
    if (remove?.kind === 'match')
      for (let other = 0; other < FACES; other++)
        if (this.#unseen[other] > 0 && goTogether(remove, cardOfFace(other), cardOfFace(face)))
          partners += this.#unseen[other];
    return partners;
  }
}

const cardOfFace = (face: number): Card => makeCardOf(face & 15, (face >> 4) & 7);

const takers = new WeakMap<Uint8Array, readonly Uint8Array[]>();

/** By face: the faces that go on it. */
const takersOf = (fits: Uint8Array): readonly Uint8Array[] => {
  let lists = takers.get(fits);
  if (lists === undefined) {
    const faces = Array.from({ length: FACES }, (_, face) => face);
    lists = faces.map((on) => Uint8Array.from(faces.filter((face) => fits[on * FACES + face] === 1)));
    takers.set(fits, lists);
  }
  return lists;
};

const fitsOne = (builds: readonly Uint8Array[], on: number, card: number): boolean => {
  for (const fits of builds) if (fits[on * FACES + card] === 1) return true;
  return false;
};
