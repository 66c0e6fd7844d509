/**
 * The catalogue of sentences said during play, as a type: each entry takes facts and gives finished text, so that a
 * language decides word order, case and plural for itself. `english.ts` is the first; another language is another
 * object of this type. Rule pages have a catalogue of their own (rule-words.ts), because they load later.
 */
import type { Card, Move, Rank, Role, ScoreDef, Status } from '@cairn/engine';
import type { PileFact, SeatFact } from '../facts.ts';

export type Unit = ScoreDef['unit'];

/** A streak: cards so far, what they earned, what the next one earns. */
export interface StreakFact {
  readonly cards: number;
  readonly points: number;
  readonly next: number;
}

export interface ScoreFact {
  readonly unit: Unit;
  readonly total: number;
  /** What ending the deal now would add: 0 or less. */
  readonly penalty: number;
  /** null where the game has no streaks. */
  readonly streak: StreakFact | null;
}

/** What a move did, as far as the player saw it. */
export interface MoveFact {
  readonly kind: Move['kind'];
  /** Cards that went over, the first being the one that leads. */
  readonly cards: readonly (Card | null)[];
  readonly from: PileFact | null;
  readonly to: PileFact | null;
  /** Cards turned face up by it, where they lie. */
  readonly turned: readonly SeatFact[];
  /** The pass through the stock now under way. */
  readonly pass: number;
  /** What a peek showed. */
  readonly shown: Card | null;
  readonly why: 'resigned' | 'time' | null;
}

/** Why a move is not allowed, with piles and cards as facts. */
export type RefusalFact =
  | { readonly kind: 'over' | 'no-such-pile' | 'no-stock' | 'stock-empty' | 'stock-not-empty' }
  | { readonly kind: 'cards-can-be-played' | 'nothing-to-show' }
  | { readonly kind: 'no-card' | 'face-down' | 'full' | 'one-at-a-time'; readonly pile: PileFact }
  | { readonly kind: 'covered'; readonly card: Card | null; readonly by: readonly (Card | null)[] }
  | { readonly kind: 'no-route'; readonly from: PileFact; readonly to: PileFact }
  | { readonly kind: 'not-a-unit'; readonly count: number }
  | { readonly kind: 'wrong-rank'; readonly card: Card; readonly on: Card; readonly wanted: readonly Rank[] }
  | { readonly kind: 'wrong-suit'; readonly card: Card; readonly on: Card }
  | { readonly kind: 'empty-pile'; readonly pile: PileFact; readonly wanted: readonly Rank[] }
  | { readonly kind: 'must-keep'; readonly pile: PileFact; readonly cards: number }
  | { readonly kind: 'no-more-passes'; readonly passes: number }
  | { readonly kind: 'no-such-power' | 'power-spent'; readonly power: string };

export interface Words {
  /** BCP 47. */
  readonly language: string;
  /** Within a sentence: "seven of spades", "joker". */
  readonly card: (card: Card) => string;
  /** Within a sentence: "seven". */
  readonly rank: (rank: Rank) => string;
  /** Standing alone: "Seven of spades", "Face-down card". */
  readonly cardName: (card: Card | null) => string;
  /** Standing alone: "Column 5", "Waste". */
  readonly pileName: (pile: PileFact) => string;
  /** All piles of a role: "Columns", "Stock". */
  readonly zoneName: (role: Role, count: number) => string;
  /** "Column 5, 12 cards, 9 face down", "Waste, 3 cards, seven of spades on top". */
  readonly pileLabel: (pile: PileFact, cards: number, down: number, top: Card | null) => string;
  /** "Jack of diamonds, 4 of 4, column 5". */
  readonly seat: (seat: SeatFact) => string;
  readonly move: (fact: MoveFact) => string;
  /** The same move taken back. */
  readonly undone: (fact: MoveFact) => string;
  readonly refusal: (fact: RefusalFact) => string;
  /** How a deal stands, with the cards still to go. */
  readonly status: (status: Status, left: number) => string;
  /** "21/-95". */
  readonly score: (fact: ScoreFact) => string;
  /** "Streak: 3/6 (Next: +4)". */
  readonly streak: (fact: StreakFact, unit: Unit) => string;
  /** The score read out. */
  readonly scoreSpoken: (fact: ScoreFact) => string;
  readonly peak: (points: number, unit: Unit) => string;
  readonly cleared: (points: number, unit: Unit) => string;
  readonly dealt: (points: number, unit: Unit) => string;
  readonly floored: (points: number, unit: Unit) => string;
  readonly leftover: (cards: number, points: number, unit: Unit) => string;
  /** What ending the deal now means, to be said before it is done. */
  readonly endPrice: (left: number, penalty: number, unit: Unit) => string;
}
