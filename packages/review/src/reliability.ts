/** How far the figures of the adviser can be trusted, by game, where it was measured: by tenths of what was said. */

export interface ReliabilityTenth {
  /** The mean of the chances that were said, and the share of those deals that were won. */
  readonly said: number;
  readonly won: number;
  /** Decisions. */
  readonly count: number;
}

export interface MeasuredReliability {
  /** The id of the game. */
  readonly game: string;
  /** How many deals it was measured on, none of which the adviser was fitted to. */
  readonly deals: number;
  readonly tenths: readonly ReliabilityTenth[];
}

/** Empty until the adviser has been measured. */
export const RELIABILITY: readonly MeasuredReliability[] = [];
