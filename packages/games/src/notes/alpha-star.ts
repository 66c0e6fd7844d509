/** Notes on Alpha Star. */
import type { GameNotes } from './note.ts';
import { BLAKE } from './references.ts';

export const alphaStarNotes: GameNotes = {
  of: 'alpha-star',
  summary:
    'Twelve columns of four open cards, aces out, built in suit. Runs move whole and spaces take anything, so the only question is which column to empty.',
  tip: 'Make every move in suit that joins two runs, then think.',
  strategy: [
    'In suit every card has one place, and runs move whole: joining two of them can hardly be wrong.',
    'If no move joins anything and no column is empty, the deal is lost. Half of them are, and some at once.',
    'Give a space to the card that sets the most free, and look two moves ahead.',
  ],
  cases: [
    { question: 'May several cards move at once?', answer: 'Yes, a run of one suit, whole or in part.' },
    { question: 'What does an empty column take?', answer: 'Any card or run.' },
    {
      question: 'May cards come back from the foundations?',
      answer: 'No, they stay there. An option allows it.',
    },
  ],
  house: ['Move single cards only: that is Delta Star.'],
  glossary: [{ term: 'Run', meaning: 'Cards at the end of a column, down in one suit.' }],
  trivia: [],
  history: ['We know the game from Solvitaire, the solver of the great study of odds, and from no book.'],
  rates: [
    {
      options: {},
      rules: 'The rules as on this page',
      percent: 47.794,
      margin: 0.032,
      who: 'solver',
      information: 'open',
      sample: 10_000_000,
      source: 'blake',
    },
  ],
  claims: ['If only single cards may move, the rate falls from 47.8% to 34.4% [blake].'],
  disagreements: [],
  similar: [
    { title: 'Delta Star', game: 'delta-star', text: 'The same deal, single cards.' },
    { title: 'Ali Baba', game: 'ali-baba', text: 'Ten columns in suit, runs, and a small stock.' },
  ],
  references: [
    BLAKE,
    {
      id: 'solvitaire',
      by: 'Charlie Blake',
      title: 'Solvitaire, a solver of patience games',
      url: 'https://github.com/thecharlieblake/Solvitaire',
    },
  ],
};
