/**
 * The board of the suit-runs kernel, and its closure. Cards are numbered suit by suit in the order they go to the
 * foundation, so the one card that a card can lie on, its parent, is the next number.
 *
 * All moves but those into spaces and draws are harmless, and are made at once:
 *
 * 1. A card to the foundation. Only the card below in suit could lie on it, and that is there already.
 * 2. A run onto its parent. The parent waits for it anyway, and moves with it as one run from then on. What the run
 *    leaves is uncovered.
 * 3. A card of waste, stock or reserve onto its parent. For the same reason. With single draws the other cards of the
 *    stock come in the same order as before, and the card under it in the waste is uncovered. With draws of three that
 *    holds in the last pass only: before it, a card less in the waste changes which cards the next pass shows.
 *
 * A way that goes on without such a move can be followed, move for move, from the position after it; what is skipped is
 * the move itself, and a part of a run that is put into a space, where it uncovers a card that takes nothing else. So
 * only whole runs are worth putting into a space. A space filled from the reserve is harmless too: the card can go from
 * the column wherever it could go from the reserve, and the next card is uncovered.
 *
 * The key is a hash of 64 bits of the fates of cards (each lies where it lay, on its parent, in a space, or on the
 * foundation) and of the place in the stock: of a million positions two share one with a chance under 10^-7.
 */
import { mix } from '../../memory/hash.ts';
import { LinkedColumns, type FateWords } from '../common/linked-columns.ts';
import { IN_STOCK, ON_FOUNDATION } from '../common/places.ts';
import type { SuitRunsRules } from './rules.ts';

/** Fates of a card; 0 is to lie where it lay. */
const ON_PARENT = 1;
const IN_SPACE = 2;
const DONE = 3;
const FATES = 4;

/** Numbers of a move on the trail. */
const WIDTH = 7;

/** Counts of the deal that never change. */
interface SuitRunsShape {
  /** The reserve is the column after the last. */
  readonly columns: number;
  readonly suits: number;
  readonly ranks: number;
  /** By card: its rank from 0. */
  readonly rankOf: Uint8Array;
}

/** Waste and stock. */
interface SuitRunsStock {
  /** In the order of drawing; cards that have gone stay in the list. */
  readonly cards: number[];
  /** How many of the list have been drawn in this pass, and the pass. */
  drawn: number;
  pass: number;
  /** Draws made so far. */
  draws: number;
}

export class SuitRunsBoard extends LinkedColumns {
  readonly rules: SuitRunsRules;
  readonly shape: SuitRunsShape;
  /** By suit: how many cards are on its foundation. */
  readonly done: Uint8Array;
  readonly stock: SuitRunsStock = { cards: [], drawn: 0, pass: 1, draws: 0 };

  constructor(rules: SuitRunsRules, columns: number, suits: number, ranks: number) {
    const cards = suits * ranks;
    super(cards, columns + 1, fateWords(cards), WIDTH);
    this.rules = rules;
    const rankOf = Uint8Array.from({ length: cards + 1 }, (_, card) => card % ranks);
    this.shape = { columns, suits, ranks, rankOf };
    this.done = new Uint8Array(suits);
  }

  override clear(): void {
    super.clear();
    this.done.fill(0);
    const { stock } = this;
    stock.cards.length = stock.drawn = stock.draws = 0;
    stock.pass = 1;
  }

  /** Adds a card of the first position to the stock, in the order of drawing. */
  store(card: number): void {
    this.stock.cards.push(card);
    this.column[card] = IN_STOCK;
    this.under[card] = this.none;
    this.left += 1;
  }

  /** The moves made so far: the card, what it was put on (null for a space), and the draws made before. */
  *path(): Iterable<readonly [card: number, on: number | null | 'foundation', draws: number]> {
    const { trail } = this;
    for (let i = 0; i < trail.length; i += WIDTH) {
      const on = trail[i + 5];
      const draws = trail[i + 6];
      if (trail[i + 2] === ON_FOUNDATION) yield [trail[i], 'foundation', draws];
      else if (on !== this.none) yield [trail[i], on, draws];
      // The engine fills spaces from the reserve by itself.
      else if (trail[i + 1] !== this.shape.columns) yield [trail[i], null, draws];
    }
  }

  /** Moves a card with all on it to a column, or a last card to the foundation. */
  make(card: number, to: number): void {
    const { under, above, column, up, ends, none } = this;
    const from = column[card];
    const lay = under[card];
    const on = to === ON_FOUNDATION ? none : ends[to];
    this.trail.push(card, from, to, lay, this.fate[card] * 2 + up[lay], on, this.stock.draws);
    const end = from === IN_STOCK ? card : ends[from];
    if (from !== IN_STOCK) {
      ends[from] = lay;
      above[lay] = none;
      up[lay] = 1;
    }
    if (to === ON_FOUNDATION) {
      column[card] = ON_FOUNDATION;
      this.done[Math.floor(card / this.shape.ranks)] += 1;
      this.left -= 1;
      this.setFate(card, DONE);
      return;
    }
    ends[to] = end;
    under[card] = on;
    above[on] = card;
    if (from === IN_STOCK || from === this.shape.columns) {
      column[card] = to;
      above[card] = none;
    } else for (let each = card; each !== none; each = above[each]) column[each] = to;
    this.setFate(card, on === none ? IN_SPACE : ON_PARENT);
  }

  /** Undoes moves until this many are left. */
  undo(moves: number): void {
    const { under, above, column, up, ends, none } = this;
    const trail = this.trail;
    for (let at = trail.length; at > moves * WIDTH;) {
      at -= WIDTH;
      const card = trail[at];
      const from = trail[at + 1];
      const to = trail[at + 2];
      const lay = trail[at + 3];
      this.setFate(card, trail[at + 4] >> 1);
      let end = card;
      if (to === ON_FOUNDATION) {
        this.done[Math.floor(card / this.shape.ranks)] -= 1;
        this.left += 1;
      } else {
        end = ends[to];
        ends[to] = under[card];
        above[under[card]] = none;
      }
      under[card] = lay;
      if (from === IN_STOCK) {
        column[card] = IN_STOCK;
        continue;
      }
      ends[from] = end;
      above[lay] = card;
      up[lay] = trail[at + 4] & 1;
      if (to === ON_FOUNDATION) column[card] = from;
      else for (let each = card; each !== none; each = above[each]) column[each] = from;
    }
    trail.length = moves * WIDTH;
  }

  /** The place in the list of the card on top of the waste, plus one; 0 when the waste is empty. */
  get top(): number {
    const { cards, drawn } = this.stock;
    let at = drawn;
    while (at > 0 && this.column[cards[at - 1]] !== IN_STOCK) at -= 1;
    return at;
  }

  /** Whether playing a card of the waste is harmless: the cards still to come do not depend on it. */
  get isFree(): boolean {
    const { set, draw, passes } = this.rules;
    return set || draw === 1 || (passes !== 'unlimited' && this.stock.pass >= passes);
  }

  /**
   * Draws, after a redeal where needed; false when nothing is left to draw. A draw is taken back by setting `drawn`,
   * `draws` and `pass`.
   */
  draw(): boolean {
    const { stock, column, rules } = this;
    const { cards } = stock;
    if (rules.set) return false;
    for (let redeals = 0; redeals < 2; redeals++) {
      let found = 0;
      let at = stock.drawn;
      let end = at;
      for (; at < cards.length && found < rules.draw; at++) {
        if (column[cards[at]] !== IN_STOCK) continue;
        found += 1;
        end = at + 1;
      }
      if (found > 0) {
        stock.drawn = end;
        stock.draws += 1;
        return true;
      }
      if (rules.passes !== 'unlimited') {
        if (stock.pass >= rules.passes) return false;
        stock.pass += 1;
      }
      stock.drawn = 0;
    }
    return false;
  }
}

/** Where a card can go other than a space: the foundation, or the column its parent ends; null for nowhere. */
export const destinationOf = (board: SuitRunsBoard, card: number): number | null => {
  const { ends, shape } = board;
  const { columns, rankOf, ranks } = shape;
  if (board.done[Math.floor(card / ranks)] === rankOf[card]) return ON_FOUNDATION;
  if (rankOf[card] === ranks - 1) return null;
  for (let to = 0; to < columns; to++) if (ends[to] === card + 1) return to;
  return null;
};

/** Whether playing a card from where it lies is harmless, with nothing on it but what follows it in suit. */
const isOpen = (board: SuitRunsBoard, card: number): boolean => {
  const at = board.column[card];
  if (at === ON_FOUNDATION) return false;
  if (at === IN_STOCK) return board.rules.set || (board.isFree && board.stock.cards[board.top - 1] === card);
  const { above, up, none, shape } = board;
  if (up[card] === 0) return false;
  if (at === shape.columns) return above[card] === none;
  for (let each = card; above[each] !== none; each = above[each])
    if (above[each] !== each - 1 || shape.rankOf[each] === 0) return false;
  return true;
};

/** Makes every harmless move. */
export const closeSuitRuns = (board: SuitRunsBoard): void => {
  const { ends, none, done, column, shape } = board;
  const { columns, suits, ranks, rankOf } = shape;
  for (let changed = true; changed;) {
    changed = false;
    for (let suit = 0; suit < suits; suit++) {
      while (done[suit] < ranks) {
        const card = suit * ranks + done[suit];
        if (!isOpen(board, card) || (column[card] <= columns && ends[column[card]] !== card)) break;
        board.make(card, ON_FOUNDATION);
        changed = true;
      }
    }
    for (let to = 0; to < columns; to++) {
      if (ends[to] === none && ends[columns] !== none) {
        board.make(ends[columns], to);
        changed = true;
      }
      while (ends[to] !== none && rankOf[ends[to]] > 0) {
        const child = ends[to] - 1;
        if (column[child] === to || !isOpen(board, child)) break;
        board.make(child, to);
        changed = true;
      }
    }
  }
};

const fateWords = (cards: number): FateWords => {
  const words = (salt: number): Int32Array =>
    Int32Array.from({ length: cards * FATES }, (_, i) => (i % FATES === 0 ? 0 : mix(2 * i + salt)));
  return { fates: FATES, low: words(1), high: words(2) };
};
