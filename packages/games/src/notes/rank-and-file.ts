/** Notes on Rank and File. Rules from PySolFC and Solvitaire’s preset of this name. */
import type { GameNotes } from './note.ts';
import { LISTED, PYSOLFC } from './references.ts';

export const rankAndFileNotes: GameNotes = {
  of: 'rank-and-file',
  summary:
    'Forty Thieves with three of the four rows face down. In return columns are built in alternating colours and sequences move.',
  tip: 'Thirty cards are face down. Moves that turn one up come before all others.',
  strategy: [
    'Work at one column until it is empty, and put a long sequence there.',
    'Draw slowly. What the columns can still take costs nothing to play first.',
  ],
  cases: [{ question: 'May part of a sequence move?', answer: 'Yes, any part from its end.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: ['It is one of the many games derived from Napoleon at St Helena.'],
  rates: [],
  claims: [
    'Our list of the deals 1 to 150: 137 can be won, 0 can’t be won, 13 undecided, with every card known and at most 300,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'What moves from column to column?',
      sources: 'Sequences or parts of them [pysolfc]; one card or a whole sequence [classic].',
      here: 'Sequences or parts of them; single cards are an option.',
    },
  ],
  similar: [
    { title: 'Number Ten', game: 'number-ten', text: 'Two rows face down, two face up.' },
    { title: 'Gypsy', game: 'gypsy', text: 'The stock is dealt onto the columns.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    { id: 'wikipedia', by: 'Wikipedia', title: 'Napoleon at St Helena', url: 'https://en.wikipedia.org/wiki/Napoleon_at_St_Helena' },
    { id: 'classic', by: 'ClassicSolitaire.com', title: 'Rank And File Solitaire', url: 'https://www.classicsolitaire.com/rank-and-file.html' },
    LISTED,
  ], // prettier-ignore
};
