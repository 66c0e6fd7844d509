/** Notes on Raglan. */
import type { GameNotes } from './note.ts';
import { BLAKE } from './references.ts';

export const raglanNotes: GameNotes = {
  of: 'raglan',
  summary:
    'King Albert with the four aces on the foundations from the start and six cards in reserve. Four deals in five can be won.',
  tip: 'Find the twos first: nothing goes up before them.',
  strategy: [
    'With the aces out, the twos and threes are what everything waits for. Count the cards on each of them and start with the cheapest.',
    'Three columns have seven cards. Leave the one with the fewest low cards in it for last and build on it.',
    'Kings in the short columns are good news: the space under them is lost, but they carry a whole sequence.',
  ],
  cases: [
    {
      question: 'May several cards move at once?',
      answer: 'No. An option allows it; PySolFC calls that game Relaxed Raglan.',
    },
    {
      question: 'May cards come back from the foundations?',
      answer:
        'Yes, the last card of a foundation may go back to a column where it fits. An option forbids it.',
    },
  ],
  house: ['Let only kings into empty columns, which is harder; that is an option here.'],
  glossary: [
    {
      term: 'Reserve',
      meaning: 'The six single cards. They go to a column or a foundation, and nothing takes their place.',
    },
  ],
  trivia: [],
  history: ['Wikipedia lists it as a popular variant of King Albert.'],
  rates: [
    {
      options: {},
      rules: 'The rules as on this page',
      percent: 81.226,
      margin: 0.085,
      who: 'solver',
      information: 'open',
      sample: 1_000_000,
      source: 'blake',
    },
  ],
  claims: ['The aces alone lift the rate: King Albert is at 68.5%, Raglan at 81.2% [blake].'],
  disagreements: [
    {
      question: 'Do the aces lie out?',
      sources:
        'Yes [pysolfc, blake]; one site begins with empty foundations but deals only 48 cards [fsolitaire].',
      here: 'Yes.',
    },
  ],
  similar: [
    {
      title: 'King Albert',
      game: 'king-albert',
      text: 'The aces are dealt with the rest, seven cards in reserve.',
    },
    {
      title: 'Box Fan',
      game: 'box-fan',
      text: 'Aces out and alternating colours too, in sixteen fans without a reserve.',
    },
  ],
  references: [
    BLAKE,
    {
      id: 'pysolfc',
      by: 'PySolFC',
      title: 'Rules of Raglan',
      url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/raglan.html',
    },
    {
      id: 'fsolitaire',
      by: 'fsolitaire.com',
      title: 'How to play Raglan',
      url: 'https://fsolitaire.com/raglan',
    },
    {
      id: 'wikipedia',
      by: 'Wikipedia',
      title: 'King Albert (solitaire)',
      url: 'https://en.wikipedia.org/wiki/King_Albert_(solitaire)',
    },
  ],
};
