/**
 * The contract of a kernel: one way of searching, for games of one structure. A kernel looks at the compiled rules,
 * never at an id, so a game of the player's own is searched as fast as one of the catalogue with the same structure.
 */
import {
  unknownScore,
  unknownWord,
  type Game,
  type KnownFields,
  type Move,
  type ScoreDef,
  type State,
  type Tally,
  type Vocabulary,
} from '@cairn/engine';
import type { Ask, Best, Verdict } from './ask.ts';

export interface Kernel {
  /** The name in answers and reports. */
  readonly name: string;
  /** The rules it was made for. `prepareKernel` declines games that have others, whatever `fit` would say. */
  readonly knows: Vocabulary;
  /** The parts of a scoring it can answer `score` for; null if it does not answer that. */
  readonly scores: KnownFields<ScoreDef> | null;
  /** Prepares for a game (numbering, tables), or returns a sentence why the kernel does not apply. */
  readonly fit: (game: Game) => PreparedKernel | string;
}

/** A kernel prepared for one game; kept for as long as the game, so that expensive tables are made once. */
export interface PreparedKernel {
  /**
   * A search of this position, or a sentence why this kernel has none for this question or this position. The position
   * is neither won nor ended: the driver answers those itself.
   */
  readonly open: (state: State, ask: Ask, setting: SearchSetting) => Search | string;
  /**
   * The legal moves after which the goal can still be reached, for kernels that decide all of them at less cost than a
   * search of each. Null when the kernel has no answer for this position.
   */
  readonly keeping?: (state: State) => readonly Move[] | null;
}

/** The kernel prepared for a game, or a sentence why it does not apply. A word that it does not list makes it decline. */
export const prepareKernel = (kernel: Kernel, game: Game): PreparedKernel | string =>
  unknownWord(game.def, kernel.knows) ?? kernel.fit(game);

/** A search by a prepared kernel, or why it has none. For the best score it must know all parts of the scoring. */
export const openSearch = (
  { scores }: Kernel,
  prepared: PreparedKernel,
  { score }: Game,
  state: State,
  ask: Ask,
  setting: SearchSetting,
): Search | string => {
  const unknown = ask !== 'score' ? null : scores === null ? NO_SCORES : unknownScore(score, scores);
  return unknown ?? prepared.open(state, ask, setting);
};

const NO_SCORES = 'it does not look for the best score';
export const ONLY_WINS = 'it only looks for a win';
export const NO_ROOM = 'it needs more memory than it may have';
/** For positions that only a board from outside can have, such as a face-down card at the end of a column. */
export const NEVER_REACHED = 'no play leads to this position';

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
