// The general search against the reference, on small games of every kind with random options.
import { startTally } from '@cairn/engine';
import { games } from '@cairn/games';
import { describe, expect, test } from 'vitest';
import { general } from '../src/kernels/general/index.ts';
import { agree } from './agreement.ts';
import { solve } from '../src/index.ts';
import { catalogued, dealt, dice, reduced } from './reduced.ts';
import { shrunk } from './shrunk.ts';

const SEEDS = Number(process.env.CAIRN_SEEDS ?? 6);

describe('small games of every kind are decided as the reference decides them', () => {
  let winnable = 0;
  test.each(games.map((def) => [def.id, def] as const))(
    '%s',
    (_, def) => {
      let compared = 0;
      for (let seed = 1; seed <= SEEDS; seed++) {
        const game = shrunk(def, dice(seed));
        if (game === null) continue;
        const sum = agree(general, [game], 4, undefined, 600);
        compared += sum.compared;
        winnable += sum.winnable;
      }
      expect(compared).toBeGreaterThan(0);
    },
    30_000,
  );
  test('some can be won', () => expect(winnable).toBeGreaterThan(100));
});

test('the same positions are visited on every machine, however the steps are cut', () => {
  const nodes = (id: string, deal: number, chunk?: number): number => {
    const game = reduced(catalogued(id), {});
    if (game === null) throw new Error(`${id} is not sound`);
    const state = dealt(game, deal);
    if (chunk === undefined) {
      const answer = solve(game, state, 'win', { nodes: 50_000 }, { kernel: general });
      expect(answer.kernel).toBe('general');
      expect(answer.verdict).not.toBe('unknown');
      return answer.nodes;
    }
    const fitted = general.fit(game);
    if (typeof fitted === 'string') throw new Error(fitted);
    const search = fitted.open(state, 'win', { nodes: Infinity, bytes: 2 ** 26, tally: startTally(game) });
    while (search?.step(chunk) === null);
    return search?.nodes ?? 0;
  };
  const deals = [
    ['beleaguered-castle', 1],
    ['double-klondike', 1],
    ['pyramid', 2],
    ['russian', 3],
  ] as const;
  const counts = deals.map(([id, deal]) => nodes(id, deal));
  expect(counts).toEqual([4155, 214, 68, 87]);
  expect(deals.map(([id, deal]) => nodes(id, deal, 777))).toEqual(counts);
});
