/** What is asked of a deal, under which limits, and how a deal is named: plain data that plans and workers hand on. */
import { cairnDeal, type Deal, type Numbering } from '@cairn/engine';
import type { Ask } from '@cairn/solver';
import type { Who } from './play/policies.ts';

/** What a search of one deal may use. Without `ms` its answer is the same on every machine. */
export interface Limits {
  readonly nodes?: number;
  readonly bytes: number;
  readonly ms?: number;
}

export type Question =
  /** All cards are known, the hidden ones too. */
  | {
      readonly kind: 'solve';
      readonly goal: Ask;
      readonly limits: Limits;
      /** Whether ways are played again in the engine and their moves counted: slower, and a win is beyond doubt. */
      readonly moves: boolean;
    }
  /** Played to its end by somebody who knows what a player knows. */
  | (Who & {
      readonly kind: 'play';
      readonly seed: number;
      /** Whether it is not its points that are written down of a game, but the cards left on the table. */
      readonly counts?: 'left';
    });

/** The deal of a number. */
export const dealOf = (numbers: Numbering, number: number): Deal => {
  if (numbers === 'cairn') return cairnDeal(number);
  return numbers === 'ms' ? { kind: 'ms', number } : { kind: 'pysol', number: `${number}` };
};
