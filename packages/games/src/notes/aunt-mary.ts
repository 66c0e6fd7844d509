/** Notes on Aunt Mary. Rules from PySolFC and Aisleriot. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, PYSOLFC } from './references.ts';

export const auntMaryNotes: GameNotes = {
  of: 'aunt-mary',
  summary:
    'Klondike on a square of six by six. The first column lies open, the last has five cards face down, and the stock goes by once.',
  tip: 'Dig into the right-hand columns first: what lies face down there decides the deal.',
  strategy: [
    'There are only six columns and kings alone may start a new one, so look for places before you draw.',
    'Sixteen cards are a short stock. Hold back with it until the columns give nothing more.',
  ],
  cases: [{ question: 'Is there a second pass?', answer: 'No; an option allows more.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: ['Both PySolFC and GNOME’s Aisleriot have it; the manual of Aisleriot is by Alan Horkan (2005).'],
  rates: [],
  claims: [
    'Aisleriot’s manual calls it extremely difficult and rarely solvable, though it allows three passes [aisleriot].',
    'Our list of the deals 1 to 500: 18 can be won, 482 can’t be won, 0 undecided, with every card known and at most 1,000,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'How often through the stock?',
      sources: 'Once [pysolfc]; three times [aisleriot].',
      here: 'Once; three passes are an option.',
    },
  ],
  similar: [
    { title: 'Klondike', game: 'klondike', text: 'A triangle of columns, and more passes.' },
    { title: 'Athena', game: 'athena', text: 'Seven columns of four.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    AISLERIOT,
    LISTED,
  ], // prettier-ignore
};
