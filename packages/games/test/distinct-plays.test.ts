// Empty piles that are called interchangeable are: two of them swapped, every rule reads the same position.
import {
  applyLegal,
  compileGame,
  distinctPlays,
  isWon,
  legalMoves,
  type Game,
  type Move,
  type State,
} from '@cairn/engine';
import { describe, expect, test } from 'vitest';
import { dealt, familyOf, ofToday, sized, standardCases, take, walk } from '@cairn/testkit';
import { findGame } from '../src/index.ts';

const gameOf = (id: string): Game => take(compileGame(findGame(id)?.def));

/** The position with two piles swapped, and the same of a move. */
const swapped = (state: State, a: number, b: number): State => ({
  ...state,
  piles: state.piles.map((pile, i) => (i === a ? state.piles[b] : i === b ? state.piles[a] : pile) ?? []),
});
const image = (move: Move, a: number, b: number): Move => {
  const to = (pile: number): number => (pile === a ? b : pile === b ? a : pile);
  return move.kind === 'play' ? { ...move, from: to(move.from), to: to(move.to) } : move;
};
const texts = (moves: readonly Move[]): readonly string[] =>
  moves.map((move) => JSON.stringify(move)).toSorted();

/** The play into an empty pile of the same zone that stands for a play that was left out. */
const standsFor = (
  game: Game,
  state: State,
  kept: readonly Move[],
  left: Move & { kind: 'play' },
): Move & { kind: 'play' } => {
  const empty = game.piles[left.to]?.zone.piles.filter((pile) => state.piles[pile]?.length === 0) ?? [];
  for (const move of kept)
    for (const to of empty)
      if (move.kind === 'play' && move.to === to && texts([{ ...left, to }])[0] === texts([move])[0])
        return move;
  throw new Error(`Nothing stands for ${JSON.stringify(left)}`);
};

const columns = ofToday(
  standardCases().filter(({ game }) => game.byRole.foundation.length > 1),
  7,
  ({ game }) => familyOf(game.def),
);

test('games of several foundations are tried', () => expect(columns.length).toBeGreaterThan(sized(7, 70)));

describe.each(columns)('$name', ({ game }) => {
  test('a play that is left out leads to the image of the one that stands for it', () => {
    for (let seed = 1; seed <= sized(2, 3); seed++)
      for (const { state, legal } of walk(game, dealt(game, `${seed}`), seed, 80)) {
        const kept = distinctPlays(game, state, legal);
        for (const move of legal.filter((one) => !kept.includes(one))) {
          if (move.kind !== 'play') throw new Error('Only plays are left out');
          const other = standsFor(game, state, kept, move);
          const [a, b] = [move.to, other.to];
          const [one, two] = [applyLegal(game, state, move), applyLegal(game, state, other)];
          expect(swapped(two, a, b)).toEqual(one);
          expect(isWon(game, two)).toBe(isWon(game, one));
          const further = legalMoves(game, two);
          expect(texts(further.map((next) => image(next, a, b)))).toEqual(texts(legalMoves(game, one)));
          for (const next of further)
            expect(swapped(applyLegal(game, two, next), a, b)).toEqual(
              applyLegal(game, one, image(next, a, b)),
            );
        }
      }
  });
});

test('an ace has one of four empty foundations to go to, a king one of two empty columns', () => {
  const game = gameOf('klondike');
  const stops = walk(game, dealt(game, '12'), 6, 200).filter(({ state }) =>
    game.byRole.foundation.every((pile) => state.piles[pile]?.length === 0),
  );
  const aces = stops.flatMap(({ state, legal }) => {
    const up = legal.filter((move) => move.kind === 'play' && game.byRole.foundation.includes(move.to));
    return up.length === 0 ? [] : [[up.length, distinctPlays(game, state, up).length]];
  });
  expect(aces[0]).toEqual([4, 1]);
});
