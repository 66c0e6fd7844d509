/**
 * Which games the rows kernel takes: one row whose piles go onto one another until few are left, and nothing else to
 * do. Accordion is one of them.
 */
import { soleGoalZone, rowSteps, type Fits, type Game, type Vocabulary } from '@cairn/engine';
import { DISCARD_OF_REST, PACK, PILES, STEPPED_ROW } from '../../contract/words.ts';

export const ROWS_WORDS: Vocabulary = { pack: PACK, zones: [STEPPED_ROW, DISCARD_OF_REST], goal: [PILES] };

/** The rules of such a game. */
export interface RowRules {
  readonly piles: readonly number[];
  readonly fits: Fits;
  readonly steps: readonly number[];
  /** The most piles of a won position. */
  readonly most: number;
  /** Cards of a suit and of a rank in the pack. */
  readonly suitSize: number;
  readonly rankSize: number;
}

/** Reads the rules, or says why the kernel does not apply. */
export const readRowRules = (game: Game): RowRules | string => {
  const { goal } = game.def;
  const [row, ...others] = game.zones.filter(({ role }) => role === 'row');
  if (row === undefined || others.length > 0) return 'it wants one row';
  if (goal.kind !== 'piles' || soleGoalZone(goal) !== row.id) return 'another goal than few piles in the row';
  const { packs, suits, ranks } = game.composition;
  return {
    piles: row.piles,
    fits: row.fits ?? new Uint8Array(128 * 128),
    steps: rowSteps(row).toSorted((one, other) => other - one),
    most: goal.most,
    suitSize: packs * ranks.length,
    rankSize: packs * suits.length,
  };
};
