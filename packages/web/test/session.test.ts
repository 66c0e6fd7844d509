// Sessions: everything follows from the list of moves and the cursor.

import {
  back,
  begin,
  canGoBack,
  canGoForward,
  forward,
  legalMoves,
  play,
  stepAt,
  takeBack,
  type Session,
} from '@cairn/engine';
import { describe, expect, test } from 'vitest';
import { keepAttempt, newAttempt } from '../src/play/attempt.ts';
import { restoreAttempt } from '../src/play/restore-attempt.ts';
import { movesText, sameDeal } from '../src/play/session.ts';
import { cardsTakenBack, safeMoveSequence } from '../src/play/safe-move-sequence.ts';
import { push, go } from '../src/play/attempt-history.ts';
import { countMovesBack, countMovesForward, playAsUndoGroup } from '../src/play/undo-groups.ts';
import { dealOf, gameOf, lazyLine, played, sure, winningLine } from './support/lines.ts';

const game = gameOf('tripeaks');
const deal = dealOf('49621');
const fresh = () => sure(begin(game, deal));
const kindsOf = ({ moves }: Session) => moves.map(({ move }) => move.kind);
const line = winningLine(game, dealOf('7')) ?? [];

describe('a session', () => {
  test('played to the end is what the engine replays', () => {
    const whole = line.reduce((so, move) => play(so, move), sure(begin(game, dealOf('7'))));
    const truth = played(game, dealOf('7'), line);
    expect(stepAt(whole).status).toBe('won');
    expect(stepAt(whole).score).toEqual(truth.final);
    expect(movesText(whole)).toEqual(truth.texts);
    expect(line.map((_, i) => stepAt(whole, i).state)).toEqual(truth.states.slice(0, -1));
  });

  test('goes back and forth without losing a move', () => {
    const whole = line.reduce((so, move) => play(so, move), sure(begin(game, dealOf('7'))));
    const start = back(whole, 999);
    expect(start.cursor).toBe(0);
    expect(canGoBack(start)).toBe(false);
    expect(stepAt(start)).toBe(stepAt(whole, 0));
    expect(forward(start, 999)).toEqual(whole);
    expect(canGoForward(whole)).toBe(false);
  });

  test('forgets what could be redone when another move is made, and keeps it when it is the same', () => {
    const two = play(play(fresh(), { kind: 'draw' }), { kind: 'draw' });
    const one = back(two);
    expect(play(one, { kind: 'draw' })).toEqual(two);
    const other = play(one, { kind: 'end', why: 'resigned' });
    expect(other.moves).toHaveLength(2);
    expect(stepAt(other).status).toBe('resigned');
    expect(stepAt(two).status).toBe('playing');
  });

  test('settles the score only at the end', () => {
    const ended = play(play(fresh(), { kind: 'draw' }), { kind: 'end', why: 'resigned' });
    expect(stepAt(ended, 1).score.total).toBe(-5);
    // One draw, then 28 cards left in the layout: -5 - 28 x 5.
    expect(stepAt(ended).score.total).toBe(-145);
  });

  test('refuses a deal that does not serve the pack', () => {
    expect(begin(game, dealOf('cards:JD2D9H')).ok).toBe(false);
  });

  test('knows the same deal only under the same options', () => {
    expect(sameDeal(fresh(), fresh())).toBe(true);
    expect(sameDeal(fresh(), sure(begin(gameOf('tripeaks', { wrap: 'linear' }), deal)))).toBe(false);
    expect(sameDeal(fresh(), sure(begin(game, dealOf('ms:49621'))))).toBe(false);
  });
});

describe('a peek', () => {
  const peeking = gameOf('tripeaks', { peek: 'three' });
  const peeked = play(sure(begin(peeking, deal)), { kind: 'power', power: 'peek' });

  test('shows the next card', () => {
    expect(stepAt(peeked).view.next?.card).toBeDefined();
  });

  test('taken back stays spent and hides its card again', () => {
    const undone = back(peeked);
    expect(undone.moves).toEqual([{ move: { kind: 'spent', power: 'peek' } }]);
    expect(undone.cursor).toBe(1);
    expect(stepAt(undone).view.used).toEqual({ peek: 1 });
    expect(stepAt(undone).view.next).toBe(null);
    expect(canGoBack(undone)).toBe(false);
    expect(back(undone)).toEqual(undone);
  });

  test('taken back with other moves leaves those to be redone', () => {
    const more = play(play(peeked, { kind: 'draw' }), { kind: 'draw' });
    const undone = back(more, 3);
    expect(kindsOf(undone)).toEqual(['spent', 'draw', 'draw']);
    expect(undone.cursor).toBe(1);
    const again = forward(undone, 2);
    expect(stepAt(again).view.draws).toBe(2);
    expect(back(again).cursor).toBe(2);
    expect(back(again, 2).moves).toEqual(undone.moves);
  });
});

test('what followed a shuffle that was taken back cannot be made again', () => {
  const shuffling = gameOf('tripeaks', { reshuffle: 'once' });
  const dealt = sure(begin(shuffling, deal));
  const more = play(play(play(dealt, { kind: 'draw' }), { kind: 'power', power: 'reshuffle' }), {
    kind: 'draw',
  });
  expect(kindsOf(back(more, 2))).toEqual(['draw', 'spent']);
  expect(kindsOf(back(more, 3))).toEqual(['spent', 'draw']);
});

describe('an attempt', () => {
  const about = { id: 'a', began: 1 };

  test('counts the cards that were shown and taken back', () => {
    const drawn = { ...newAttempt(fresh(), about), session: play(fresh(), { kind: 'draw' }) };
    const undone = takeBack(drawn);
    expect(undone).toMatchObject({ undos: 1, looks: 1 });
    expect(takeBack(undone)).toMatchObject({ undos: 1, looks: 1 });
  });

  test('comes back from plain data as it was', () => {
    const linear = gameOf('tripeaks', { wrap: 'linear', jokers: '2' });
    const lost = lazyLine(linear, deal).reduce((so, move) => play(so, move), sure(begin(linear, deal)));
    const attempt = { ...newAttempt(lost, about), spent: 5000, undos: 3, looks: 2 };
    const kept = keepAttempt(takeBack(attempt, 4));
    expect(structuredClone(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(sure(restoreAttempt(kept, game.base))).toEqual(takeBack(attempt, 4));
  });

  test('takes back and makes again an undo group at a time', () => {
    const draw = { kind: 'draw' } as const;
    const one = play(fresh(), draw);
    const four = playAsUndoGroup(one, [draw, draw, draw]);
    const six = playAsUndoGroup(play(four, draw), [draw], { joins: true });
    expect([1, 2, 3, 9].map((groups) => countMovesBack(six, groups))).toEqual([2, 5, 6, 6]);
    const start = back(six, 6);
    expect([1, 2, 3, 9].map((groups) => countMovesForward(start, groups))).toEqual([1, 4, 6, 6]);
    // Made by hand the second of three is a step of its own; what belonged to it still does.
    const byHand = play(back(six, 4), draw);
    expect(kindsOf(byHand)).toEqual(kindsOf(six));
    expect([countMovesBack(byHand, 1), countMovesForward(byHand, 1), countMovesForward(byHand, 2)]).toEqual([
      1, 1, 3,
    ]);
  });

  test('a card the player has brought back stays, though it is safe', () => {
    const home = gameOf('klondike', { draw: '1' });
    for (let number = 1; ; number++) {
      const dealt = sure(begin(home, dealOf(`${number}`)));
      const up = playAsUndoGroup(dealt, safeMoveSequence(dealt).slice(0, 1));
      const from = home.byRole.foundation;
      const down = legalMoves(home, stepAt(up).view).find(
        (move) => move.kind === 'play' && from.includes(move.from),
      );
      if (down === undefined) continue;
      const brought = play(up, down);
      expect(cardsTakenBack(up)).toEqual([]);
      expect(cardsTakenBack(brought)).toHaveLength(1);
      const all = safeMoveSequence(brought);
      expect(safeMoveSequence(brought, cardsTakenBack(brought)).length).toBeLessThan(all.length);
      return;
    }
  });

  test('keeps its undo groups, and has none where none were kept', () => {
    const draw = { kind: 'draw' } as const;
    const session = playAsUndoGroup(play(fresh(), draw), [draw, draw], { joins: true });
    const kept = keepAttempt(newAttempt(session, about));
    expect(kept.joined).toEqual([1, 2]);
    const plain = JSON.parse(JSON.stringify(kept)) as typeof kept;
    expect(countMovesBack(sure(restoreAttempt(plain, game.base)).session, 1)).toBe(3);
    const { joined: _, ...older } = plain;
    expect(countMovesBack(sure(restoreAttempt(older, game.base)).session, 1)).toBe(1);
    expect('joined' in keepAttempt(newAttempt(play(fresh(), draw), about))).toBe(false);
  });

  test('keeps what is legal of a list that is not', () => {
    const kept = keepAttempt(newAttempt(play(fresh(), { kind: 'draw' }), about));
    const spoilt = sure(restoreAttempt({ ...kept, moves: ['d', 'KS', 'd'], cursor: 3 }, game.base));
    expect(spoilt.session.moves).toHaveLength(1);
    expect(spoilt.session.cursor).toBe(1);
    // Notation reads a play that the rules do not allow.
    const illegal = sure(restoreAttempt({ ...kept, moves: ['d', 'rd'], cursor: 2 }, game.base));
    expect(stepAt(illegal.session).text).toBe('d');
  });

  test('of a game that is gone is a fault', () => {
    const kept = keepAttempt(newAttempt(fresh(), about));
    expect(restoreAttempt(kept, null).ok).toBe(false);
    expect(restoreAttempt({ ...kept, options: { wrap: 'nothing' } }, game.base).ok).toBe(false);
  });
});

describe('the shelf', () => {
  const attempt = (id: string, moves: number) => {
    let session = fresh();
    for (let i = 0; i < moves; i++) session = play(session, { kind: 'draw' });
    return newAttempt(session, { id, began: 0 });
  };

  test('keeps the attempt that is put away, if anything was played', () => {
    const shelf = push(
      { before: [], now: attempt('a', 1), after: [], suspended: [] },
      attempt('b', 0),
      keepAttempt,
    );
    expect(shelf.before.map(({ id }) => id)).toEqual(['a']);
    const next = push(shelf, attempt('c', 0), keepAttempt);
    expect(next.before.map(({ id }) => id)).toEqual(['a']);
    expect(next.now.id).toBe('c');
  });

  test('lets a game that is not over wait while another one is played', () => {
    const other = gameOf('golf');
    const at = newAttempt(sure(begin(other, deal)), { id: 'g', began: 0 });
    const away = push({ before: [], now: attempt('a', 1), after: [], suspended: [] }, at, keepAttempt);
    expect(away.suspended.map(({ id }) => id)).toEqual(['a']);
    expect(push(away, attempt('a', 1), keepAttempt)).toMatchObject({ before: [], suspended: [] });
    const undone = go(away, 'before', attempt('a', 1), keepAttempt);
    expect(undone.suspended).toEqual([]);
    expect(undone.after.map(({ id }) => id)).toEqual(['g']);
    const idle = push({ before: [], now: attempt('b', 0), after: [], suspended: [] }, at, keepAttempt);
    expect(idle.suspended).toEqual([]);
  });

  test('does not grow for ever', () => {
    let shelf = { before: [], now: attempt('0', 1), after: [], suspended: [] } as Parameters<typeof push>[0];
    for (let i = 1; i < 40; i++) shelf = push(shelf, attempt(`${i}`, 1), keepAttempt);
    expect(shelf.before).toHaveLength(20);
    expect(shelf.before.at(-1)?.id).toBe('38');
  });
});

describe('a deal against the clock', () => {
  test('pays for the seconds left, and keeps when moves were made', () => {
    const timed = gameOf('tripeaks', { timer: '180' });
    let session = sure(begin(timed, dealOf('7')));
    for (const [i, move] of line.entries()) session = play(session, move, { at: i + 1.5 });
    const whole = line.reduce((so, move) => play(so, move), sure(begin(game, dealOf('7'))));
    expect(stepAt(session).status).toBe('won');
    expect(stepAt(session).score.total - stepAt(whole).score.total).toBe(180 - Math.ceil(line.length + 0.5));
    const kept = keepAttempt(newAttempt(session, { id: 'x', began: 0 }));
    const again = sure(restoreAttempt(JSON.parse(JSON.stringify(kept)) as typeof kept, game.base));
    expect(stepAt(again.session).score).toEqual(stepAt(session).score);
  });
});
