/** What a scorer says of a position, whether it is the one in TypeScript (plain-scorer.ts) or in WebAssembly (wasm-scorer.ts). */

/** Where a draw leads to from which on the most is gained. */
export interface FloorGain {
  readonly gain: number;
  readonly node: number;
  /** Draws left then. */
  readonly s: number;
}

/** What a scorer tells once it is through. */
export interface Scorer {
  readonly bytes: number;
  readonly nodes: number;
  /** Whether it had to give up for want of room. */
  readonly full: boolean;
  /** Does whole levels until so many sets are visited; whether the position's own level is done, or the room. */
  step(nodes: number): boolean;
  /** The best total from the position; cards of the running chain come first. */
  best(): number;
  /** Where a floor would best be met; only of scorings that have one. */
  readonly rise: FloorGain | null;
  /** The best last total from a node with s draws left, times the sign; the chain before being over. */
  worth(node: number, s: number): number;
}
