/**
 * The player's own games: changed rules that are saved, shared and played like any others. The app uses them through
 * this file, which is loaded with the catalogue or with a page, never with the first table.
 */
import { findGame, type Found } from '@cairn/games';
import type { Variant } from '@cairn/workshop';
import { openDatabase } from '../platform/open-database.ts';
import { linkTo, packedNames } from '../play/route.ts';
import { createOwnGames, pack } from './own-games.ts';

/** The own games of the page. */
export const ownGames = createOwnGames(openDatabase, packedNames);

/** Most characters of a title; a link with a longer one is refused. */
export const LONGEST_TITLE = 60;

/** The game of any id: an own game, else one of the catalogue. */
export const gameCalled = (name: string): Found | null => ownGames.find(name) ?? findGame(name);

/** The address of a game's table, at any deal. For an own game it contains the rules. */
export const playHref = (game: string, options: Readonly<Record<string, string>> = {}): string =>
  linkTo({ game, options, deal: null, moves: null });

/** The address of a table with a variant that need not be saved: the address contains the rules. */
export const variantHref = async (variant: Variant): Promise<string> => playHref(await pack(variant));

/** The address of the workshop with a game in it; '' for its first page. */
export const changeHref = (game: string): string => `#/workshop${game === '' ? '' : `/${game}`}`;

/** Saves a game that came in a link. Rejects if it cannot be stored; it is in memory all the same. */
export const saveOwn = (id: string): Promise<void> => ownGames.amend(id, { standing: 'saved' });

/** Removes a game from the list. Its results and records stay. Rejects as `saveOwn` does. */
export const removeOwn = (id: string): Promise<void> => ownGames.amend(id, { standing: 'gone' });

/** Renames a game. A title that is too long is cut. Rejects as `saveOwn` does. */
export const renameOwn = async (id: string, title: string): Promise<void> => {
  const game = ownGames.about(id);
  if (game === null) return;
  await ownGames.amend(id, { def: { ...game.def, title: title.trim().slice(0, LONGEST_TITLE) } });
};
