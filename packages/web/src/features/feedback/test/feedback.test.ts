// What is heard and felt: which cue a change of the desk gives, and which tones and trembles a cue is made of.

import { expect, test } from 'vitest';
import { cueOf, type Cue, type Moment } from '../cues.ts';
import { tremblingOf } from '../haptics.ts';
import { streakPitch, tonesOf } from '../tones.ts';
import { dealOf, gameOf, sure, winningLine } from '../../../../test/support/lines.ts';
import { begin, legalMoves, play, stepAt, type Session } from '@cairn/engine';

const momentOf = (session: Session, id = 'a'): Moment => ({
  id,
  cursor: session.cursor,
  step: stepAt(session),
  made: session.moves[session.cursor - 1]?.move.kind,
});

const every: readonly Cue[] = [
  ...(['pick', 'place', 'draw', 'refuse', 'win'] as const).map((kind) => ({ kind })),
  ...[1, 2, 15, 40].map((n) => ({ kind: 'chain', n }) as const),
];

test('a streak climbs, a draw breaks it, a win is heard, and going back is too', () => {
  const game = gameOf('tripeaks');
  const cues: Cue[] = [];
  let session = sure(begin(game, dealOf('7')));
  for (const move of winningLine(game, dealOf('7')) ?? []) {
    const next = play(session, move);
    const cue = cueOf(momentOf(session), momentOf(next));
    if (cue !== null) cues.push(cue);
    session = next;
  }
  expect(cues.at(-1)).toEqual({ kind: 'win' });
  expect(cues.some(({ kind }) => kind === 'draw')).toBe(true);
  let n = 0;
  for (const cue of cues.slice(0, -1)) {
    n = cue.kind === 'chain' ? n + 1 : 0;
    if (cue.kind === 'chain') expect(cue.n).toBe(n);
    else expect(cue).toEqual({ kind: 'draw' });
  }
  const back = { ...session, cursor: session.cursor - 1 };
  expect(cueOf(momentOf(session), momentOf(back))).toEqual({ kind: 'pick' });
  expect(cueOf(momentOf(session), momentOf(session))).toBe(null);
  expect(cueOf(momentOf(session), momentOf(sure(begin(game, dealOf('8'))), 'b'))).toEqual({ kind: 'draw' });
});

test('a card between columns is put down', () => {
  const session = sure(begin(gameOf('yukon'), dealOf('1')));
  const [move] = legalMoves(session.game, stepAt(session).view);
  if (move === undefined) throw new Error('No move to make');
  expect(cueOf(momentOf(session), momentOf(play(session, move)))).toEqual({ kind: 'place' });
});

test('a streak goes up the pentatonic scale, and no further than it is pleasant', () => {
  const pitches = Array.from({ length: 15 }, (_, i) => streakPitch(i + 1));
  for (const [i, pitch] of pitches.slice(1).entries()) {
    const semitones = Math.round(12 * Math.log2(pitch / (pitches[i] ?? 1)));
    expect([2, 3]).toContain(semitones);
  }
  expect(streakPitch(6)).toBeCloseTo(2 * streakPitch(1));
  expect(streakPitch(40)).toBe(streakPitch(15));
  expect(streakPitch(40)).toBeLessThan(3000);
});

test('every cue can be heard and felt, shortly', () => {
  for (const cue of every) {
    const tones = tonesOf(cue);
    expect(tones.length).toBeGreaterThan(0);
    for (const { pitch, at, length, loud } of tones) {
      expect(pitch).toBeGreaterThan(60);
      expect(at + length).toBeLessThanOrEqual(1.2);
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(1);
    }
    const trembling = tremblingOf(cue);
    expect(trembling.length % 2).toBe(1);
    expect(trembling.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(400);
  }
});
