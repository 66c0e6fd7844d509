/** A move as hints and reviews name it: "Seven of spades to column 4". */
import { cardOf, isKnown, type Game, type Move, type View } from '@cairn/engine';
import { cardName, pileName } from '@cairn/rulebook';
import { pageWords } from '../i18n/pages.ts';
import { words } from '../i18n/words.ts';

export const moveName = (game: Game, view: View, move: Move): string => {
  const card = (pile: number, above: number): string => {
    const seat = view.piles[pile]?.at(-1 - above);
    return seat === undefined || !isKnown(seat) ? pileName(game, pile) : cardName(game, cardOf(seat));
  };
  switch (move.kind) {
    case 'play': {
      const { from, to, count, skip = 0 } = move;
      const lead = card(from, count + skip - 1);
      const place = placeText(game, to);
      return count === 1 ? pageWords.moves.play(lead, place) : pageWords.moves.run(count, lead, place);
    }
    case 'remove':
      return pageWords.moves.remove(move.piles.map((pile) => card(pile, 0)).join(', '));
    case 'draw':
      return pageWords.moves.draw;
    case 'redeal':
      return pageWords.moves.redeal;
    case 'again':
      return words.again;
    case 'power':
    case 'spent':
      return pageWords.moves.power(words[move.power](null));
    case 'end':
      return pageWords.actions.endDeal;
  }
};

/** The name of a place within a sentence: "column 4", "the waste". */
const placeText = (game: Game, pile: number): string => {
  if (game.byRole.foundation.length > 1 && game.byRole.foundation.includes(pile))
    return pageWords.moves.toFoundation;
  return pageWords.moves.place(pileName(game, pile));
};
