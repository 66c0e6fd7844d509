/** The notes on games as modules that are loaded when they are wanted: a browser fetches them, and a fault in them breaks nothing else. */
import type { GameNotes } from './note.ts';

/** The notes on a game, or null if there are none. */
export const loadNotes = async (game: string): Promise<GameNotes | null> =>
  (await import('./index.ts')).findNotes(game);

/** The same in German. */
export const loadGermanNotes = async (game: string): Promise<GameNotes | null> => {
  const [{ findNotes }, { germanNotes }] = await Promise.all([
    import('./index.ts'),
    import('./german/index.ts'),
  ]);
  return findNotes(game, germanNotes);
};
