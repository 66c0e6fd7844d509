/** Notes on Number Ten. Rules from PySolFC. */
import type { GameNotes } from './note.ts';
import { LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const numberTenNotes: GameNotes = {
  of: 'number-ten',
  summary:
    'Rank and File with two rows face down and two face up, so that twice as much is in play from the start.',
  tip: 'Begin with the column whose two open cards find places elsewhere.',
  strategy: [
    'Turn up the face-down cards of one column after the other, and not of all at once.',
    'A king in a space with a long sequence on it is good; a low card there is a burden.',
  ],
  cases: [{ question: 'What may go into a space?', answer: 'Any card or sequence.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: ['PySolFC and Politaire list it beside Rank and File, from which only the face-up row differs.'],
  rates: [],
  claims: [
    'Our list of the deals 1 to 120: 105 can be won, 0 can’t be won, 15 undecided, with every card known and at most 300,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'How often through the stock?',
      sources: 'Once [pysolfc, politaire].',
      here: 'Once; more passes are an option.',
    },
  ],
  similar: [
    { title: 'Rank and File', game: 'rank-and-file', text: 'Three rows face down.' },
    { title: 'Maria', game: 'maria', text: 'All face up, one card at a time.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    POLITAIRE_DATA,
    LISTED,
  ], // prettier-ignore
};
