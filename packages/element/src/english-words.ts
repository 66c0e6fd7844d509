/** The texts of the table, in English. */
import { rankLetter } from '@cairn/engine';
import { cardName, pileLabel, pileName, seatName, zoneName } from '@cairn/rulebook';
import type { TableWords } from '@cairn/table';

export const englishWords: TableWords = {
  seatName: (game, position, pile, index) => seatName(game, position, pile, index),
  pileLabel: (game, position, pile) => pileLabel(game, position, pile),
  zoneName: (game, role) => zoneName(game, role),
  runName: (game, _, pile, count) =>
    `${count} face-down ${count === 1 ? 'card' : 'cards'}, ${pileName(game, pile).toLowerCase()}`,
  removeName: (count) => (count === 1 ? 'Remove 1 card' : `Remove ${count} cards`),
  nextName: (game, { rank, card }) => `Next: ${card === null ? rankLetter(rank) : cardName(game, card)}`,
};
