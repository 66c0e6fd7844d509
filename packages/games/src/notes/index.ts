/** Notes on games, found by the id of the game. */
import type { GameNotes } from './note.ts';
import { tripeaksNotes } from './tripeaks.ts';

const all: readonly GameNotes[] = [tripeaksNotes];

/** The notes on a game, or null when nobody has written any. */
export const findNotes = (game: string): GameNotes | null => all.find((notes) => notes.of === game) ?? null;

export type { GameNotes } from './note.ts';
