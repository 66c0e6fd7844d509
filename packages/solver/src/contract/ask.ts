/**
 * What can be asked of a solver, under which limits, and what it answers. A verdict has three values (law 6):
 * `unknown` always says which limit was hit. With a limit of nodes the answer is the same on every machine.
 */
import type { Move } from '@cairn/engine';

export const ASKS = ['win', 'shortest', 'score', 'left'] as const;
/**
 * win: any way to reach the goal. shortest: the way with the fewest moves, counting draws and redeals.
 * score: the best total under the game's scoring (the least where less is better), whether or not the goal is reached; a deal may be ended at any
 * time, for what its rules charge then. left: the fewest layout and tableau cards left.
 */
export type Ask = (typeof ASKS)[number];

/** Where a search must stop; a limit that is left out is `DEFAULT_BYTES`, or none. */
export interface Budget {
  /** Positions visited. */
  readonly nodes?: number;
  /** Bytes of tables held at once. */
  readonly bytes?: number;
  /** Milliseconds by the clock; looked at between steps. */
  readonly ms?: number;
  /** Looked at between steps. */
  readonly signal?: { readonly aborted: boolean };
}

/** Table space of a search that is given none: what a browser tab on a phone can spare. */
export const DEFAULT_BYTES = 64 * 2 ** 20;

export type Verdict = 'winnable' | 'unwinnable' | 'unknown';
export type Limit = 'nodes' | 'bytes' | 'time' | 'aborted';

/** The best found; `proved` when nothing better exists. Moves for `shortest`, points for `score`, cards for `left`. */
export interface Best {
  readonly value: number;
  readonly proved: boolean;
}

export interface SolverAnswer {
  /** Whether the goal can be reached, whatever was asked. */
  readonly verdict: Verdict;
  /** The limit that stopped the search; null when everything asked was proved. */
  readonly limit: Limit | null;
  /** The way to the goal, or to the best found; replayed in the engine before it is given out. Null when there is none, or none was wanted. */
  readonly moves: readonly Move[] | null;
  /** Null when `win` was asked, or nothing was found. */
  readonly best: Best | null;
  /** Which search answered. */
  readonly kernel: string;
  /** Positions visited. */
  readonly nodes: number;
  /** Most bytes of tables held. */
  readonly bytes: number;
  readonly ms: number;
}
