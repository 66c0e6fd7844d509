/**
 * Taps that go on to another destination: a card with several is moved to the best of them, and a further tap on the
 * same card within a short time moves it to the next one instead.
 */
import type { Card, Move } from '@cairn/engine';

/** The time for a further tap, in milliseconds. */
export const CYCLE_TIME = 1200;

/** The last tap that moved a card which had several destinations. */
export interface TapCycle {
  readonly card: Card;
  readonly at: number;
  readonly moves: readonly Move[];
  /** The number of the move for the next tap, from 0 and beyond the last. */
  readonly next: number;
  /** The target that has the focus since then: keys ask again from there. */
  readonly focus: string;
}

/** The move a further tap on a card makes instead of the last one; null when there is none. */
export const cycledMove = (cycle: TapCycle | null, card: Card | null, now: number): Move | null =>
  cycle === null || card !== cycle.card || now - cycle.at > CYCLE_TIME || cycle.moves.length < 2
    ? null
    : (cycle.moves[cycle.next % cycle.moves.length] ?? null);
