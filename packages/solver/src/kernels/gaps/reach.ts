/**
 * The delete relaxation of a grid: places that become free stay free, and a card that can reach a place stays where it
 * was as well. What cannot be reached so cannot be reached at all. It is worked out from the gaps on, for most cards of a
 * position cannot move. Two questions are answered by it.
 *
 * Lost. Every card must be able to reach the column of its rank; once each row begins as it will stay, in its own row.
 *
 * Persistent moves (Godefroid, Partial-Order Methods, 1996; Valmari's stubborn sets). In the position to be reached no
 * move is possible, for all gaps lie to the right of last cards. Such positions are still reached if of the moves of a
 * position only a set T is tried, provided that no move which the others can ever make without T depends on one of T.
 * Let T move a card c from p into the gap g to the right of c's predecessor. Without T nothing else fills g, and c goes
 * nowhere, as long as its predecessor stays; and only c's successor needs c where it is, to go to the right of p. So T
 * is persistent if, with the gaps of T closed and its cards held, no predecessor of these cards can move and no successor
 * can reach the place beside them. A first place takes any first card, so all moves to first places are one set; it is
 * persistent if besides no other first place can become free.
 */
import { VACANT, type GapsBoard, type GapsShape } from './board.ts';

/** No card and no place is watched. */
const NOBODY = -1;

export class GapsReach {
  readonly #shape: GapsShape;
  readonly #places: number;
  /** Marks hold the number of the question they were set in, so that none has to be cleared. */
  #question = 0;
  /** By card and place: whether it can come there. */
  readonly #can: Int32Array;
  /** By place: whether it can be free. By card: whether it can move, and whether it is held. */
  readonly #free: Int32Array;
  readonly #moves: Int32Array;
  readonly #held: Int32Array;
  /** By place: the cards that can come there, as a list of entries. */
  readonly #first: Int32Array;
  readonly #listed: Int32Array;
  readonly #next: Int32Array;
  /** Arrivals in the order in which they were found. */
  readonly #card: Uint8Array;
  readonly #place: Uint8Array;
  #arrivals = 0;
  /** What makes the answer no: this card moves, or that one comes to a place, or a first place becomes free. */
  #mover = NOBODY;
  #comer = NOBODY;
  #there = NOBODY;
  #firsts = false;
  #met = false;

  constructor(shape: GapsShape) {
    const { cards, places } = shape;
    this.#shape = shape;
    this.#places = places;
    this.#can = new Int32Array(cards * places);
    this.#free = new Int32Array(places);
    this.#moves = new Int32Array(cards);
    this.#held = new Int32Array(cards);
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
    this.#ask(NOBODY, NOBODY, NOBODY, false);
    for (const gap of board.gaps) this.#release(board, gap);
    this.#spread(board);
    // Rows that all begin with first cards stay so.
    let settled = true;
    for (let row = 0; row < rows; row++) {
      const first = at[row * columns];
      settled &&= first !== VACANT && first % length === 0;
    }
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

  /** Whether a move of a card into a gap may stand for all moves of a position. The card is no first one. */
  isPersistent(board: GapsBoard, card: number, gap: number): boolean {
    const { gaps, at, place } = board;
    const { right, length } = this.#shape;
    const beside = this.#beside(board, card);
    // What is so at once, before anything is worked out.
    if (beside !== NOBODY && at[beside] === VACANT && beside !== gaps[gap]) return false;
    if ((card - 1) % length !== 0) {
      const goal = right[place[card - 2]];
      if (goal >= 0 && at[goal] === VACANT && goal !== gaps[gap]) return false;
    }
    this.#ask(card - 1, beside === NOBODY ? NOBODY : card + 1, beside, false);
    this.#held[card] = this.#question;
    for (let i = 0; i < gaps.length && !this.#met; i++) if (i !== gap) this.#release(board, gaps[i]);
    this.#spread(board);
    return !this.#met;
  }

  /** The same of all moves of first cards into first places. */
  arePersistent(board: GapsBoard): boolean {
    const { suits, length, column, places } = this.#shape;
    this.#ask(NOBODY, NOBODY, NOBODY, true);
    for (let suit = 0; suit < suits; suit++) this.#held[suit * length] = this.#question;
    for (const gap of board.gaps) if (column[gap] !== 0) this.#release(board, gap);
    this.#spread(board);
    for (let suit = 0; suit < suits && !this.#met; suit++) {
      const beside = this.#beside(board, suit * length);
      if (beside !== NOBODY && this.#can[(suit * length + 1) * places + beside] === this.#question)
        this.#met = true;
    }
    return !this.#met;
  }

  /** The place to the right of a card if its successor may come there; NOBODY if there is none, or if it lies there. */
  #beside({ at, place }: GapsBoard, card: number): number {
    const { successor, right } = this.#shape;
    const beside = right[place[card]];
    return successor[card] < 0 || at[beside] === successor[card] ? NOBODY : beside;
  }

  #ask(mover: number, comer: number, there: number, firsts: boolean): void {
    this.#question += 1;
    this.#arrivals = 0;
    this.#mover = mover;
    this.#comer = comer;
    this.#there = there;
    this.#firsts = firsts;
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
    if (can[mark] === question || lies[card] === place || this.#held[card] === question) return;
    can[mark] = question;
    if (card === this.#mover || (card === this.#comer && place === this.#there)) this.#met = true;
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
