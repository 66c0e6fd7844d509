/** A move as a hint names it: "Seven of spades to column 4". */
import { cardOf, isKnown, type Game, type Move, type View } from '@cairn/engine';
import { cardName, pileName } from '@cairn/rulebook';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';

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
      return count === 1 ? pageWords.hintPlay(lead, place) : pageWords.hintRun(count, lead, place);
    }
    case 'remove':
      return pageWords.hintRemove(move.piles.map((pile) => card(pile, 0)).join(', '));
    case 'draw':
      return pageWords.hintDraw;
    case 'redeal':
      return pageWords.hintRedeal;
    case 'again':
      return words.again;
    case 'power':
    case 'spent':
      return pageWords.hintPower(words[move.power](null));
    case 'end':
      return words.endDeal;
  }
};

/** The name of a place within a sentence; German writes it as it stands. */
const placeText = (game: Game, pile: number): string => {
  const name = pileName(game, pile);
  return words.language === 'en' ? name.toLowerCase() : name;
};
