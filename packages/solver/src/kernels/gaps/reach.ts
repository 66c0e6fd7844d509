/**
 * The delete relaxation of a grid: places that become free stay free, and a card that can reach a place stays where it
 * was as well. What cannot be reached so cannot be reached at all. Two questions are answered by it.
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
import { NONE, type GapsBoard } from './board.ts';

export class GapsReach {
  /** By card: the places it can reach, and the one where it lies. */
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #ownLow: Int32Array;
  readonly #ownHigh: Int32Array;
  /** By card: 1 if it is held. */
  readonly #held: Uint8Array;
  /** The places that can become free. */
  #freeLow = 0;
  #freeHigh = 0;

  constructor(cards: number) {
    this.#low = new Int32Array(cards);
    this.#high = new Int32Array(cards);
    this.#ownLow = new Int32Array(cards);
    this.#ownHigh = new Int32Array(cards);
    this.#held = new Uint8Array(cards);
  }

  /** Whether some card can never come to where it must be. */
  isLost(board: GapsBoard): boolean {
    const { shape, at } = board;
    const { suits, length, columns, rows, bitLow, bitHigh } = shape;
    this.#open(board);
    this.#spread(board);
    // Rows that all begin with first cards stay so.
    let settled = true;
    for (let row = 0; row < rows; row++) {
      const first = at[row * columns];
      settled &&= first !== NONE && first % length === 0;
    }
    for (let suit = 0; suit < suits; suit++) {
      const own = Math.floor(board.place[suit * length] / columns);
      for (let rank = 0; rank < length; rank++) {
        const card = suit * length + rank;
        let low = 0;
        let high = 0;
        for (let row = settled ? own : 0; row < (settled ? own + 1 : rows); row++) {
          low |= bitLow[row * columns + rank];
          high |= bitHigh[row * columns + rank];
        }
        if ((this.#low[card] & low) === 0 && (this.#high[card] & high) === 0) return true;
      }
    }
    return false;
  }

  /** Whether a move of a card into a gap may stand for all moves of a position. The card is no first one. */
  isPersistent(board: GapsBoard, card: number, gap: number): boolean {
    const { shape, place, at } = board;
    this.#open(board);
    this.#freeLow &= ~shape.bitLow[board.gaps[gap]];
    this.#freeHigh &= ~shape.bitHigh[board.gaps[gap]];
    this.#held[card] = 1;
    const quiet = this.#spread(board, card);
    this.#held[card] = 0;
    return quiet && !this.#comesBeside(board, card, place[card], at);
  }

  /** The same of all moves of first cards into first places. */
  arePersistent(board: GapsBoard): boolean {
    const { shape, place, at } = board;
    const { suits, length, firstLow, firstHigh } = shape;
    this.#open(board);
    this.#freeLow &= ~firstLow;
    this.#freeHigh &= ~firstHigh;
    for (let suit = 0; suit < suits; suit++) this.#held[suit * length] = 1;
    this.#spread(board);
    let persistent = (this.#freeLow & firstLow) === 0 && (this.#freeHigh & firstHigh) === 0;
    for (let suit = 0; suit < suits; suit++) {
      this.#held[suit * length] = 0;
      persistent &&= !this.#comesBeside(board, suit * length, place[suit * length], at);
    }
    return persistent;
  }

  /** Whether the successor of a card can come to its right, if it does not lie there. */
  #comesBeside({ shape }: GapsBoard, card: number, place: number, at: Uint8Array): boolean {
    const next = card + 1;
    if (next % shape.length === 0 || shape.column[place] === shape.columns - 1) return false;
    if (at[place + 1] === next) return false;
    return (
      (this.#low[next] & shape.bitLow[place + 1]) !== 0 || (this.#high[next] & shape.bitHigh[place + 1]) !== 0
    );
  }

  #open({ shape, place, gaps }: GapsBoard): void {
    const { bitLow, bitHigh, cards } = shape;
    for (let card = 0; card < cards; card++) {
      const own = place[card];
      this.#low[card] = this.#ownLow[card] = bitLow[own];
      this.#high[card] = this.#ownHigh[card] = bitHigh[own];
    }
    let low = 0;
    let high = 0;
    for (const gap of gaps) {
      low |= bitLow[gap];
      high |= bitHigh[gap];
    }
    this.#freeLow = low;
    this.#freeHigh = high;
  }

  /** Spreads until nothing changes; false as soon as the predecessor of `held` can move. */
  #spread({ shape }: GapsBoard, held = -1): boolean {
    const { suits, length, firstLow, firstHigh, laterLow, laterHigh } = shape;
    const lows = this.#low;
    const highs = this.#high;
    let freeLow = this.#freeLow;
    let freeHigh = this.#freeHigh;
    for (let changed = true; changed;) {
      changed = false;
      for (let suit = 0; suit < suits; suit++) {
        let beforeLow = 0;
        let beforeHigh = 0;
        for (let card = suit * length, rank = 0; rank < length; rank++, card++) {
          const nowLow = lows[card];
          const nowHigh = highs[card];
          if (this.#held[card] === 0) {
            const low = nowLow | (freeLow & (rank === 0 ? firstLow : (beforeLow << 1) & laterLow));
            const high = nowHigh | (freeHigh & (rank === 0 ? firstHigh : (beforeHigh << 1) & laterHigh));
            if (low !== nowLow || high !== nowHigh) {
              if (card === held - 1 && rank < length - 1) return false;
              lows[card] = low;
              highs[card] = high;
              const ownLow = this.#ownLow[card];
              const ownHigh = this.#ownHigh[card];
              if ((ownLow & ~freeLow) !== 0 || (ownHigh & ~freeHigh) !== 0) {
                freeLow |= ownLow;
                freeHigh |= ownHigh;
                changed = true;
              }
            }
          }
          beforeLow = lows[card];
          beforeHigh = highs[card];
        }
      }
    }
    this.#freeLow = freeLow;
    this.#freeHigh = freeHigh;
    return true;
  }
}
