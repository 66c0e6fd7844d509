/** Entries of a series: a finished deal, or an act between deals. */
import type { GameRecord, Rank } from '@cairn/engine';
import type { Item } from '../definition/vocabulary.ts';

export type SeriesEntry =
  | { readonly kind: 'deal'; readonly record: GameRecord }
  /** Between deals: buying an item for the bag. */
  | { readonly kind: 'buy'; readonly item: Item; readonly rank: Rank }
  /** The player ends the series. */
  | { readonly kind: 'stop' };
