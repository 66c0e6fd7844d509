/** A scorer of a position, in TypeScript (plain-scorer.ts) or in WebAssembly (wasm-scorer.ts). */

/** The place after a draw from which on the most is gained. */
export interface FloorGain {
  readonly gain: number;
  readonly node: number;
  /** Draws left then. */
  readonly s: number;
}

export interface Scorer {
  readonly bytes: number;
  readonly nodes: number;
  /** Whether it gave up for want of room. */
  readonly full: boolean;
  /** Does whole levels until this many sets are visited; true at the end, or when it gave up. */
  step(nodes: number): boolean;
  /** The best total from the position; cards of the running chain come first. */
  best(): number;
  /** The best place to meet the floor; null for scorings without one. */
  readonly rise: FloorGain | null;
  /** The best last total from a node with s draws left, times the sign; the chain before being over. */
  worth(node: number, s: number): number;
}
