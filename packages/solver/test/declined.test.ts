import { compileGame, type Game, type Json } from '@cairn/engine';
import { games } from '@cairn/games';
import { expect, test } from 'vitest';
import { prepareKernel } from '../src/contract/kernel.ts';
import { KERNELS } from '../src/kernels/index.ts';
import { catalogued, reduced } from './reduced.ts';

/** What the kernels before the one that takes a game say of it, by their names. */
const declined = (game: Game): ReadonlyMap<string, string> => {
  const reasons = new Map<string, string>();
  for (const kernel of KERNELS) {
    const prepared = prepareKernel(kernel, game);
    if (typeof prepared !== 'string') break;
    reasons.set(kernel.name, prepared);
  }
  return reasons;
};

test.each([
  ['tuxedo', {}, 'kings', 'zones.tableau.build.ends is "circular", and this search wants "linear"'],
  ['aces-up', {}, 'kings', 'zones.tableau.empty.takes is "anything", and this search wants numbers'],
  [
    'barbershop-quintet',
    {},
    'layout',
    'zones.tableau.role is "tableau", and this search wants "layout" or "hole"',
  ],
  ['yukon', {}, 'heaps', 'zones.tableau.face is {"up":5}, and this search wants "open"'],
  ['trigon-left', {}, 'heights', 'zones.tableau.empty has "refill", which this search does not know'],
  ['cruel', {}, 'cells', 'the game has "powers", which this search does not know'],
  ['double-freecell', {}, 'cells', 'it wants one plain pack, and the game has 2 packs'],
  ['westcliff', {}, 'columns', 'it wants at most eight columns, and the game has 10'],
] as const)(
  '%s %j: %s says what the game has and what it wants',
  (id, edits: Record<string, Json>, kernel, why) => {
    const game = reduced(catalogued(id), edits);
    if (game === null) throw new Error('no game');
    expect(declined(game).get(kernel)).toContain(why);
  },
);

test('every reason that the catalogue meets is a sentence with a subject', () => {
  for (const def of games) {
    const game = compileGame(def);
    if (!game.ok) throw new Error(def.id);
    for (const [kernel, why] of declined(game.value))
      expect(`${def.id} ${kernel}: ${why}`).toMatch(
        /: (?:it|the \w+|[a-z]+(?:\.[A-Za-z]+)*) (?:is|has|wants) \S/,
      );
  }
});
