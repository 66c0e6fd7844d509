/** Notes on Odessa. Rules from PySolFC and Aisleriot. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const odessaNotes: GameNotes = {
  of: 'odessa',
  summary:
    'Russian Solitaire on nearly level columns: three cards face down in each, and every king of the deal to be dug out.',
  tip: 'The two outer columns have only six cards. Empty one of them first.',
  strategy: [
    'Each card has exactly one place to go. If that place lies under the card itself, something else must move it first.',
    'Count what a move blocks: a card laid on a column takes away that column’s last card.',
  ],
  cases: [{ question: 'Must a pile be in order to move?', answer: 'No. Only its first card must fit.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: ['Rosanna Yuen wrote about it for GNOME’s Aisleriot in 1998.'],
  rates: [],
  claims: [
    'Our list of the deals 1 to 1,000: 106 can be won, 894 can’t be won, 0 undecided, with every card known and at most 20,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'May a whole sequence go to a foundation?',
      sources: 'Yes [aisleriot]; one card at a time [pysolfc].',
      here: 'One card at a time, which comes to the same.',
    },
  ],
  similar: [
    { title: 'Russian Solitaire', game: 'russian', text: 'Yukon’s uneven columns.' },
    { title: 'Alaska', game: 'alaska', text: 'Built up as well as down.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    AISLERIOT,
    POLITAIRE_DATA,
    LISTED,
  ], // prettier-ignore
};
