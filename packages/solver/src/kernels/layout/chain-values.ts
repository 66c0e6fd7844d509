/**
 * The chains of a scorer (plain-scorer.ts) that stand at the slots of one level. A slot is a removed set with a number of
 * jokers used, and the rank on the hole. Two of these take turns: each level is made from the one with one card more
 * gone.
 */

/** Less than any value. */
export const NO_VALUE = -Infinity;

export interface ChainValues {
  readonly bytes: number;
  /** By slot: whether there is anything, and where in `best` the row of a chain begun with that card begins. */
  readonly kept: Uint8Array;
  readonly rows: Int32Array;
  readonly best: Float64Array;
  /** Forgets all, for a level of this many slots with this many cards gone. */
  begin(slots: number, level: number): void;
  /** Begins a slot of a node and a rank, at which fewer than `reach` draws are left. */
  open(slot: number, node: number, rank: number, reach: number): void;
  /** A layout card more: from the slot in hand chains go on as they do at a slot of the level beyond. */
  play(beyond: this, slot: number, gone: number): void;
  /** A joker: chains go on as at another slot of this level. */
  joke(slot: number): void;
  /** The best total of the running chain, of one card at least, from a slot with all draws left. */
  running(slot: number): number;
  /** The chain may end; finishes the slot in hand. */
  close(gone: number): void;
}
