/**
 * The player's own games: changed rules that are saved, shared and played like any others. The app uses them through
 * this file, which is loaded with the catalogue or with a page, never with the first table.
 */
import type { Variant } from '@cairn/workshop';
import { linkTo } from '../play/route.ts';
import { amend, find, keep, LONGEST_TITLE, meet, met, own, pack, read, ready, saved } from './own-games.ts';

export { gameCalled } from './own-games.ts';

/** The address of a game's table, at any deal. For an own game it contains the rules. */
export const playHref = (game: string, options: Readonly<Record<string, string>> = {}): string =>
  linkTo({ game, options, deal: null, moves: null });

/** The address of the workshop with a game in it; '' for its first page. */
export const changeHref = (game: string): string => `#/workshop${game === '' ? '' : `/${game}`}`;

export const ownGames = {
  /** Resolves when the stored games are loaded. Until then `find` and the lists know none. Never rejects. */
  ready,
  /** Loads them again, with those that other tabs have stored since. */
  refresh: (): Promise<void> => read().catch(() => undefined),
  /**
   * The game of an own id, as the catalogue describes its games: definition, options, title. Null if there is none.
   */
  find,
  /** The stored game: definition, id of the parent, time, standing. Null if there is none. */
  about: own,
  /** A signal: saved games, the latest first. */
  list: saved,
  /** A signal: games that came in links and were not saved, the latest first. */
  met,
  /**
   * Saves a variant (`makeVariant`). Returns its id, or the faults if it cannot be played. Rules that are saved
   * already keep their id and get the new title. Rejects if nothing can be stored: the game is then in memory until
   * the page is closed, and `shell.notices.notStored.value = true` tells the player.
   */
  keep,
  /** Stores the rules of a link ("~…") without saving them. Returns their id, or the faults. */
  meet,
  /** The address of a table with a variant that need not be saved: the address contains the rules. */
  hrefOf: async (variant: Variant): Promise<string> => playHref(await pack(variant)),
  /** Most characters of a title. */
  longestTitle: LONGEST_TITLE,
  /** Saves a game that came in a link. Rejects as `keep` does. */
  save: (id: string): Promise<void> => amend(id, { standing: 'saved' }),
  /** Renames a game. A title that is too long is cut. Rejects as `keep` does. */
  rename: async (id: string, title: string): Promise<void> => {
    const game = own(id);
    if (game !== null) await amend(id, { def: { ...game.def, title: title.trim().slice(0, LONGEST_TITLE) } });
  },
  /** Removes a game from the list. Its results and records stay. Rejects as `keep` does. */
  remove: (id: string): Promise<void> => amend(id, { standing: 'gone' }),
};
