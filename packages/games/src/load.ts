/** The catalogue as a part of its own, for whoever starts with one game and fetches the others later. */
import type { GameDef } from '@cairn/engine';
import type { Found } from './find.ts';
import { tripeaks } from './tripeaks.ts';

/** The first game of the catalogue: what a new player is dealt. */
export const firstGame: GameDef = tripeaks;

/** `findGame` (find.ts), with all games behind it. */
export const loadFinder = async (): Promise<(text: string) => Found | null> =>
  (await import('./find.ts')).findGame;
