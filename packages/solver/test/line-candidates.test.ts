// Candidates on lines of the solver: a legal line whose moves can all be taken back but the last, found from the view alone.
import {
  applyLegal,
  compileGame,
  legalMoves,
  refusal,
  view,
  type Game,
  type Move,
  type State,
} from '@cairn/engine';
import { expect, test } from 'vitest';
import { lineCandidates } from '../src/coach/line-candidates.ts';
import { sampleWorld } from '../src/coach/sample-world.ts';
import { SeededRandom } from '../src/coach/seeded-random.ts';
import { catalogued, dealt, dice } from './reduced.ts';

const gameOf = (id: string): Game => {
  const made = compileGame(catalogued(id));
  if (!made.ok) throw new Error(`${id} is not sound`);
  return made.value;
};

/** Whether a play of the position after a move leads back to the piles before it. */
const goesBack = (game: Game, before: State, move: Move): boolean => {
  if (move.kind !== 'play') return move.kind === 'draw' || move.kind === 'redeal';
  const after = applyLegal(game, before, move);
  return legalMoves(game, after).some((other) => {
    if (other.kind !== 'play' || other.from !== move.to || other.to !== move.from) return false;
    return JSON.stringify(applyLegal(game, after, other).piles) === JSON.stringify(before.piles);
  });
};

test.each(['klondike', 'yukon'])('%s', (id) => {
  const game = gameOf(id);
  let reversible = 0;
  let found = 0;
  for (let deal = 1; deal <= 6; deal++) {
    const roll = dice(deal);
    let state = dealt(game, deal);
    for (let i = 0; i < 30; i++) {
      const moves = legalMoves(game, state).filter(({ kind }) => kind !== 'end');
      const move = moves[roll(moves.length)];
      if (move !== undefined) state = applyLegal(game, state, move);
    }
    const seen = view(game, state);
    const world = sampleWorld(game, seen, new SeededRandom(deal));
    const other = sampleWorld(game, seen, new SeededRandom(deal + 100));
    const candidates = lineCandidates(game, seen, world, 1000, new SeededRandom(7));
    // Whatever the hidden cards are, the lines are the same.
    const again = lineCandidates(game, seen, other, 1000, new SeededRandom(7));
    expect(again.map(({ line }) => line)).toEqual(candidates.map(({ line }) => line));
    for (const { line, after } of candidates) {
      found++;
      let at = world;
      for (const [i, move] of line.entries()) {
        expect(refusal(game, at, move)).toBeNull();
        const isLast = i === line.length - 1;
        if (!isLast) reversible++;
        expect([deal, i, goesBack(game, at, move)]).toEqual([deal, i, !isLast]);
        at = applyLegal(game, at, move);
      }
      expect(after).toEqual(at);
    }
  }
  expect([found > 3, reversible > 0]).toEqual([true, true]);
});
