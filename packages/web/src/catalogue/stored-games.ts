/**
 * The player's own games as they are stored. The whole definition is stored and not the edits, because a game of the
 * catalogue may be corrected, and what was made from it must stay as it was. Edits are for links and files
 * (@cairn/workshop).
 */
import type { GameDef } from '@cairn/engine';
import type { Change, Database } from '../platform/database.ts';
import type { ResultRow } from '../play/results.ts';

/**
 * `saved`: one of "my games". `met`: it came in a link and was opened. `gone`: deleted; its rules are kept because
 * results and suspended attempts need them.
 */
export const STANDINGS = ['saved', 'met', 'gone'] as const;
export type Standing = (typeof STANDINGS)[number];

export interface KeptGame {
  /** The id, a hash of the rules, and the title are in the definition. */
  readonly def: GameDef;
  /** The game of the catalogue it was made from; null for none. */
  readonly of: string | null;
  readonly standing: Standing;
  /** When it was made or came here, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * A game that is not saved may be needed before any result or attempt refers to it, so it is kept for a day. After that,
 * or above this number, it is kept only while something refers to it.
 */
const PATIENCE_MS = 86_400_000;
export const MOST_UNSAVED = 100;

export const keepGame = (game: KeptGame): Change => ({ store: 'own', key: game.def.id, value: game });

export const dropGame = (id: string): Change => ({ store: 'own', key: id });

/** All stored games. Those that are not saved and not needed any more are deleted. */
export const readGames = async (db: Database, now = Date.now()): Promise<readonly KeptGame[]> => {
  const all = (await db.all('own')) as readonly KeptGame[];
  const unsaved = all
    .filter(({ standing }) => standing !== 'saved')
    .toSorted((a, b) => b.at - a.at)
    .filter(({ at }, i) => i >= MOST_UNSAVED || now - at > PATIENCE_MS);
  if (unsaved.length === 0) return all;
  const results = (await db.all('results')) as readonly ResultRow[];
  const needed = JSON.stringify([results.map(({ group }) => group), await db.entries('table')]);
  const idle = unsaved.filter(({ def }) => !needed.includes(def.id));
  await db.write(idle.map(({ def }) => dropGame(def.id)));
  return all.filter((game) => !idle.includes(game));
};
