/** English messages: games that come in links, and playing against them. */
import { formatsOf } from '../../i18n/formats.ts';

const { count } = formatsOf('en');
const moves = (n: number): string => count(n, 'move', 'moves');

export const en = {
  challengeTitle: 'Somebody’s game',
  challengeOf: (game: string, deal: string, score: string) =>
    `${game}, deal ${deal}. They came to: ${score}.`,
  playAgainst: 'Play against it',
  playAgainstHelp: 'The same deal from the start, with their score beside yours, move by move. It counts.',
  playAgainstAgain: 'The same deal from the start. You have played or seen it before: it does not count.',
  watchIt: 'Watch it',
  watchItHelp: 'Move by move. The deal does not count for you any more.',
  goOnThere: 'Go on from its last position',
  goOnThereHelp: 'It is not counted.',
  rivalAt: (you: string, they: string, n: number) => `You ${you}, they ${they} after ${moves(n)}`,
  rivalOver: (you: string, they: string, n: number) =>
    `You ${you}, they ${they}: their end after ${moves(n)}`,
  rivalLeft: (cards: number, you: number, they: number) =>
    `${count(cards, 'card', 'cards')} to go: you after ${moves(you)}, they after ${moves(they)}`,
  rivalShort: (cards: number, you: number) =>
    `${count(cards, 'card', 'cards')} to go after ${moves(you)}: they never came so far`,
  duel: (you: string, they: string) => `You ${you}, they ${they}.`,
  duelAhead: 'You are ahead.',
  duelBehind: 'They are ahead.',
  duelEven: 'A draw.',
  watchRival: 'Watch their game',
} as const;
