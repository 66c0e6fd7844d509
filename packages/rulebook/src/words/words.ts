/**
 * The catalogues of what is said during play, as types: each entry takes facts and gives finished text, so that a
 * language decides word order, case and plural for itself. A status line needs figures (`FigureWords`), a table
 * names to be read out (`Language`), and sentences once something happens on it (`Speech`); they are three catalogues, as
 * rule pages have one of their own (rule-words.ts), so that each can be loaded when it is needed. English is the first of each.
 */
import type {
  Card,
  EventDef,
  PackDef,
  Power,
  Rank,
  Refusal,
  Remove,
  Role,
  ScoreDef,
  Status,
} from '@cairn/engine';
import type { PileFact, SeatFact } from '../facts/pile-facts.ts';

export type ScoreUnit = ScoreDef['unit'];

/** A streak: cards so far, what they earned, what the next one earns. */
export interface StreakFact {
  readonly cards: number;
  readonly points: number;
  readonly next: number;
}

export interface ScoreFact {
  readonly unit: ScoreUnit;
  /** Less is better. */
  readonly low: boolean;
  readonly total: number;
  /** What ending the deal now would add: a charge, or the strokes still on the table. */
  readonly penalty: number;
  readonly par: number | null;
  /** null where the game has no streaks. */
  readonly streak: StreakFact | null;
}

/** What a step added beside its streak points. */
export type EventFact =
  | {
      readonly kind:
        'peak' | 'drive' | 'penalty' | 'clear' | 'draw' | 'play' | 'turn' | 'pass' | 'spare' | 'floor';
      readonly points: number;
    }
  | { readonly kind: 'leftover'; readonly cards: number; readonly points: number };

/** Cards that went to an empty pile by themselves. */
export interface FillFact {
  readonly cards: readonly (Card | null)[];
  readonly from: PileFact;
  readonly to: PileFact;
}

/** What came of a move by itself: cards turned face up, where they lie, and piles filled. */
export interface AfterFact {
  readonly turned: readonly SeatFact[];
  readonly filled: readonly FillFact[];
}

/** What a move did, as far as the player saw it; `cards` are those that went over, the leading one first. */
export type MoveFact =
  | {
      readonly kind: 'play';
      readonly cards: readonly (Card | null)[];
      readonly from: PileFact;
      readonly to: PileFact;
      /** The card stayed where it was: only the rough around it is gone. */
      readonly rough: boolean;
      readonly after: AfterFact;
    }
  | {
      readonly kind: 'draw';
      readonly cards: readonly (Card | null)[];
      readonly to: PileFact;
      readonly after: AfterFact;
    }
  | { readonly kind: 'remove'; readonly cards: readonly (Card | null)[]; readonly after: AfterFact }
  /** The pass through the stock now under way. */
  | { readonly kind: 'redeal'; readonly pass: number }
  | { readonly kind: 'again' }
  | { readonly kind: 'peek'; readonly shown: Card | null }
  /** Cards that changed places, or went back to the stock. */
  | { readonly kind: 'reshuffle' | 'restock'; readonly cards: number }
  /** A card that asked was answered with a stroke. */
  | { readonly kind: 'pay'; readonly after: AfterFact }
  | ChanceFact
  | { readonly kind: 'spent'; readonly power: Power }
  | { readonly kind: 'end'; readonly why: 'resigned' | 'time' };

/** What chance brought for a card that asked: null where it found nothing to do; the card it was about, if known. */
export interface ChanceFact {
  readonly kind: 'chance';
  readonly event: EventDef | null;
  readonly card: Card | null;
  readonly after: AfterFact;
}

/** Refusals that say everything by their kind. */
type PlainRefusal = Extract<
  Refusal['kind'],
  | 'over'
  | 'no-such-pile'
  | 'no-stock'
  | 'stock-empty'
  | 'stock-not-empty'
  | 'cards-can-be-played'
  | 'nothing-to-show'
  | 'nothing-to-shuffle'
  | 'nothing-to-choose'
  | 'not-cleared'
>;

/** Why a move is not allowed, with piles and cards as facts. */
export type RefusalFact =
  | { readonly kind: PlainRefusal }
  | { readonly kind: 'no-card' | 'face-down' | 'full' | 'one-at-a-time'; readonly pile: PileFact }
  | { readonly kind: 'covered' | 'locked'; readonly card: Card | null; readonly by: readonly (Card | null)[] }
  /** That card asks for a choice before anything else. */
  | { readonly kind: 'choose-first'; readonly card: Card | null }
  | { readonly kind: 'no-route'; readonly from: PileFact; readonly to: PileFact }
  /** An empty pile that takes cards from some places only. */
  | { readonly kind: 'not-from'; readonly pile: PileFact; readonly from: readonly PileFact[] }
  /** lone: that card lies on one it was packed on. whole: the last card or all. order: a gap in the sequence. */
  | {
      readonly kind: 'not-a-unit';
      readonly count: number;
      readonly rule: 'last' | 'lone' | 'whole' | 'order';
    }
  | { readonly kind: 'wrong-rank'; readonly card: Card; readonly on: Card; readonly wanted: readonly Rank[] }
  | {
      readonly kind: 'wrong-suit';
      readonly card: Card;
      readonly on: Card;
      readonly rule: 'same' | 'alternating';
    }
  | { readonly kind: 'empty-pile'; readonly pile: PileFact; readonly wanted: readonly Rank[] }
  | { readonly kind: 'must-keep'; readonly pile: PileFact; readonly cards: number }
  | { readonly kind: 'no-more-passes'; readonly passes: number }
  | { readonly kind: 'not-a-group'; readonly cards: readonly Card[]; readonly remove: Remove | null }
  | { readonly kind: 'no-such-power' | 'power-spent'; readonly power: string };

/** How a deal stands. */
export interface StatusFact {
  readonly status: Status;
  /** The layout is cleared and the next one can be dealt. */
  readonly cleared: boolean;
  /** What is still to go: cards, or suits that are not complete. */
  readonly left: number;
  readonly of: 'cards' | 'suits';
  /** A deal is counted, not lost: the cards left are its score. */
  readonly counted: boolean;
}

/** What is left if the deal is ended now, and what that adds to the score. */
export interface EndFact {
  readonly left: number;
  readonly of: 'cards' | 'suits';
  readonly points: number;
  readonly unit: ScoreUnit;
  readonly low: boolean;
}

/** The figures of the score, as a status line shows them. */
export interface FigureWords {
  /** "21/-95". */
  readonly score: (fact: ScoreFact) => string;
  /** "Streak: 3/6 (Next: +4)". */
  readonly streak: (fact: StreakFact, unit: ScoreUnit) => string;
  /** "Peak +15", "19 cards left −95". */
  readonly event: (event: EventFact, unit: ScoreUnit) => string;
  /** The stock was gone through and nothing could be played. */
  readonly idle: string;
}

/** The names of cards, piles and zones. */
export interface NameWords {
  /** BCP 47. */
  readonly language: string;
  /** Standing alone: "Seven of spades", "Face-down card". */
  readonly cardName: (card: Card | null) => string;
  /** Standing alone: "Column 5", "Waste". */
  readonly pileName: (pile: PileFact) => string;
  /** All piles of a role: "Columns", "Stock". */
  readonly zoneName: (role: Role, count: number) => string;
  /** "Column 5, 12 cards, 9 face down", "Waste, 3 cards, seven of spades on top". */
  readonly pileLabel: (pile: PileFact, cards: number, down: number, top: Card | null) => string;
  /** Face-down cards on one another, told as one: "9 face-down cards, column 5". */
  readonly run: (pile: PileFact, cards: number) => string;
  /** "Jack of diamonds, 4 of 4, column 5". */
  readonly seat: (seat: SeatFact) => string;
}

/** What happens, in whole sentences. */
export interface Sentences {
  readonly move: (fact: MoveFact) => string;
  /** The same move taken back. */
  readonly undone: (fact: MoveFact) => string;
  readonly refusal: (fact: RefusalFact) => string;
  readonly status: (fact: StatusFact) => string;
  /** The score read out. */
  readonly scoreSpoken: (fact: ScoreFact) => string;
  /** What ending the deal now means, to be said before it is done. */
  readonly endPrice: (fact: EndFact) => string;
}

/** The catalogue of a language for the cards of a pack, which may bring names of its own. */
export type Language = (pack: PackDef) => NameWords;
export type Speech = (pack: PackDef) => Sentences;
