/** Notes on Fortunes. Rules from PySolFC and Aisleriot. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, PYSOLFC } from './references.ts';

export const fortunesNotes: GameNotes = {
  of: 'fortunes',
  summary:
    'Aces Up with one change: an empty column takes not only the last card of another column, but any card with all that lie on it. So you can often get at a buried card, and half of the deals or more can be won.',
  tip: 'An empty column can halve a long one. Cut where a card comes free that discards another.',
  strategy: [
    'Discard all you can before you deal, but keep the empty column for last: once the next four cards are dealt, it is gone.',
    'Move an ace with all that lies on it into an empty column: what the ace covered is free, and the ace does no harm at the bottom of a column.',
    'Look for the lowest cards that are buried, and cut the column just above them.',
  ],
  cases: [
    {
      question: 'Must the cards that move together be in order?',
      answer: 'No. Any card moves with all the cards on it.',
    },
    {
      question: 'May a whole column move to an empty one?',
      answer: 'No, because that would change nothing.',
    },
    {
      question: 'Is the ace high or low?',
      answer: 'High: it ranks above the king, and you can never discard it.',
    },
  ],
  house: ['Count the cards you discard, as in Aces Up. A perfect score is 48.'],
  glossary: [],
  trivia: [],
  history: ['Rosanna Yuen wrote about it for GNOME’s Aisleriot in 1998.'],
  rates: [],
  claims: [
    'Our list of the deals 1 to 400: 210 can be won, 0 can’t be won, 190 undecided, with every card known and at most 100,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'What moves into an empty column?',
      sources:
        'A group of cards [aisleriot]; a sequence of cards, though its program lets any group move [pysolfc].',
      here: 'Any card, with all that lie on it.',
    },
  ],
  similar: [
    { title: 'Aces Up', game: 'aces-up', text: 'Only the last card of a column moves.' },
    { title: 'Ant’s Solitaire', game: 'ants', text: 'The same columns and stock, but you build cards up and down on four piles.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    AISLERIOT,
    LISTED,
  ], // prettier-ignore
};
