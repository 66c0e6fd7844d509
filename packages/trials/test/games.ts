// Games of the catalogue, for the tests of this package.

import { compileStandard, type Game } from '@cairn/engine';
import { findGame } from '@cairn/games';

export const gameNamed = (id: string): Game => {
  const found = findGame(id);
  if (found === null) throw new Error(`There is no game ${id}`);
  return compileStandard(found.def);
};
