/**
 * The games of the app: the first is here from the start, so that a new player waits for nothing else; all others
 * come together when one of them is wanted, or when the table has time.
 */
import type { GameDef } from '@cairn/engine';
import { firstGame, loadFinder, type Found } from '@cairn/games';
import { fetched } from './fetched.ts';

const finder = fetched(loadFinder);

/** Fetches the games that are not here yet. Rejects when they cannot be fetched. */
export const fetchGames = async (): Promise<void> => void (await finder.get());

/** The game of an id; null when there is none, undefined while only the first game is here. */
export const knownGame = (id: string): GameDef | null | undefined => {
  if (id === firstGame.id) return firstGame;
  const find = finder.now();
  return find === null ? undefined : (find(id)?.def ?? null);
};

/** The game or preset of a name, or null. Rejects when the games cannot be fetched. */
export const findGame = async (name: string): Promise<Found | null> =>
  name === firstGame.id
    ? { def: firstGame, options: {}, title: firstGame.title }
    : (await finder.get())(name);
