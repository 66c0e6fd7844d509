// The rule of undo: what stays spent, what is counted, and that time does not come back.
import {
  back,
  begin,
  canGoBack,
  isTimeUp,
  parseDeal,
  play,
  restart,
  stepAt,
  takeBack,
  undoRefusal,
  type DealAttempt,
  type Game,
  type Move,
} from '@cairn/engine';
import { describe, expect, it } from 'vitest';
import { take } from '@cairn/testkit';
import { DRAW, game, PEEK } from '../support/tripeaks.ts';

/** An attempt with these moves made. */
const tried = (rules: Game, moves: readonly Move[]): DealAttempt => {
  const dealt = take(begin(rules, take(parseDeal('49621'))));
  const session = moves.reduce((so, move) => play(so, move), dealt);
  return { session, undos: 0, looks: 0 };
};
const kinds = ({ session }: DealAttempt): string[] => session.moves.map(({ move }) => move.kind);

describe('a restart', () => {
  const rules = game({ peek: 'three' });
  const before = tried(rules, [PEEK, DRAW, PEEK, DRAW]);
  const again = restart(before);

  it('goes back to the deal and leaves nothing to redo', () => {
    expect(kinds(again)).toEqual(['spent', 'spent']);
    expect(again.session.cursor).toBe(2);
    expect(stepAt(again.session).state.piles).toEqual(stepAt(before.session, 0).state.piles);
    expect(canGoBack(again.session)).toBe(false);
  });

  it('is one undo, and each card that was shown is counted; powers stay spent', () => {
    expect(again).toMatchObject({ undos: 1, looks: 2 });
    expect(stepAt(again.session).view.used).toEqual({ peek: 2 });
    expect(restart(again)).toBe(again);
  });
});

describe('undo without a limit', () => {
  const attempt = tried(game(), [DRAW, DRAW, DRAW]);

  it('goes as far back as it is asked to, and is one undo', () => {
    const undone = takeBack(attempt, 2);
    expect(undone).toMatchObject({ undos: 1, looks: 2, session: { cursor: 1 } });
    expect(undone.session).toEqual(back(attempt.session, 2));
    expect(undoRefusal({ ...attempt, undos: 999 }, 1e9)).toBeNull();
  });

  it('has nothing to take back from the deal', () => {
    const none = tried(game(), []);
    expect(undoRefusal(none, 0)).toBe('no-move');
    expect(takeBack(none)).toBe(none);
  });
});

describe('counted undos', () => {
  it.each([
    ['once', 1],
    ['three', 3],
    ['never', 0],
  ])('%s: %i are allowed, one move each', (mulligan, most) => {
    let attempt = tried(game({ mulligan }), Array<Move>(9).fill(DRAW));
    let made = 0;
    while (undoRefusal(attempt, 0) === null) {
      attempt = takeBack(attempt, 5);
      made += 1;
      expect(attempt.session.cursor).toBe(9 - made);
    }
    expect([made, undoRefusal(attempt, 0)]).toEqual([most, 'undos-spent']);
  });
});

describe('the clock', () => {
  const timed = game({ timer: '120' });

  it('is up when the seconds of the rules have passed, and never where there are none', () => {
    expect([119.9, 120, 121].map((seconds) => isTimeUp(timed, seconds))).toEqual([false, true, true]);
    expect(isTimeUp(game(), 1e9)).toBe(false);
  });

  it('is not turned back by taking the end back', () => {
    const ended = tried(timed, [DRAW, { kind: 'end', why: 'time' }]);
    expect(undoRefusal(ended, 120)).toBe('time-up');
    expect(undoRefusal(ended, 119)).toBeNull();
  });
});
