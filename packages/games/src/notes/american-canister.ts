/** Notes on American Canister. */
import type { GameNotes } from './note.ts';
import { BLAKE } from './references.ts';

export const americanCanisterNotes: GameNotes = {
  of: 'american-canister',
  summary:
    'FreeCell without cells: eight open columns, red on black, and sequences move whole. An empty column takes anything, if you ever see one.',
  tip: 'Look for a column whose cards all have a place, and check the aces before you begin.',
  strategy: [
    'Most deals block within a few moves. List the moves you have at the start: often there are three or four, and each opens only one more.',
    'Prefer moves that end on the longest column, and take from the one you mean to empty.',
    'With one empty column the deal is usually half won: any sequence may wait there.',
  ],
  cases: [
    { question: 'May several cards move at once?', answer: 'Yes, a whole sequence or any part of its end.' },
    { question: 'What does an empty column take?', answer: 'Any card or sequence.' },
    {
      question: 'May cards come back from the foundations?',
      answer: 'No, they stay there. An option allows it.',
    },
  ],
  house: ['Build whatever the suit: that is Canister itself, far easier, and an option here.'],
  glossary: [
    {
      term: 'Canister',
      meaning: 'The parent game, in which suits and colours do not matter in the columns.',
    },
  ],
  trivia: [],
  history: [
    'Thomas Warfield describes it as a milder sister of British Canister, and as FreeCell with no cells and unlimited moves of sequences.',
  ],
  rates: [
    {
      options: {},
      rules: 'The rules as on this page',
      percent: 5.606,
      margin: 0.015,
      who: 'solver',
      information: 'open',
      sample: 10_000_000,
      source: 'blake',
    },
  ],
  claims: [
    'One deal in eighteen can be won [blake]. In Canister, whatever the suit, players who sent in their results won half [goodsol].',
  ],
  disagreements: [
    {
      question: 'Which columns have seven cards?',
      sources: 'The first four, as in FreeCell [goodsol]; the four in the middle [pysolfc].',
      here: 'The four in the middle; it makes no difference to the play.',
    },
  ],
  similar: [
    {
      title: 'British Canister',
      game: 'british-canister',
      text: 'Single cards, and only kings in spaces: almost never won.',
    },
    { title: 'FreeCell', game: 'freecell', text: 'The same columns with four cells.' },
    { title: 'Somerset', game: 'somerset', text: 'Ten columns, some of them short.' },
  ],
  references: [
    BLAKE,
    {
      id: 'goodsol',
      by: 'Thomas Warfield',
      title: 'Canister and its variations (Pretty Good Solitaire)',
      url: 'https://goodsol.com/games/canister.html',
    },
    {
      id: 'pysolfc',
      by: 'PySolFC',
      title: 'Rules of American Canister',
      url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/americancanister.html',
    },
    {
      id: 'forever',
      by: 'Solitaire Forever',
      title: 'Canister solitaire rules',
      url: 'http://solitaireforever.com/sf2/games/canister.html',
    },
  ],
};
