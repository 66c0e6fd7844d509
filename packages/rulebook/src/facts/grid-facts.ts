/** Facts about grids: rows of single cards with gaps among them. */
import type { Rank } from '@cairn/engine';
import type { RunFact } from './rule-facts.ts';

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

/** What fills a gap. */
export interface GridFact {
  /** By the card to its left. */
  readonly after: RunFact;
  /** By the card to its right, told from the card that moves; null if that one does not count. */
  readonly before: RunFact | null;
  /** Ranks that take nothing to their right; empty where the card to the right of a gap counts as well. */
  readonly dead: readonly Rank[];
  readonly first: readonly Rank[];
  readonly joined: boolean;
}

/** The cards of a grid in order: what wins. */
export interface OrderFact {
  readonly kind: 'order';
  readonly first: readonly Rank[];
  readonly joined: boolean;
  readonly cards: number;
}
