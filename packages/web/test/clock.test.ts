// Honest clocks: what they count by when a machine sleeps or its time of day is set, and what a reload leaves of them.
import { begin, cairnDeal, compileTrusted, legalMoves, play, stepAt, type Session } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { describe, expect, test } from 'vitest';
import { pausingTime, runningTime } from '../src/play/time-sources.ts';
import { recordText } from '../src/play/record-text.ts';
import { keepAttempt, newAttempt, timeLimit, type Attempt, type Seat } from '../src/play/attempt.ts';
import { push } from '../src/play/attempt-history.ts';
import { restoreAttempt } from '../src/play/restore-attempt.ts';

/** A page's two sources of time, in milliseconds, set by hand. */
const sources = () => {
  const at = { steady: 0, wall: 1_000_000 };
  const pass = (ms: number): void => {
    at.steady += ms;
    at.wall += ms;
  };
  return { at, pass, steady: () => at.steady, wall: () => at.wall };
};

describe('a clock that nothing stops', () => {
  test('counts a machine asleep, and one it counts through', () => {
    const { at, pass, steady, wall } = sources();
    const time = runningTime(steady, wall);
    pass(60_000);
    expect(time()).toBe(60_000);
    at.wall += 30_000;
    expect(time()).toBe(90_000);
    pass(1000);
    expect(time()).toBe(91_000);
    pass(3_600_000);
    expect(time()).toBe(3_691_000);
  });

  test('gives no time back when the time of day is set back, and still sees the next sleep', () => {
    const { at, pass, steady, wall } = sources();
    const time = runningTime(steady, wall);
    pass(10_000);
    at.wall -= 7_200_000;
    expect(time()).toBe(10_000);
    pass(5000);
    at.wall += 20_000;
    expect(time()).toBe(35_000);
  });

  test('takes no notice of a time of day that is put right little by little', () => {
    const { at, pass, steady, wall } = sources();
    const time = runningTime(steady, wall);
    for (let i = 0; i < 100; i++) {
      pass(1000);
      at.wall += i % 2 === 0 ? 15 : -10;
    }
    expect(time()).toBe(100_000);
  });
});

test('a clock that pauses stands still while the machine sleeps', () => {
  const { at, pass, steady } = sources();
  const time = pausingTime(steady);
  for (let i = 0; i < 10; i++) {
    pass(1000);
    time();
  }
  const before = time();
  at.steady += 3_600_000;
  expect(time()).toBe(before);
  pass(1000);
  expect(time()).toBe(before + 1000);
});

const dealt = (): Session => {
  const def = findGame('tripeaks')?.def;
  const game = def === undefined ? null : compileTrusted(def);
  const session = game?.ok === true ? begin(game.value, cairnDeal(7)) : null;
  if (session?.ok !== true) throw new Error('It can be dealt');
  return session.value;
};
const played = (session: Session, at: number): Session => {
  const [move] = legalMoves(session.game, stepAt(session).view);
  if (move === undefined) throw new Error('It has moves');
  return play(session, move, { at });
};
const attempt = (session: Session, series: Partial<Seat> = {}): Attempt => ({
  ...newAttempt(session, {
    id: 'a',
    began: 1000,
    series: { id: 's', strict: true, clock: 'running', ...series },
  }),
  spent: 20_000,
});
const revived = (of: Attempt, now: number): number => {
  const back = restoreAttempt(keepAttempt(of), of.session.game.base, now);
  if (!back.ok) throw new Error('It comes back');
  return back.value.spent;
};

describe('after the page was closed', () => {
  test('a clock that nothing stops has gone on since the deal', () => {
    expect(revived(attempt(dealt()), 61_000)).toBe(60_000);
    expect(revived(attempt(played(dealt(), 3)), 61_000)).toBe(60_000);
  });
  test('it gives no time back when the time of day was set back', () =>
    expect(revived(attempt(dealt()), 5000)).toBe(20_000));
  test('it stands once the deal is over', () => {
    const over = play(dealt(), { kind: 'end', why: 'resigned' }, { at: 20 });
    expect(revived(attempt(over), 61_000)).toBe(20_000);
  });
  test('one that pauses is where it was', () =>
    expect(revived(attempt(dealt(), { clock: 'pausing' }), 61_000)).toBe(20_000));
});

test('a deal that was only looked at waits with its clock running, and one that pauses is dealt again', () => {
  const waiting = (clock: Seat['clock']): number => {
    const shelf = { before: [], now: attempt(dealt(), { clock }), after: [], suspended: [] };
    return push(shelf, newAttempt(dealt(), { id: 'b', began: 2000 }), keepAttempt).suspended.length;
  };
  expect([waiting('running'), waiting('pausing')]).toEqual([1, 0]);
});

test('a series that keeps the time has it in its records', () => {
  const session = played(played(dealt(), 1.5), 12.25);
  expect(recordText(attempt(session))).toMatch(/@1\.5 \S+@12\.25\n$/);
  expect(recordText(attempt(session, { clock: 'off' }))).not.toContain('@');
});

test('the time of a series ends a deal before that of its game does', () => {
  expect(timeLimit(attempt(dealt()))).toBe(Infinity);
  expect(timeLimit(attempt(dealt(), { until: 37.5 }))).toBe(37.5);
});

test('a record tells the help that was shown', () => {
  const text = recordText({ ...attempt(dealt()), hints: 2, shown: true, chance: true });
  expect(text).toContain('[Hints "2"]\n[Shown "solution"]\n[Chance "shown"]');
});
