/** Notes on Double Yukon. Rules from PySolFC. */
import type { GameNotes } from './note.ts';
import { LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const doubleYukonNotes: GameNotes = {
  of: 'double-yukon',
  summary: 'Yukon with two packs on ten columns. It takes long, and most deals can be won.',
  tip: 'Turn up face-down cards, the short columns first; the foundations can wait.',
  strategy: [
    'Most cards have four places to go. Choose the one in the column that hides the fewest cards.',
    'There are eight kings for ten columns. For a space take the king under whose pile most is hidden.',
  ],
  cases: [{ question: 'What may be moved?', answer: 'Any face-up card with all that lies on it.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: ['PySolFC describes it in one line, as Yukon with two decks and ten piles.'],
  rates: [],
  claims: [
    'Our list of the deals 1 to 300: 293 can be won, 0 can’t be won, 7 undecided, with every card known and at most 1,000,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'How long are the columns?',
      sources: 'From 6 to 14, and 14 again [pysolfc]; 5, then 7 to 15 [politaire].',
      here: 'As in the first; the second is an option.',
    },
  ],
  similar: [
    { title: 'Yukon', game: 'yukon', text: 'One pack and seven columns.' },
    { title: 'Double Russian', game: 'double-russian', text: 'Built in suit.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    POLITAIRE_DATA,
    LISTED,
  ], // prettier-ignore
};
