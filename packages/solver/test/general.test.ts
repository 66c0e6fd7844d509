// The general search against the reference, on small games of every kind with random options.
import { applyLegal, isWon, refusal, startTally, type State } from '@cairn/engine';
import { games } from '@cairn/games';
import { familyOf, ofToday, sized } from '@cairn/testkit';
import { describe, expect, test } from 'vitest';
import { LayeredBeam } from '../src/kernels/general/layered-beam.ts';
import { generalKernel } from '../src/kernels/general/index.ts';
import { MoveOrder } from '../src/kernels/general/move-order.ts';
import { buildingHeuristic } from '../src/kernels/general/building-heuristic.ts';
import { StagedBeam } from '../src/kernels/general/staged-beam.ts';
import { createPackedBoard } from '../src/packed/board.ts';
import { packedRulesOf } from '../src/packed/rules.ts';
import { agree, expectBoth } from './agreement.ts';
import type { Search } from '../src/contract/kernel.ts';
import { ASKS, solve } from '../src/index.ts';
import { catalogued, dealt, dice, reduced, type Drawn } from './reduced.ts';
import { shrunk } from './shrunk.ts';

describe('says what the reference says on small games of every kind, at the deal and in mid-game', () => {
  let [compared, winnable] = [0, 0];
  test.each(ofToday(games, 7, familyOf).map((def) => [def.id, def] as const))('%s', (_, def) => {
    const small: Drawn = (seed) => shrunk(def, dice(seed));
    const sum = agree(generalKernel, small, { positions: 60, asks: ASKS, deals: 2 });
    compared += sum.compared;
    winnable += sum.winnable;
  });
  test('won and lost ones', () => expectBoth({ compared, winnable, declined: 0 }));
});

test('the same positions are visited on every machine, however the steps are cut', () => {
  const nodes = (id: string, deal: number, chunk?: number): number => {
    const game = reduced(catalogued(id), {});
    if (game === null) throw new Error(`${id} is not sound`);
    const state = dealt(game, deal);
    if (chunk === undefined) {
      const answer = solve(game, state, 'win', { nodes: 50_000 }, { kernel: generalKernel });
      expect(answer.kernel).toBe('general');
      expect(answer.verdict).not.toBe('unknown');
      return answer.nodes;
    }
    const fitted = generalKernel.fit(game);
    if (typeof fitted === 'string') throw new Error(fitted);
    const search = fitted.open(state, 'win', { nodes: Infinity, bytes: 2 ** 26, tally: startTally(game) });
    if (typeof search === 'string') throw new Error(search);
    while (search.step(chunk) === null);
    return search.nodes;
  };
  const deals = [
    ['beleaguered-castle', 1],
    ['double-klondike', 1],
    ['pyramid', 2],
    ['russian', 3],
  ] as const;
  const counts = deals.map(([id, deal]) => nodes(id, deal));
  expect(counts).toEqual([882, 6413, 67, 87]);
  expect(deals.map(([id, deal]) => nodes(id, deal, 777))).toEqual(counts);
});

test.each([LayeredBeam, StagedBeam])(
  '%o finds ways that replay, the same however its steps are cut',
  (OneBeam) => {
    const game = reduced(catalogued('double-trigon'), {});
    const outlook = game === null ? null : buildingHeuristic(game);
    if (game === null || outlook === null) throw new Error('wanted a game for the beam');
    const rules = packedRulesOf(game, true);
    const order = new MoveOrder(rules, true);
    const begun = (state: State): Search =>
      new OneBeam(createPackedBoard(rules, state), order, outlook, 2 ** 26);
    let won = 0;
    for (let deal = 1; deal <= sized(2, 4); deal++) {
      const whole = begun(dealt(game, deal));
      const found = whole.step(40_000);
      if (found === null) continue;
      expect(found.verdict).toBe('winnable');
      won += 1;
      const cut = begun(dealt(game, deal));
      while (cut.step(777) === null);
      expect(cut.nodes).toBe(whole.nodes);
      let state = dealt(game, deal);
      for (const move of found.line?.() ?? []) {
        expect(refusal(game, state, move)).toBeNull();
        state = applyLegal(game, state, move);
      }
      expect(isWon(game, state)).toBe(true);
    }
    expect(won).toBeGreaterThan(1);
  },
);

test('searches that take turns keep within the space they share', () => {
  const game = reduced(catalogued('forty-thieves'), {});
  if (game === null) throw new Error('the game is not sound');
  for (const bytes of [2 ** 20, 2 ** 22]) {
    const answer = solve(game, dealt(game, 1), 'win', { bytes, nodes: 60_000 }, { kernel: generalKernel });
    expect([answer.verdict, answer.limit]).toEqual(['unknown', 'nodes']);
    expect(answer.bytes).toBeLessThanOrEqual(bytes);
  }
});

// With 200,000 nodes it is 7, 10 and 10 of the first twelve; the beam finds most of them.
const WON: readonly (readonly [id: string, options: Readonly<Record<string, string>>, least: number])[] = [
  ['aces-up', {}, sized(1, 4)],
  ['barbershop-quintet', {}, sized(1, 5)],
  ['one-foundation', { fill: 'column' }, sized(2, 8)],
];
test.each(ofToday(WON, 3))(
  '%s %o: most of the first deals are won in 100,000 nodes, with moves',
  (id, options, least) => {
    const game = reduced(catalogued(id), {}, options);
    if (game === null) throw new Error('the game is not sound');
    let won = 0;
    for (let deal = 1; deal <= 12 && won < least; deal++)
      if (solve(game, dealt(game, deal), 'win', { nodes: 100_000 }).verdict === 'winnable') won += 1;
    expect(won).toBe(least);
  },
);

const WHOLE = [
  // A stock that runs out, one that is turned over once, and suits made in place.
  ['forty-thieves', [4, 20]],
  ['forty-and-eight', [2]],
  ['curds-and-whey', [1]],
] as const;
test.each(ofToday(WHOLE, 3))('whole deals of %s are won, and the solutions replay', (id, deals) => {
  const game = reduced(catalogued(id), {});
  if (game === null) throw new Error('the game is not sound');
  for (const deal of deals) {
    const answer = solve(game, dealt(game, deal), 'win', { nodes: 60_000 }, { kernel: generalKernel });
    expect([deal, answer.verdict]).toEqual([deal, 'winnable']);
  }
});
