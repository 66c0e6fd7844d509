/** What `cairn review` prints about many deals. */
import type { JudgedMove, Review } from '@cairn/review';
import { meanInterval, wilson } from '@cairn/stats';

export const shareText = (share: number): string => `${(100 * share).toFixed(1)}%`;
export const signedShare = (share: number): string => `${share < 0 ? '' : '+'}${shareText(share)}`;

/** The mean of each term, with its 95% interval. */
export const meansText = (reviews: readonly Review[], average: number): string => {
  const mean = (of: (review: Review) => number): string => {
    const values = reviews.map(of);
    const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance =
      values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, values.length - 1);
    const [low, high] = meanInterval(middle, variance, values.length);
    return `${signedShare(middle)} (${signedShare(low)} to ${signedShare(high)})`;
  };
  return [
    `${reviews.length} deals, ${reviews.filter(({ result }) => result === 1).length} won; average deal ${shareText(average)}`,
    `luck of the deal   ${mean(({ sums }) => sums.deal)}`,
    `luck of the cards  ${mean(({ sums }) => sums.luck)}`,
    `luck together      ${mean(({ sums }) => sums.deal + sums.luck)}`,
    `play               ${mean(({ sums }) => sums.skill)}`,
    `stopped            ${mean(({ sums }) => sums.stopped)}`,
    `play, every loss   ${mean(({ plain }) => plain.skill)}`,
    '',
  ].join('\n');
};

/** A move that loses this much should be called a mistake, and one that loses less than `SMALL` should not. */
const LARGE = 0.05;
const SMALL = 0.02;

/** How many mistakes were found, and how many calls were false, with 95% intervals. */
export const judgedText = (judged: readonly JudgedMove[]): string => {
  const share = (of: readonly JudgedMove[], counts: (move: JudgedMove) => boolean): string => {
    const count = of.filter(counts).length;
    const [low, high] = wilson(count, of.length);
    const figures =
      of.length === 0 ? '' : `: ${shareText(count / of.length)} (${shareText(low)} to ${shareText(high)})`;
    return `${count} of ${of.length}${figures}`;
  };
  const large = judged.filter(({ loss }) => loss >= LARGE);
  const called = judged.filter(({ isMistake }) => isMistake);
  return [
    `${judged.length} moves judged`,
    `found: moves that lose ${shareText(LARGE)} or more, called mistakes   ${share(large, ({ isMistake }) => isMistake)}`,
    `false: mistakes called that lose less than ${shareText(SMALL)}   ${share(called, ({ loss }) => loss < SMALL)}`,
    '',
  ].join('\n');
};
