/** Notes on Maria. Rules from PySolFC and Solvitaire’s preset of this name. */
import type { GameNotes } from './note.ts';
import { LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const mariaNotes: GameNotes = {
  of: 'maria',
  summary: 'Forty Thieves with nine columns, built in alternating colours. Cards still move one at a time.',
  tip: 'A card has four places to go; use them to empty a column, and not to build long sequences you can’t move.',
  strategy: [
    'Long sequences of mixed colours have to be taken apart from the end, and each suit waits for its own foundation.',
    'Sixty-eight cards are still to come. Keep at least one space for them.',
  ],
  cases: [{ question: 'May a sequence move?', answer: 'Only card by card; an option moves it in one go.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: ['PySolFC notes that it is much like Streets, which has ten columns of four.'],
  rates: [],
  claims: [
    'Our list of the deals 1 to 150: 33 can be won, 0 can’t be won, 117 undecided, with every card known and at most 200,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'How often through the stock?',
      sources: 'Once [pysolfc, politaire].',
      here: 'Once; more passes are an option.',
    },
  ],
  similar: [
    { title: 'Number Ten', game: 'number-ten', text: 'Sequences move, but half of the cards are face down.' },
    { title: 'Forty Thieves', game: 'forty-thieves', text: 'Built in suit.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    POLITAIRE_DATA,
    { id: 'wikipedia', by: 'Wikipedia', title: 'Napoleon at St Helena', url: 'https://en.wikipedia.org/wiki/Napoleon_at_St_Helena' },
    LISTED,
  ], // prettier-ignore
};
