/** English messages: games that come in links, and playing against them. */
import { formatsOf } from '../../i18n/formats.ts';

const { count } = formatsOf('en');
const moves = (n: number): string => count(n, 'move', 'moves');

export const en = {
  challengeFriend: 'Challenge a friend',
  sendAnswer: 'Send your answer',
  linkCopied: 'Link copied. Send it!',
  challengeTitle: 'Can you beat this?',
  comparedTitle: 'Who did better?',
  yourScore: (score: string) => `Your score: ${score}.`,
  youWon: (n: number) => `You won this deal in ${moves(n)}.`,
  youLost: 'You didn’t win this deal.',
  challengeOf: (game: string, deal: string, score: string) => `${game}, deal ${deal}. Their score: ${score}.`,
  playAgainst: 'Play against it',
  playAgainstHelp: 'Play the same deal from the start, with their score beside yours. It counts.',
  playAgainstAgain:
    'Play the same deal from the start. You’ve played or seen it before, so it doesn’t count.',
  watchIt: 'Watch it',
  watchItHelp: 'Move by move. After that, this deal won’t count for you.',
  goOnThere: 'Continue from their last position',
  goOnThereHelp: 'It doesn’t count.',
  rivalAt: (you: string, they: string, n: number) => `You ${you}, they ${they} after ${moves(n)}`,
  rivalOver: (you: string, they: string, n: number) =>
    `You ${you}, they ${they}. They finished after ${moves(n)}`,
  rivalLeft: (cards: number, you: number, they: number) =>
    `${count(cards, 'card', 'cards')} to go: you after ${moves(you)}, they after ${moves(they)}`,
  rivalShort: (cards: number, you: number) =>
    `${count(cards, 'card', 'cards')} to go after ${moves(you)}: they never got that far`,
  duel: (you: string, they: string) => `You ${you}, they ${they}.`,
  duelAhead: 'You are ahead.',
  duelBehind: 'They are ahead.',
  duelEven: 'A draw.',
  watchRival: 'Watch their game',
} as const;
