/** Notes on Busy Aces. Rules from PySolFC and Politaire. */
import type { GameNotes } from './note.ts';
import { LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const busyAcesNotes: GameNotes = {
  of: 'busy-aces',
  summary: 'Forty Thieves with hardly anything dealt: twelve columns of one card, and 92 cards in the stock.',
  tip: 'The columns are what you make of them. Put together what is of one suit, and keep spaces for high cards.',
  strategy: [
    'At the start many columns can be emptied in a few moves. Do it before you draw.',
    'Later ask of each drawn card whether its column would still be of use with it.',
  ],
  cases: [
    { question: 'What may go into a space?', answer: 'Any card; an option leaves only those of the waste.' },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Politaire lists it with Deuces, Courtyard and Fortune’s Favor, which are dealt in the same way.',
  ],
  rates: [],
  claims: [
    'Our list of the deals 1 to 150: 143 can be won, 0 can’t be won, 7 undecided, with every card known and at most 500,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'How often through the stock?',
      sources: 'Once [pysolfc, politaire].',
      here: 'Once; more passes are an option.',
    },
  ],
  similar: [
    { title: 'Deuces', game: 'deuces', text: 'From the two up, ten columns.' },
    { title: 'Limited', game: 'limited', text: 'Twelve columns of three.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    POLITAIRE_DATA,
    LISTED,
  ], // prettier-ignore
};
