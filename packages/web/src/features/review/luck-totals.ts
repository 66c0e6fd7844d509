/** Luck and skill over many reviewed deals. */
import type { KeptSums, ResultRow } from '../../play/results.ts';

export type ReviewedRow = ResultRow & { readonly review: KeptSums };

export const isReviewed = (row: ResultRow): row is ReviewedRow => row.review !== undefined;

export interface LuckTotals {
  readonly deals: number;
  /** Of the deals and of the cards, in wins. */
  readonly luck: number;
  /** In wins; never above 0. */
  readonly skill: number;
}

/** @param averageOf the chance of an average deal of a group, as it is known now; undefined where it is not. */
export const luckTotals = (
  rows: readonly ReviewedRow[],
  averageOf: (group: string) => number | undefined,
): LuckTotals => {
  const lucks = rows.map(({ group, review: { average, deal, luck } }) => {
    // A better average moves the luck of the deal by as much.
    const better = averageOf(group);
    return deal + luck + (better === undefined ? 0 : average - better);
  });
  return {
    deals: rows.length,
    luck: lucks.reduce((sum, luck) => sum + luck, 0),
    skill: rows.reduce((sum, { review }) => sum + review.skill, 0),
  };
};

/** The deals that one point of the trend counts. */
export const SKILL_WINDOW = 10;

/** Wins per 100 deals that moves cost, over the last deals, after each deal from the tenth on. */
export const skillTrend = (
  rows: readonly ReviewedRow[],
): readonly { readonly x: number; readonly y: number }[] =>
  rows.slice(SKILL_WINDOW - 1).map((_, i) => {
    const last = rows.slice(i, i + SKILL_WINDOW);
    const lost = last.reduce((sum, { review }) => sum - review.skill, 0);
    return { x: i + SKILL_WINDOW, y: (100 * lost) / SKILL_WINDOW };
  });
