/** Notes on Double Trigon: in suit with two packs, where each card has a twin and so, again, a choice. */
import type { GameNotes } from './note.ts';

export const doubleTrigonNotes: GameNotes = {
  of: 'double-trigon',
  summary:
    'Trigon with two packs on nine columns, or Double Klondike built in suit. Every card has two places to go, and the whole game is choosing between them.',
  tip: 'When a card has two places to go, choose the one that doesn’t cover the twin you’ll need next.',
  strategy: [
    'With one pack it is always safe to move a card up; with two it isn’t. When the first seven of a suit is on its foundation, the second six has one place fewer to go. Move up at once what the second set of cards no longer needs, and think about the rest.',
    'Moves in the columns are no longer forced. A seven may go on either eight of its suit; put it where the cards under that eight can wait.',
    'Don’t put a run on a card whose twin is buried deeper: keep the free one open for the run that will need it.',
    'Move both cards of a rank up together when you can, so that the second set of low cards isn’t left buried under high ones.',
    'You draw one card at a time with unlimited passes, so you can always reach all 59 cards of the stock. Look at them all before you choose a king for a space.',
  ],
  cases: [
    {
      question: 'Which of two identical cards do I play?',
      answer: 'The one you move. The rules treat twins alike, but the cards beneath them differ.',
    },
    {
      question: 'Which foundation does a card go on?',
      answer: 'Either foundation of its suit that is ready for it.',
    },
    {
      question: 'What may go into an empty column?',
      answer: 'A king, alone or with the run on it. With eight kings around, spaces seldom stay empty.',
    },
  ],
  house: [
    'Spread the stock face up: it’s the same game without the drawing.',
    'Allow yourself three passes, and count the cards on the foundations.',
  ],
  glossary: [
    { term: 'Twin', meaning: 'The other card of the same rank and suit.' },
    { term: 'Run', meaning: 'Face-up cards at the end of a column in falling rank and one suit.' },
    { term: 'Space', meaning: 'An empty column.' },
  ],
  trivia: [
    {
      question: 'How many places can a card go here, and in Trigon?',
      answer: 'Two here, one there, and four in Quadruple Trigon.',
    },
    {
      question: 'How many cards are face down at the start?',
      answer: '36 of the 45 in the columns, as in Double Klondike.',
    },
  ],
  history: [
    'Pretty Good Solitaire, Politaire and PySolFC all have it, with the same rules. Politaire’s author left it open whether it is a double Trigon or Double Klondike built in suit.',
  ],
  rates: [],
  claims: [
    'We know of no published win rate. Wolter’s experiments include Trigon and Trigon Left; we found none on the larger games [wolter].',
  ],
  disagreements: [],
  similar: [
    { title: 'Trigon', game: 'trigon', text: 'One pack on seven columns; almost every move is forced.' },
    { title: 'Quadruple Trigon', game: 'quadruple-trigon', text: 'Four packs on sixteen columns.' },
    { title: 'Double Klondike', game: 'double-klondike', text: 'The same layout in alternating colours; you draw three cards at a time.' },
    { title: 'Double Russian', game: 'double-russian', text: 'Two packs built in suit, without a stock; whole piles move.' },
  ], // prettier-ignore
  references: [
    { id: 'politaire', by: 'Jan Wolter', title: 'Rules for Trigon Solitaire (Politaire), 2014: similar games', url: 'https://politaire.com/help/trigon' },
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Various Solitaire Games, 2013', url: 'https://politaire.com/article/intro.html' },
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Double Trigon', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/doubletrigon.html' },
  ], // prettier-ignore
};
