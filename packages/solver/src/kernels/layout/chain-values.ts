/**
 * What a scorer (plain-scorer.ts) keeps of the chains that stand at the slots of one level; a slot is a removed set with so
 * many jokers used, and the rank on the hole. Two of these take turns: one is made level by level from the other.
 */

/** A value that none reaches. */
export const NO_VALUE = -Infinity;

export interface ChainValues {
  readonly bytes: number;
  /** By slot: whether anything is kept, and where the row of the best values of a chain begun with that card begins. */
  readonly kept: Uint8Array;
  readonly rows: Int32Array;
  readonly best: Float64Array;
  /** Forgets what it has, for a level of so many slots with so many cards gone. */
  begin(slots: number, level: number): void;
  /** Opens a slot of a node and a rank, at which fewer than `reach` draws are left. */
  open(slot: number, node: number, rank: number, reach: number): void;
  /** One more card: from the slot in hand chains go on as they do at a slot of the level beyond, by layout card. */
  play(beyond: this, slot: number, gone: number): void;
  /** A joker: they go on as at another slot of this level. */
  joke(slot: number): void;
  /** The best with the chain that is running, one card long at least, from a slot with all draws left. */
  running(slot: number): number;
  /** The chain may end; nothing comes to the slot in hand after this. */
  close(gone: number): void;
}
