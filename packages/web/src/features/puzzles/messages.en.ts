/** Messages of the feature puzzles, in English. */

export const en = {
  title: 'Puzzles',
  lead: 'You can still win, but only with one move. Find it.',
  leadActs:
    'You can turn the stock and move cards back and forth. But only one move that can’t be reversed still wins. Find it.',
  which: 'Puzzle',
  daily: 'Puzzle of the day',
  levels: { easy: 'easy', medium: 'medium', hard: 'hard' },
  heading: (title: string, deal: string, level: string) => `${title}, deal ${deal} (${level})`,
  rules: (title: string) => `How to play ${title}`,
  waste: (cards: string) => `Waste, top card first: ${cards}`,
  stock: (cards: string) => `Stock, next card first: ${cards}`,
  rating: (rating: string, tried: number) =>
    `Your rating: ${rating}, after ${tried} ${tried === 1 ? 'puzzle' : 'puzzles'}`,
  unrated: 'You have no rating yet.',
  right: 'That’s right. Every other move loses.',
  refuted: (moves: number) =>
    moves === 1 ? 'That loses. Nothing more can be gained.' : 'That loses. Watch what happens.',
  lost: 'No good move is left.',
  answer: 'This is the move that wins.',
  restart: 'Start over',
  again: 'Try again',
  show: 'Show answer',
  next: 'Next',
  failed: 'The puzzles can’t be loaded. Try again when you’re online.',
} as const;
