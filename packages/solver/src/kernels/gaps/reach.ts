/**
 * The delete relaxation of a grid: places that become free stay free, and a card that can reach a place stays where it
 * was as well. What cannot be reached so cannot be reached at all. It is worked out from the gaps on, for most cards of a
 * position cannot move. Two questions are answered by it.
 *
 * Lost. Every card must be able to reach the column of its rank; once each row begins as it will stay, in its own row.
 *
 * Persistent sets (Godefroid, Partial-Order Methods, 1996; Valmari's stubborn sets). Let T be all moves of a position into
 * some of its gaps, at least one move. T is persistent if, however long one plays without moves of T, every move of T and
 * every other move can be made one after the other in either order, and both orders lead to the same position. Then only T
 * need be tried. For a position that is won has no moves, as its gaps lie to the right of last cards, so every way to a
 * win has a move of T. The first such move can be made at once, and a way from there is shorter by one move. Hence the win
 * is found, by induction on the length of the way. Positions that recur need no further rule: the way gets shorter at
 * every step, and the closed set leaves out only what has been entered, in whatever order its rows are.
 *
 * Let T move a card c from p into the gap g, to the right of c's predecessor. While that one stays, g takes only c, and c
 * goes only to g. Of other moves only that of c's successor to the right of p needs c at p. So T is persistent if, with
 * the gaps of T closed,
 * - no predecessor of a card of T can move (`#stay`);
 * - no successor of a card of T can come to the right of where that card lies (`#bar`).
 * A first place takes every first card, so all moves of first cards into the gaps in first places are in T, or none is.
 * Where they are,
 * - no other first place can become free (`#firsts`).
 */
import { VACANT, type GapsBoard, type GapsShape } from './board.ts';

export class GapsReach {
  readonly #shape: GapsShape;
  readonly #places: number;
  /**
   * Marks hold the number of the question they were set in, so that none has to be cleared. Its negative says that
   * something must not happen.
   */
  #question = 0;
  readonly #last: number;
  /** By card and place: whether it can come there, or must not. */
  readonly #can: Int32Array;
  /** By place: whether it can be free. */
  readonly #free: Int32Array;
  /** By card: whether it can move, or must not. */
  readonly #moves: Int32Array;
  /** By place: the cards that can come there, as a list of entries. */
  readonly #first: Int32Array;
  readonly #listed: Int32Array;
  readonly #next: Int32Array;
  /** Arrivals in the order in which they were found. */
  readonly #card: Uint8Array;
  readonly #place: Uint8Array;
  #arrivals = 0;
  /** Whether no further first place may become free. */
  #firsts = false;
  /** Whether something has happened that must not. */
  #met = false;

  /** @param last the number of the last question before all marks are cleared. */
  constructor(shape: GapsShape, last = 2 ** 31 - 1) {
    const { cards, places } = shape;
    this.#shape = shape;
    this.#last = last;
    this.#places = places;
    this.#can = new Int32Array(cards * places);
    this.#free = new Int32Array(places);
    this.#moves = new Int32Array(cards);
    this.#first = new Int32Array(places);
    this.#listed = new Int32Array(places);
    this.#next = new Int32Array(cards * places);
    this.#card = new Uint8Array(cards * places);
    this.#place = new Uint8Array(cards * places);
  }

  /** Whether some card can never come to where it must be. */
  isLost(board: GapsBoard): boolean {
    const { suits, length, columns, rows, places } = this.#shape;
    const { at, place } = board;
    this.#ask();
    for (const gap of board.gaps) this.#release(board, gap);
    this.#spread(board);
    const settled = board.isSettled();
    const question = this.#question;
    const can = this.#can;
    for (let suit = 0, card = 0; suit < suits; suit++) {
      const own = Math.floor(place[suit * length] / columns);
      const [from, to] = settled ? [own, own + 1] : [0, rows];
      for (let rank = 0; rank < length; rank++, card++) {
        let isThere = false;
        for (let row = from; row < to && !isThere; row++) {
          const goal = row * columns + rank;
          isThere = at[goal] === card || can[card * places + goal] === question;
        }
        if (!isThere) return true;
      }
    }
    return false;
  }

  /**
   * Whether the moves into some gaps, a set of bits, may stand for all moves of a position. Every gap of the set has a
   * move.
   */
  arePersistent(board: GapsBoard, set: number): boolean {
    const { at, gaps } = board;
    const { successor, left, firstCards } = this.#shape;
    this.#ask();
    for (let gap = 0; gap < gaps.length; gap++) {
      if (((set >> gap) & 1) === 0) continue;
      const beside = left[gaps[gap]];
      if (beside >= 0) {
        this.#stay(at[beside]);
        this.#bar(board, successor[at[beside]]);
      } else if (!this.#firsts) {
        this.#firsts = true;
        for (const card of firstCards) this.#bar(board, card);
      }
    }
    for (let gap = 0; gap < gaps.length && !this.#met; gap++)
      if (((set >> gap) & 1) === 0) this.#release(board, gaps[gap]);
    this.#spread(board);
    return !this.#met;
  }

  /** A card must not move. */
  #stay(card: number): void {
    this.#moves[card] = -this.#question;
  }

  /** The successor of a card must not come to the right of where the card lies. */
  #bar({ place }: GapsBoard, card: number): void {
    const { successor, right } = this.#shape;
    const next = successor[card];
    const beside = right[place[card]];
    if (next >= 0 && beside >= 0) this.#can[next * this.#places + beside] = -this.#question;
  }

  #ask(): void {
    if (this.#question === this.#last) {
      for (const marks of [this.#can, this.#free, this.#moves, this.#listed]) marks.fill(0);
      this.#question = 0;
    }
    this.#question += 1;
    this.#arrivals = 0;
    this.#firsts = false;
    this.#met = false;
  }

  /** A place can become free: its left neighbours can bring their successors. */
  #release({ at, place: lies }: GapsBoard, place: number): void {
    const { firstCards, successor, left } = this.#shape;
    const question = this.#question;
    if (this.#free[place] === question) return;
    this.#free[place] = question;
    const beside = left[place];
    if (beside < 0) {
      if (this.#firsts) this.#met = true;
      for (const card of firstCards) this.#arrive(lies, card, place);
      return;
    }
    const card = at[beside];
    if (card !== VACANT && successor[card] >= 0) this.#arrive(lies, successor[card], place);
    if (this.#listed[beside] !== question) return;
    for (let entry = this.#first[beside]; entry >= 0; entry = this.#next[entry]) {
      const next = successor[this.#card[entry]];
      if (next >= 0) this.#arrive(lies, next, place);
    }
  }

  #arrive(lies: Uint8Array, card: number, place: number): void {
    const question = this.#question;
    const can = this.#can;
    const mark = card * this.#places + place;
    const known = can[mark];
    if (known === question || lies[card] === place) return;
    can[mark] = question;
    if (known === -question || this.#moves[card] === -question) this.#met = true;
    const entry = this.#arrivals++;
    this.#card[entry] = card;
    this.#place[entry] = place;
    this.#next[entry] = this.#listed[place] === question ? this.#first[place] : -1;
    this.#first[place] = entry;
    this.#listed[place] = question;
  }

  /** Follows the arrivals until nothing new is found, or what makes the answer no is met. */
  #spread(board: GapsBoard): void {
    const { successor, right } = this.#shape;
    const { place: lies } = board;
    const question = this.#question;
    const cards = this.#card;
    const places = this.#place;
    const moves = this.#moves;
    const free = this.#free;
    for (let entry = 0; entry < this.#arrivals && !this.#met; entry++) {
      const card = cards[entry];
      if (moves[card] !== question) {
        moves[card] = question;
        this.#release(board, lies[card]);
      }
      const next = successor[card];
      const beside = right[places[entry]];
      if (next >= 0 && beside >= 0 && free[beside] === question) this.#arrive(lies, next, beside);
    }
  }
}
