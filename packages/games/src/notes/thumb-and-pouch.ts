/** Notes on Thumb and Pouch. Rules from PySolFC, Politaire and Aisleriot. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const thumbAndPouchNotes: GameNotes = {
  of: 'thumb-and-pouch',
  summary:
    'Klondike made easy: a card goes on any suit but its own, a space takes anything, and you turn the stock one card at a time. But you go through it only once.',
  tip: 'Almost everything fits somewhere, so turn face-down cards up first and tidy the columns later.',
  strategy: [
    'Three cards out of four fit. Use that to open the long columns, where the face-down cards are.',
    'Mixed sequences move as one, but they go up only card by card. Keep low cards near the ends of the columns.',
    'The stock comes once. Play a card from the waste before you cover it, even if it does little now.',
    'A space takes any sequence. Keep one for taking a column apart.',
  ],
  cases: [
    {
      question: 'Does a black card go on a black card?',
      answer: 'Yes, if the suits differ: the six of clubs goes on the seven of spades.',
    },
    { question: 'What goes into an empty column?', answer: 'Any card or sequence. Kings only is an option.' },
    { question: 'How often may I go through the stock?', answer: 'Once; more passes are an option.' },
  ],
  house: ['Let spaces take kings only, as in Chinaman.', 'Go through the stock three times.'],
  glossary: [],
  trivia: [],
  history: [
    'It is in most collections of Klondike’s relatives. PySolFC’s Chinaman differs by kings in spaces, three cards a draw and a second pass.',
  ],
  rates: [],
  claims: [
    'Our list of the deals 1 to 500: 441 can be won, 0 can’t be won, 59 undecided, with every card known and at most 100,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'How often through the stock?',
      sources: 'Once [pysolfc, politaire]; three times [aisleriot].',
      here: 'Once; more passes are an option.',
    },
    {
      question: 'May cards come back from the foundations?',
      sources: 'Yes [aisleriot].',
      here: 'No; it is an option.',
    },
  ],
  similar: [
    { title: 'Klondike', game: 'klondike', text: 'In alternating colours, kings in spaces.' },
    { title: 'Westcliff', game: 'westcliff', text: 'Ten short columns and one pass.' },
  ], // prettier-ignore
  references: [PYSOLFC, POLITAIRE_DATA, AISLERIOT, LISTED],
};
