/** The price of ending the deal on the table now, for the questions before it. */
import { cardsCharged, cardsLeft, penalty } from '@cairn/engine';
import { isScored } from '@cairn/rulebook';
import { pageWords } from '../i18n/pages.ts';
import type { GameController } from '../play/game-controller.ts';

/** "35 cards left, so your score is 35." */
export const endPrice = ({ position }: GameController): string => {
  const { game } = position.session.value;
  const { view, tally } = position.step.value;
  if (!isScored(game)) return `${pageWords.cardsLeft(cardsLeft(game, view))}.`;
  const points = penalty(game, view, tally);
  if (points === 0) return pageWords.endFree(cardsLeft(game, view));
  const { unit, low } = game.score;
  const cards = cardsCharged(game, view);
  const score = pageWords.amount(tally.total + points, unit);
  return low === true || tally.total === 0
    ? pageWords.endScore(cards, score)
    : pageWords.endCost(cards, pageWords.amount(-points, unit), score);
};
