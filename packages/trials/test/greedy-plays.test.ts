// Careless plays on the packed board end as those of the policy `greedy` do, in every game.
import { cairnDeal, compileStandard, start } from '@cairn/engine';
import { games } from '@cairn/games';
import { greedyPlays } from '@cairn/solver';
import { take } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { greedy } from '../src/play/policies.ts';
import { playOut } from '../src/play/playout.ts';

/** Games whose rules only the engine plays: powers, grids, and runs that leave. */
const LEFT_TO_THE_ENGINE = [
  'all-in-a-row',
  'cruel',
  'la-belle-lucie',
  'maze',
  'montana',
  'perseverance',
  'trefoil',
];

test('the board plays each game as the policy does, but for a few', () => {
  const left: string[] = [];
  for (const def of games) {
    const game = compileStandard(def);
    const dealt = take(start(game, cairnDeal(1)));
    const play = greedyPlays(game, dealt);
    if (play === null) left.push(def.id);
    // The second play begins where the first has left the board.
    for (const seed of play === null ? [] : [1, 8]) {
      const end = playOut(game, dealt, greedy, seed);
      expect(play?.(seed), `${def.id}, seed ${seed}`).toEqual({ won: end.won, left: end.left });
    }
  }
  expect(left.toSorted()).toEqual(LEFT_TO_THE_ENGINE);
});
