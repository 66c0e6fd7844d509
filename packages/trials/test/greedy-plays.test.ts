// Careless plays on the packed board end as those of the policy `greedy` do, in every game.
import { cairnDeal, compileStandard, compileTrusted, start, type Game } from '@cairn/engine';
import { findGame, games } from '@cairn/games';
import { greedyPlays } from '@cairn/solver';
import { QUINTILES } from '@cairn/trials';
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
  const standard = games.map((def) => [def.id, compileStandard(def)] as const);
  const graded = QUINTILES.map(({ game, options }): readonly [string, Game] => {
    const found = findGame(game);
    if (found === null) throw new Error(`No game ${game}`);
    return [`${game} ${JSON.stringify(options)}`, take(compileTrusted(found.def, options))];
  });
  for (const [name, game] of [...standard, ...graded.filter(([each]) => !each.endsWith('{}'))]) {
    const dealt = take(start(game, cairnDeal(1)));
    const play = greedyPlays(game, dealt);
    if (play === null) left.push(name);
    // The second play begins where the first has left the board.
    for (const seed of play === null ? [] : [1, 8]) {
      const { won, left: cards, moves } = playOut(game, dealt, greedy, seed);
      expect(play?.(seed), `${name}, seed ${seed}`).toEqual({ won, left: cards, moves });
    }
  }
  expect(left.toSorted()).toEqual(LEFT_TO_THE_ENGINE);
});
