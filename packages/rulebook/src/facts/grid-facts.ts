/** Facts about grids: rows of single cards with gaps among them. */
import type { Rank } from '@cairn/engine';
import type { RunFact } from './rule-facts.ts';

/** What fills a gap. */
export interface GridFact {
  /** By the card to its left. */
  readonly after: RunFact;
  /** By the card to its right, told from the card that moves; null if that one does not count. */
  readonly before: RunFact | null;
  /** Ranks that take nothing to their right; empty where the card to the right of a gap counts as well. */
  readonly dead: readonly Rank[];
  readonly first: readonly Rank[];
  readonly joined: boolean;
}
