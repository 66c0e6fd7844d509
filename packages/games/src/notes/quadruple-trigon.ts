/** Notes on Quadruple Trigon, the large one: 208 cards, sixteen columns, sixteen foundations. */
import type { GameNotes } from './note.ts';

export const quadrupleTrigonNotes: GameNotes = {
  of: 'quadruple-trigon',
  summary:
    'Trigon with four packs. Sixteen columns, the last of them sixteen deep, are worked off in suit on sixteen ' +
    'foundations: a game for a long evening and a wide table.',
  tip: 'Work on one or two of the middle columns until they are empty, rather than a little on all sixteen.',
  strategy: [
    'Every card has four places to go, so it is not moves that are wanting but good ones. Ask of each what it turns up.',
    'The first columns are empty after a move or two. Each space wants a king, so look where your kings are before you open the next.',
    'Go through all 72 cards of the stock before you settle on a plan; with one card a draw and no limit of passes every one of them can be had at any time.',
    'Four of a card means that a buried one can wait. Follow the suit whose next card lies free somewhere, and leave the deep one for later.',
    'Keep the four foundations of a suit close together in height; one that has run ahead leaves three that need the same low cards.',
  ],
  cases: [
    {
      question: 'May a foundation take a second ace?',
      answer: 'No, each of the sixteen has one suit once, from ace to king; four of them have the same suit.',
    },
    {
      question: 'Is there a column for every king?',
      answer: 'Just: sixteen kings, sixteen columns.',
    },
    {
      question: 'Does it fit on a telephone?',
      answer: 'It can be played there, but a large screen shows it better.',
    },
  ],
  house: [
    'Play it over several evenings, a few columns at a time.',
    'Lay the stock open on the waste and play it as a large puzzle.',
  ],
  glossary: [
    { term: 'Twin', meaning: 'Any of the other three cards of the same rank and suit.' },
    { term: 'Run', meaning: 'Face-up cards at the end of a column in falling rank and one suit.' },
    { term: 'Space', meaning: 'An empty column.' },
  ],
  trivia: [
    {
      question: 'How many cards are face down at the start?',
      answer: '120 of the 136 on the columns; the other 72 are in the stock.',
    },
    {
      question: 'Why sixteen columns?',
      answer: '1 + 2 + … + 16 = 136 leaves 72 of the 208 cards, about a third, for the stock.',
    },
  ],
  history: [
    'Pretty Good Solitaire and Politaire have it. Politaire’s remark on it was only that it needs a large screen.',
  ],
  rates: [],
  claims: ['We know of no published rate, and no record of how often people win it.'],
  disagreements: [],
  similar: [
    { title: 'Trigon', game: 'trigon', text: 'One pack, and over in a few minutes.' },
    { title: 'Double Trigon', game: 'double-trigon', text: 'Two packs on nine columns.' },
    { title: 'Triple Russian', game: 'triple-russian', text: 'Three packs in suit with no stock at all.' },
  ], // prettier-ignore
  references: [
    { id: 'politaire', by: 'Jan Wolter', title: 'Rules for Trigon Solitaire (Politaire), 2014: similar games', url: 'https://politaire.com/help/trigon' },
  ], // prettier-ignore
};
