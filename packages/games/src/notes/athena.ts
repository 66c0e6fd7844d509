/** Notes on Athena. Rules from PySolFC and Aisleriot. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const athenaNotes: GameNotes = {
  of: 'athena',
  summary: 'Klondike on seven columns of four cards, with rows face down and face up by turns.',
  tip: 'No column is deep: work on one at a time until it is empty.',
  strategy: [
    'The second card of each column is visible. Use it to choose the column whose second card fits somewhere.',
    'Keep a king ready before you empty a column; spaces take nothing else.',
  ],
  cases: [{ question: 'How many cards are drawn?', answer: 'One; three are an option.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: ['GNOME’s Aisleriot has the game by Alan Horkan, who based it on Jonathan Blandford’s Klondike.'],
  rates: [],
  claims: [
    'Our list of the deals 1 to 500: 476 can be won, 24 can’t be won, 0 undecided, with every card known and at most 1,000,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'How is the stock turned?',
      sources:
        'One at a time, without limit [pysolfc]; one at a time, three passes [aisleriot]; three at a time [politaire].',
      here: 'One at a time, without limit; the others are options.',
    },
  ],
  similar: [
    { title: 'Klondike', game: 'klondike', text: 'A triangle of columns, face down.' },
    { title: 'Aunt Mary', game: 'aunt-mary', text: 'Six columns of six, more and more of them face down.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    AISLERIOT,
    POLITAIRE_DATA,
    LISTED,
  ], // prettier-ignore
};
