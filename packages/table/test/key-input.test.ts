// Keys before the keyboard is loaded: they are kept, and performed in order when it is there.

import { start, type Move } from '@cairn/engine';
import { dealOf, gameOf, take } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { allExtensions } from '../src/all-extensions.ts';
import type { TableExtensions } from '../src/input/context.ts';
import { createKeyInput } from '../src/input/key-input.ts';
import { tableOf } from './contexts.ts';

const game = gameOf('tripeaks');
const dealt = take(start(game, dealOf('7')));

/** A key press as the browser makes it, as far as the table reads it. */
const keyPress = (key: string) => {
  const press = {
    key,
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    defaultPrevented: false,
    preventDefault: () => {
      press.defaultPrevented = true;
    },
  };
  return press as typeof press & KeyboardEvent;
};

const unloaded = () => {
  const moves: Move[] = [];
  let extensions: TableExtensions | null = null;
  let requests = 0;
  const { context } = tableOf(
    game,
    dealt,
    (made) => {
      moves.push(...made);
      return true;
    },
    () => extensions,
  );
  context.state.focused = `p${game.byRole.layout.at(-1)}`;
  const keys = createKeyInput(
    context,
    () => {
      requests += 1;
    },
    () => undefined,
  );
  const load = (): void => {
    extensions = allExtensions;
    keys.performKept();
  };
  return { context, keys, moves, load, requests: () => requests };
};

test('a key is kept, asks for the keyboard, and is performed when that is there', () => {
  const { keys, moves, load, requests } = unloaded();
  expect(keys.press(keyPress('d'))).toBe(true);
  expect(requests()).toBe(1);
  expect(moves).toEqual([]);
  load();
  expect(moves).toEqual([{ kind: 'draw' }]);
  // Once.
  load();
  expect(moves).toHaveLength(1);
});

test('keys are performed in the order in which they were pressed', () => {
  const { context, keys, load } = unloaded();
  for (const key of ['2', 'ArrowRight']) keys.press(keyPress(key));
  const before = context.state.focused;
  load();
  const free = game.byRole.layout.slice(18);
  expect(before).not.toBe(context.state.focused);
  expect(context.state.focused).toBe(`p${free[2]}`);
});

test('a kept key does not scroll the page; Tab, Escape and the keys of the app are left to the browser', () => {
  const { keys, moves, load, requests } = unloaded();
  const arrow = keyPress('ArrowDown');
  expect(keys.press(arrow)).toBe(true);
  expect(arrow.defaultPrevented).toBe(true);
  for (const key of ['Tab', 'Escape', 'z', 'h']) {
    const press = keyPress(key);
    expect(keys.press(press)).toBe(false);
    expect(press.defaultPrevented).toBe(false);
  }
  expect(requests()).toBe(1);
  load();
  expect(moves).toEqual([]);
});
