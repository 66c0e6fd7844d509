/** Notes on Giza. Michael Keller invented it. */
import type { GameNotes } from './note.ts';
import { LISTED, PYSOLFC } from './references.ts';

export const gizaNotes: GameNotes = {
  of: 'giza',
  summary:
    'Pyramid without luck: the 24 cards of the stock lie open in eight columns of three, and everything can be counted out.',
  tip: 'Look for cards that cover their own partners; those decide the deal.',
  strategy: [
    'Each card has four partners. When two are gone, the others must be reached; count that before you pair.',
    'Take cards of the pyramid and of the columns evenly. A king costs nothing and frees two.',
  ],
  cases: [{ question: 'What must be cleared?', answer: 'All 52 cards; an option stops at the pyramid.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'PySolFC’s rules call it an open variation of Pyramid invented by Michael Keller, who writes about both with Mark Masten.',
  ],
  rates: [],
  claims: [
    'Our list of the deals 1 to 500: 184 can be won, 263 can’t be won, 53 undecided, with every card known and at most 200,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'May a card be paired with one that it covers?',
      sources: 'No [pysolfc]; there are Pyramid games that allow it [keller].',
      here: 'No; an option allows it.',
    },
  ],
  similar: [
    { title: 'Pyramid', game: 'pyramid', text: 'The rest of the pack is a stock.' },
    { title: 'Fourteen Out', game: 'fourteen-out', text: 'Pairs of fourteen in columns.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    { id: 'keller', by: 'Michael Keller and Mark Masten', title: 'Pyramid and Giza (Solitaire Laboratory)', url: 'http://solitairelaboratory.com/pyramidgiza.html' },
    LISTED,
  ], // prettier-ignore
};
