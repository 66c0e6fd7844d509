/**
 * Facts about piles and seats: what sentences need to know, as numbers from 1 and words of the definition language.
 * Everything that depends on a position is computed here; the catalogues (words/) put it into sentences.
 */
import {
  cardOf, DOWN, EVENT, isDown, isKnown, lockersOf, locksOthers, mayKeep, ROUGH, SEEN, type Card, type Game, type Position, type Role, type PileCard,
} from '@cairn/engine'; // prettier-ignore

/** A pile as a player counts it. */
export interface PileFact {
  /** The apparent role. */
  readonly role: Role;
  /** Its number in its zone, from 1; for a place of a layout or a grid, its number in the row. */
  readonly number: number;
  /** The number of piles in the zone, or of places in the row. */
  readonly of: number;
  /** The row of a place of a layout or a grid, from 1; null for other piles. */
  readonly row: number | null;
}

/** The letter of a cell by its number from 1, as FreeCell players write it. */
export const cellLetter = (number: number): string => 'ABCDEFGH'[number - 1] ?? '';

/** A card in its place. */
export interface SeatFact {
  /** Null if the player does not know it. */
  readonly card: Card | null;
  readonly down: boolean;
  /** Whether it lies in the rough: the first play only clears the rough. */
  readonly rough: boolean;
  /** Whether it asks for a choice when nothing lies on it. */
  readonly asks: boolean;
  readonly pile: PileFact;
  /** Its place in the pile, from 1 (the bottom), and the number of cards in the pile. */
  readonly place: number;
  readonly count: number;
  /** Cards of a layout that lie on it; null for an unknown card. */
  readonly coveredBy: readonly (Card | null)[];
  /** Other cards that must go first, wherever they lie; null for an unknown card. */
  readonly lockedBy: readonly (Card | null)[];
  /** Whether another card is locked until this one has gone. */
  readonly locks: boolean;
  /** Whether it may be put into the hand when it is free; `maybe` if that depends on its hidden rank. */
  readonly keep: 'yes' | 'maybe' | 'no';
}

/**
 * The role that players take a pile for: a hole that the stock is turned onto looks like a waste, and is called one.
 */
export const apparentRole = (game: Game, role: Role): Role =>
  role === 'hole' && game.waste === null && game.stockDef?.to === 'hole' ? 'waste' : role;

export const pileFact = (game: Game, pile: number): PileFact => {
  const rule = game.piles[pile];
  if (rule === undefined) throw new Error(`No pile ${pile}`);
  const { role, piles } = rule.zone;
  if (role === 'layout' || role === 'grid') {
    const row = piles.filter((i) => game.piles[i]?.row === rule.row);
    return { role, number: row.indexOf(pile) + 1, of: row.length, row: rule.row + 1 };
  }
  const same = game.byRole[role];
  return { role: apparentRole(game, role), number: same.indexOf(pile) + 1, of: same.length, row: null };
};

/** The card of a seat if the player knows it; the same for a State and a View. */
export const knownCard = (seat: PileCard): Card | null =>
  !isKnown(seat) || (seat & (DOWN | SEEN)) === DOWN ? null : cardOf(seat);

/** The facts of the seat at `index` of a pile; 0 is the bottom. */
export const seatFact = (game: Game, position: Position, pile: number, index: number): SeatFact => {
  const cards = position.piles[pile] ?? [];
  const seat = cards[index];
  if (seat === undefined) throw new Error(`No card ${index} in pile ${pile}`);
  const cardsOf = (piles: readonly number[]): readonly (Card | null)[] =>
    piles.flatMap((i) => position.piles[i] ?? []).map(knownCard);
  const card = knownCard(seat);
  return {
    card,
    down: isDown(seat),
    rough: (seat & ROUGH) !== 0,
    asks: (seat & EVENT) !== 0,
    pile: pileFact(game, pile),
    place: index + 1,
    count: cards.length,
    coveredBy: cardsOf(game.piles[pile]?.coveredBy ?? []),
    lockedBy: cardsOf(lockersOf(game, position, pile)),
    locks: locksOthers(game, position, pile),
    keep: mayKeep(game, pile, card) ? (card === null ? 'maybe' : 'yes') : 'no',
  };
};
