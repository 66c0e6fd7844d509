/** What a review comes to, in one sentence. */
import type { Review } from '@cairn/review';
import { reviewWords } from './messages.ts';

/** A smaller sum is not worth a word. */
const WORD = 0.08;

/** How a deal went in which every card was known, if the solver could tell. */
const exactHeadline = ({ moves, worlds, result }: Review): string | null => {
  if (worlds !== null || result === 1) return null;
  const words = reviewWords.headlines;
  const lost = moves.find(({ isMistake }) => isMistake);
  if (lost !== undefined) return words.lostMove(lost.at + 1);
  return moves[0]?.chance === 1 ? words.noLoss : words.neverWinnable;
};

export const headline = (review: Review): string => {
  const words = reviewWords.headlines;
  const { deal, luck, skill, stopped } = review.sums;
  const exact = exactHeadline(review);
  if (exact !== null) return exact;
  if (review.result === 1) {
    if (skill < -WORD) return words.wonDespite;
    return deal + luck > 0.5 ? words.wonLucky : words.wonWell;
  }
  const causes = [
    [stopped, words.lostStopped],
    [skill, words.lostSkill],
    [luck, words.lostCards],
    [deal, words.lostDeal],
  ] as const;
  const [least, text] = causes.reduce((most, each) => (each[0] < most[0] ? each : most));
  return least < -WORD ? text : words.lost;
};
