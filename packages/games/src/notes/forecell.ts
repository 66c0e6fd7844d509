/** Notes on ForeCell. */
import type { GameNotes } from './note.ts';
import { BLAKE } from './references.ts';

export const forecellNotes: GameNotes = {
  of: 'forecell',
  summary:
    'FreeCell with full cells: eight columns of six, the last four cards in the cells, and only kings go into spaces. You start without any room and have to earn it.',
  tip: 'Before anything else, find a place for one of the four cards in the cells.',
  strategy: [
    'Until a cell is free you can only play from column to column and to the foundations. Look for those moves first; often there are only two or three.',
    'Play a card out of a cell as soon as its place in a column is open. If you cover that place, the cell stays full.',
    'A space takes only kings. Empty a column only when a king is in reach, or the space is worth nothing.',
    'High cards in the cells are the worst: a king there waits for a space. Plan for it.',
  ],
  cases: [
    { question: 'What goes into an empty column?', answer: 'A king, alone or with its sequence.' },
    {
      question: 'Can I lose before my first move?',
      answer: 'Yes. If no card fits, the cells are full and nothing moves.',
    },
  ],
  house: ['Build in suit: about one deal in ten can still be won.', 'Let any card go into a space.'],
  glossary: [
    { term: 'Cell', meaning: 'A place for a single card; nothing is built on it.' },
    { term: 'Space', meaning: 'An empty column.' },
  ],
  trivia: [],
  history: [
    'It is the earliest known game that closely resembles FreeCell. It comes from Sweden, goes back to at least 1945, and was called Napoleon in St. Helena; Forty Thieves is another game, which has that name in English books.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 85.617, margin: 0.024, who: 'solver', information: 'open', sample: 10_000_000, source: 'blake' },
    { options: { suit: 'same' }, rules: 'Built in suit', percent: 10.564, margin: 0.02, who: 'solver', information: 'open', sample: 10_000_000, source: 'blake' },
  ], // prettier-ignore
  claims: [
    'Earlier counts agree: 85.605%, by Michael Keller and Danny Jones, and 10.556% in suit, by Mark Masten [blake].',
  ],
  disagreements: [
    {
      question: 'What goes into a space?',
      sources:
        'A king [pysolfc, blake]; any card, in a Swedish book’s form of Napoleon, whose cells begin empty [napoleon].',
      here: 'A king; any card is an option.',
    },
  ],
  similar: [
    { title: 'FreeCell', game: 'freecell', text: 'The cells begin empty, and spaces take any card.' },
    { title: 'Eight Off', game: 'eight-off', text: 'Four of eight cells begin full; built in suit.' },
    { title: 'Challenge FreeCell', game: 'challenge-freecell', text: 'FreeCell with the low cards at the bottom.' },
  ], // prettier-ignore
  references: [
    BLAKE,
    { id: 'wikipedia', by: 'Wikipedia', title: 'FreeCell', url: 'https://en.wikipedia.org/wiki/FreeCell' },
    { id: 'napoleon', by: 'Help of a Macintosh program', title: 'Napoleon, after the book “Lägga patiens”' },
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of ForeCell', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/forecell.html' },
  ], // prettier-ignore
};
