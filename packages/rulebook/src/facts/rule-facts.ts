/**
 * What a rules page is written from: counts and words of the vocabulary, worked out from a compiled game (sections/).
 * Roles are those players take piles for.
 */
import type {
  Card, Ends, EventDef, PairBuild, Power, Rank, Remove, ScoreDef, StockShown, StepBuild, StockDef, Unit,
} from '@cairn/engine'; // prettier-ignore
import type { ZoneFact } from './deal-facts.ts';

/** What about a card decides where it goes, beside its rank. */
export interface MatterFact {
  readonly suits: boolean;
  readonly colours: boolean;
}

export type GoalFact =
  /** Nothing is left of a zone; its cards go to these places, or are removed. */
  | {
      readonly kind: 'clear';
      readonly place: ZoneFact;
      readonly cards: number;
      readonly to: readonly ZoneFact[];
    }
  /** `spared`: ranks all of whose cards are left out. */
  | {
      readonly kind: 'gather';
      readonly place: ZoneFact;
      readonly cards: number;
      readonly of: number;
      readonly spared: readonly Rank[];
    }
  | { readonly kind: 'suits'; readonly suits: number; readonly first: Rank; readonly last: Rank };

/** What goes on a pile that is not empty. */
export interface BuildFact {
  readonly place: ZoneFact;
  readonly steps: readonly StepFact[];
  readonly pairs: readonly PairBuild[];
}

export interface StepFact {
  readonly step: StepBuild;
  /** The first and last of the ranks that are part of it, when others before or after them are not. */
  readonly only: { readonly first: Rank; readonly last: Rank } | null;
  /** Ranks left out between others, and the two that become neighbours. */
  readonly gaps: readonly { readonly out: readonly Rank[]; readonly low: Rank; readonly high: Rank }[];
  /** Cards that show it, for builds that look at suits. */
  readonly example: { readonly card: Card; readonly on: Card } | null;
}

/** What goes on the last and on the first rank of a sequence: shows how its ends are played. */
export interface EndsFact {
  readonly ends: Ends;
  readonly way: 'up' | 'down' | 'either';
  readonly last: Rank;
  readonly onLast: readonly Rank[];
  readonly first: Rank;
  readonly onFirst: readonly Rank[];
}

/** A foundation of the usual kind: up in suit, one whole suit a pile. */
export interface FoundationFact {
  readonly place: ZoneFact;
  /** The rank it begins with; null: that of the first one begun. */
  readonly base: Rank | null;
  /** The rank it ends with, where that is known, and whether it goes round past the highest. */
  readonly end: Rank | null;
  readonly round: { readonly last: Rank; readonly first: Rank } | null;
  readonly cards: number;
}

/** Cards of a pile that may be played, one at a time. */
export interface SourceFact {
  readonly place: ZoneFact;
  /** free: not covered. last: the end of a pile. every: wherever it lies. lone: the last, alone or on a face-down card. */
  readonly which: 'free' | 'last' | 'every' | 'lone';
}

/** How cards go from column to column. */
export interface UnitFact {
  readonly unit: Unit;
  /** Several builds: a sequence follows a single one of them. */
  readonly builds: number;
  /** Its only build joins cards of one rank. */
  readonly equal: boolean;
}

export interface EmptyFact {
  readonly place: ZoneFact;
  readonly takes: 'nothing' | 'anything' | 'base' | readonly Rank[];
  /** Ranks it does not take, when those are few. */
  readonly but: readonly Rank[];
  /** Only from these places. */
  readonly from: readonly SourceFact[];
  /** So many cards must stay in the pile it comes from. */
  readonly keeps: number;
  readonly refill: 'reserve' | 'next' | null;
  /** Cards may come in sequences. */
  readonly several: boolean;
  /** It lies empty when play begins. */
  readonly atFirst: boolean;
  /** Cards of the stock are turned onto it later. */
  readonly stock: boolean;
}

export interface StockPlay {
  readonly def: StockDef;
  readonly to: ZoneFact;
  /** The waste can be turned over. */
  readonly redeal: boolean;
  readonly show: { readonly what: StockShown; readonly while: 'first' | 'always' } | null;
}

export interface RemoveFact {
  readonly remove: Remove;
  readonly ranks: readonly Rank[];
  /** Where the cards of pairs come from. */
  readonly from: readonly SourceFact[];
  /** The next stock card counts too. */
  readonly stock: boolean;
  readonly layout: boolean;
}

export interface PowerFact {
  readonly power: Power;
  readonly uses: number | 'unlimited';
  readonly hole: ZoneFact;
  /** What chance may bring. */
  readonly events: readonly EventDef[];
}

export interface EndingFact {
  readonly goal: GoalFact;
  readonly again: boolean;
  /** What the player can do but play cards from pile to pile. */
  readonly plays: boolean;
  readonly remove: boolean;
  readonly stock: boolean;
  readonly redeals: boolean;
  readonly powers: boolean;
  /** Cards can be moved to and fro for ever. */
  readonly loops: boolean;
  /** The cards left are the score: such a deal is counted, not lost. */
  readonly counted: boolean;
  readonly price: 'free' | 'charged';
}

/** The tops of the peaks, as far as a scoring counts them. */
export interface PeakScoringFact {
  /** Points that are not zero: for the n-th top of a peak to go, of so many. */
  readonly tops: number;
  /** Those tops belong to peaks that stand apart. */
  readonly apart: boolean;
  readonly peaks: readonly { readonly n: number; readonly points: number }[];
}

/** What continues and what ends a streak. */
export interface StreakScoringFact {
  readonly hole: ZoneFact;
  /** Turning the stock, or playing from the reserve, ends a streak. */
  readonly stock: boolean;
  readonly reserve: boolean;
  /** The first stock card turned is free because it starts the hole. */
  readonly starts: boolean;
}

/** A scoring, its roles put into words players know. */
export interface ScoringFact extends PeakScoringFact, StreakScoringFact {
  readonly score: Pick<
    ScoreDef,
    | 'unit'
    | 'chain'
    | 'clear'
    | 'draw'
    | 'reserve'
    | 'ranks'
    | 'pass'
    | 'groups'
    | 'start'
    | 'par'
    | 'floor'
    | 'least'
    | 'drive'
    | 'penalty'
  >;
  readonly low: boolean;
  readonly bankroll: boolean;
  readonly left: {
    readonly each: number;
    readonly when: 'stock' | 'lost';
    readonly places: readonly ZoneFact[];
  } | null;
  readonly spare: readonly { readonly place: ZoneFact; readonly each: number }[];
  readonly cards: { readonly place: ZoneFact; readonly each: number } | null;
  readonly moves: readonly { readonly from: ZoneFact; readonly to: ZoneFact; readonly points: number }[];
  readonly turn: number;
  /** For each second left on the clock; 0 where there is no clock. */
  readonly second: number;
  /** The most a deal can bring, where that is plain to see. */
  readonly most: number | null;
}
