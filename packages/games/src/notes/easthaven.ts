/** Notes on Easthaven. Blake and Gent have the exact figure. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, BLAKE, LISTED, PYSOLFC } from './references.ts';

export const easthavenNotes: GameNotes = {
  of: 'easthaven',
  summary: 'Klondike without a waste: the stock is dealt onto the seven columns, a row at a time.',
  tip: 'Before you deal a row, make every move that you’ll still want; the new cards cover all columns.',
  strategy: [
    'A card dealt onto a good sequence breaks it. Keep long sequences in few columns, so that fewer of them are hit.',
    'Four rows come, and then three last cards, which fall on the first three columns. Keep those free of anything you need at the end.',
    'Cards may come back from the foundations. A low card that is up already can still take a lower one of the other colour.',
  ],
  cases: [
    { question: 'Are empty columns dealt to as well?', answer: 'Yes. You may deal with columns empty.' },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'It is a descendant of Westcliff: Albert Morehead and Geoffrey Mott-Smith gave the game with seven columns this name in 1949 and dealt further rows onto it, says Wikipedia.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 82.844, margin: 0.1, who: 'solver', information: 'open', sample: 2_000_000, source: 'blake' },
  ], // prettier-ignore
  claims: [
    'One site says that an average player wins a quarter of the deals and a good one 40 to 50% [bliss].',
    'Our list of the deals 1 to 200: 149 can be won, 25 can’t be won, 26 undecided, with every card known and at most 500,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'What may go into a space?',
      sources: 'Any card [pysolfc, blake]; kings only [aisleriot].',
      here: 'Any card; kings only is an option.',
    },
    {
      question: 'Must spaces be filled before a deal?',
      sources: 'Yes, if possible [aisleriot]; no [pysolfc, blake].',
      here: 'No.',
    },
  ],
  similar: [
    { title: 'Gypsy', game: 'gypsy', text: 'The same with two packs and eight columns.' },
    { title: 'Westcliff', game: 'westcliff', text: 'The stock goes to a waste, and there are ten columns.' },
  ], // prettier-ignore
  references: [
    BLAKE,
    { id: 'wikipedia', by: 'Wikipedia', title: 'Westcliff', url: 'https://en.wikipedia.org/wiki/Westcliff_(card_game)' },
    PYSOLFC,
    AISLERIOT,
    { id: 'bliss', by: 'Solitaire Bliss', title: 'Easthaven Solitaire', url: 'https://solitairebliss.com/easthaven' },
    LISTED,
  ], // prettier-ignore
};
