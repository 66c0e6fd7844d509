// Taps: a legal move goes to the app unasked, one that is not is refused; a further tap replaces the move before it.

import { apply, legalMoves, start, type Game, type Move, type State } from '@cairn/engine';
import { dealOf, gameOf, take } from '@cairn/testkit';
import { expect, test } from 'vitest';
import type { MoveRequest } from '../src/input/context.ts';
import { tapMove } from '../src/input/tap.ts';
import { tableOf, type TestTable } from './contexts.ts';

type PlayMove = Move & { readonly kind: 'play' };

/** A deal in which the last card of a column may go to several others. */
const forked = (game: Game): { readonly state: State; readonly from: number } => {
  for (let number = 1; ; number++) {
    const state = take(start(game, dealOf(`${number}`)));
    const plays = legalMoves(game, state).filter((move): move is PlayMove => move.kind === 'play');
    const from = game.byRole.tableau.find(
      (pile) => plays.filter((play) => play.from === pile && play.count === 1).length > 1,
    );
    if (from !== undefined) return { state, from };
  }
};

interface Made {
  readonly move: Move;
  readonly request: MoveRequest;
}

/** A table whose app makes every move, and shows it at once or when `showNow` is called. */
const playing = (late: boolean) => {
  const game = gameOf('yukon');
  const { state: dealt, from } = forked(game);
  const made: Made[] = [];
  let state = dealt;
  const onMove: (moves: readonly Move[], request: MoveRequest) => boolean = (moves, request) => {
    const [move] = moves;
    if (move === undefined || moves.length > 1) throw new Error('This game has no sequences');
    made.push({ move, request });
    state = apply(game, request.replacesLast ? dealt : state, move);
    if (!late) table.show(state);
    return true;
  };
  const table: TestTable = tableOf(game, dealt, onMove);
  const tapCard = (): void => {
    const last = made.at(-1)?.move;
    const pile = last?.kind === 'play' ? last.to : from;
    tapMove(table.context, table.area(`p${pile}`));
  };
  return { table, made, tapCard, showNow: () => table.show(state) };
};

test.each([false, true])(
  'a further tap on a card replaces its last move by the next, whether the app shows it late: %s',
  (late) => {
    const { table, made, tapCard, showNow } = playing(late);
    tapCard();
    if (late) showNow();
    tapCard();
    if (late) showNow();
    const [first, second] = made;
    expect(made.map(({ request }) => request.replacesLast)).toEqual([false, true]);
    expect(first?.move).toMatchObject({ kind: 'play', count: 1 });
    expect(second?.move).toMatchObject({ kind: 'play', count: 1 });
    expect(second?.move).not.toEqual(first?.move);
    // Every one of them was taken from the legal moves.
    expect(table.refusals()).toBe(0);
  },
);

test('a scene that does not answer the tap ends it: a further tap replaces nothing', () => {
  const { made, tapCard, showNow } = playing(false);
  tapCard();
  showNow();
  tapCard();
  expect(made.some(({ request }) => request.replacesLast)).toBe(false);
});

test('a move the app does not make is no move to replace', () => {
  const game = gameOf('yukon');
  const { state, from } = forked(game);
  const requests: MoveRequest[] = [];
  const table = tableOf(game, state, (_, request) => {
    requests.push(request);
    return false;
  });
  tapMove(table.context, table.area(`p${from}`));
  tapMove(table.context, table.area(`p${from}`));
  expect(requests).toEqual([{ replacesLast: false }, { replacesLast: false }]);
});

test('a tap without a legal move asks the rules why, once', () => {
  const game = gameOf('tripeaks');
  const state = take(start(game, dealOf('7')));
  const table = tableOf(game, state, () => true);
  const free = game.byRole.layout.find(
    (pile) =>
      table.area(`p${pile}`).free &&
      !legalMoves(game, state).some((move) => move.kind === 'play' && move.from === pile),
  );
  tapMove(table.context, table.area(`p${free}`));
  expect(table.refusals()).toBe(1);
});
