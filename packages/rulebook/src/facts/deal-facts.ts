/** The pack and the deal as facts: what a rules page says of the cards and of laying them out. */
import type { Card, JokerPlace, Rank, Role, Suit } from '@cairn/engine';

/** Piles of one role, and how many there are; the role is the one players take them for. */
export interface ZoneFact {
  readonly role: Role;
  readonly piles: number;
}

export interface PackFact {
  readonly packs: number;
  /** Cards without jokers. */
  readonly plain: number;
  /** Whole packs of the usual 52. */
  readonly usual: boolean;
  readonly suits: readonly Suit[];
  readonly ranks: readonly Rank[];
  /** Cards without a suit. */
  readonly extras: readonly { readonly rank: Rank; readonly count: number }[];
  readonly jokers: number;
  readonly place: JokerPlace;
}

/** Cards taken out of the pack beforehand: all there are of a rank, or these, one by one or the first of a suit. */
export type PullFact =
  | { readonly kind: 'rank'; readonly rank: Rank; readonly count: number }
  | {
      readonly kind: 'each';
      readonly items: readonly ({ readonly card: Card } | { readonly first: Suit })[];
    };

/** Where in a layout: row and number within it, from 1. */
export interface LayoutPlace {
  readonly row: number;
  readonly number: number;
}

/** A zone as it is dealt. */
export type DealFact = LayoutDeal | TableauDeal | PileDeal;

export interface LayoutDeal {
  readonly kind: 'layout';
  readonly cards: number;
  /** From the top: cards, and how many of them face up. */
  readonly rows: readonly { readonly cards: number; readonly up: number }[];
  /** Peaks that stand apart, one pyramid, or anything else. */
  readonly shape: 'peaks' | 'triangle' | 'other';
  /** Places that cover nothing. */
  readonly tops: number;
  readonly locks: readonly {
    readonly spots: readonly LayoutPlace[];
    readonly until: readonly LayoutPlace[];
  }[];
  readonly rough: readonly LayoutPlace[];
  /** Places whose card asks for a choice. */
  readonly events: readonly LayoutPlace[];
  /** Places whose card may be put into the hand, which has room for so many cards of these ranks. */
  readonly irons: {
    readonly spots: readonly LayoutPlace[];
    readonly takes: readonly Rank[];
    readonly room: number;
  } | null;
}

export interface TableauDeal {
  readonly kind: 'tableau';
  readonly pulled: PullFact | null;
  /** Cards dealt to each column, without those pulled. */
  readonly lengths: readonly number[];
  /**
   * last: so many at the end of each column are up, all of a shorter one. lasts: so many of the first, the second, …
   * column. down: these, counted as they are dealt.
   */
  readonly face:
    | { readonly kind: 'open' }
    | { readonly kind: 'last'; readonly up: number; readonly shorter: boolean }
    | { readonly kind: 'lasts'; readonly ups: readonly number[] }
    | { readonly kind: 'down'; readonly cards: readonly number[] };
  /** Face-down cards in all. */
  readonly down: number;
  /** So many rows are dealt after all the others; 0: plain row by row. */
  readonly lastRows: number;
}

export interface PileDeal {
  readonly kind: 'piles';
  readonly place: ZoneFact;
  readonly pulled: PullFact | null;
  /** Cards dealt to each pile after that. */
  readonly lengths: readonly number[];
  readonly face: 'open' | 'top';
  /** Ranks of the cards beyond the pack that lie there. */
  readonly held: readonly Rank[];
  /** The first card of the first pile says what all of them begin with. */
  readonly base: boolean;
}

export interface StockFact {
  /** Cards left over when all else is dealt. */
  readonly cards: number;
  /** Of these, turned up at once to start the hole. */
  readonly starter: number;
}
