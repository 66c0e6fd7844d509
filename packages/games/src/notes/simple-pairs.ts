/** Notes on Simple Pairs. Jan Wolter measured it on a million deals. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, PYSOLFC } from './references.ts';

export const simplePairsNotes: GameNotes = {
  of: 'simple-pairs',
  summary: 'Nine cards lie open. Two of a rank go, and the stock fills their places.',
  tip: 'Take whatever goes. All pairs of a rank are alike.',
  strategy: [
    'There is nothing to decide: a pair that waits does not get lost, and which two of three equal cards go makes no difference.',
    'You lose as soon as the nine cards have nine ranks.',
  ],
  cases: [
    {
      question: 'What if three cards of a rank lie there?',
      answer: 'Any two go; the third waits for the fourth.',
    },
    { question: 'May I draw from the stock?', answer: 'No: a card comes only when a place is free.' },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: ['Aisleriot has it as Jamestown.'],
  rates: [
    { options: {}, rules: 'Every pair taken as it comes', percent: 24.3, margin: null, who: 'policy', information: 'closed', sample: 1_000_000, source: 'wolter' },
  ], // prettier-ignore
  claims: [
    'On average 21.6 cards are removed, and in one deal of twenty none at all [wolter].',
    'Our list of the deals 1 to 10,000: 2,464 can be won and 7,536 can’t be won, with every card known [listed].',
  ],
  disagreements: [
    {
      question: 'How many cards lie on the table?',
      sources: 'Nine, three by three [pysolfc, aisleriot].',
      here: 'Nine.',
    },
  ],
  similar: [
    { title: 'Thirteens', game: 'thirteens', text: 'Ten cards, and pairs that make thirteen.' },
    { title: 'Fourteen Out', game: 'fourteen-out', text: 'Pairs in columns, with a lot to plan.' },
  ], // prettier-ignore
  references: [
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Several Simple Pair Removal Games, 2014', url: 'https://politaire.com/article/simplepairs.html' },
    PYSOLFC,
    AISLERIOT,
    LISTED,
  ], // prettier-ignore
};
