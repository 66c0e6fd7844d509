/**
 * The contract of a kernel: one way of searching, for games of one structure. A kernel looks at the compiled rules,
 * never at an id, so a game of the player's own is searched as fast as one of the catalogue with the same structure.
 */
import type { Game, Move, State, Tally } from '@cairn/engine';
import type { Ask, Best, Verdict } from './ask.ts';

export interface Kernel {
  /** The name in answers and reports. */
  readonly name: string;
  /** Prepares for a game (numbering, tables), or returns a sentence why the kernel does not apply. */
  readonly fit: (game: Game) => PreparedKernel | string;
}

/** A kernel prepared for one game; kept for as long as the game, so that expensive tables are made once. */
export interface PreparedKernel {
  /**
   * A search of this position, or null when this kernel has none for this question or this position. The position
   * is neither won nor ended: the driver answers those itself.
   */
  readonly open: (state: State, ask: Ask, setting: SearchSetting) => Search | null;
  /**
   * The legal moves after which the goal can still be reached, for kernels that decide all of them at less cost than a
   * search of each. Null when the kernel has no answer for this position.
   */
  readonly keeping?: (state: State) => readonly Move[] | null;
}

export interface SearchSetting {
  /** The limits. A search may plan by them; the driver enforces the nodes, the search its bytes. */
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
  /** The most bytes of tables held so far. */
  readonly bytes: number;
  /** Visits up to `nodes` more positions (more in a part that can't be broken off); null when it is not at an end. */
  step(nodes: number): SearchResult | null;
  /** The verdict and the best so far, for when the search is broken off. */
  bestSoFar(): SearchResult;
  close(): void;
}

export interface SearchResult {
  readonly verdict: Verdict;
  /** Set when the search ended for want of table space. */
  readonly limit: 'bytes' | null;
  /** The moves to what was found, worked out when they are asked for. */
  readonly line: (() => readonly Move[]) | null;
  readonly best: Best | null;
}

export const UNDECIDED: SearchResult = { verdict: 'unknown', limit: null, line: null, best: null };
