/**
 * The player's standing over puzzles: the rating, and which puzzles were answered. It is stored with the settings and is part
 * of a backup.
 */
export interface PuzzleStanding {
  readonly rating: number;
  /** Puzzles answered, each by its game and deal. */
  readonly done: readonly string[];
}

export const NEW_STANDING: PuzzleStanding = { rating: 1200, done: [] };

/** Its key in the store of settings. */
export const PUZZLES = 'puzzles';

/** A stored standing; a new one if it is damaged or missing. */
export const readStanding = (stored: unknown): PuzzleStanding => {
  const { rating, done } = (stored ?? {}) as { readonly rating?: unknown; readonly done?: unknown };
  return typeof rating === 'number' && Number.isFinite(rating) && Array.isArray(done)
    ? { rating, done: done.filter((key): key is string => typeof key === 'string') }
    : NEW_STANDING;
};

/** Two standings as one: every puzzle that was answered in either, and the rating that more answers stand behind. */
export const joinStandings = (here: PuzzleStanding, other: PuzzleStanding): PuzzleStanding => ({
  rating: other.done.length > here.done.length ? other.rating : here.rating,
  done: [...new Set([...here.done, ...other.done])],
});
