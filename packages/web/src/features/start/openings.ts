/** How games are dealt, for their pictures. Each is dealt once a visit. */
import { cairnDeal, compileTrusted, start, type Game, type GameDef } from '@cairn/engine';
import { games } from '@cairn/games';
import type { Shown } from './content.ts';

export type ChosenOptions = Readonly<Record<string, string>>;

/** A game of the catalogue. Throws if there is none with the id. */
export const gameWithId = (id: string): GameDef => {
  const def = games.find((game) => game.id === id);
  if (def === undefined) throw new Error(`There is no game ${id}`);
  return def;
};

/** A game of the catalogue, which compiles with these options. */
export const gameFrom = (def: GameDef, options: ChosenOptions = {}): Game => {
  const game = compileTrusted(def, options);
  if (!game.ok) throw new Error(`${def.id} does not compile`);
  return game.value;
};

export const dealtFrom = (def: GameDef, options: ChosenOptions = {}, number = 1): Shown => {
  const game = gameFrom(def, options);
  const position = start(game, cairnDeal(number));
  if (!position.ok) throw new Error(`${def.id} cannot be dealt`);
  return { game, position: position.value };
};
