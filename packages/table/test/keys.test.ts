// Which action a key stands for.

import { expect, test } from 'vitest';
import { keyAction, type KeyPress } from '../src/input/keys.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

test.each([
  ['ArrowLeft', {}, { kind: 'go', way: 'left' }],
  ['Tab', {}, { kind: 'group', by: 1 }],
  ['Tab', { shiftKey: true }, { kind: 'group', by: -1 }],
  ['Enter', {}, { kind: 'hold' }],
  [' ', {}, { kind: 'hold' }],
  ['Enter', { shiftKey: true }, { kind: 'smart' }],
  ['d', {}, { kind: 'draw' }],
  ['D', {}, { kind: 'draw' }],
  ['1', {}, { kind: 'number', at: 0 }],
  ['=', {}, { kind: 'number', at: 11 }],
  ['Home', { ctrlKey: true }, { kind: 'edge', at: 'first' }],
  ['End', { ctrlKey: true }, { kind: 'edge', at: 'stock' }],
  ['Home', {}, null],
  ['f', {}, { kind: 'home' }],
  ['a', {}, null],
  ['Escape', {}, { kind: 'cancel' }],
  ['v', {}, { kind: 'read' }],
  ['z', {}, null],
  ['n', {}, null],
  ['h', {}, null],
  ['c', {}, null],
  ['?', { shiftKey: true }, null],
  ['d', { ctrlKey: true }, null],
] as const)('%s %o', (key, more, action) => expect(keyAction(press(key, more), true)).toEqual(action));

test('single characters can be others or switched off, the rest cannot', () => {
  expect(keyAction(press('g'), true, { draw: 'g' })).toEqual({ kind: 'draw' });
  expect(keyAction(press('d'), true, { draw: 'g' })).toBeNull();
  expect(keyAction(press('v'), true, { draw: 'g', read: '' })).toBeNull();
  for (const key of ['d', 'v', '1', '-']) expect(keyAction(press(key), false)).toBeNull();
  for (const key of ['ArrowUp', 'Enter', ' ', 'Escape', 'Tab'])
    expect(keyAction(press(key), false)).not.toBeNull();
});
