/** Facts about the pack and the deal, for the sentences of a rules page. */
import type { Card, JokerPlace, Rank, Role, Suit } from '@cairn/engine';

/** The piles of a role and their number. The role is the apparent one (pile-facts.ts). */
export interface ZoneFact {
  readonly role: Role;
  readonly piles: number;
}

export interface PackFact {
  readonly packs: number;
  /** Cards without jokers. */
  readonly plain: number;
  /** Number of standard packs of 52. */
  readonly usual: boolean;
  readonly suits: readonly Suit[];
  readonly ranks: readonly Rank[];
  /** Cards without a suit. */
  readonly extras: readonly { readonly rank: Rank; readonly count: number }[];
  readonly jokers: number;
  readonly place: JokerPlace;
}

/** A grid as it is dealt. */
export interface GridDeal {
  readonly kind: 'grid';
  /** Cards dealt. */
  readonly cards: number;
  readonly rows: number;
  readonly places: number;
  /** Places that are dealt no card: their number in the row, and the rows, from 1. */
  readonly free: readonly { readonly place: number; readonly rows: readonly number[] }[];
  /** Cards that are taken out of the rows after the deal. */
  readonly out: {
    readonly ranks: readonly Rank[];
    /** Cards of each rank. */
    readonly count: number;
    readonly to: 'discard' | 'first';
  } | null;
}

/**
 * Cards taken out of the pack before the deal: all of some ranks, or certain ones, or the first of a suit; base: the
 * others of the rank of the first card.
 */
export type PullFact =
  | { readonly kind: 'base'; readonly count: number }
  | { readonly kind: 'ranks'; readonly ranks: readonly Rank[]; /** Of each rank. */ readonly count: number }
  | {
      readonly kind: 'each';
      readonly items: readonly (
        | { readonly card: Card }
        | { readonly first: Suit }
        | { readonly any: Rank }
      )[];
    };

/** A place of a layout: row, and number in the row, from 1. */
export interface LayoutPlace {
  readonly row: number;
  readonly number: number;
}

/** A zone as it is dealt. */
export type DealFact = LayoutDeal | TableauDeal | GridDeal | PileDeal;

export interface LayoutDeal {
  readonly kind: 'layout';
  readonly cards: number;
  /** From the top: cards per row, and how many of them are face up. */
  readonly rows: readonly { readonly cards: number; readonly up: number }[];
  /** Peaks that stand apart, one pyramid, or any other shape. */
  readonly shape: 'peaks' | 'triangle' | 'other';
  /** Places that cover no other. */
  readonly tops: number;
  readonly locks: readonly {
    readonly spots: readonly LayoutPlace[];
    readonly until: readonly LayoutPlace[];
  }[];
  readonly rough: readonly LayoutPlace[];
  /** Places whose card asks for a choice. */
  readonly events: readonly LayoutPlace[];
  /** Places whose card may be put into the hand; `room` is the number of cards the hand holds, of these ranks. */
  readonly irons: {
    readonly spots: readonly LayoutPlace[];
    readonly takes: readonly Rank[];
    readonly room: number;
  } | null;
}

export interface TableauDeal {
  readonly kind: 'tableau';
  readonly pulled: PullFact | null;
  /** Cards dealt to each column, without those taken out of the pack. */
  readonly lengths: readonly number[];
  /**
   * Which cards are face up. last: this many at the end of each column; all cards of a shorter one. lasts: this many
   * at the end of the first, second, … column. down: the cards with these numbers, in the order of the deal, are face
   * down.
   */
  readonly face:
    | { readonly kind: 'open' }
    | { readonly kind: 'last'; readonly up: number; readonly shorter: boolean }
    | { readonly kind: 'lasts'; readonly ups: readonly number[] }
    | { readonly kind: 'down'; readonly cards: readonly number[] };
  /** Number of face-down cards. */
  readonly down: number;
  /** Whether a card whose rank its column has goes under the pack. */
  readonly distinct: boolean;
  /** Cards of these ranks go to the bottom of their columns after the deal. */
  readonly sink: readonly Rank[];
  /** This many rows are dealt after all other rows; 0 for the plain order of rows. */
  readonly lastRows: number;
}

export interface PileDeal {
  readonly kind: 'piles';
  readonly place: ZoneFact;
  /** Whether other piles of this role were named before. */
  readonly more: boolean;
  /** Whether another zone has piles of this role. */
  readonly others: boolean;
  readonly pulled: PullFact | null;
  /** Cards dealt to each pile after those taken out of the pack. */
  readonly lengths: readonly number[];
  readonly face: 'open' | 'top';
  /** Ranks of its cards that are not part of the pack. */
  readonly held: readonly Rank[];
  /** Whether the first card of the first pile decides the rank that all piles begin with. */
  readonly base: boolean;
}

export interface StockFact {
  /** Cards left when everything else is dealt. */
  readonly cards: number;
  /** How many of them are turned up to start the hole. */
  readonly starter: number;
}
