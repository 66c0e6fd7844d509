// Statistics are a fold over the results of a group.

import { describe, expect, test } from 'vitest';
import { counted, type ResultRow } from '../../../play/results.ts';
import { dateOf, dayOf } from '../../../play/days.ts';
import { statisticsOf } from '../../../play/statistics.ts';
import { countByDay, daysOfWeeks } from '../overview.tsx';
import { rollingRate } from '../plots.tsx';

describe('statistics', () => {
  const row = (more: Partial<ResultRow>): ResultRow => ({
    id: '', group: 'g', deal: '1', outcome: 'stuck', score: 0, streak: 0, moves: 1, spent: 1000,
    undos: 0, looks: 0, again: false, shared: false, at: 10, ...more,
  }); // prettier-ignore

  test('add up what counts', () => {
    const rows = [
      row({ outcome: 'won', score: 100, streak: 9, spent: 90_000 }),
      row({ outcome: 'won', score: 60, streak: 4, looks: 2, spent: 80_000 }),
      row({ score: -40 }),
      row({ outcome: 'left', score: -145 }),
    ];
    expect(statisticsOf(rows)).toEqual({
      played: 4, won: 2, total: -25, best: 100, average: -6.25, streak: 9, straight: 1, fastest: 80_000,
      row: 2, now: 0, time: 85_000, moves: 1,
    }); // prettier-ignore
  });

  test('count wins in a row in the order of time', () => {
    const order = [row({ outcome: 'won', at: 3 }), row({ at: 1 }), row({ outcome: 'won', at: 2 })];
    expect(statisticsOf(order)).toMatchObject({ row: 2, now: 2 });
    expect(statisticsOf([...order, row({ at: 4 })])).toMatchObject({ row: 2, now: 0 });
  });

  test('of nothing are empty', () => {
    expect(statisticsOf([])).toEqual({
      played: 0, won: 0, total: 0, best: null, average: null, streak: 0, straight: 0, fastest: null,
      row: 0, now: 0, time: null, moves: null,
    }); // prettier-ignore
  });

  test('leave out other groups, replays, shared games and what is older than the reset', () => {
    const rows = [row({}), row({ group: 'h' }), row({ again: true }), row({ shared: true }), row({ at: 5 })];
    expect(counted(rows, { g: 5 }, 'g')).toEqual([row({})]);
  });

  test('the rolling win rate counts the last twenty deals, from the tenth on', () => {
    const rows = Array.from({ length: 40 }, (_, i) => row({ outcome: i < 20 ? 'won' : 'stuck' }));
    const rates = rollingRate(rows);
    expect(rates[0]).toEqual({ x: 10, y: 1 });
    expect(rates.find(({ x }) => x === 30)).toEqual({ x: 30, y: 0.5 });
    expect(rates.at(-1)).toEqual({ x: 40, y: 0 });
  });

  test('the calendar begins on a Monday, twelve weeks long, and ends today', () => {
    for (let today = 20_000; today < 20_014; today++) {
      const days = daysOfWeeks(today);
      expect(dateOf(days[0] ?? 0).getDay()).toBe(1);
      expect(days.at(-1)).toBe(today);
      expect(Math.ceil(days.length / 7)).toBe(12);
    }
  });

  test('days count deals and wins', () => {
    const at = new Date(2026, 10, 24, 12).getTime();
    const days = countByDay([row({ at, outcome: 'won' }), row({ at }), row({ at: at - 86_400_000 })]);
    const today = dayOf(new Date(at));
    expect([...days]).toEqual([
      [today, { deals: 2, won: 1 }],
      [today - 1, { deals: 1, won: 0 }],
    ]);
  });
});
