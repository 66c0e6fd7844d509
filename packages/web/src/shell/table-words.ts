/** The texts of the table in the language of the app, loaded after the first picture. */
import { cardName, pileLabel, pileName, seatName, zoneName } from '@cairn/rulebook';
import type { TableWords } from '@cairn/table';
import { words } from '../i18n/words.ts';

export const tableWords: TableWords = {
  seatName: (game, position, pile, index) => seatName(game, position, pile, index),
  pileLabel: (game, position, pile) => pileLabel(game, position, pile),
  zoneName: (game, role) => zoneName(game, role),
  runName: (game, _, pile, cards) => words.faceDown(cards, pileName(game, pile).toLowerCase()),
  removeName: (cards) => words.removeCards(cards),
  nextName: (game, { rank, card }) => words.nextCard(rank, card === null ? '' : cardName(game, card)),
};
