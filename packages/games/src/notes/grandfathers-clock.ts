/** Notes on Grandfather’s Clock. Wikipedia and PySolFC have the rules. */
import type { GameNotes } from './note.ts';
import { LISTED, PYSOLFC } from './references.ts';

export const grandfathersClockNotes: GameNotes = {
  of: 'grandfathers-clock',
  summary:
    'Twelve cards form a clock. Build each up in suit to its hour, from eight open columns that go down whatever the suit.',
  tip: 'Aces and low cards finish the foundations that began high, so dig them out as early as any other.',
  strategy: [
    'Each foundation needs only three or four cards. Look for the ones that are complete in two moves, and empty a column on the way.',
    'With one space nearly every deal comes out.',
  ],
  cases: [
    {
      question: 'How does a foundation know its hour?',
      answer: 'It stops by itself: the card after its hour lies at the bottom of the next one.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'It shares its picture with Clock Patience, which is pure luck, says Wikipedia; this one asks for thought.',
  ],
  rates: [
    { options: {}, rules: 'As players estimate', percent: 75, margin: null, who: 'player', information: 'closed', sample: null, source: 'wikipedia' },
  ], // prettier-ignore
  claims: [
    'Our list of the deals 1 to 1,000: 984 can be won, 16 can’t be won, 0 undecided, with every card known and at most 20,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'Which suits?',
      sources: 'Hearts, spades, diamonds, clubs [wikipedia]; spades, hearts, clubs, diamonds [pysolfc].',
      here: 'As in the first; the second is an option.',
    },
    {
      question: 'How are columns built?',
      sources: 'Down whatever the suit [wikipedia, pysolfc].',
      here: 'The same.',
    },
  ],
  similar: [
    { title: 'Beleaguered Castle', game: 'beleaguered-castle', text: 'The same columns around the aces.' },
    { title: 'Four Seasons', game: 'four-seasons', text: 'Foundations that go round.' },
  ], // prettier-ignore
  references: [
    { id: 'wikipedia', by: 'Wikipedia', title: 'Grandfather’s Clock', url: 'https://en.wikipedia.org/wiki/Grandfather%27s_Clock' },
    PYSOLFC,
    LISTED,
  ], // prettier-ignore
};
