/**
 * A position of the kernel of whole suits: columns of faces, the number of face-down cards of each, and how much of the stock is
 * dealt. Copies of a card are one and the same.
 */
import type { WholeSuitRules } from './rules.ts';

export interface SuitPosition {
  readonly rules: WholeSuitRules;
  /** A face: its suit times 16, plus its rank from 1. Column c begins at `cards * c`. */
  readonly faces: Uint8Array;
  readonly heights: Uint8Array;
  /** Face-down cards at the bottom of each column. */
  readonly downs: Uint8Array;
  /** Stock cards in the order in which they are dealt. */
  readonly stock: Uint8Array;
  stocked: number;
  dealt: number;
  /** Whole suits that have left. */
  gone: number;
}

export const RANK = 15;

export const emptyPosition = (rules: WholeSuitRules): SuitPosition => ({
  rules,
  faces: new Uint8Array(rules.columns * rules.cards),
  heights: new Uint8Array(rules.columns),
  downs: new Uint8Array(rules.columns),
  stock: new Uint8Array(rules.cards),
  stocked: 0,
  dealt: 0,
  gone: 0,
});

/** Bytes of a copy. */
export const copySize = ({ columns, cards }: WholeSuitRules): number => 2 * columns + cards + 2;

/** Writes the position to a list of bytes. */
export const writeCopy = (position: SuitPosition, into: Uint8Array, at: number): void => {
  const { faces, heights, downs, rules } = position;
  let next = at;
  into[next++] = position.dealt;
  into[next++] = position.gone;
  for (let c = 0; c < rules.columns; c++) {
    const height = heights[c];
    into[next++] = height;
    into[next++] = downs[c];
    const base = c * rules.cards;
    for (let i = 0; i < height; i++) into[next++] = faces[base + i];
  }
};

/** Reads a position that `writeCopy` wrote. */
export const readCopy = (position: SuitPosition, from: Uint8Array, at: number): void => {
  const { faces, heights, downs, rules } = position;
  let next = at;
  position.dealt = from[next++];
  position.gone = from[next++];
  for (let c = 0; c < rules.columns; c++) {
    const height = (heights[c] = from[next++]);
    downs[c] = from[next++];
    const base = c * rules.cards;
    for (let i = 0; i < height; i++) faces[base + i] = from[next++];
  }
};

/** Whether a column ends with a whole suit, face up. */
export const hasSuitAtEnd = ({ faces, heights, downs, rules }: SuitPosition, column: number): boolean => {
  const height = heights[column];
  if (height - downs[column] < rules.ranks) return false;
  const last = column * rules.cards + height - 1;
  if ((faces[last] & RANK) !== 1) return false;
  for (let i = 1; i < rules.ranks; i++) if (faces[last - i] !== faces[last] + i) return false;
  return true;
};

/** Whether rows are left, and one may be dealt now. */
export const mayDeal = ({ dealt, stocked, heights, rules }: SuitPosition): boolean => {
  if (dealt >= stocked) return false;
  if (rules.filled) for (let c = 0; c < rules.columns; c++) if (heights[c] === 0) return false;
  return true;
};
