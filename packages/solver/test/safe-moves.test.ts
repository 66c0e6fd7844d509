// The engine's safe moves, found from the view alone: none of them ever loses a win, in small games of every family.
import { applyLegal, isWon, legalMoves, safeMoves, view, type Game, type State } from '@cairn/engine';
import { games } from '@cairn/games';
import { familyOf, ofToday, sized } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { solve } from '../src/index.ts';
import { generalKernel } from '../src/kernels/general/index.ts';
import { dealt, dice, type Roll } from './reduced.ts';
import { shrunk } from './shrunk.ts';

/** Decided by a search that leaves nothing out. */
const verdict = (game: Game, state: State) =>
  solve(game, state, 'shortest', { nodes: sized(1500, 6000) }, { kernel: generalKernel, moves: false })
    .verdict;

const isUp = (game: Game, move: ReturnType<typeof legalMoves>[number]): boolean =>
  move.kind === 'play' && game.byRole.foundation.includes(move.to);

/** Positions of random play; plays to the foundations are left alone most of the time, so that many are possible. */
const positions = function* (game: Game, deal: number, roll: Roll): Generator<State> {
  let state = dealt(game, deal);
  for (let step = 0; step < 14 && !isWon(game, state); step++) {
    const all = legalMoves(game, state);
    const others = all.filter((move) => !isUp(game, move));
    const moves = others.length > 0 && roll(3) > 0 ? others : all;
    if (moves.length === 0) break;
    yield state;
    state = applyLegal(game, state, moves[roll(moves.length)]);
  }
};

interface Count {
  safe: number;
  fatal: number;
}

/** Checks the safe moves of a game's positions, and counts how many others would have lost. */
const check = (game: Game, seed: number, count: Count): void => {
  const roll = dice(seed);
  for (const state of positions(game, seed, roll)) {
    const safe = safeMoves(game, view(game, state));
    const ups = legalMoves(game, state).filter((move) => isUp(game, move));
    for (const move of safe) expect(ups).toContainEqual(move);
    if (ups.length === 0 || verdict(game, state) !== 'winnable') continue;
    for (const move of ups) {
      const after = verdict(game, applyLegal(game, state, move));
      const isSafe = safe.some((each) => JSON.stringify(each) === JSON.stringify(move));
      if (isSafe) {
        expect(
          after,
          `${game.id} ${seed} ${JSON.stringify(game.options)} ${JSON.stringify(state.piles)}`,
        ).not.toBe('unwinnable');
        count.safe += 1;
      } else if (after === 'unwinnable') count.fatal += 1;
    }
  }
};

const FAMILIES = ofToday(
  games.filter((def) => Object.values(def.zones).some(({ role }) => role === 'foundation')),
  7,
  familyOf,
);

test('safe moves keep what can be won, in small games with foundations under any of their options', () => {
  const count: Count = { safe: 0, fatal: 0 };
  for (const def of FAMILIES)
    for (let seed = 1; seed <= 4; seed++) {
      const game = shrunk(def, dice(seed * 77));
      if (game !== null) check(game, seed, count);
    }
  expect(count.safe).toBeGreaterThan(4 * FAMILIES.length);
  expect(count.fatal).toBeGreaterThan(0);
});
