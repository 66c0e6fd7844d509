/** The thirteen ranks. */
import type { Rank } from '@cairn/engine';

export const ALL_RANKS: readonly Rank[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
