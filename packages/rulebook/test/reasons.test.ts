// Why a move is better, in both languages.

import { expect, test } from 'vitest';
import { englishReasons, germanReasons, REASONS, type Reason } from '../src/index.ts';

const reason = (about: Partial<Reason>): Reason => ({
  name: 'turns-up',
  value: 1,
  other: 0,
  goal: 'foundation',
  ...about,
});
const DIRECTIONS = [
  { value: 1, other: 0 },
  { value: 2, other: 1 },
  { value: 0, other: 1 },
];

test.each(REASONS)('%s is worth saying in both languages or in neither', (name) => {
  const texts = DIRECTIONS.map((values) => {
    const one = [reason({ name, ...values })];
    return [englishReasons(one), germanReasons(one)] as const;
  });
  for (const [english, german] of texts) expect(english === '').toBe(german === '');
  expect(texts.some(([english]) => english !== '')).toBe(true);
  const said = texts.flat().filter((text) => text !== '');
  for (const text of said) expect(text).toMatch(/^[A-Z][^.]+\.$/u);
});

test('two reasons are one sentence, and the same clause is said once', () => {
  const two = [reason({}), reason({ name: 'fills', value: 0, other: 1 })];
  expect(englishReasons(two)).toBe('Turns up a card, and keeps an empty column free.');
  expect(germanReasons(two)).toBe('Deckt eine Karte auf und hält eine leere Spalte frei.');
  expect(englishReasons([reason({}), reason({})])).toBe('Turns up a card.');
  expect(englishReasons([])).toBe('');
});
