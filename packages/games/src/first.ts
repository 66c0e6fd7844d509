/** The game a new player is dealt. A file of its own, so that an app can start with it and fetch the others later. */
import type { GameDef } from '@cairn/engine';
import { tripeaks } from './tripeaks.ts';

export const firstGame: GameDef = tripeaks;
