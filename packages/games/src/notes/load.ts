/** The notes as a part of their own, fetched when a page needs them. */
import type { GameNotes } from './note.ts';

/** The notes on a game, or null when nobody has written any. */
export const loadNotes = async (game: string): Promise<GameNotes | null> =>
  (await import('./index.ts')).findNotes(game);
