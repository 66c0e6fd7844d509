// Ending a scored deal beside playing on.

import {
  applyLegal,
  isScored,
  legalMoves,
  penalty,
  startTally,
  status,
  tallyMove,
  view,
  type Game,
  type State,
  type Tally,
} from '@cairn/engine';
import { games } from '@cairn/games';
import { gameOf } from '@cairn/testkit';
import { describe, expect, test } from 'vitest';
import { adviseStop, canLosePoints, numbersOf } from '../src/index.ts';
import { weightList } from '../src/coach/features.ts';
import { Playout } from '../src/coach/playout.ts';
import { SeededRandom } from '../src/coach/seeded-random.ts';
import { dealt } from './reduced.ts';

/** The score of a playout, by the engine: the same moves, one by one. */
const byEngine = (game: Game, root: State): number => {
  const playout = new Playout(game, root, weightList(numbersOf(game).weights));
  const random = new SeededRandom(4);
  let state = root;
  let tally = startTally(game);
  playout.load(root);
  for (let count = 0; count < 600 && status(game, state) !== 'won'; count++) {
    const move = playout.step(random);
    if (move === null) break;
    const after = applyLegal(game, state, move);
    tally = tallyMove(game, tally, state, move, after);
    state = after;
  }
  return tally.total + penalty(game, state, tally);
};

const scored = games.filter((def) => isScored(gameOf(def.id)));

describe('the score of a playout', () => {
  test.each(scored.map(({ id }) => [id]))('of %s is the engine’s', (id) => {
    const game = gameOf(id);
    const root = dealt(game, 3);
    const playout = new Playout(game, root, weightList(numbersOf(game).weights));
    playout.load(root);
    expect(playout.score(startTally(game), new SeededRandom(4))).toBe(byEngine(game, root));
  });
});

const hogue = gameOf('tripeaks');

/** A position after this many turns of the stock in a row. */
const drawn = (game: Game, deal: number, draws: number): { readonly state: State; readonly tally: Tally } => {
  let state = dealt(game, deal);
  let tally = startTally(game);
  for (let i = 0; i < draws; i++) {
    const move = legalMoves(game, state).find(({ kind }) => kind === 'draw');
    if (move === undefined) break;
    const after = applyLegal(game, state, move);
    tally = tallyMove(game, tally, state, move, after);
    state = after;
  }
  return { state, tally };
};

test('ending now is what the engine counts, and the same seed gives the same advice', () => {
  const { state, tally } = drawn(hogue, 5, 4);
  const seen = view(hogue, state);
  const advice = adviseStop(hogue, seen, tally, { worlds: 30, seed: 2 });
  expect(advice.now).toBe(tally.total + penalty(hogue, state, tally));
  expect(advice.low <= advice.onward && advice.onward <= advice.high).toBe(true);
  expect(adviseStop(hogue, seen, tally, { worlds: 30, seed: 2 })).toEqual(advice);
});

test('hidden cards that change places change nothing', () => {
  const { state, tally } = drawn(hogue, 5, 4);
  const { stock } = hogue;
  if (stock === null) throw new Error('No stock');
  const piles = state.piles.map((pile, i) => (i === stock ? pile.toReversed() : pile));
  const other = { ...state, piles };
  expect(adviseStop(hogue, view(hogue, other), tally, { worlds: 20 })).toEqual(
    adviseStop(hogue, view(hogue, state), tally, { worlds: 20 }),
  );
});

test('it is asked only where playing on can cost points', () => {
  expect(canLosePoints(hogue)).toBe(true);
  expect(canLosePoints(gameOf('black-hole'))).toBe(false);
  expect(canLosePoints(gameOf('golf'))).toBe(false);
});
