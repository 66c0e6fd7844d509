/**
 * Facts about rules, computed from a compiled game (sections/): numbers and words of the definition language. Roles
 * are the apparent ones (pile-facts.ts).
 */
import type {
  Card, Ends, EventDef, PairBuild, Power, Rank, Regather, Remove, ScoreDef, StockShown, StepBuild, StockDef, Unit,
} from '@cairn/engine'; // prettier-ignore
import type { ZoneFact } from './deal-facts.ts';

/** Whether suits or colours, beside the rank, decide where a card may go. */
export interface MatterFact {
  readonly suits: boolean;
  readonly colours: boolean;
}

export type GoalFact =
  /** Zones are to be emptied; their cards go to these places, or are removed. */
  | {
      readonly kind: 'clear';
      readonly places: readonly ZoneFact[];
      readonly cards: number;
      readonly to: readonly ZoneFact[];
    }
  /** `spared`: ranks of which no card has to be gathered. */
  | {
      readonly kind: 'gather';
      readonly places: readonly ZoneFact[];
      readonly cards: number;
      readonly of: number;
      readonly spared: readonly Rank[];
    }
  /** The cards of these piles are to lie in at most so many of them. */
  | { readonly kind: 'piles'; readonly place: ZoneFact; readonly most: number }
  | { readonly kind: 'suits'; readonly suits: number; readonly first: Rank; readonly last: Rank }
  | OrderFact;

/** Which cards go on a pile that is not empty. */
export interface BuildFact {
  readonly place: ZoneFact;
  readonly steps: readonly StepFact[];
  readonly pairs: readonly PairBuild[];
  /** The most cards of a pile, if the rules say so. */
  readonly holds: number | null;
}

/** How the piles of a row go onto one another: how far to the left, and on what. */
export interface RowFact {
  readonly steps: readonly number[];
  readonly build: BuildFact;
}

export interface StepFact {
  readonly step: StepBuild;
  /** The ranks of the sequence, if they are not in the order of the pack. */
  readonly order: readonly Rank[] | null;
  /** The first and last rank of the sequence, if other ranks are not part of it. */
  readonly only: { readonly first: Rank; readonly last: Rank } | null;
  /** Ranks left out of the sequence, and the two ranks that become neighbours. */
  readonly gaps: readonly { readonly out: readonly Rank[]; readonly low: Rank; readonly high: Rank }[];
  /** An example, for builds that depend on suits. */
  readonly example: { readonly card: Card; readonly on: Card } | null;
}

/** What joins cards that move together, where it is not what is built. */
export type RunFact = Pick<BuildFact, 'steps' | 'pairs'>;

/** Which ranks go on the last and on the first rank of a sequence. */
export interface EndsFact {
  readonly ends: Ends;
  readonly way: 'up' | 'down' | 'either';
  readonly last: Rank;
  readonly onLast: readonly Rank[];
  readonly first: Rank;
  readonly onFirst: readonly Rank[];
}

/** A standard foundation: built up or down in suit, or in an order of its own. */
export interface FoundationFact {
  readonly place: ZoneFact;
  readonly way: 'up' | 'down';
  /** The ranks from the first to the last, if they are not in the order of the pack. */
  readonly order: readonly Rank[] | null;
  /** Whether it is built in suit; if not, suits don't matter. */
  readonly inSuit: boolean;
  /** Whether there are foundations of another kind beside it. */
  readonly others: boolean;
  /** The rank it begins with; null if the first card played decides. */
  readonly base: Rank | null;
  /**
   * The rank it ends with, if that is known; and, if it goes round past the highest rank, the ranks that meet there.
   */
  readonly end: Rank | null;
  readonly round: { readonly last: Rank; readonly first: Rank } | null;
  readonly cards: number;
  /** Whether a suit may begin only one of the piles. */
  readonly once: boolean;
}

/** The cards of a zone that may be played, one at a time. */
export interface SourceFact {
  readonly place: ZoneFact;
  /**
   * free: not covered. last: the end of a pile. every: anywhere. lone: the last card, alone or on a face-down card.
   * only: the only card of a pile. suit: no single card, only a whole suit at the end of a pile.
   */
  readonly which: 'free' | 'last' | 'every' | 'lone' | 'only' | 'suit';
  /** Of a whole suit: its ranks, and whether it leaves by itself. */
  readonly suit: { readonly first: Rank; readonly last: Rank; readonly must: boolean } | null;
}

/** How cards move from column to column. */
export interface UnitFact {
  readonly unit: Unit;
  /** Number of builds; with several, a sequence follows one of them. */
  readonly builds: number;
  /** Whether its only build joins cards of equal rank. */
  readonly equal: boolean;
  /** What joins cards that move together; null where it is what is built. */
  readonly runs: RunFact | null;
  /** Whether cards can wait in cells, so that a sequence can move card by card. */
  readonly cells: boolean;
}

export interface EmptyFact {
  readonly place: ZoneFact;
  readonly takes: 'nothing' | 'anything' | 'base' | 'last' | readonly Rank[];
  /** Ranks it does not take, if they are few. */
  readonly but: readonly Rank[];
  /** The only places it takes cards from. */
  readonly from: readonly SourceFact[];
  /** Whether it takes cards from these places only when those before them are empty. */
  readonly inOrder: boolean;
  /** The number of cards that must stay in the pile a card comes from. */
  readonly keeps: number;
  /** The places that fill it, one after another; the pile to its right; or null. */
  readonly refill: readonly ZoneFact[] | 'next' | null;
  /** Whether a suit may begin only one of the piles. */
  readonly once: boolean;
  /** Whether sequences of cards may be moved to it. */
  readonly several: boolean;
  /** Whether cards that move together may lie in any order. */
  readonly loose: boolean;
  /** Whether it is empty at the start. */
  readonly atFirst: boolean;
  /** Whether stock cards are turned onto it later. */
  readonly stock: boolean;
}

export interface StockPlay {
  readonly def: StockDef;
  readonly to: ZoneFact;
  /** The number of the first of these piles among those of their role, if only one zone gets cards; else null. */
  readonly first: number | null;
  /** Cards in the stock at the start. */
  readonly cards: number;
  /** Whether the waste can be turned over. */
  readonly redeal: boolean;
  readonly show: { readonly what: StockShown; readonly while: 'first' | 'always' } | null;
}

export interface RemoveFact {
  readonly remove: Remove;
  readonly ranks: readonly Rank[];
  /** Where the two cards of a pair may come from. */
  readonly from: readonly SourceFact[];
  /** Whether the next stock card may be part of a group. */
  readonly stock: boolean;
  readonly layout: boolean;
}

export interface PowerFact {
  readonly power: Power;
  readonly uses: number | 'unlimited';
  readonly hole: ZoneFact;
  /** The events that chance may bring. */
  readonly events: readonly EventDef[];
  /** How cards are gathered and dealt again. */
  readonly regather: Pick<Regather, 'order' | 'deal' | 'gaps'> | null;
}

export interface EndingFact {
  /** Whether cards may be gathered and dealt again. */
  readonly regather: boolean;
  readonly goal: GoalFact;
  readonly again: boolean;
  /** The kinds of moves the player has: plays from pile to pile, removals, draws, redeals, powers. */
  readonly plays: boolean;
  readonly remove: boolean;
  readonly stock: boolean;
  readonly redeals: boolean;
  readonly powers: boolean;
  /** Whether cards can be moved back and forth without end. */
  readonly loops: boolean;
  /** Whether the cards left are the score, so that such a deal is counted and not lost. */
  readonly counted: boolean;
  readonly price: 'free' | 'charged';
}

/** The tops of the peaks, as the scoring counts them. */
export interface PeakScoringFact {
  /** Number of tops; `peaks` has the points other than 0, for the n-th top to go. */
  readonly tops: number;
  /** Whether those tops belong to peaks that stand apart. */
  readonly apart: boolean;
  readonly peaks: readonly { readonly n: number; readonly points: number }[];
}

/** What ends a streak. */
export interface StreakScoringFact {
  readonly hole: ZoneFact;
  /** Whether a stock card, or a card of the reserve, ends a streak. */
  readonly stock: boolean;
  readonly reserve: boolean;
  /** Whether the first stock card turned is free because it starts the hole. */
  readonly starts: boolean;
}

/** A scoring, with apparent roles. */
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
  readonly moves: readonly {
    readonly from: ZoneFact;
    readonly to: ZoneFact;
    readonly points: number;
    /** Whether only whole suits go there. */
    readonly suit: boolean;
  }[];
  readonly turn: number;
  /** Points for each second left on the clock; 0 without a clock. */
  readonly second: number;
  /** The highest possible score of a deal; null if it is not simply a sum. */
  readonly most: number | null;
}

/** The cards of a grid in order: what wins. */
export interface OrderFact {
  readonly kind: 'order';
  readonly first: readonly Rank[];
  readonly joined: boolean;
  readonly cards: number;
}
