/**
 * Where a change begins: a game of the catalogue with the options chosen for it, or a table with next to nothing on it.
 */
import type { Game, GameDef } from '@cairn/engine';
import { emptyGames } from '@cairn/games';

/** What the workshop opens with. */
export interface Start {
  readonly def: GameDef;
  /** The game of the catalogue it comes from, as published: what changes are told against; null for one of none. */
  readonly parent: GameDef | null;
}

/** A game with its options written in: a changed game has none of its own. */
export const editorStart = ({ def, base }: Game): Start => ({ def: { ...def, options: {} }, parent: base });

/** The tables with next to nothing on them. */
export const emptyStarts: readonly Start[] = emptyGames.map((def) => ({ def, parent: null }));
