/** Notes on Quadruple Trigon, the large one: 208 cards, sixteen columns, sixteen foundations. */
import type { GameNotes } from './note.ts';

export const quadrupleTrigonNotes: GameNotes = {
  of: 'quadruple-trigon',
  summary:
    'Trigon with four packs. You work through sixteen columns, the last of them sixteen cards deep, to fill sixteen foundations: a game for a long evening and a wide table.',
  tip: 'Work on one or two of the middle columns until they are empty, rather than a little on all sixteen.',
  strategy: [
    'Every card has four places to go, so you’ll have plenty of moves, but few good ones. For each, ask what it turns up.',
    'The first columns are empty after a move or two. Each space needs a king, so check where your kings are before you open the next.',
    'Go through all 72 cards of the stock before you settle on a plan; you draw one card at a time with unlimited passes, so you can always reach every one of them.',
    'Because there are four of each card, a buried one can wait. Go for the suit whose next card is free somewhere, and leave the deep one for later.',
    'Keep the four foundations of a suit close together in height; if one runs ahead, the other three still need the same low cards.',
  ],
  cases: [
    {
      question: 'May a foundation take a second ace?',
      answer: 'No. Each of the sixteen takes one suit from ace to king, and there are four for each suit.',
    },
    {
      question: 'Is there a column for every king?',
      answer: 'Yes, exactly: sixteen kings, sixteen columns.',
    },
    {
      question: 'Can I play it on a phone?',
      answer: 'Yes, but it looks better on a large screen.',
    },
  ],
  house: [
    'Play it over several evenings, a few columns at a time.',
    'Spread the stock face up and play it as a large puzzle.',
  ],
  glossary: [
    { term: 'Twin', meaning: 'Any of the other three cards of the same rank and suit.' },
    { term: 'Run', meaning: 'Face-up cards at the end of a column in falling rank and one suit.' },
    { term: 'Space', meaning: 'An empty column.' },
  ],
  trivia: [
    {
      question: 'How many cards are face down at the start?',
      answer: '120 of the 136 in the columns, plus the 72 in the stock.',
    },
    {
      question: 'Why sixteen columns?',
      answer: '1 + 2 + … + 16 = 136 leaves 72 of the 208 cards, about a third, for the stock.',
    },
  ],
  history: [
    'Pretty Good Solitaire and Politaire have it. Politaire only remarked that it needs a large screen.',
  ],
  rates: [],
  claims: ['We know of no published win rate, and of no record of how often people win it.'],
  disagreements: [],
  similar: [
    { title: 'Trigon', game: 'trigon', text: 'One pack, and over in a few minutes.' },
    { title: 'Double Trigon', game: 'double-trigon', text: 'Two packs on nine columns.' },
    { title: 'Triple Russian', game: 'triple-russian', text: 'Three packs built in suit, with no stock at all.' },
  ], // prettier-ignore
  references: [
    { id: 'politaire', by: 'Jan Wolter', title: 'Rules for Trigon Solitaire (Politaire), 2014: similar games', url: 'https://politaire.com/help/trigon' },
  ], // prettier-ignore
};
