// Why a move is better, in both languages.

import type { Move } from '@cairn/engine';
import { FEATURES } from '@cairn/solver';
import { gameOf } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { englishReasons, germanReasons, type Reason, type ReasonName } from '@cairn/rulebook';

const reason = (about: Partial<Reason<ReasonName>>): Reason<ReasonName> => ({
  name: 'turns-up',
  value: 1,
  other: 0,
  ...about,
});
const game = gameOf('klondike');
const move: Move = { kind: 'draw' };
const english = (reasons: readonly Reason<ReasonName>[]): string => englishReasons(game, move, reasons);
const german = (reasons: readonly Reason<ReasonName>[]): string => germanReasons(game, move, reasons);
const DIRECTIONS = [
  { value: 1, other: 0 },
  { value: 2, other: 1 },
  { value: 0, other: 1 },
];

test.each(FEATURES)('%s is worth saying in both languages or in neither', (name) => {
  const texts = DIRECTIONS.map((values) => {
    const one = [reason({ name, ...values })];
    return [english(one), german(one)] as const;
  });
  for (const [one, other] of texts) expect(one === '').toBe(other === '');
  expect(texts.some(([text]) => text !== '')).toBe(true);
  const said = texts.flat().filter((text) => text !== '');
  for (const text of said) expect(text).toMatch(/^[A-Z][^.]+\.$/u);
});

test('two reasons are one sentence, and the same clause is said once', () => {
  const two = [reason({}), reason({ name: 'fills', value: 0, other: 1 })];
  expect(english(two)).toBe('Turns up a card, and keeps an empty column free.');
  expect(german(two)).toBe('Deckt eine Karte auf und hält eine leere Spalte frei.');
  expect(english([reason({}), reason({})])).toBe('Turns up a card.');
  expect(english([])).toBe('');
});
