/**
 * What was done just before a position. Where moves win equally often in playouts, they are in the order in which the policy
 * would make them after this: it seldom takes the last move back, and shifts cards once the stock has brought nothing.
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
