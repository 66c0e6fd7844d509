/** Notes on Double Russian: two packs in suit on ten columns, in two deals that sources give. No rate is published. */
import type { GameNotes } from './note.ts';

export const doubleRussianNotes: GameNotes = {
  of: 'double-russian',
  summary:
    'Russian Solitaire with two packs on ten columns. Each card has two places to go, which loosens the knots of the smaller game and makes for a long, thoughtful one.',
  tip: 'Empty the first column early: it has just five face-up cards with nothing under them.',
  strategy: [
    'Look at both places a card can go before you move it. The better one is in the column with fewer face-down cards, because the pile will stay there for a while.',
    'Don’t use up the last free card of a rank and suit for a small gain; its twin may be deep down.',
    'The first column has no face-down cards. Clear it and you have your first space. With eight kings in the pack, choose the one that opens up the most.',
    'Avoid moving large piles. If you put twelve cards on a column, they have to leave again before you can turn up anything under them.',
    'A card that lies above all its neighbours in suit, both higher ones and both lower ones, is trapped. With two packs that takes more bad luck, and it mostly happens in the long columns.',
    'Don’t move every card up at once: when the first seven of a suit is gone, the second six has one place fewer to go.',
  ],
  cases: [
    {
      question: 'What exactly may be moved?',
      answer:
        'Any face-up card, together with everything on it. It goes on the last card of another column if that card is one rank higher and of the same suit.',
    },
    {
      question: 'What may go into an empty column?',
      answer: 'A king, with everything on it.',
    },
    {
      question: 'Can cards come back from the foundations?',
      answer: 'No; an option allows it.',
    },
    {
      question: 'Which foundation does a card go on?',
      answer: 'Either foundation of its suit that is ready for it.',
    },
  ],
  house: ['Use PySolFC’s layout, which is a little more even.', 'Count the cards on the foundations.'],
  glossary: [
    { term: 'Twin', meaning: 'The other card of the same rank and suit.' },
    { term: 'Pile', meaning: 'A face-up card and everything on it, moved together whether in order or not.' },
    { term: 'Neighbours', meaning: 'The next higher and the next lower cards of the same suit.' },
  ],
  trivia: [
    {
      question: 'How are the 104 cards dealt?',
      answer: '5 in the first column, then 7 to 15: 45 cards face down and 59 face up.',
    },
    {
      question: 'Why does the first column have five cards and the next seven?',
      answer:
        'Every column gets six face-up cards except the first, which gets five; otherwise you would need one card too many.',
    },
  ],
  history: [
    'It is known from computer collections: Politaire, PySolFC and several websites have it. We found no older description.',
  ],
  rates: [],
  claims: [
    'We know of no published win rate, for solvers or for players. Its two relatives are far apart: 6.71% of Russian deals can be won, but nearly all of Triple Russian [measured].',
  ],
  disagreements: [
    {
      question: 'How is it dealt?',
      sources:
        'Five cards up, then columns of one to nine down and six up [politaire, fsolitaire]; none to eight down, then eight again, each with six up [pysolfc].',
      here: 'The first; the second is an option.',
    },
    {
      question: 'Must the cards you move be in order?',
      sources: 'No [politaire, pysolfc]; one page says both [fsolitaire].',
      here: 'No.',
    },
  ],
  similar: [
    { title: 'Russian Solitaire', game: 'russian', text: 'One pack on seven columns; short and hard.' },
    { title: 'Triple Russian', game: 'triple-russian', text: 'Three packs on thirteen columns.' },
    { title: 'Yukon', game: 'yukon', text: 'One pack in alternating colours.' },
    { title: 'Double Trigon', game: 'double-trigon', text: 'Two packs built in suit, with a stock; you can only move runs.' },
  ], // prettier-ignore
  references: [
    { id: 'politaire', by: 'Jan Wolter', title: 'Rules for Double Russian Solitaire (Politaire), 2014', url: 'https://politaire.com/help/doublerussian' },
    { id: 'fsolitaire', by: 'fsolitaire.com', title: 'Double Russian', url: 'https://fsolitaire.com/double-russian' },
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Double Russian Solitaire', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/doublerussiansolitaire.html' },
    { id: 'measured', by: 'Cairn', title: 'Our own measurements while we prepared these rules: Russian by exhaustive search of 1,000,000 deals, Triple Russian by search of 300' },
  ], // prettier-ignore
};
