// Where a score came from: the parts add up to it.

import { back, begin, play, stepAt } from '@cairn/engine';
import { describe, expect, test } from 'vitest';
import { dealOf, gameOf, sure, winningLine } from '../../../../test/support/lines.ts';
import { breakdown } from '../breakdown.ts';

describe('where a score came from', () => {
  const game = gameOf('tripeaks');
  const line = winningLine(game, dealOf('7')) ?? [];
  const won = line.reduce((so, move) => play(so, move), sure(begin(game, dealOf('7'))));
  const sum = (parts: ReturnType<typeof breakdown>) => parts.reduce((total, { points }) => total + points, 0);

  test('adds up to it, at every step', () => {
    for (let at = 0; at <= won.cursor; at++) {
      const session = { ...won, cursor: at };
      expect(sum(breakdown(session))).toBe(stepAt(session).score.total);
    }
    expect(breakdown(won).find(({ part }) => part === 'peak')?.points).toBe(60);
  });

  test('shows what the end charged, and nothing of it once that is taken back', () => {
    const ended = play(back(won, 3), { kind: 'end', why: 'resigned' });
    expect(sum(breakdown(ended))).toBe(stepAt(ended).score.total);
    expect(breakdown(back(ended)).some(({ part }) => part === 'leftover')).toBe(false);
  });
});
