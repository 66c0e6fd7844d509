/** What the table calls things, in English. */
import { rankLetter, type Game } from '@cairn/engine';
import { cardName, pileLabel, pileName, seatName, zoneName } from '@cairn/rulebook';
import type { TableWords } from '@cairn/table';

/** `game` is the one on the table when it is asked. */
export const englishWords = (game: () => Game | null): TableWords => ({
  seatName: (of, position, pile, index) => seatName(of, position, pile, index),
  pileLabel: (of, position, pile) => pileLabel(of, position, pile),
  zoneName: (of, role) => zoneName(of, role),
  runName: (of, _, pile, count) =>
    `${count} face-down ${count === 1 ? 'card' : 'cards'}, ${pileName(of, pile).toLowerCase()}`,
  removeName: (count) => (count === 1 ? 'Remove 1 card' : `Remove ${count} cards`),
  nextName: ({ rank, card }) => {
    const now = game();
    return `Next: ${now === null || card === null ? rankLetter(rank) : cardName(now, card)}`;
  },
});
