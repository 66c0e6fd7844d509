/**
 * The deals of a day: three games, each with one deal that can be won. They follow from the date alone, so every player
 * has the same ones, and no server is asked.
 */
import { fnv1a64 } from '@cairn/engine';
import { dailyGames } from '@cairn/games';
import type { Day } from '../../play/days.ts';

/** The games of a day, by their ids. */
export const gamesOfDay = (day: Day): readonly string[] => [
  ...dailyGames.always,
  ...dailyGames.byTurns.filter((_, i) => i === day % dailyGames.byTurns.length),
];

/** A number that is the same for everybody on that day, and looks like chance. */
const drawn = (day: Day, game: string, below: number): number =>
  Number(BigInt(`0x${fnv1a64(`${day} ${game}`)}`) % BigInt(below));

/**
 * The number of the day's deal. `winnable`: the numbers of deals that can be won, ascending, from a list of the deals
 * from 1 on. Other deals of the list may be decided later without changing the day's deal, unless they come before it.
 */
export const dealOfDay = (day: Day, game: string, winnable: readonly number[]): number => {
  const from = drawn(day, game, winnable.at(-1) ?? 1) + 1;
  return winnable.find((number) => number >= from) ?? winnable[0] ?? 1;
};
