/** Notes on Alaska. Rules from PySolFC. */
import type { GameNotes } from './note.ts';
import { LISTED, PYSOLFC } from './references.ts';

export const alaskaNotes: GameNotes = {
  of: 'alaska',
  summary:
    'Russian Solitaire in which columns are built in suit both up and down. All cards are on the table from the start.',
  tip: 'Every card has two neighbours to go on. Before you choose one, see which of them you’ll need to move next.',
  strategy: [
    'Turn up the 21 face-down cards first, beginning with the columns that hide the fewest.',
    'Sequences that run up must be turned over before they can go to the foundations, and a space is the place for that.',
  ],
  cases: [{ question: 'May a king take an ace?', answer: 'No. Ranks don’t go round.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: ['The names of the family are of the north: Yukon, Alaska, and Klondike before them.'],
  rates: [
    { options: {}, rules: 'As an author of such games estimates', percent: 3.3, margin: null, who: 'player', information: 'closed', sample: null, source: 'play' },
  ], // prettier-ignore
  claims: [
    'That estimate is one in thirty, the same as its author gives for Russian Solitaire [play].',
    'Our list of the deals 1 to 1,000: 866 can be won, 129 can’t be won, 5 undecided, with every card known and at most 1,000,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'Are there face-down cards?',
      sources: 'Yes, as in Yukon [pysolfc]; one site says none [solitairex].',
      here: 'Yes.',
    },
  ],
  similar: [
    { title: 'Russian Solitaire', game: 'russian', text: 'Built down only.' },
    { title: 'Yukon', game: 'yukon', text: 'Built down in alternating colours.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    { id: 'play', by: 'solitaire-play.com', title: 'Alaska Solitaire, 2020', url: 'https://www.solitaire-play.com/blog/free-alaska-solitaire.html' },
    { id: 'solitairex', by: 'solitairex.io', title: 'Alaska Solitaire vs Russian Solitaire', url: 'https://solitairex.io/blog/alaska-vs-russian-solitaire' },
    LISTED,
  ], // prettier-ignore
};
