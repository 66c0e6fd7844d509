/**
 * Notes on Eliminator. Facts from the references listed at the end; the wording is ours.
 */
import type { GameNotes } from './note.ts';
import { KELLER, PYSOLFC } from './references.ts';

export const eliminatorNotes: GameNotes = {
  of: 'eliminator',
  summary:
    'The whole pack in four open columns of thirteen, and eight piles to play it off to, up and down as you like. Any card ' +
    'may start a pile, so it is a kindly game, and fewer piles make it a serious one.',
  tip: 'Never start a pile while an old one can take the card, or will after the next play.',
  strategy: [
    'An empty pile takes anything, once. Count how many you have left the way you would count free cells.',
    'Keep the tops of the piles spread round the ranks. Two piles with the same top are worth hardly more than one.',
    'Read the columns to the bottom; nothing is hidden. Where a column has neighbours lying on each other, such as 7-8-9, one pile can swallow them all.',
    'Choose between two piles that could take a card by what they would take next: lay the 6 on the pile where a 5 or 7 will be wanted.',
    'Let the columns sink together. A column that is empty is a choice gone, with no gain, for nothing may be put there.',
  ],
  cases: [
    {
      question: 'May an empty column be filled?',
      answer: 'No; cards go from the columns to the piles and nowhere else.',
    },
    {
      question: 'May a card that would fit an old pile start a new one?',
      answer: 'Yes, if you think it worth it.',
    },
    {
      question: 'Do king and ace meet?',
      answer: 'Yes; an option makes them ends.',
    },
    {
      question: 'Must all piles be used?',
      answer: 'No. Using few is the sport of it.',
    },
  ],
  house: [
    'After each deal you clear take a pile away, from eight to four, and see how far you get.',
    'Or play with eight and count how few you needed.',
  ],
  glossary: [
    {
      term: 'Pile',
      meaning: 'One of the piles built up and down; a foundation in some books, here also a hole.',
    },
    { term: 'Wrap', meaning: 'The rule that king and ace are neighbours.' },
    { term: 'Free', meaning: 'Being the last card of its column.' },
  ],
  trivia: [
    {
      question: 'How few piles could be enough?',
      answer:
        'One, if the columns happened to lie right: with wrap all 52 cards can form a single line. That is what Black Hole asks for.',
    },
    {
      question: 'How many ranks can eight piles take at most?',
      answer: 'All thirteen: seven well chosen tops are enough to have every rank beside one of them.',
    },
    {
      question: 'Why was it given points of 440 in one web game?',
      answer: 'Five for each card, but fifty for the last of each column: 48 × 5 + 4 × 50.',
    },
  ],
  history: [
    'Keller describes it as a simplified Striptease, with eight piles, from Sierra’s Hoyle Solitaire, and found it on SoliTaire Network as well.',
    'Other programs give six piles. PySolFC calls the game Take Away and has a Striptease beside it.',
  ],
  rates: [],
  claims: ['No rate is published, and we have not measured one.'],
  disagreements: [
    {
      question: 'How many piles are there?',
      sources: 'Eight [keller]; six [pysolfc, fsolitaire, review]; four or five in variants [fsolitaire].',
      here: 'Eight; six, five and four are options.',
    },
  ],
  similar: [
    { title: 'Striptease', game: 'striptease', text: 'Four piles, the queens left out and a hidden row: the hard original.' },
    { title: "Ant's Solitaire", game: 'ants', text: 'Four piles that start with a card, and a stock dealt in fours.' },
    { title: 'Black Hole', game: 'black-hole', text: 'One pile and seventeen fans.' },
    { title: 'Quasar', game: 'quasar', text: 'One pile and thirteen columns.' },
  ], // prettier-ignore
  references: [
    KELLER,
    PYSOLFC,
    { id: 'fsolitaire', by: 'fsolitaire.com', title: 'Eliminator Solitaire', url: 'https://fsolitaire.com/eliminator' },
    { id: 'review', by: 'Richard’s Game Reviews', title: 'Eliminator Solitaire, 2011', url: 'http://richardsgamereviews.blogspot.com/2011/05/eliminator-solitaire.html' },
  ], // prettier-ignore
};
