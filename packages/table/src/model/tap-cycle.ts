/**
 * Repeated taps: a card with several destinations is moved to the best one, and another tap on it within a short time
 * moves it to the next one instead.
 */
import type { Card, Move } from '@cairn/engine';

/** The time for a further tap, in milliseconds. */
export const CYCLE_TIME = 1200;

/** The last tap that moved a card which had several destinations. */
export interface TapCycle {
  readonly card: Card;
  readonly at: number;
  readonly moves: readonly Move[];
  /** The index of the move of the next tap; it may exceed the number of moves. */
  readonly next: number;
  /** The target that has had the focus since then; repeated keys come from there. */
  readonly focus: string;
}

/** The move that another tap on a card makes instead of the last one; null if there is none. */
export const cycledMove = (cycle: TapCycle | null, card: Card | null, now: number): Move | null =>
  cycle === null || card !== cycle.card || now - cycle.at > CYCLE_TIME || cycle.moves.length < 2
    ? null
    : (cycle.moves[cycle.next % cycle.moves.length] ?? null);
