/** Notes on Delta Star. */
import type { GameNotes } from './note.ts';
import { BLAKE } from './references.ts';

export const deltaStarNotes: GameNotes = {
  of: 'delta-star',
  summary:
    'Alpha Star with single cards: twelve columns of four in suit, aces out. A run moves only if spaces let you carry it over piece by piece.',
  tip: 'Do not build a run that you will have to move.',
  strategy: [
    'A run is a lid. Build it on a column whose lower cards can wait, best on a king at the foot.',
    'The twos decide. A two under a long run means that you have to carry the run over or lose.',
    'An empty column is your only room. Fill it only for a card that opens another.',
  ],
  cases: [
    { question: 'May several cards move at once?', answer: 'No.' },
    { question: 'What does an empty column take?', answer: 'Any card.' },
    {
      question: 'May cards come back from the foundations?',
      answer: 'No, they stay there. An option allows it.',
    },
  ],
  house: ['Move runs as one: that is Alpha Star.'],
  glossary: [{ term: 'Run', meaning: 'Cards at the end of a column, down in one suit.' }],
  trivia: [],
  history: ['We know the game from Solvitaire, the solver of the great study of odds, and from no book.'],
  rates: [
    {
      options: {},
      rules: 'The rules as on this page',
      percent: 34.413,
      margin: 0.03,
      who: 'solver',
      information: 'open',
      sample: 10_000_000,
      source: 'blake',
    },
  ],
  claims: ['Every deal that can be won here can be won as Alpha Star, which wins 47.8% [blake].'],
  disagreements: [],
  similar: [
    { title: 'Alpha Star', game: 'alpha-star', text: 'The same deal, and runs move whole.' },
    { title: 'Fan', game: 'fan-patience', text: 'Eighteen fans in suit, kings in spaces.' },
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
