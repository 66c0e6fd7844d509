// Safe foundation moves keep what can be won; others, of the same look, lose it: the side conditions are needed.
import { applyLegal, isWon, legalMoves, type Game, type State } from '@cairn/engine';
import { sized } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { createPackedBoard } from '../src/packed/board.ts';
import { generate } from '../src/packed/generate.ts';
import { Moves } from '../src/packed/moves.ts';
import { packedRulesOf } from '../src/packed/rules.ts';
import { generalKernel } from '../src/kernels/general/index.ts';
import { solve } from '../src/index.ts';
import { foundationDominance } from '../src/kernels/general/dominance-foundation.ts';
import { catalogued, dealt, dice, reduced } from './reduced.ts';

/** Two copies of each card, and few columns: a foundation may be wanted by one copy or by the other. */
const forty = reduced(catalogued('forty-thieves'), {
  'pack.ranks': [1, 2, 3, 4],
  'pack.suits': [0, 1],
  'zones.foundation.piles': 4,
  'zones.tableau.piles': 3,
  'zones.tableau.deal': 4,
});

/** Positions of random play, each with the foundation moves it has. */
const positions = function* (game: Game, deals: number): Generator<State> {
  for (let deal = 1; deal <= deals; deal++) {
    const roll = dice(deal);
    let state = dealt(game, deal);
    for (let step = 0; step < 6 && !isWon(game, state); step++) {
      const moves = legalMoves(game, state);
      if (moves.length === 0) break;
      yield state;
      state = applyLegal(game, state, moves[roll(moves.length)]);
    }
  }
};

/** Decided by a search that leaves nothing out: breadth first, for the shortest way. */
const wins = (game: Game, state: State): boolean =>
  solve(game, state, 'shortest', { nodes: 20_000 }, { kernel: generalKernel, moves: false }).verdict ===
  'winnable';

test('safe moves keep what can be won, and others lose it', () => {
  const game = forty;
  if (game === null) throw new Error('the reduced game is not sound');
  const safe = foundationDominance(game);
  if (safe === null) throw new Error('the rule does not hold for this game');
  const rules = packedRulesOf(game);
  let forced = 0;
  let fatal = 0;
  for (const state of positions(game, sized(12, 20))) {
    if (!wins(game, state)) continue;
    const board = createPackedBoard(rules, state);
    const moves = new Moves();
    generate(board, moves);
    const all = Array.from({ length: moves.end }, (__, i) => moves.move(i));
    safe.only(board, moves, 0);
    if (moves.end === 1 && all.length > 1) {
      forced += 1;
      expect(wins(game, applyLegal(game, state, moves.move(0))), JSON.stringify(state.piles)).toBe(true);
    } else
      for (const move of all)
        if (move.kind === 'play' && game.piles[move.to].zone.role === 'foundation')
          if (!wins(game, applyLegal(game, state, move))) fatal += 1;
  }
  expect(forced).toBeGreaterThan(sized(4, 10));
  expect(fatal).toBeGreaterThan(0);
});

test('the rule is left alone where a side condition does not hold', () => {
  const has = (id: string, options: Readonly<Record<string, string>> = {}): boolean => {
    const game = reduced(catalogued(id), {}, options);
    return game !== null && foundationDominance(game) !== null;
  };
  expect(has('klondike', { foundationReturn: 'never' })).toBe(true);
  expect(has('klondike')).toBe(false);
  expect(has('canfield')).toBe(false);
  expect(has('moving-left')).toBe(false);
  expect(has('golf')).toBe(false);
});
