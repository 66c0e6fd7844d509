/**
 * The difficulty of a deal among the deals of its game that can be won: the easiest fifth has grade 1, the hardest grade 5.
 * Where the fifths lie was measured by `cairn quintiles` on numbered deals, and holds under one rules hash (law 7).
 */
import type { Game } from '@cairn/engine';
import data from './quintiles.json' with { type: 'json' };
import { compareDifficulty, type DealDifficulty } from './deal-difficulty.ts';

/** A fifth of the difficulty; 1 is the easiest. */
export type DealGrade = 1 | 2 | 3 | 4 | 5;

export interface Quintiles {
  readonly game: string;
  /** Those that differ from the defaults. */
  readonly options: Readonly<Record<string, string>>;
  readonly rules: string;
  /** The limit of positions of a proof. Other limits find other deals. */
  readonly nodes: number;
  /** The numbered deals that were looked at, from 1 on. */
  readonly deals: number;
  /** How many of them are proved winnable. */
  readonly winnable: number;
  /** The hardest deals of grades 1 to 4. */
  readonly bounds: readonly DealDifficulty[];
}

/** Fewer deals tell too little about fifths. */
export const LEAST_WINNABLE = 20;

/** The hardest deals of the first four fifths. Throws if there are fewer deals than `LEAST_WINNABLE`. */
export const boundsOf = (difficulties: readonly DealDifficulty[]): readonly DealDifficulty[] => {
  if (difficulties.length < LEAST_WINNABLE)
    throw new Error(`Fifths need ${LEAST_WINNABLE} deals, not ${difficulties.length}`);
  const ordered = difficulties.toSorted(compareDifficulty);
  return [1, 2, 3, 4].flatMap((fifth) => {
    const bound = ordered[Math.round((fifth * ordered.length) / 5) - 1];
    return bound === undefined ? [] : [bound];
  });
};

/**
 * The grades of a deal, from the easiest: mostly one. Where many deals of a game cannot be told apart they fill several fifths,
 * and each of them may stand for any of those.
 */
export const dealGrades = ({ bounds }: Quintiles, difficulty: DealDifficulty): readonly DealGrade[] => {
  const harder = bounds.filter((bound) => compareDifficulty(difficulty, bound) > 0).length;
  const equal = bounds.filter((bound) => compareDifficulty(difficulty, bound) === 0).length;
  // The hardest deal of a fifth is in that one, and in others only if those have nothing harder.
  return Array.from({ length: Math.max(1, equal) }, (_, i) => (1 + harder + i) as DealGrade);
};

/** All that have been measured, in the order of games. */
export const QUINTILES = data as unknown as readonly Quintiles[];

/** Those of a game; null where none have been measured under its rules. */
export const quintilesOf = ({ rules }: Game): Quintiles | null =>
  QUINTILES.find((each) => each.rules === rules) ?? null;
