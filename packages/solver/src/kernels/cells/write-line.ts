/**
 * Writes what the search decided as moves of the engine. The search does not say in which cell or column a loose card
 * lies (loose-cards.ts), and moves several cards where one moves at a time. Here they get their places, and the moves
 * in between.
 */
import type { Game, Move, State } from '@cairn/engine';
import { cardOf, faceOf } from '@cairn/engine';
import * as at from './core/layout.ts';
import { readCellsPiles, type CellsCards } from './deal.ts';
import { mergesPlaces } from './loose-cards.ts';
import type { CellsRules } from './rules.ts';

/** A move of the search: `card | fate << 8 | last card moved << 12`, -1 for none, and what was true after it. */
export interface CellsStep {
  readonly move: number;
  /** The cards on the foundations, in bytes by suit. */
  readonly found: number;
  /** Free places. */
  readonly free: number;
}

export class LineWriter {
  readonly #rules: CellsRules;
  readonly #cards: CellsCards;
  /** By pile: its cards, as the kernel numbers them. */
  readonly #piles: number[][];
  /** By card: the pile it lies in. */
  readonly #place = new Uint8Array(64);
  readonly #columns: readonly number[];
  readonly #cells: readonly number[];
  readonly #foundations: readonly number[];
  /** By suit: cards on its foundation. */
  readonly #home = [0, 0, 0, 0];
  readonly #moves: Move[] = [];
  #steps: readonly CellsStep[] = [];

  constructor(game: Game, state: State, cards: CellsCards, rules: CellsRules) {
    const piles = readCellsPiles(game);
    const numbers = new Map(cards.faces.map((face, card) => [face, card]));
    this.#rules = rules;
    this.#cards = cards;
    this.#piles = state.piles.map((pile) => pile.map((card) => numbers.get(faceOf(cardOf(card))) ?? 0));
    for (const [pile, held] of this.#piles.entries()) for (const card of held) this.#place[card] = pile;
    this.#columns = piles.columns.piles;
    this.#cells = piles.cells;
    this.#foundations = piles.foundations;
    for (const pile of this.#foundations) for (const card of this.#piles[pile]) this.#home[card >> 4] += 1;
  }

  write(steps: readonly CellsStep[]): readonly Move[] {
    this.#steps = steps;
    for (const [i, { move, found }] of steps.entries()) {
      if (move >= 0) this.#play(i, move & 63, (move >> 8) & 15, move >> 12);
      this.#settle(found);
    }
    return this.#moves;
  }

  #move(from: number, to: number, count = 1): void {
    const pile = this.#piles[from];
    for (const card of pile.splice(pile.length - count)) {
      this.#piles[to].push(card);
      this.#place[card] = to;
      if (this.#foundations.includes(from)) this.#home[card >> 4] -= 1;
      if (this.#foundations.includes(to)) this.#home[card >> 4] += 1;
    }
    this.#moves.push({ kind: 'play', from, count, to });
  }

  #empty(piles: readonly number[]): number | undefined {
    return piles.find((pile) => this.#piles[pile].length === 0);
  }

  #goHome(card: number): void {
    const to = (card & 15) === 0 ? this.#empty(this.#foundations) : this.#place[card - 1];
    if (to === undefined) throw new Error(`Card ${card} has no foundation`);
    this.#move(this.#place[card], to);
  }

  /** Plays cards to the foundations until they hold as many as the search says. */
  #settle(found: number): void {
    for (let changed = true; changed;) {
      changed = false;
      for (let suit = 0; suit < 4; suit++) {
        const rank = this.#home[suit];
        if (rank >= ((found >>> (suit * 8)) & 255)) continue;
        const card = suit * 16 + rank;
        if (this.#piles[this.#place[card]].at(-1) !== card) continue;
        this.#goHome(card);
        changed = true;
      }
    }
  }

  #play(i: number, card: number, fate: number, last: number): void {
    if (fate === at.HOME) return this.#goHome(card);
    if (fate === at.SET_ASIDE) return this.#toFreePlace(i, card);
    let from = this.#place[card];
    const count = this.#piles[from].length - this.#piles[from].indexOf(card);
    const isForeign = this.#foundations.includes(from);
    if (!isForeign && this.#piles[from].at(-1) !== last) throw new Error(`Card ${last} is not last`);
    const number = isForeign ? 1 : count;
    if (number > 1 && !this.#rules.runs) this.#compact(fate === at.FOOT ? -1 : this.#target(card, fate));
    let to: number;
    if (fate === at.FOOT) to = this.#freeColumn([]);
    else {
      const on = this.#target(card, fate);
      to = this.#place[on];
      if (this.#cells.includes(to)) to = this.#bringDown(on, [], card);
    }
    from = this.#place[card];
    if (number === 1 || this.#rules.runs) this.#move(from, to, number);
    else
      this.#moveMany(
        number,
        from,
        to,
        this.#columns.filter((pile) => pile !== to && this.#piles[pile].length === 0),
      );
  }

  #target(card: number, fate: number): number {
    return this.#cards.fits[card][fate - at.ON_CARD];
  }

  /** A card becomes loose: in a column where something will be laid on it, else in a cell. */
  #toFreePlace(i: number, card: number): void {
    const cell = this.#empty(this.#cells);
    if (!mergesPlaces(this.#rules)) return this.#move(this.#place[card], cell ?? -1);
    const wanted = this.#steps[i].free === 0 ? this.#wantedColumns(i) : [];
    for (const other of wanted)
      if (other !== card && this.#cells.includes(this.#place[other])) this.#bringDown(other, wanted, -1);
    const to = wanted.includes(card)
      ? this.#freeColumn(wanted)
      : (this.#empty(this.#cells) ?? this.#freeColumn(wanted));
    this.#move(this.#place[card], to);
  }

  /** Loose cards that cards are laid on while there is no free place: these have to be in columns. */
  #wantedColumns(i: number): readonly number[] {
    const wanted: number[] = [];
    for (let next = i + 1; next < this.#steps.length; next++) {
      const { move, free } = this.#steps[next];
      const fate = (move >> 8) & 15;
      if (fate >= at.ON_CARD && fate !== at.HOME) wanted.push(this.#target(move & 63, fate));
      if (free > 0) break;
    }
    return wanted;
  }

  /** Brings a card from a cell to a column, where need be in exchange for a single card there; that column. */
  #bringDown(card: number, keep: readonly number[], spare: number): number {
    const to = this.#freeColumn(keep, spare);
    this.#move(this.#place[card], to);
    return to;
  }

  /** An empty column; where there is none, a single card goes to a cell, `spare` only if there is no other. */
  #freeColumn(keep: readonly number[], spare = -1): number {
    const free = this.#empty(this.#columns);
    if (free !== undefined) return free;
    const singles = this.#columns.filter((pile) => {
      const [first] = this.#piles[pile];
      return this.#piles[pile].length === 1 && first !== undefined && !keep.includes(first);
    });
    const column = singles.find((pile) => this.#piles[pile][0] !== spare) ?? singles[0];
    const cell = this.#empty(this.#cells);
    if (column === undefined || cell === undefined) throw new Error('No free column');
    this.#move(column, cell);
    return column;
  }

  /** Brings single cards from columns to cells, all but one card, so that as many cards as possible can move. */
  #compact(keep: number): void {
    if (!mergesPlaces(this.#rules)) return;
    for (const pile of this.#columns) {
      const cell = this.#empty(this.#cells);
      if (cell === undefined) return;
      if (this.#piles[pile].length === 1 && this.#piles[pile][0] !== keep) this.#move(pile, cell);
    }
  }

  /** Moves several cards one by one over free cells and columns. */
  #moveMany(count: number, from: number, to: number, spaces: readonly number[]): void {
    const cells = this.#cells.filter((pile) => this.#piles[pile].length === 0);
    if (count <= cells.length + 1) {
      const used = cells.slice(0, count - 1);
      for (const cell of used) this.#move(from, cell);
      this.#move(from, to);
      for (const cell of used.toReversed()) this.#move(cell, to);
      return;
    }
    const [space, ...others] = spaces;
    if (space === undefined) throw new Error('No room for so many cards');
    const half = Math.min(count - 1, (cells.length + 1) << others.length);
    this.#moveMany(half, from, space, others);
    this.#moveMany(count - half, from, to, others);
    this.#moveMany(half, space, to, others);
  }
}
