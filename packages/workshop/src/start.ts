/** Definitions to start from: a game of the catalogue with its chosen options, or a minimal game. */
import type { Game, GameDef } from '@cairn/engine';
import { emptyGames } from '@cairn/games';

/** The state in which the workshop opens. */
export interface Start {
  readonly def: GameDef;
  /** The published game it comes from, which differences are listed against; null for a minimal game. */
  readonly parent: GameDef | null;
}

/** A game with its chosen options applied. A changed game has no options. */
export const editorStart = ({ def, base }: Game): Start => ({ def: { ...def, options: {} }, parent: base });

/** Minimal games to start from. */
export const emptyStarts: readonly Start[] = emptyGames.map((def) => ({ def, parent: null }));
