// The deals of the day: the same for everybody, each proved winnable by a published list, and streaks of days.

import { parseList } from '@cairn/verdicts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameOf } from '../../../../test/support/lines.ts';
import { dateOf, dayOf, daysInARow } from '../../../play/days.ts';
import { dealOfDay, gamesOfDay } from '../today.ts';

const listOf = (id: string): readonly string[] => {
  const file = new URL(`../../../../../verdicts/data/${id}.json`, import.meta.url);
  const list = parseList(readFileSync(file, 'utf8'));
  if (!list.ok) throw new Error(`The list of ${id} cannot be read`);
  expect(list.value.rules).toBe(gameOf(id).rules);
  return list.value.verdicts;
};

const winnableOf = (verdicts: readonly string[]): readonly number[] =>
  verdicts.flatMap((verdict, i) => (verdict === 'winnable' ? [i + 1] : []));

const today = dayOf(new Date(2026, 10, 23));

test('a day is a local date', () => {
  expect(dayOf(new Date(2026, 10, 23, 0, 1))).toBe(today);
  expect(dayOf(new Date(2026, 10, 23, 23, 59))).toBe(today);
  expect(dateOf(today)).toEqual(new Date(2026, 10, 23));
});

test('every deal of two years can be won by the list of its game, and a day differs from the next', () => {
  const lists = new Map<string, readonly string[]>();
  const verdicts = (id: string): readonly string[] => {
    const list = lists.get(id) ?? listOf(id);
    lists.set(id, list);
    return list;
  };
  const winnable = new Map<string, readonly number[]>();
  const numbers = new Map<string, number[]>();
  for (let day = today; day < today + 730; day++) {
    const games = gamesOfDay(day);
    expect(new Set(games).size).toBe(3);
    for (const id of games) {
      const list = winnable.get(id) ?? winnableOf(verdicts(id));
      winnable.set(id, list);
      const number = dealOfDay(day, id, list);
      expect(verdicts(id)[number - 1]).toBe('winnable');
      numbers.set(id, [...(numbers.get(id) ?? []), number]);
    }
  }
  for (const [id, dealt] of numbers) {
    const again = dealt.length - new Set(dealt).size;
    expect([id, again < dealt.length / 10]).toEqual([id, true]);
  }
});

test('the deals of a date stay the same from version to version', () => {
  expect(gamesOfDay(today).map((id) => [id, dealOfDay(today, id, winnableOf(listOf(id)))]))
    .toMatchInlineSnapshot(`
    [
      [
        "tripeaks",
        7208,
      ],
      [
        "klondike",
        1794,
      ],
      [
        "canfield",
        2376,
      ],
    ]
  `);
});

test('a streak counts days in a row; today may still be open', () => {
  const won = (...days: number[]) => daysInARow(today, (day) => days.includes(today - day));
  expect([won(), won(0), won(1), won(0, 1, 2), won(1, 2, 3), won(2, 3)]).toEqual([0, 1, 1, 3, 3, 0]);
});
