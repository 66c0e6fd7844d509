// Sessions as a server has them: most steps are forgotten and computed again, and a move is tried before its time is known.
import { expect, it } from 'vitest';
import { take } from '@cairn/testkit';
import {
  back,
  begin,
  judgeAct,
  legalMoves,
  makeMove,
  parseDeal,
  play,
  stepAt,
  thinSteps,
  type JudgedAct,
  type SealedAttempt,
  type Session,
} from '../../src/index.ts';
import { compiled, yard } from '../support/defs.ts';

const game = compiled(yard);
const dealt = take(begin(game, take(parseDeal('7'))));
const MOVES = 40;

/** The last of the legal moves, again and again; `each` is called after every move. */
const played = (each: (session: Session) => void = () => undefined): Session => {
  let session = dealt;
  for (let at = 1; at <= MOVES; at++) {
    const move = stepAt(session).legal.findLast(({ kind }) => kind !== 'end');
    if (move === undefined) break;
    session = play(session, move, { at });
    each(session);
  }
  return session;
};

const stepsOf = (session: Session) =>
  Array.from({ length: session.cursor + 1 }, (_, at) => stepAt(session, at));

it('steps that were forgotten are computed as they were', () => {
  const whole = played();
  const thin = played((session) => thinSteps(session, 16));
  expect(thin.moves).toEqual(whole.moves);
  expect(whole.cursor).toBeGreaterThan(20);
  expect(stepAt(back(thin, 3))).toEqual(stepAt(back(whole, 3)));
  expect(stepsOf(thin)).toEqual(stepsOf(whole));
  const [forgotten, kept] = [stepAt(thin, 5), stepAt(thin, 16)];
  thinSteps(thin, 16);
  expect(stepAt(thin, 5)).not.toBe(forgotten);
  expect(stepAt(thin, 16)).toBe(kept);
  const [last, before] = [stepAt(whole), stepAt(whole, 16)];
  thinSteps(whole, Infinity);
  expect([stepAt(whole, 0), stepAt(whole)]).toEqual([stepAt(thin, 0), last]);
  expect(stepAt(whole)).toBe(last);
  expect(stepAt(whole, 16)).not.toBe(before);
  expect(stepAt(whole, 16)).toEqual(before);
  for (const { view, legal } of stepsOf(thin)) expect(legal).toEqual(legalMoves(game, view));
});

it('an act makes the same session as the move, also where the move is made again', () => {
  const act = (from: SealedAttempt, text: string): JudgedAct => {
    const judged = judgeAct(from, text, { seconds: 0, policy: { undo: true, hints: false } });
    if (!judged.ok) throw new Error(`Act "${text}" is refused`);
    return judged.value;
  };
  let attempt: SealedAttempt = { session: dealt, undos: 0, looks: 0, hints: 0 };
  const whole = played();
  for (const { move, at } of whole.moves) {
    const { view } = stepAt(attempt.session);
    attempt = act(attempt, makeMove(game, view, move)).after(at);
  }
  expect(attempt.session).toEqual(whole);
  expect(stepsOf(attempt.session)).toEqual(stepsOf(whole));
  const undone = act(attempt, '<').after();
  const { view } = stepAt(undone.session);
  const text = makeMove(game, view, whole.moves.at(-1)!.move);
  expect(act(undone, text).after(99).session).toEqual(whole);
});

it('a move that is judged beside moves to redo leaves those as they are', () => {
  const whole = played();
  const at = 3;
  // A copy, whose steps after the cursor have not been computed yet.
  const copy: Session = { ...whole, moves: [...whole.moves], cursor: at };
  const next = whole.moves[at]?.move;
  const other = stepAt(copy).legal.find((move) => JSON.stringify(move) !== JSON.stringify(next));
  if (other === undefined) throw new Error('There is one move only');
  const attempt: SealedAttempt = { session: copy, undos: 0, looks: 0, hints: 0 };
  const text = makeMove(game, stepAt(copy).view, other);
  const judged = judgeAct(attempt, text, { seconds: 9, policy: { undo: true, hints: false } });
  if (!judged.ok) throw new Error('The move was refused');
  const after = judged.value.after(9).session;
  expect(stepAt(after).state).not.toEqual(stepAt(whole, at + 1).state);
  expect(stepAt({ ...copy, cursor: at + 1 })).toEqual(stepAt(whole, at + 1));
});
