/** The numbers of a game that `cairn fit` has found, by the hash of its rules; for others those of their family. */
import type { Game } from '@cairn/engine';
import { FITTED } from './data.ts';
import type { PolicyWeights } from './features.ts';
import { defaultMode, defaultWeights, type Correction, type Fitted } from './weights.ts';

export interface Numbers extends Fitted {
  readonly weights: PolicyWeights;
  /** Whether nothing has been fitted for these rules. */
  readonly rough: boolean;
}

/** The numbers of the game's family. */
export const roughNumbers = (game: Game): Numbers => ({
  mode: defaultMode(game),
  weights: defaultWeights(game),
  rough: true,
});

/** The numbers for a game. */
export const numbersOf = (game: Game): Numbers => {
  const fitted = FITTED[game.rules];
  return fitted === undefined
    ? roughNumbers(game)
    : { ...fitted, weights: fitted.weights ?? defaultWeights(game), rough: false };
};

const MILLION = 1e6;

/** A corrected estimate, to a millionth, so that the last digits of a machine's logarithm do not show; 0 and 1 are kept. */
export const corrected = (chance: number, correction: Correction | undefined): number => {
  if (correction === undefined || chance <= 0 || chance >= 1) return chance;
  const { a, b } = correction;
  const odds = Math.exp(a * Math.log(chance / (1 - chance)) + b);
  return Math.round((MILLION * odds) / (1 + odds)) / MILLION;
};
