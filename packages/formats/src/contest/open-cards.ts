/** Games whose contests can be open: where nothing is hidden, nothing is gained by keeping the cards on a server. */
import { cairnDeal, isKnown, start, view, type Game } from '@cairn/engine';

/** Whether a player sees every card of a deal from its start, and chance has no part in what follows. */
export const showsAllCards = (game: Game): boolean => {
  const dealt = start(game, cairnDeal(1));
  return dealt.ok && !game.chance && view(game, dealt.value).piles.every((pile) => pile.every(isKnown));
};
