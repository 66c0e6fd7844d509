/** Notes on Saratoga. It is Klondike with the columns face up. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, BLAKE, LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const saratogaNotes: GameNotes = {
  of: 'saratoga',
  summary:
    'Klondike with all cards of the columns face up. Only the order of the stock is hidden, and only until it has been seen.',
  tip: 'Look for the aces and twos before the first move, and choose the column that hides the fewest cards you need.',
  strategy: [
    'As you can see what a move uncovers, compare columns before you move instead of turning up cards for their own sake.',
    'Go through the stock once without playing anything that can wait. Then you know every card.',
  ],
  cases: [{ question: 'May dealt cards move as a sequence?', answer: 'Yes, if they happen to be in order.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'PySolFC lists it under the other name Thoughtful. Studies of Klondike use that word for a player who knows every card.',
  ],
  rates: [],
  claims: [
    'Of Klondike with three cards a draw and every card known 81.945 ± 0.084% can be won [blake]. There the columns are face down by rule, so no dealt sequence moves; Saratoga is slightly easier.',
    'Our list of the deals 1 to 300: 255 can be won, 41 can’t be won, 4 undecided, with every card known and at most 1,000,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'How is the stock turned?',
      sources:
        'Three at a time, without limit [pysolfc, politaire]; one at a time, three passes [aisleriot].',
      here: 'Three at a time, without limit; both are options.',
    },
  ],
  similar: [
    { title: 'Klondike', game: 'klondike', text: 'The columns are face down.' },
    { title: 'Athena', game: 'athena', text: 'Every other row is face up.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    AISLERIOT,
    POLITAIRE_DATA,
    BLAKE,
    LISTED,
  ], // prettier-ignore
};
