/** Notes on British Canister. */
import type { GameNotes } from './note.ts';
import { BLAKE } from './references.ts';

export const britishCanisterNotes: GameNotes = {
  of: 'british-canister',
  summary:
    'The hardest game here: eight open columns, red on black, single cards, and only kings may fill a space. About one deal in a million can be won.',
  tip: 'Play for the number of cards you bring up, not for the win.',
  strategy: [
    'Look for aces and twos in the last two rows: they are most of what will ever go up.',
    'Each move makes one column longer for good. Choose the one with nothing you need in it.',
    'Choose “cards on the foundations” as scoring and try to beat yourself on the same deal.',
  ],
  cases: [
    { question: 'May several cards move at once?', answer: 'No. An option allows it.' },
    { question: 'What does an empty column take?', answer: 'Only a king. An option lets any card in.' },
    {
      question: 'May cards come back from the foundations?',
      answer: 'No, they stay there. An option allows it.',
    },
  ],
  house: ['Count a deal as won with twenty cards up.'],
  glossary: [{ term: 'Space', meaning: 'An empty column.' }],
  trivia: [],
  history: [
    'Old books disagree about Canister itself, says Solitaire Forever: Cavendish and Bonaventure build up and down and let only kings into spaces, Parlett gives no help at all, and none of them moves sequences.',
  ],
  rates: [
    {
      options: {},
      rules: 'The rules as on this page',
      percent: 0.000129,
      margin: 8e-6,
      who: 'solver',
      information: 'open',
      sample: 1_000_000_000,
      source: 'blake',
    },
  ],
  claims: ['Of a thousand million deals about 1,290 could be won [blake].'],
  disagreements: [
    {
      question: 'How hard is it?',
      sources:
        'Harder than Canister, with many impossible positions [goodsol]; hopeless but for one deal in a million [blake].',
      here: 'The exact figure stands above.',
    },
  ],
  similar: [
    {
      title: 'American Canister',
      game: 'american-canister',
      text: 'Sequences move and spaces take anything.',
    },
    { title: 'Forty Thieves', game: 'forty-thieves', text: 'Another game for those who like to lose well.' },
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
      title: 'Rules of British Canister',
      url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/britishcanister.html',
    },
    {
      id: 'forever',
      by: 'Solitaire Forever',
      title: 'Canister solitaire rules',
      url: 'http://solitaireforever.com/sf2/games/canister.html',
    },
  ],
};
