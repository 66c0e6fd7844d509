/** What a table gets once its first picture is painted: its extensions, and texts in the language of the page. */
import { cardName, pileLabel, pileName, seatName, zoneName } from '@cairn/rulebook';
import type { TableParts } from '@cairn/table';
import { allExtensions } from '@cairn/table/extensions';
import { words } from '../i18n/words.ts';

export const tableCode: TableParts = {
  extensions: allExtensions,
  words: {
    seatName: (game, position, pile, index) => seatName(game, position, pile, index),
    pileLabel: (game, position, pile) => pileLabel(game, position, pile),
    zoneName: (game, role) => zoneName(game, role),
    runName: (game, _, pile, cards) => words.faceDown(cards, pileName(game, pile).toLowerCase()),
    removeName: (cards) => words.removeCards(cards),
    nextName: (game, { rank, card }) => words.nextCard(rank, card === null ? '' : cardName(game, card)),
  },
};
