/** Notes on Ten Across. Rules from PySolFC and Aisleriot. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const tenAcrossNotes: GameNotes = {
  of: 'ten-across',
  summary:
    'Ten columns of five, face down where they form a triangle in the middle, and two cards in cells. Built in suit, any face-up card with all on it.',
  tip: 'Get the two cells free early, and then keep one of them free.',
  strategy: [
    'The middle columns hide four cards each. Bring them down with the open ones at both edges.',
    'A cell turns the order of two cards round. Use it for that and take the card out again.',
  ],
  cases: [{ question: 'May a cell be used again?', answer: 'Yes; an option leaves it free for good.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: ['James LewisMoss wrote about it for GNOME’s Aisleriot in 1999.'],
  rates: [],
  claims: [
    'Aisleriot’s manual calls it hard to win [aisleriot]; with every card known our search wins more than nine deals in ten.',
    'Our list of the deals 1 to 1,000: 951 can be won, 46 can’t be won, 3 undecided, with every card known and at most 1,000,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'What wins?',
      sources:
        'Four whole suits in the columns [aisleriot], or moved away whole [pysolfc]; all cards on the foundations, one at a time [politaire].',
      here: 'All cards on the foundations, one at a time.',
    },
    {
      question: 'May the cells be used again?',
      sources: 'Yes [pysolfc]; as one likes [aisleriot].',
      here: 'Yes; an option forbids it.',
    },
  ],
  similar: [
    { title: 'Russian Solitaire', game: 'russian', text: 'Seven columns without cells.' },
    { title: 'Odessa', game: 'odessa', text: 'Seven columns, nearly level.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    AISLERIOT,
    POLITAIRE_DATA,
    LISTED,
  ], // prettier-ignore
};
