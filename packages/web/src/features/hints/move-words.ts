/** A move as a hint names it: "Seven of spades to column 4". */
import { cardOf, isKnown, type Game, type Move, type View } from '@cairn/engine';
import { cardName, pileName } from '@cairn/rulebook';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { hintWords } from './messages.ts';

export const moveText = (game: Game, view: View, move: Move): string => {
  const card = (pile: number, above: number): string => {
    const seat = view.piles[pile]?.at(-1 - above);
    return seat === undefined || !isKnown(seat) ? pileName(game, pile) : cardName(game, cardOf(seat));
  };
  switch (move.kind) {
    case 'play': {
      const { from, to, count, skip = 0 } = move;
      const lead = card(from, count + skip - 1);
      const place = placeText(game, to);
      return count === 1 ? hintWords.hintPlay(lead, place) : hintWords.hintRun(count, lead, place);
    }
    case 'remove':
      return hintWords.hintRemove(move.piles.map((pile) => card(pile, 0)).join(', '));
    case 'draw':
      return hintWords.hintDraw;
    case 'redeal':
      return hintWords.hintRedeal;
    case 'again':
      return words.again;
    case 'power':
    case 'spent':
      return hintWords.hintPower(words[move.power](null));
    case 'end':
      return pageWords.actions.endDeal;
  }
};

/** The name of a place within a sentence. English writes it in lower case. */
const placeText = (game: Game, pile: number): string => {
  if (game.byRole.foundation.length > 1 && game.byRole.foundation.includes(pile))
    return hintWords.toFoundation;
  const name = pileName(game, pile);
  return words.language === 'en' ? name.toLowerCase() : name;
};
