/**
 * Games of the player's own as they are kept. The whole definition is, not the edits: a game of the catalogue may be
 * corrected one day, and what was made from it stays as it was. Edits are made for links and files (@cairn/workshop).
 */
import type { GameDef } from '@cairn/engine';
import type { Change, Database } from '../platform/database.ts';
import type { ResultRow } from '../play/results.ts';

/**
 * `saved`: one of "my games". `met`: it came in a link and was opened. `gone`: deleted, and kept because results and
 * games that wait need its rules.
 */
export const STANDINGS = ['saved', 'met', 'gone'] as const;
export type Standing = (typeof STANDINGS)[number];

export interface KeptGame {
  /** Its id, a hash of the rules, and its title stand in the definition. */
  readonly def: GameDef;
  /** The game of the catalogue it was made from; null for one made from nothing known. */
  readonly of: string | null;
  readonly standing: Standing;
  /** When it was made or came here, in milliseconds since 1970. */
  readonly at: number;
}

/** One that nobody has saved is needed for a while, even before anything else is kept of it; not any number of them. */
const PATIENCE_MS = 86_400_000;
export const MOST_UNSAVED = 100;

export const keepGame = (game: KeptGame): Change => ({ store: 'own', key: game.def.id, value: game });

export const dropGame = (id: string): Change => ({ store: 'own', key: id });

/** All that are kept; those that nobody has saved and nothing needs any more are let go. */
export const readGames = async (db: Database, now = Date.now()): Promise<readonly KeptGame[]> => {
  const all = (await db.all('own')) as readonly KeptGame[];
  const loose = all
    .filter(({ standing }) => standing !== 'saved')
    .toSorted((a, b) => b.at - a.at)
    .filter(({ at }, i) => i >= MOST_UNSAVED || now - at > PATIENCE_MS);
  if (loose.length === 0) return all;
  const results = (await db.all('results')) as readonly ResultRow[];
  const needed = JSON.stringify([results.map(({ group }) => group), await db.entries('table')]);
  const idle = loose.filter(({ def }) => !needed.includes(def.id));
  await db.write(idle.map(({ def }) => dropGame(def.id)));
  return all.filter((game) => !idle.includes(game));
};
