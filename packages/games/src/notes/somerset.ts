/** Notes on Somerset. */
import type { GameNotes } from './note.ts';
import { BLAKE } from './references.ts';

export const somersetNotes: GameNotes = {
  of: 'somerset',
  summary:
    'All 52 cards lie in ten columns of one to eight, open, and that is the whole table: no reserve, no cells. Cards move one by one in alternating colours.',
  tip: 'The first three columns are your cells: empty them early.',
  strategy: [
    'Without a reserve the first moves decide. Before you start, find one column you can empty and the two or three moves that do it.',
    'A deal in which the four aces lie deep in the last columns is often lost. Look there before you invest time.',
    'An empty column is worth more than any card on a foundation. Fill it only when you can see how to empty it again.',
  ],
  cases: [
    {
      question: 'May several cards move at once?',
      answer:
        'No; each empty column doubles what you can carry over step by step, and an option moves sequences in one go.',
    },
    {
      question: 'May cards come back from the foundations?',
      answer:
        'Yes, the last card of a foundation may go back to a column where it fits. An option forbids it.',
    },
  ],
  house: ['Let only kings into empty columns, which is much harder.'],
  glossary: [{ term: 'Space', meaning: 'An empty column.' }],
  trivia: [],
  history: [
    'Somerset is a county in England; its variants Bath and Usk are named after a city in Somerset and a town not far from it, says Solitaire Forever.',
  ],
  rates: [
    {
      options: {},
      rules: 'The rules as on this page',
      percent: 53.725,
      margin: 0.097,
      who: 'solver',
      information: 'open',
      sample: 2_000_000,
      source: 'blake',
    },
  ],
  claims: [
    'With a reserve of seven instead of the tenth column, as in King Albert, the rate is 68.5% [blake].',
  ],
  disagreements: [
    {
      question: 'May a sequence move as one?',
      sources: 'One card at a time [fsolitaire]; as many as empty columns would allow [forever, pysolfc].',
      here: 'One at a time, which comes to the same with more taps; sequences of any length are an option.',
    },
  ],
  similar: [
    { title: 'King Albert', game: 'king-albert', text: 'Nine columns and a reserve of seven.' },
    {
      title: 'American Canister',
      game: 'american-canister',
      text: 'Eight columns of six and seven: the short columns are missing.',
    },
  ],
  references: [
    BLAKE,
    {
      id: 'pysolfc',
      by: 'PySolFC',
      title: 'Rules of Somerset',
      url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/somerset.html',
    },
    {
      id: 'forever',
      by: 'Solitaire Forever',
      title: 'Somerset solitaire rules',
      url: 'http://solitaireforever.com/sf2/games/somerset.html',
    },
    {
      id: 'fsolitaire',
      by: 'fsolitaire.com',
      title: 'How to play Somerset',
      url: 'https://fsolitaire.com/somerset',
    },
  ],
};
