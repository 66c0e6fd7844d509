/**
 * Facts about piles and seats: what a sentence needs to know, as numbers counted from 1 and words of the vocabulary.
 * Here ends everything that depends on a position; how it is said is a catalogue's business (words/).
 */
import {
  cardOf, DOWN, EVENT, isDown, isKnown, lockersOf, locksOthers, mayKeep, ROUGH, SEEN, type Card, type Game, type Position, type Role, type PileCard,
} from '@cairn/engine'; // prettier-ignore

/** A pile as a person counts it. */
export interface PileFact {
  /** What players take it for. */
  readonly role: Role;
  /** Which of its kind, from 1; for a place of a layout, which of its row. */
  readonly number: number;
  /** How many there are: of its kind, or in its row. */
  readonly of: number;
  /** Row of a layout place from 1, else null. */
  readonly row: number | null;
}

/** One card where it lies. */
export interface SeatFact {
  /** null: the player does not know it. */
  readonly card: Card | null;
  readonly down: boolean;
  /** It takes two plays: the first clears the rough away. */
  readonly rough: boolean;
  /** It asks for a choice once nothing lies on it. */
  readonly asks: boolean;
  readonly pile: PileFact;
  /** Its place in the pile from 1 (the bottom), and how many cards the pile has. */
  readonly place: number;
  readonly count: number;
  /** Cards of a layout that still lie on it; null for those not known. */
  readonly coveredBy: readonly (Card | null)[];
  /** Other cards that must go first, though they need not lie on it; null for those not known. */
  readonly lockedBy: readonly (Card | null)[];
  /** Some card waits for this one to go. */
  readonly locks: boolean;
  /** It may be put into the hand when it is free; maybe: if its rank, which is hidden, allows it. */
  readonly keep: 'yes' | 'maybe' | 'no';
}

/** What players take a role for: a hole the stock is turned onto looks like a waste, and is called one. */
export const apparentRole = (game: Game, role: Role): Role =>
  role === 'hole' && game.waste === null && game.stockDef?.to === 'hole' ? 'waste' : role;

export const pileFact = (game: Game, pile: number): PileFact => {
  const rule = game.piles[pile];
  if (rule === undefined) throw new Error(`No pile ${pile}`);
  const { role, piles } = rule.zone;
  if (role === 'layout') {
    const row = piles.filter((i) => game.piles[i]?.row === rule.row);
    return { role, number: row.indexOf(pile) + 1, of: row.length, row: rule.row + 1 };
  }
  const same = game.byRole[role];
  return { role: apparentRole(game, role), number: same.indexOf(pile) + 1, of: same.length, row: null };
};

/** What the player knows of a seat, told alike from a State and from a View. */
export const knownCard = (seat: PileCard): Card | null =>
  !isKnown(seat) || (seat & (DOWN | SEEN)) === DOWN ? null : cardOf(seat);

/** The seat at `index` (0 is the bottom) of a pile. */
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
