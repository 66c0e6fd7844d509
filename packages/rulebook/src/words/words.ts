/**
 * The catalogues of texts during play, as types. Each entry takes facts and returns finished text, so that a language
 * decides word order, case and plural. There are three, so that each can be loaded when it is needed: figures for the
 * status line (`FigureWords`), names for screen readers (`Language`), and sentences (`Speech`). Rules pages have a
 * fourth (rule-words.ts).
 */
import type {
  Card,
  EventDef,
  PackDef,
  Power,
  Progress,
  Rank,
  Refusal,
  Remove,
  StepBuild,
  Role,
  ScoreDef,
  Status,
} from '@cairn/engine';
import type { PileFact, SeatFact } from '../facts/pile-facts.ts';

export type ScoreUnit = ScoreDef['unit'];

/** A streak: its cards, the points they earned, the points of the next card. */
export interface StreakFact {
  readonly cards: number;
  readonly points: number;
  readonly next: number;
}

export interface ScoreFact {
  readonly unit: ScoreUnit;
  /** Whether less is better. */
  readonly low: boolean;
  readonly total: number;
  /** What ending the deal now would add: a charge, or the strokes still on the table. */
  readonly penalty: number;
  readonly par: number | null;
  /** Null in a game without streaks. */
  readonly streak: StreakFact | null;
}

/** What a step added beside its streak points. */
export type EventFact =
  | {
      readonly kind:
        | 'peak'
        | 'drive'
        | 'penalty'
        | 'clear'
        | 'draw'
        | 'play'
        | 'turn'
        | 'pass'
        | 'spare'
        | 'floor';
      readonly points: number;
    }
  | { readonly kind: 'leftover'; readonly cards: number; readonly points: number };

/** Cards that filled an empty pile by themselves. */
export interface FillFact {
  readonly cards: readonly (Card | null)[];
  readonly from: PileFact;
  readonly to: PileFact;
}

/** A whole suit that left by itself: its cards, the leading one first. */
export interface SuitFact {
  readonly cards: readonly (Card | null)[];
  readonly to: PileFact;
}

/** What happened by itself after a move: suits that left, cards turned up, with their seats, and piles filled. */
export interface AfterFact {
  readonly suits: readonly SuitFact[];
  readonly turned: readonly SeatFact[];
  readonly filled: readonly FillFact[];
}

/** A move as far as the player saw it. `cards` are those that were moved, the leading one first. */
export type MoveFact =
  | {
      readonly kind: 'play';
      readonly cards: readonly (Card | null)[];
      readonly from: PileFact;
      readonly to: PileFact;
      /** Whether the card stayed in place and only the rough was cleared. */
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
  /** `pass`: the number of the pass that begins. */
  | { readonly kind: 'redeal'; readonly pass: number }
  | { readonly kind: 'again' }
  | { readonly kind: 'peek'; readonly shown: Card | null }
  /** `cards`: the number that changed places, or went back to the stock. */
  | { readonly kind: 'reshuffle' | 'restock'; readonly cards: number }
  /** `cards`: the number that was gathered and dealt again; `stays`: whether the use stays used after undo. */
  | { readonly kind: 'regather'; readonly cards: number; readonly shuffled: boolean }
  /** The player paid a stroke for a card that asked. */
  | { readonly kind: 'pay'; readonly after: AfterFact }
  | ChanceFact
  | { readonly kind: 'spent'; readonly power: Power }
  | { readonly kind: 'end'; readonly why: 'resigned' | 'time' };

/** What chance brought for a card that asked: null if it had no effect; with the card concerned, if it is known. */
export interface ChanceFact {
  readonly kind: 'chance';
  readonly event: EventDef | null;
  readonly card: Card | null;
  readonly after: AfterFact;
}

/** Refusals without facts. */
type PlainRefusal = Extract<
  Refusal['kind'],
  | 'over'
  | 'no-such-pile'
  | 'no-stock'
  | 'stock-empty'
  | 'stock-not-empty'
  | 'cards-can-be-played'
  | 'stock-fills'
  | 'waste-not-empty'
  | 'nothing-to-show'
  | 'nothing-to-shuffle'
  | 'lies-so'
  | 'nothing-to-choose'
  | 'not-cleared'
>;

/** Why a move is not allowed, with piles and cards as facts. */
export type RefusalFact =
  | { readonly kind: PlainRefusal }
  | {
      readonly kind: 'no-card' | 'face-down' | 'one-at-a-time' | 'column-empty';
      readonly pile: PileFact;
    }
  /** A pile that takes only a whole suit, between these ranks. */
  | { readonly kind: 'not-a-suit'; readonly pile: PileFact; readonly first: Rank; readonly last: Rank }
  /** most: the number of cards that the rules allow, if they say it. */
  | { readonly kind: 'full'; readonly pile: PileFact; readonly most: number | null }
  /** The places that the first card may come from. */
  | { readonly kind: 'begin-first'; readonly from: readonly PileFact[] }
  | { readonly kind: 'in-order'; readonly pile: PileFact; readonly from: PileFact }
  | { readonly kind: 'suit-begun'; readonly pile: PileFact; readonly card: Card }
  | { readonly kind: 'covered' | 'locked'; readonly card: Card | null; readonly by: readonly (Card | null)[] }
  /** A card asks for a choice first. */
  | { readonly kind: 'choose-first'; readonly card: Card | null }
  | { readonly kind: 'no-route'; readonly from: PileFact; readonly to: PileFact }
  /** A pile of a row goes only so many places to its left. */
  | { readonly kind: 'too-far'; readonly steps: readonly number[] }
  /** alike: what would do, of the suit and the rank of the other card. */
  | {
      readonly kind: 'does-not-match';
      readonly card: Card;
      readonly on: Card;
      readonly alike: readonly ('suit' | 'rank')[];
    }
  /** An empty pile that takes cards only from some places. */
  | { readonly kind: 'not-from'; readonly pile: PileFact; readonly from: readonly PileFact[] }
  /**
   * pile: only a whole pile moves. lone: the card lies on one it was packed on. whole: only the last card or all may move. order: there is a gap in
   * the sequence.
   */
  | {
      readonly kind: 'not-a-unit';
      readonly count: number;
      readonly rule: 'last' | 'lone' | 'whole' | 'all' | 'pile' | 'order';
    }
  /** Cards that lie in sequence, but not in one suit, or not in alternating colours. */
  | { readonly kind: 'not-a-run'; readonly count: number; readonly suits: Exclude<StepBuild['suit'], 'any'> }
  /** Cards that move one after another: too many for the free cells and empty columns, or on no column. */
  | { readonly kind: 'no-room'; readonly room: number; readonly count: number }
  | { readonly kind: 'fits-nowhere'; readonly count: number }
  | { readonly kind: 'wrong-rank'; readonly card: Card; readonly on: Card; readonly wanted: readonly Rank[] }
  | {
      readonly kind: 'wrong-suit';
      readonly card: Card;
      readonly on: Card;
      readonly rule: Exclude<StepBuild['suit'], 'any'>;
    }
  | { readonly kind: 'empty-pile'; readonly pile: PileFact; readonly wanted: readonly Rank[] }
  /** A card that no gap takes. */
  | { readonly kind: 'no-gap'; readonly card: Card }
  /** What a gap takes: cards, or all cards of a rank. */
  | {
      readonly kind: 'not-next';
      readonly wanted: readonly ({ readonly card: Card } | { readonly rank: Rank })[];
    }
  | { readonly kind: 'must-keep'; readonly pile: PileFact; readonly cards: number }
  | { readonly kind: 'no-more-passes'; readonly passes: number }
  | { readonly kind: 'not-a-group'; readonly cards: readonly Card[]; readonly remove: Remove | null }
  | { readonly kind: 'no-such-power' | 'power-spent'; readonly power: string };

/** How a deal stands. */
export interface StatusFact {
  readonly status: Status;
  /** Whether the layout is cleared and the next one can be dealt. */
  readonly cleared: boolean;
  /** What is left to do: cards, suits that are not complete, or piles that are too many. */
  readonly left: number;
  readonly of: 'cards' | 'suits' | 'piles';
  /** Whether the cards left are the score, so that the deal is counted and not lost. */
  readonly counted: boolean;
}

/** What is left if the deal is ended now, and what that adds to the score. */
export interface EndFact {
  readonly left: number;
  readonly of: 'cards' | 'suits' | 'piles';
  readonly points: number;
  readonly unit: ScoreUnit;
  readonly low: boolean;
}

/** The figures of the score, as a status line shows them. */
export interface FigureWords {
  /** "−95", "$21". */
  readonly amount: (points: number, unit: ScoreUnit) => string;
  /** The score in words: "21 points", "35 cards left", "12 strokes". */
  readonly score: (total: number, unit: ScoreUnit, low: boolean) => string;
  /** "par 4" */
  readonly par: (par: number) => string;
  /** Of a game without a score: "3 of 52 up", "28 cards to go". */
  readonly progress: (fact: Progress) => string;
  /** "Streak of 3 · next card +4". */
  readonly streak: (fact: StreakFact, unit: ScoreUnit) => string;
  /** "Peak +15", "19 cards left: −95 points". */
  readonly event: (event: EventFact, unit: ScoreUnit) => string;
  /** A whole pass through the stock brought no move. */
  readonly idle: string;
}

/** What a pile has: so many cards, of which some are face down. */
export interface PileContent {
  readonly cards: number;
  readonly down: number;
  /** Null: it cannot be seen. */
  readonly top: Card | null;
  /** The rank that comes next, where it is hard to see. */
  readonly next: Rank | null;
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
  /**
   * "Column 5, 12 cards, 9 face down", "Waste, 3 cards, seven of spades on top", "Foundation 2, 4 cards, eight of clubs on
   * top, a ten comes next".
   */
  readonly pileLabel: (pile: PileFact, lies: PileContent) => string;
  /** Face-down cards on one another, as one: "9 face-down cards, column 5". */
  readonly run: (pile: PileFact, cards: number) => string;
  /** "Jack of diamonds, 4 of 4, column 5". */
  readonly seat: (seat: SeatFact) => string;
}

/** Sentences about what happens. */
export interface Sentences {
  readonly move: (fact: MoveFact) => string;
  /** The sentence for undoing the move. */
  readonly undone: (fact: MoveFact) => string;
  readonly refusal: (fact: RefusalFact) => string;
  readonly status: (fact: StatusFact) => string;
  /** The score for screen readers. */
  readonly scoreSpoken: (fact: ScoreFact) => string;
  /** The meaning of ending the deal now, for the question before it. */
  readonly endPrice: (fact: EndFact) => string;
}

/** A language: its names for the cards of a pack. */
export type Language = (pack: PackDef) => NameWords;
export type Speech = (pack: PackDef) => Sentences;
