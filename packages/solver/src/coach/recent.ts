/**
 * What was done just before a position. Advice reads it so that it neither takes the last move back nor turns the stock for
 * ever: where moves win equally often, they are in the order in which the policy would make them after this.
 */
import type { Move } from '@cairn/engine';

export interface Recent {
  readonly last: Move | null;
  /** Draws and redeals in a row. */
  readonly turns: number;
}

export const NOTHING_RECENT: Recent = { last: null, turns: 0 };

const isTurn = ({ kind }: Move): boolean => kind === 'draw' || kind === 'redeal';

/** By the moves of a deal so far. */
export const recentOf = (moves: readonly Move[]): Recent => {
  const other = moves.findLastIndex((move) => !isTurn(move));
  return { last: moves.at(-1) ?? null, turns: moves.length - 1 - other };
};
