/** Notes on Siegecraft. */
import type { GameNotes } from './note.ts';
import { BLAKE, PYSOLFC, SOLITAIRE_FOREVER } from './references.ts';

export const siegecraftNotes: GameNotes = {
  of: 'siegecraft',
  summary:
    'Beleaguered Castle with one cell. The aces are out, suits don’t matter in the rows, and a single card may step aside. With that, almost every deal can be won.',
  tip: 'Use the cell to empty a row, then keep it free: one free cell doubles what an empty row can do.',
  strategy: [
    'Find the row that empties with the fewest moves, counting the cell as one place.',
    'A card in the cell should have somewhere to go within a few moves. Otherwise you are playing Beleaguered Castle with a card missing.',
    'With the cell free you can move two cards, and with an empty row as well, four.',
    'Keep the four foundations level, so that low cards don’t have to be built on.',
  ],
  cases: [
    {
      question: 'What goes into the cell?',
      answer: 'Any last card of a row. It goes on to a row or a foundation.',
    },
    { question: 'What goes into an empty row?', answer: 'Any card.' },
    { question: 'May cards come back from the foundations?', answer: 'No; an option allows it.' },
  ],
  house: ['Deal the aces with the rest: that is Stronghold, and a game of its own here.'],
  glossary: [
    { term: 'Row', meaning: 'One of the eight columns; on a real table they lie sideways.' },
    { term: 'Cell', meaning: 'A place for a single card; nothing is built on it.' },
  ],
  trivia: [],
  history: [],
  rates: [
    { options: {}, rules: 'Standard', percent: 99.136, margin: 0.02, who: 'solver', information: 'open', sample: 1_000_000, source: 'blake' },
  ], // prettier-ignore
  claims: ['Without the cell 68.17% of deals can be won [blake]: one place makes the difference.'],
  disagreements: [],
  similar: [
    { title: 'Beleaguered Castle', game: 'beleaguered-castle', text: 'The same without the cell.' },
    { title: 'Stronghold', game: 'stronghold', text: 'The aces are dealt with the rest.' },
    { title: 'FreeCell', game: 'freecell', text: 'Four cells, and colours alternate.' },
  ], // prettier-ignore
  references: [
    BLAKE,
    { id: 'wikipedia', by: 'Wikipedia', title: 'Beleaguered Castle, as of 2009', url: 'https://en.wikipedia.org/?oldid=299184723&title=Beleaguered_Castle' },
    SOLITAIRE_FOREVER,
    PYSOLFC,
  ], // prettier-ignore
};
