/** Notes on Double Trigon: in suit with two packs, where each card has a twin and so, again, a choice. */
import type { GameNotes } from './note.ts';

export const doubleTrigonNotes: GameNotes = {
  of: 'double-trigon',
  summary:
    'Trigon with two packs on nine columns, or Double Klondike built in suit. Every card has two places to go, and ' +
    'which of the two you take is the game.',
  tip: 'With two places for a card, choose the one that does not cover the twin you will need next.',
  strategy: [
    'With one pack a card may always go up; with two it may not. When the first seven of a suit has gone up, the second six has one place less. Send up at once what the second set of cards no longer needs, and think about the rest.',
    'Moves in the columns are no longer forced. A seven may go on either eight of its suit; put it where the cards under that eight can wait.',
    'Do not lay a run on one card when its twin lies deeper in the same trouble: keep the free one open for the run that will need it.',
    'Send up both cards of a rank together when you can, so that no second set of low cards is left buried under high ones.',
    'All 59 cards of the stock can be reached at any time, one card a draw and no limit of passes. Look at them all before you choose the king for a space.',
  ],
  cases: [
    {
      question: 'Which of two equal cards is taken?',
      answer: 'The one you move. Twins are alike for every rule, but what lies beneath them is not.',
    },
    {
      question: 'On which foundation does a card go?',
      answer: 'On either of its suit that is ready for it.',
    },
    {
      question: 'What may go into an empty column?',
      answer: 'A king, alone or with the run on it. With eight kings about, spaces seldom stay empty.',
    },
  ],
  house: [
    'Lay the stock open on the waste: the same game without turning.',
    'Give yourself three passes, and count the cards on the foundations.',
  ],
  glossary: [
    { term: 'Twin', meaning: 'The other card of the same rank and suit.' },
    { term: 'Run', meaning: 'Face-up cards at the end of a column in falling rank and one suit.' },
    { term: 'Space', meaning: 'An empty column.' },
  ],
  trivia: [
    {
      question: 'How many places has a card here, and in Trigon?',
      answer: 'Two here, one there, and four in Quadruple Trigon.',
    },
    {
      question: 'How many cards are face down at the start?',
      answer: '36 of the 45 on the columns, as in Double Klondike.',
    },
  ],
  history: [
    'Pretty Good Solitaire, Politaire and PySolFC all have it, in the same form. Politaire’s author left it open whether it is a doubled Trigon or a suited Double Klondike.',
  ],
  rates: [],
  claims: [
    'We know of no published rate. Wolter’s experiments include Trigon and Trigon Left; we found none on the larger games [wolter].',
  ],
  disagreements: [],
  similar: [
    { title: 'Trigon', game: 'trigon', text: 'One pack on seven columns; almost every move is forced.' },
    { title: 'Quadruple Trigon', game: 'quadruple-trigon', text: 'Four packs on sixteen columns.' },
    { title: 'Double Klondike', game: 'double-klondike', text: 'The same layout in alternating colours, three cards a draw.' },
    { title: 'Double Russian', game: 'double-russian', text: 'Two packs in suit without a stock; whole piles move.' },
  ], // prettier-ignore
  references: [
    { id: 'politaire', by: 'Jan Wolter', title: 'Rules for Trigon Solitaire (Politaire), 2014: similar games', url: 'https://politaire.com/help/trigon' },
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Various Solitaire Games, 2013', url: 'https://politaire.com/article/intro.html' },
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Double Trigon', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/doubletrigon.html' },
  ], // prettier-ignore
};
