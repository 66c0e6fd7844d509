/**
 * What stays the same while a position is searched: the cards of the stock in their order, and of each column the
 * cards that are not yet part of a run that can move. How many of these are left in a column is its depth. The card at
 * that depth is the head of the column and the cards under it are buried; what lies on a head is not noted here, the
 * rest of the position tells it (cluster.ts).
 */
import { cardOf, isDown, rankOf, suitOf, type Game, type State } from '@cairn/engine';
import { BLACK, RED } from './card-sets.ts';

/** The greatest depth that four bits have room for, and the most cards of a stock. */
export const MOST_DEPTH = 15;
export const MOST_STOCK = 31;

/** The position a search begins with. */
export interface ClustersStart {
  /** By column four bits: its depth. */
  readonly depths: number;
  /** By suit four bits: cards on its foundation. */
  readonly found: number;
  /** Cards on the waste, and the pass. */
  readonly waste: number;
  readonly pass: number;
}

export interface ClustersDeal {
  readonly columns: number;
  readonly ranks: number;
  /** The bits of the kings of a colour. */
  readonly kings: number;
  /** By colour: all its cards. */
  readonly all: readonly [number, number];
  /** By `column * 16 + depth`: the head, the depth after it has left, and by colour the buried cards. */
  readonly heads: Uint8Array;
  readonly under: Uint8Array;
  readonly buried: readonly [Int32Array, Int32Array];
  /** Cards from the bottom of the waste to the last one that will be drawn; and by card its place there. */
  readonly stock: readonly number[];
  readonly places: Uint8Array;
  /** By suit here: the engine's suit. */
  readonly suits: readonly (number | null)[];
  readonly start: ClustersStart;
}

/** The engine's suits by number here: two black ones, two red ones; null where the pack has none. */
const suitsOf = (game: Game): readonly (number | null)[] => {
  const own = (red: boolean): (number | null)[] => {
    const [first = null, second = null] = game.composition.suits.filter(
      (suit) => (suit === 1 || suit === 2) === red,
    );
    return [first, second];
  };
  return [...own(false), ...own(true)];
};

/** Reads a position; null when its stock is too long or a column too deep for the kernel. */
export const readClustersDeal = (game: Game, state: State): ClustersDeal | null => {
  const { ranks } = game.composition;
  const suits = suitsOf(game);
  const numberOf = (seat: number): number => {
    const suit = suits.indexOf(suitOf(cardOf(seat)));
    return (suit >> 1) * 32 + 2 * ranks.indexOf(rankOf(cardOf(seat))) + (suit & 1);
  };
  const pile = (index: number | null): readonly number[] =>
    index === null ? [] : (state.piles[index] ?? []);
  const stock = [...pile(game.waste), ...[...pile(game.stock)].reverse()].map(numberOf);
  if (stock.length > MOST_STOCK) return null;
  const places = new Uint8Array(64);
  for (const [place, card] of stock.entries()) places[card] = place;
  const columns = game.byRole.tableau;
  const heads = new Uint8Array(16 * columns.length);
  const under = new Uint8Array(16 * columns.length);
  const buried = [new Int32Array(16 * columns.length), new Int32Array(16 * columns.length)] as const;
  const top = ranks.length - 1;
  const fits = game.zones.find((zone) => zone.role === 'tableau')?.fits ?? null;
  const follows = (on: number, seat: number): boolean => fits?.[(on & 127) * 128 + (seat & 127)] === 1;
  let depths = 0;
  for (const [column, index] of columns.entries()) {
    const seats = pile(index);
    /** The depth of the column when the card at this height is its last one and face up. */
    const depthAt = (height: number): number => {
      let low = height;
      while (low > 0 && !isDown(seats[low - 1] ?? 0) && follows(seats[low - 1] ?? 0, seats[low] ?? 0))
        low -= 1;
      // A king at the bottom is like one that was moved into a space: nothing of the column is left.
      if (height < 0 || (low === 0 && (numberOf(seats[0] ?? 0) & 31) >> 1 === top)) return 0;
      return low + 1;
    };
    // A last card that was dealt face down is never turned up.
    if (isDown(seats.at(-1) ?? 0)) return null;
    const depth = depthAt(seats.length - 1);
    if (depth > MOST_DEPTH) return null;
    depths |= depth << (4 * column);
    for (let at = 1; at <= depth; at++) {
      heads[16 * column + at] = numberOf(seats[at - 1] ?? 0);
      under[16 * column + at] = depthAt(at - 2);
      for (const seat of seats.slice(0, at - 1)) {
        const card = numberOf(seat);
        const words = buried[(card >> 5) as 0 | 1];
        words[16 * column + at] = (words[16 * column + at] ?? 0) | (1 << (card & 31));
      }
    }
  }
  const all: [number, number] = [0, 0];
  for (const card of game.cards) {
    const number = numberOf(card);
    all[(number >> 5) as 0 | 1] |= 1 << (number & 31);
  }
  // A suit that is not in the pack counts as finished.
  let found = 0;
  for (const [i, suit] of suits.entries()) if (suit === null) found |= ranks.length << (4 * i);
  for (const index of game.byRole.foundation)
    for (const seat of pile(index)) found += 1 << (4 * suits.indexOf(suitOf(cardOf(seat))));
  return {
    columns: columns.length,
    ranks: ranks.length,
    kings: 3 << (2 * top),
    all: [all[BLACK], all[RED]],
    heads,
    under,
    buried,
    stock,
    places,
    suits,
    start: { depths, found, waste: pile(game.waste).length, pass: state.pass },
  };
};
