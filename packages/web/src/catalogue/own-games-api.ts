/**
 * The player's own games: changed rules that are saved, shared and played like any others. Everything the app asks of
 * them goes through here; it comes with the library or a page, never with the first table.
 */
import type { Variant } from '@cairn/workshop';
import { linkTo } from '../play/route.ts';
import { amend, find, keep, LONGEST_TITLE, meet, met, own, pack, read, ready, saved } from './own-games.ts';

export { gameCalled } from './own-games.ts';

/** The address of a game's table, at any deal; of an own game it carries the rules. */
export const playHref = (game: string, options: Readonly<Record<string, string>> = {}): string =>
  linkTo({ game, options, deal: null, moves: null });

/** The address of the workshop with a game in it; '' for its first page. */
export const changeHref = (game: string): string => `#/workshop${game === '' ? '' : `/${game}`}`;

export const ownGames = {
  /** Resolves when the games that are kept are here; before it `find` and the lists know of none. Never rejects. */
  ready,
  /** The same again, for what other tabs have kept since. */
  refresh: (): Promise<void> => read().catch(() => undefined),
  /** The game of an own id as the catalogue tells of its own: definition, options, title. Null where there is none. */
  find,
  /** What is kept of it: the definition, the id of its parent, when it was made, whether it is saved. Null for none. */
  about: own,
  /** A signal: the games that were saved, the latest first. */
  list: saved,
  /** A signal: games that came in links and were not saved, the latest first. */
  met,
  /**
   * Saves a variant (`makeVariant`) and gives its id; all that is wrong with it where it cannot be played. The same
   * rules saved again are the same game under the new title. Rejects where nothing can be stored: the game is here
   * until the page is closed, and `shell.notices.notStored.value = true` says so to the player.
   */
  keep,
  /** Takes in the rules of a link ("~…") unsaved, and gives their id; all that is wrong with them. */
  meet,
  /** The address of a table with a variant that need not be saved: whoever opens it gets its rules with it. */
  hrefOf: async (variant: Variant): Promise<string> => playHref(await pack(variant)),
  /** Characters a title may have. */
  longestTitle: LONGEST_TITLE,
  /** Saves a game that came in a link. Rejects as `keep` does. */
  save: (id: string): Promise<void> => amend(id, { standing: 'saved' }),
  /** Gives it another title, which is cut where it is too long. Rejects as `keep` does. */
  rename: async (id: string, title: string): Promise<void> => {
    const game = own(id);
    if (game !== null) await amend(id, { def: { ...game.def, title: title.trim().slice(0, LONGEST_TITLE) } });
  },
  /** Takes it off the list; what was played of it can be looked at as before. Rejects as `keep` does. */
  remove: (id: string): Promise<void> => amend(id, { standing: 'gone' }),
};
