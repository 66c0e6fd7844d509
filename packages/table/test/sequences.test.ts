// Sequences that a hand moves at once: what may be picked up, where it goes, and the single moves that the app is given.

import { applyLegal, parseMove, refusal, start, type Move, type Refusal, type State } from '@cairn/engine';
import { dealOf, gameOf, take } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { keyboardInput } from '../src/input/keyboard.ts';
import { playHeld } from '../src/input/held-cards.ts';
import { tapMove } from '../src/input/tap.ts';
import { pickUpFrom } from '../src/model/press.ts';
import { stepsOf } from '../src/model/scene.ts';
import { withSequences } from '../src/model/sequences.ts';
import { tableOf, type TestTable } from './contexts.ts';

const game = gameOf('freecell');
const [column = 0] = game.byRole.tableau;

const played = (deal: string, texts: readonly string[]): State => {
  let state = take(start(game, dealOf(deal)));
  for (const text of texts) state = applyLegal(game, state, take(parseMove(game, state, text)));
  return state;
};

interface Play {
  readonly table: TestTable;
  readonly made: (readonly Move[])[];
  readonly replaced: boolean[];
}

/** A table whose app makes every move and shows the result. */
const playing = (state: State): Play => {
  const made: (readonly Move[])[] = [];
  const replaced: boolean[] = [];
  let now = state;
  const table = tableOf(game, state, (moves, { replacesLast }) => {
    made.push(moves);
    replaced.push(replacesLast);
    now = moves.reduce(
      (so, move) => {
        expect(refusal(game, so, move)).toBeNull();
        return applyLegal(game, so, move);
      },
      replacesLast ? state : now,
    );
    table.show(now);
    return true;
  });
  return { table, made, replaced };
};

// Three cards at the end of column 8 go to column 3 or to column 5.
const forked = played('ms:11', ['1>8', '2>8', '5>7']);
const eight = column + 7;
const key = (state: State, pile: number, count: number): string =>
  `p${pile}.${(state.piles[pile]?.length ?? 0) - count}`;

test('a tap moves a sequence to its best place, and another tap to the next', () => {
  const { table, made, replaced } = playing(forked);
  tapMove(table.context, table.area(key(forked, eight, 3)));
  expect(made).toHaveLength(1);
  const [first = []] = made;
  const to =
    first.flatMap((move) => (move.kind === 'play' && move.from === eight ? [move.to] : [])).at(-1) ?? 0;
  expect([column + 2, column + 4]).toContain(to);
  expect(first).toHaveLength(5);
  const shown = table.context.state.shown?.scene.view.piles[to]?.length ?? 0;
  tapMove(table.context, table.area(`p${to}.${shown - 3}`));
  expect(replaced).toEqual([false, true]);
  const last = made.at(-1)?.at(-1);
  expect(last).toMatchObject({ to: to === column + 2 ? column + 4 : column + 2 });
});

test('a sequence is picked up and put down as one', () => {
  const { table, made } = playing(forked);
  const { shown } = table.context.state;
  if (shown === null) throw new Error('Nothing shown');
  const held = pickUpFrom(shown.scene, table.area(key(forked, eight, 3)));
  expect(held?.landings.map(({ to }) => to).toSorted()).toEqual([column + 2, column + 4]);
  if (held === null) return;
  expect(playHeld(table.context, held, column + 4)).toBe(true);
  expect(made[0]).toHaveLength(5);
});

test('by keys it is held and put down', () => {
  const { table, made } = playing(forked);
  const { context } = table;
  context.state.focused = key(forked, eight, 3);
  keyboardInput.perform(context, { kind: 'hold' });
  expect(context.state.held).toMatchObject({ pile: eight, count: 3 });
  keyboardInput.putDown(context, column + 2);
  expect(made[0]).toHaveLength(5);
});

test('a sequence for which there is too little room is refused, wherever it is put', () => {
  const crowded = played('ms:6', ['2>5', '6>d', '2>a', '2>5']);
  const { table, made } = playing(crowded);
  const refused: Refusal[] = [];
  const context = {
    ...table.context,
    callbacks: { ...table.context.callbacks, onRefused: (reason: Refusal) => void refused.push(reason) },
  };
  const area = table.area(key(crowded, column + 4, 4));
  tapMove(context, area);
  const held = context.state.shown === null ? null : pickUpFrom(context.state.shown.scene, area);
  if (held !== null) playHeld(context, held, column + 1);
  expect(made).toEqual([]);
  expect(refused).toEqual([
    { kind: 'no-room', room: 3, count: 4 },
    { kind: 'no-room', room: 3, count: 4 },
  ]);
});

test('other games have the scene as it is, and a table without legal moves has no sequences', () => {
  const { table } = playing(forked);
  const scene = table.context.state.shown?.scene;
  if (scene === undefined) throw new Error('Nothing shown');
  const other = { ...scene, game: gameOf('yukon') };
  expect(withSequences(other)).toBe(other);
  expect(withSequences({ ...scene, legal: [] }).legal).toEqual([]);
  expect(scene.legal.filter((move) => stepsOf(move).length > 1).length).toBeGreaterThan(1);
});
