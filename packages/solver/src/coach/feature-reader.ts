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

const FACES = 128;
/** Draws and redeals after which a shift counts as late. */
const STALE = 24;

const WASTE = roleNumber('waste');
const CELL = roleNumber('cell');
const HAND = roleNumber('hand');
const FOUNDATION = roleNumber('foundation');
const HOLE = roleNumber('hole');

/** The move before, as features read it. */
export interface Before {
  /** The move, or -1. */
  readonly last: number;
  /** Draws and redeals in a row before it. */
  readonly draws: number;
}

export class FeatureReader {
  /** The features of the move read last, in the order of `FEATURES`. */
  readonly values = new Int32Array(FEATURES.length);
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

  constructor(rules: PackedRules) {
    const { game, sources } = rules;
    const { remove } = game.def;
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
  look({ heights, seats }: PackedBoard): void {
    const { piles, cards } = this.#rules;
    const unseen = this.#unseen;
    unseen.set(this.#all);
    for (let pile = 0; pile < piles; pile++) {
      const end = pile * cards + heights[pile];
      for (let at = pile * cards; at < end; at++)
        if ((seats[at] & (DOWN | SEEN)) !== DOWN) unseen[seats[at] & 127] -= 1;
    }
    let count = 0;
    for (const { pile, held } of this.#givers) {
      if (heights[pile] === 0 || (seats[pile * cards + heights[pile] - 1] & DOWN) !== 0) continue;
      if (!held.some((other) => heights[other] > 0)) this.#free[count++] = pile;
    }
    this.#freeCount = count;
  }

  /** Reads the move at an index of the list into `values`. */
  read(board: PackedBoard, moves: Moves, at: number, before: Before): void {
    const { values } = this;
    const move = moves.list[at];
    values.fill(0);
    switch (kindOf(move)) {
      case KIND.draw:
        values[FEATURE.draws] = 1;
        return;
      case KIND.redeal:
        values[FEATURE.redeals] = 1;
        return;
      case KIND.remove:
        return this.#group(board, moves, move);
      case KIND.play:
        return this.#play(board, move, before);
      default:
    }
  }

  #play(board: PackedBoard, move: number, { last, draws }: Before): void {
    const { values } = this;
    const { role, cards, targets, game } = this.#rules;
    const { heights, seats } = board;
    const from = fromOf(move);
    const to = toOf(move);
    const fromRole = role[from];
    const toRole = role[to];
    const height = heights[from];
    const lifted = isLifted(move);
    const index = lifted ? height - countOf(move) - 1 : height - countOf(move);
    const lead = seats[from * cards + index] & 127;
    const end = lifted ? lead : seats[from * cards + height - 1] & 127;
    const target = heights[to];
    const goal = toRole === FOUNDATION || toRole === HOLE;
    values[FEATURE['to-goal']] = goal ? 1 : 0;
    values[FEATURE['from-waste']] = fromRole === WASTE ? 1 : 0;
    values[FEATURE['from-reserve']] = fromRole === RESERVE || fromRole === CELL || fromRole === HAND ? 1 : 0;
    values[FEATURE['from-foundation']] = fromRole === FOUNDATION ? 1 : 0;
    values[FEATURE.stores] = toRole === CELL || toRole === HAND ? 1 : 0;
    if (!lifted && fromRole !== FOUNDATION) this.#leave(board, from, index, to);
    if (toRole === TABLEAU) {
      const base = to * cards;
      let down = 0;
      for (let i = 0; i < target; i++) if ((seats[base + i] & DOWN) !== 0) down++;
      values[FEATURE.covers] = down;
      if (target === 0) values[FEATURE.fills] = 1;
      else {
        const on = seats[base + target - 1] & 127;
        if (fitsOne(game.piles[to].zone.runs, on, lead)) {
          values[FEATURE['joins-run']] = 1;
          if (on >> 4 === lead >> 4) values[FEATURE['joins-suit']] = 1;
        }
      }
      if (fromRole === TABLEAU && values[FEATURE['turns-up']] === 0) {
        values[FEATURE.shifts] = 1;
        if (draws > STALE) values[FEATURE['shifts-late']] = 1;
      }
    }
    if (last >= 0 && kindOf(last) === KIND.play && fromOf(last) === to && toOf(last) === from)
      values[FEATURE.undoes] = 1;
    if (goal || toRole === TABLEAU) this.#outlook(board, targets.fits[to], from, end);
    this.#equals(board, from, lead);
  }

  /** What the cards that leave a pile from `index` on free or turn up. */
  #leave({ heights, seats }: PackedBoard, from: number, index: number, to: number): void {
    const { values } = this;
    const { role, cards, together, zone } = this.#rules;
    const turnsUp = together[zone[from]] === 0;
    let turned = 0;
    let freed = 0;
    if (role[from] === LAYOUT) {
      const { covers } = this.#game.piles[from];
      values[FEATURE.buried] = covers.length;
      values[FEATURE.apex] = covers.length === 0 ? 1 : 0;
      for (const under of covers) {
        if (heights[under] === 0 || !this.#onlyUnder(heights, under, from)) continue;
        if ((seats[under * cards + heights[under] - 1] & DOWN) === 0) freed++;
        else if (turnsUp) turned++;
      }
    } else if (index > 0) {
      const under = seats[from * cards + index - 1];
      if ((under & DOWN) === 0) freed++;
      else if (turnsUp) turned++;
      if (role[from] !== WASTE) values[FEATURE.buried] = index;
      const source = this.#sources[from];
      if (role[from] === TABLEAU && (under & DOWN) === 0 && source !== undefined)
        if (fitsOne(this.#game.piles[from].zone.runs, under & 127, seats[from * cards + index] & 127))
          values[FEATURE['takes-from-run']] = 1;
    } else if (role[from] === TABLEAU && (role[to] !== TABLEAU || heights[to] > 0))
      values[FEATURE.empties] = 1;
    this.#turned(turned, freed);
  }

  #turned(turned: number, freed: number): void {
    const { values } = this;
    values[FEATURE['turns-up']] = turned > 0 ? 1 : 0;
    values[FEATURE['turns-up-two']] = turned > 1 ? 1 : 0;
    values[FEATURE.frees] = freed > 0 ? 1 : 0;
    values[FEATURE['frees-two']] = freed > 1 ? 1 : 0;
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
    const { cards } = this.#rules;
    const row = face * FACES;
    let follows = 0;
    let partners = 0;
    for (let i = 0; i < this.#freeCount; i++) {
      const pile = this.#free[i];
      if (pile !== from && fits[row + (seats[pile * cards + heights[pile] - 1] & 127)] === 1) follows++;
    }
    const next = takersOf(fits)[face];
    for (let i = 0; i < next.length; i++) partners += this.#unseen[next[i]];
    this.values[FEATURE.follows] = follows;
    this.values[FEATURE.partners] = partners;
  }

  #equals({ heights, seats }: PackedBoard, from: number, face: number): void {
    const { cards } = this.#rules;
    let equals = 0;
    for (let i = 0; i < this.#freeCount; i++) {
      const pile = this.#free[i];
      if (pile !== from && (seats[pile * cards + heights[pile] - 1] & 15) === (face & 15)) equals++;
    }
    this.values[FEATURE.equals] += equals;
  }

  /** A group that leaves the table. */
  #group(board: PackedBoard, moves: Moves, move: number): void {
    const { values } = this;
    const { role, cards, together, zone } = this.#rules;
    const { heights, seats } = board;
    const { remove } = this.#game.def;
    const start = groupStart(move);
    const length = groupLength(move);
    const first = moves.groups[start];
    const second = length === 2 ? moves.groups[start + 1] : first;
    let turned = 0;
    let freed = 0;
    values[FEATURE['to-goal']] = 1;
    for (let i = start; i < start + length; i++) {
      const pile = moves.groups[i];
      const top = seats[pile * cards + heights[pile] - 1] & 127;
      const turnsUp = together[zone[pile]] === 0;
      if (role[pile] === WASTE) values[FEATURE['from-waste']] = 1;
      if (role[pile] === RESERVE || role[pile] === CELL) values[FEATURE['from-reserve']] = 1;
      if (role[pile] === LAYOUT) {
        const { covers } = this.#game.piles[pile];
        values[FEATURE.buried] += covers.length;
        if (covers.length === 0) values[FEATURE.apex] = 1;
        for (const under of covers) {
          // A place under both cards is counted with the first.
          if (heights[under] === 0 || under === first || under === second) continue;
          if (pile === second && pile !== first && this.#game.piles[first].covers.includes(under)) continue;
          if (!this.#onlyUnder(heights, under, first, second)) continue;
          if ((seats[under * cards + heights[under] - 1] & DOWN) === 0) freed++;
          else if (turnsUp) turned++;
        }
      } else if (heights[pile] > 1) {
        if (role[pile] !== WASTE && pile !== this.#game.stock) values[FEATURE.buried] += heights[pile] - 1;
        if ((seats[pile * cards + heights[pile] - 2] & DOWN) === 0) freed++;
        else if (role[pile] === TABLEAU && turnsUp) turned++;
      } else if (role[pile] === TABLEAU) values[FEATURE.empties] = 1;
      this.#equals(board, pile, top);
      if (remove?.kind === 'pair')
        for (let other = 0; other < FACES; other++)
          if ((other & 15) + (top & 15) === remove.sum) values[FEATURE.partners] += this.#unseen[other];
      if (remove?.kind === 'match')
        for (let other = 0; other < FACES; other++)
          if (this.#unseen[other] > 0 && goTogether(remove, cardOfFace(other), cardOfFace(top)))
            values[FEATURE.partners] += this.#unseen[other];
    }
    this.#turned(turned, freed);
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
