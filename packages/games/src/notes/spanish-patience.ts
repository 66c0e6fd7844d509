/** Notes on Spanish Patience. */
import type { GameNotes } from './note.ts';
import { BLAKE } from './references.ts';

export const spanishPatienceNotes: GameNotes = {
  of: 'spanish-patience',
  summary:
    'Baker’s Dozen made friendly: thirteen columns of four open cards, built whatever the suit, and an empty column takes any card. Almost every deal can be won.',
  tip: 'Any column of four can be emptied; choose the one with the kings at the bottom last.',
  strategy: [
    'Kings stay where they fall. One that lies on low cards must go to a space, so keep a space for it.',
    'Do not fill three columns with mixed sequences on the same rank; leave places for the next one.',
    'When two deals in a row were easy, play it in alternating colours.',
  ],
  cases: [
    { question: 'May several cards move at once?', answer: 'No. An option allows it.' },
    {
      question: 'Are the kings sunk to the foot of their columns?',
      answer: 'No. That is the rule of Baker’s Dozen, in which spaces are never filled.',
    },
    {
      question: 'May cards come back from the foundations?',
      answer:
        'Yes, the last card of a foundation may go back to a column where it fits. An option forbids it.',
    },
  ],
  house: [
    'Build in alternating colours: that is Castles in Spain, an option here. With covered cards it is the older form.',
    'Let only kings into spaces, as in Portuguese Solitaire.',
  ],
  glossary: [{ term: 'Baker’s dozen', meaning: 'Thirteen, the number of columns.' }],
  trivia: [],
  history: [
    'Solitaire Forever cites Miss Whitmore Jones and Basil Dalton for the original, which had two redeals and foundations built in any suit; later books use one deal.',
  ],
  rates: [
    {
      options: {},
      rules: 'The rules as on this page',
      percent: 99.863,
      margin: 0.003,
      who: 'solver',
      information: 'open',
      sample: 10_000_000,
      source: 'blake',
    },
  ],
  claims: ['Fourteen deals in ten thousand are lost from the start [blake].'],
  disagreements: [
    {
      question: 'How are the foundations built?',
      sources: 'In suit [blake, dogmelon]; in any suit [forever]; in alternating colours [pysolfc].',
      here: 'In suit.',
    },
    {
      question: 'What does an empty column take?',
      sources: 'Any card [blake, dogmelon, wikipedia]; nothing, with kings sunk [forever, pysolfc].',
      here: 'Any card.',
    },
  ],
  similar: [
    { title: 'Beleaguered Castle', game: 'beleaguered-castle', text: 'Eight rows of six, aces out.' },
    { title: 'Bisley', game: 'bisley', text: 'Thirteen columns in suit, up and down.' },
  ],
  references: [
    BLAKE,
    {
      id: 'wikipedia',
      by: 'Wikipedia',
      title: 'Baker’s Dozen (solitaire)',
      url: 'https://en.wikipedia.org/wiki/Baker%27s_Dozen_(solitaire)',
    },
    {
      id: 'forever',
      by: 'Solitaire Forever',
      title: 'Spanish Patience solitaire rules',
      url: 'http://solitaireforever.com/sf2/games/spanish-patience.html',
    },
    {
      id: 'dogmelon',
      by: 'Dogmelon',
      title: 'Spanish Patience',
      url: 'http://dogmelon.com.au/solhelp/SpanishPatience.php',
    },
    {
      id: 'pysolfc',
      by: 'PySolFC',
      title: 'Rules of Spanish Patience',
      url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/spanishpatience.html',
    },
  ],
};
