/** Notes on Four Seasons. Wikipedia has the history. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, PYSOLFC } from './references.ts';

export const fourSeasonsNotes: GameNotes = {
  of: 'four-seasons',
  summary:
    'Five cards in a cross, and foundations in the corners that begin with the rank of the first card. Columns go down whatever the suit.',
  tip: 'Five piles are few. Don’t use a space for a card that will cover the next ones you need.',
  strategy: [
    'Remember what lies under each pile; only its last card can be played.',
    'Cards just below the base rank come last. Let them go to the waste, or start a pile with them.',
  ],
  cases: [
    {
      question: 'Do ranks go round?',
      answer: 'Yes: a king goes on an ace in the columns, an ace on a king on the foundations.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Dick printed it in 1883, and Mary Whitmore Jones in 1898 as Czarina. David Parlett likes the name Vanishing Cross best. These are Wikipedia’s facts.',
  ],
  rates: [
    { options: {}, rules: 'As Morehead and Mott-Smith estimate', percent: 10, margin: null, who: 'player', information: 'closed', sample: null, source: 'wikipedia' },
  ], // prettier-ignore
  claims: [
    'Our list of the deals 1 to 200: 1 can be won, 0 can’t be won, 199 undecided, with every card known and at most 400,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'What may lie on a card of the base rank?',
      sources: 'Nothing when it is the ace [wikipedia]; any next card [pysolfc, aisleriot].',
      here: 'Any next card.',
    },
    {
      question: 'Are spaces filled from the stock at once?',
      sources: 'No [pysolfc, aisleriot]; in Czarina, yes [wikipedia].',
      here: 'No.',
    },
  ],
  similar: [
    { title: 'Kansas', game: 'kansas', text: 'Three columns and a reserve.' },
    { title: 'Canfield', game: 'canfield', text: 'Alternating colours and a reserve.' },
  ], // prettier-ignore
  references: [
    { id: 'wikipedia', by: 'Wikipedia', title: 'Four Seasons', url: 'https://en.wikipedia.org/wiki/Four_Seasons_(card_game)' },
    PYSOLFC,
    AISLERIOT,
    LISTED,
  ], // prettier-ignore
};
