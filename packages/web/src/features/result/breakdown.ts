/** Where a score came from: the score events of every step of a session, added up by kind. */
import { stepAt, type ScoreEvent, type Session } from '@cairn/engine';

export type Part = ScoreEvent['kind'];
/** In the order in which the result shows them. */
export const PARTS: readonly Part[] = [
  'chain',
  'peak',
  'drive',
  'penalty',
  'play',
  'turn',
  'clear',
  'spare',
  'draw',
  'pass',
  'floor',
  'leftover',
];

/** Points of each kind up to the cursor, without kinds of zero points. */
export const breakdown = (session: Session): readonly { readonly part: Part; readonly points: number }[] => {
  const sums = new Map<Part, number>();
  for (let at = 1; at <= session.cursor; at++) {
    const { tally, score } = stepAt(session, at);
    // The settled events of the last step include the running ones and the price of the end.
    for (const { kind, points } of (at === session.cursor ? score : tally).events)
      sums.set(kind, (sums.get(kind) ?? 0) + points);
  }
  return PARTS.flatMap((part) => {
    const points = sums.get(part) ?? 0;
    return points === 0 ? [] : [{ part, points }];
  });
};
