/** Notes on Kansas. Aisleriot’s Kansas is the Chameleon of books. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const kansasNotes: GameNotes = {
  of: 'kansas',
  summary: 'Canfield on three columns, built down whatever the suit, with a reserve of twelve and one pass.',
  tip: 'Play from the reserve whenever you can; until it is gone it fills every space by itself.',
  strategy: [
    'Cards buried in the waste hardly come back. Take as many as you can onto the columns.',
    'Moving one column onto another brings out a card of the reserve.',
  ],
  cases: [{ question: 'May part of a column move?', answer: 'Yes; an option moves whole columns only.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Aisleriot calls it Kansas, PySolFC and Solitaire Forever Chameleon. In the oldest rules, says Solitaire Forever, the stock becomes a fourth column once it is out, which explains the name.',
  ],
  rates: [],
  claims: [
    'Solitaire Till Dawn’s guide puts it near Canfield in difficulty [tilldawn].',
    'Our list of the deals 1 to 200: 0 can be won, 1 can’t be won, 199 undecided, with every card known and at most 100,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'How many cards in the reserve?',
      sources: 'Twelve [aisleriot, pysolfc, forever]; thirteen [politaire].',
      here: 'Twelve; thirteen is an option.',
    },
  ],
  similar: [
    { title: 'Canfield', game: 'canfield', text: 'Four columns in alternating colours.' },
    { title: 'Four Seasons', game: 'four-seasons', text: 'Five columns without a reserve.' },
  ], // prettier-ignore
  references: [
    AISLERIOT,
    PYSOLFC,
    POLITAIRE_DATA,
    { id: 'forever', by: 'Solitaire Forever', title: 'Chameleon', url: 'http://solitaireforever.com/sf2/games/chameleon.html' },
    { id: 'tilldawn', by: 'Semicolon Software', title: 'Solitaire Till Dawn: Chameleon', url: 'https://semicolon.com/Solitaire/Rules/Chameleon.html' },
    LISTED,
  ], // prettier-ignore
};
