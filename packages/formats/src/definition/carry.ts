/**
 * Irons that go on from deal to deal. A game has options for the bag at the start, `bag1`, `bag2`, …, each "none" or
 * a rank. A game without them starts with an empty bag.
 */
import { changedOptions, type Game, type Rank } from '@cairn/engine';
import { legGame, type Leg } from './compile.ts';
import type { Chosen } from './options.ts';

/** How many irons a deal of a game can start with. */
export const bagSize = ({ base }: Game): number => {
  let size = 0;
  while (Object.hasOwn(base.options, `bag${size + 1}`)) size++;
  return size;
};

/** The game of a leg with these irons in the bag, as many as it holds. */
export const withIrons = (
  leg: Leg,
  irons: readonly Rank[],
): { readonly game: Game; readonly options: Chosen } => {
  const bag = irons.flatMap((rank, i): [string, string][] => {
    const name = `bag${i + 1}`;
    const option = Object.hasOwn(leg.game.base.options, name) ? leg.game.base.options[name] : undefined;
    return option !== undefined && Object.hasOwn(option.values, `${rank}`) ? [[name, `${rank}`]] : [];
  });
  if (bag.length === 0) return leg;
  const game = legGame(leg.game.id, { ...leg.options, ...Object.fromEntries(bag) });
  if (!game.ok) throw new Error(`A bag broke ${leg.title}`);
  return { game: game.value, options: changedOptions(game.value.base, game.value.options) };
};
