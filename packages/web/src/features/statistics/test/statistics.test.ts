// Statistics are a fold over the results of a group.

import { describe, expect, test } from 'vitest';
import { counted, type ResultRow } from '../../../play/results.ts';
import { statisticsOf } from '../../../play/statistics.ts';

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
});
