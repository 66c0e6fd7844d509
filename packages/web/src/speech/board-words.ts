/**
 * The board as a text: the cards on holes and wastes, the cards that can be played, and the number of hidden cards.
 */
import { isDown, isTableZone, lastOf, type Game, type View } from '@cairn/engine';
import { pileLabel, seatName, statusSentence } from '@cairn/rulebook';

export const boardSentence = (game: Game, view: View): string => {
  const free: string[] = [];
  const others: string[] = [];
  for (const pile of game.piles) {
    const last = lastOf(view.piles[pile.index] ?? []);
    if (!isTableZone(pile.zone)) others.push(pileLabel(game, view, pile.index));
    else if (last !== undefined && !isDown(last) && pile.coveredBy.every((i) => view.piles[i]?.length === 0))
      free.push(seatName(game, view, pile.index));
  }
  return [...others, ...free]
    .map((text) => `${text}.`)
    .concat(statusSentence(game, view))
    .join(' ');
};
