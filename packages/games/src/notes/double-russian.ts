/** Notes on Double Russian: two packs in suit on ten columns, in two deals that sources give. No rate is published. */
import type { GameNotes } from './note.ts';

export const doubleRussianNotes: GameNotes = {
  of: 'double-russian',
  summary:
    'Russian Solitaire with two packs on ten columns. A card has a twin to go to as well, which loosens the knots of ' +
    'the small game and leaves a long, thoughtful one.',
  tip: 'Empty the first column early: it has five open cards and nothing under them.',
  strategy: [
    'Look at the two places of a card before you move it. The better one is in the column with fewer face-down cards, for the pile will stay there.',
    'Do not take the last free card of a rank and suit for a small gain; its other half may be deep down.',
    'The first column has no face-down cards. Cleared, it is the first space, and with eight kings in the game you can choose the one that opens most.',
    'Move large piles seldom. A pile of twelve cards put on a column must leave again before anything under it is turned.',
    'A card that lies above all its neighbours in suit, both higher ones and both lower ones, is caught. With two packs that takes more bad luck, and the long columns are where it happens.',
    'Do not send up every card at once: when the first seven of a suit is gone, the second six has one place less.',
  ],
  cases: [
    {
      question: 'What exactly may be moved?',
      answer:
        'Any face-up card with everything on it, on to a card of the same suit that is one rank higher and the last of its column.',
    },
    {
      question: 'What may go into an empty column?',
      answer: 'A king with all that lies on it.',
    },
    {
      question: 'Can cards come back from the foundations?',
      answer: 'No; an option allows it.',
    },
    {
      question: 'On which foundation does a card go?',
      answer: 'On either of its suit that is ready for it.',
    },
  ],
  house: ['Take PySolFC’s deal, which is a little more even.', 'Count cards on the foundations.'],
  glossary: [
    { term: 'Twin', meaning: 'The other card of the same rank and suit.' },
    { term: 'Pile', meaning: 'A face-up card and everything on it, moved together whether in order or not.' },
    { term: 'Neighbours', meaning: 'The next higher and the next lower cards of the same suit.' },
  ],
  trivia: [
    {
      question: 'How are 104 cards spread?',
      answer: '5, then 7 to 15: 45 cards face down and 59 face up.',
    },
    {
      question: 'Why does the first column have five cards and the next seven?',
      answer:
        'Every column gets six face-up cards but the first, which gets five; otherwise it would be one card too many.',
    },
  ],
  history: [
    'It is known from collections for computers: Politaire, PySolFC and web sites have it. We found no older description.',
  ],
  rates: [],
  claims: [
    'We know of no published rate, neither of solvers nor of players. The games beside it are far apart: 6.71% of Russian deals can be won, and nearly all of Triple Russian [measured].',
  ],
  disagreements: [
    {
      question: 'How is it dealt?',
      sources:
        'Five cards up, then columns of one to nine down and six up [politaire, fsolitaire]; none to eight down, then eight again, each with six up [pysolfc].',
      here: 'The first; the second is an option.',
    },
    {
      question: 'Must a moved pile be in order?',
      sources: 'No [politaire, pysolfc]; one page says both [fsolitaire].',
      here: 'No.',
    },
  ],
  similar: [
    { title: 'Russian Solitaire', game: 'russian', text: 'One pack on seven columns; short and severe.' },
    { title: 'Triple Russian', game: 'triple-russian', text: 'Three packs on thirteen columns.' },
    { title: 'Yukon', game: 'yukon', text: 'One pack in alternating colours.' },
    { title: 'Double Trigon', game: 'double-trigon', text: 'Two packs in suit with a stock; only runs move.' },
  ], // prettier-ignore
  references: [
    { id: 'politaire', by: 'Jan Wolter', title: 'Rules for Double Russian Solitaire (Politaire), 2014', url: 'https://politaire.com/help/doublerussian' },
    { id: 'fsolitaire', by: 'fsolitaire.com', title: 'Double Russian', url: 'https://fsolitaire.com/double-russian' },
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Double Russian Solitaire', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/doublerussiansolitaire.html' },
    { id: 'measured', by: 'Cairn', title: 'Own measurements while these rules were prepared: Russian by exhaustive search of 1,000,000 deals, Triple Russian by search of 300' },
  ], // prettier-ignore
};
