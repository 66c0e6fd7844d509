/** The question of a trial, its limits, and how deals are numbered: plain data for plans and workers. */
import { cairnDeal, type Deal, type Numbering } from '@cairn/engine';
import type { Ask } from '@cairn/solver';
import type { PolicyChoice } from './play/policies.ts';

/** The limits of the search of one deal. Without `ms` its answer is the same on every machine. */
export interface TrialLimits {
  readonly nodes?: number;
  readonly bytes: number;
  readonly ms?: number;
}

export type TrialQuestion =
  /** Solved with all cards known, hidden ones included. */
  | {
      readonly kind: 'solve';
      readonly goal: Ask;
      readonly limits: TrialLimits;
      /** Whether the moves of lines are counted. */
      readonly moves: boolean;
      /** Whether lines that are not counted are replayed in the engine all the same. Default true. */
      readonly replay?: boolean;
    }
  /** Played to its end by a policy, which knows what a player knows. */
  | (PolicyChoice & {
      readonly kind: 'play';
      readonly seed: number;
      /** The value of the trial is the number of cards left on the table; default the score. */
      readonly counts?: 'left';
    });

/** The deal with this number. */
export const numberedDeal = (numbers: Numbering, number: number): Deal => {
  if (numbers === 'cairn') return cairnDeal(number);
  return numbers === 'ms' ? { kind: 'ms', number } : { kind: 'pysol', number: `${number}` };
};
