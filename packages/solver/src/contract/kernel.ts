/**
 * The contract of a kernel: one way of searching, for games of one structure. A kernel looks at the compiled rules,
 * never at an id, so a game somebody makes up is searched as fast as one of the catalogue with the same structure.
 */
import type { Game, Move, State, Tally } from '@cairn/engine';
import type { Ask, Best, Verdict } from './ask.ts';

export interface Kernel {
  /** A word for answers and reports. */
  readonly name: string;
  /** Prepares for a game: numbering, tables. A sentence why not when the game has another structure. */
  readonly fit: (game: Game) => PreparedKernel | string;
}

/** A kernel made ready for one game; kept for as long as the game, so dear tables are made once. */
export interface PreparedKernel {
  /**
   * A search of this position, or null when this kernel has none for this question or this position. The position
   * is neither won nor ended: the driver answers those itself.
   */
  readonly open: (state: State, ask: Ask, setting: SearchSetting) => Search | null;
  /**
   * The legal moves after which the goal can still be reached, all decided; only where that is cheaper than a search
   * of each. Null when this position is not for it.
   */
  readonly keeping?: (state: State) => readonly Move[] | null;
}

export interface SearchSetting {
  /** A search may lay out its work by the limits; the driver enforces nodes, the search its bytes. */
  readonly nodes: number;
  readonly bytes: number;
  /** The score so far, with the streak that is running; for `score`, whose answers are totals of the whole deal. */
  readonly tally: Tally;
}

/**
 * A search that can be broken off between steps. What it finds must not depend on how the nodes are cut into steps.
 * It may borrow tables from its `PreparedKernel`, to give them back on `close`; two searches may be open at once.
 */
export interface Search {
  /** Positions visited so far. */
  readonly nodes: number;
  /** Most bytes of tables held so far. */
  readonly bytes: number;
  /** Visits up to `nodes` more positions (a part that can't be broken off may pass that) and says what it found, or null. */
  step(nodes: number): SearchResult | null;
  /** What is known when the search is broken off: verdict and best so far. */
  bestSoFar(): SearchResult;
  close(): void;
}

export interface SearchResult {
  readonly verdict: Verdict;
  /** Set when the search ended for want of table space. */
  readonly limit: 'bytes' | null;
  /** The way to what was found, worked out when wanted. */
  readonly line: (() => readonly Move[]) | null;
  readonly best: Best | null;
}

export const UNDECIDED: SearchResult = { verdict: 'unknown', limit: null, line: null, best: null };
