/** Notes on Limited. Rules from PySolFC and Solvitaire’s preset of this name. */
import type { GameNotes } from './note.ts';
import { LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const limitedNotes: GameNotes = {
  of: 'limited',
  summary:
    'Forty Thieves with twelve columns of three: 36 open cards instead of forty, and more places for the stock.',
  tip: 'Three cards make a shallow column. Empty one before you go far into the stock.',
  strategy: [
    'Each empty column doubles the cards that can be moved together. Two of them are enough for most sequences.',
    'Before you draw, look for both copies of the card you need next; the free one decides.',
  ],
  cases: [{ question: 'May a sequence move?', answer: 'Only card by card; an option moves it in one go.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: ['It is one of the many games derived from Napoleon at St Helena.'],
  rates: [],
  claims: [
    'Our list of the deals 1 to 200: 182 can be won, 0 can’t be won, 18 undecided, with every card known and at most 300,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'How often through the stock?',
      sources: 'Once [pysolfc, politaire].',
      here: 'Once; more passes are an option.',
    },
  ],
  similar: [
    { title: 'Forty Thieves', game: 'forty-thieves', text: 'Ten columns of four.' },
    { title: 'Lucas', game: 'lucas', text: 'Thirteen columns, and the aces are out.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    POLITAIRE_DATA,
    { id: 'wikipedia', by: 'Wikipedia', title: 'Napoleon at St Helena', url: 'https://en.wikipedia.org/wiki/Napoleon_at_St_Helena' },
    LISTED,
  ], // prettier-ignore
};
