/** Notes on Stronghold. */
import type { GameNotes } from './note.ts';
import { BLAKE, PYSOLFC } from './references.ts';

export const strongholdNotes: GameNotes = {
  of: 'stronghold',
  summary:
    'Streets and Alleys with one cell. The aces are somewhere in the rows, and you have one place to put a card aside while you dig for them.',
  tip: 'Go for the ace that lies least deep, even if it costs you the cell.',
  strategy: [
    'Count the cards on each ace first. The shallowest one is your way in; the twos come next.',
    'Don’t bury an ace or a two for the sake of a longer sequence.',
    'An empty row and the free cell together move four cards. Try to have both at once.',
    'When the cell is full, the next empty row should go to the card in it, or to the card that lets it go.',
  ],
  cases: [
    { question: 'What goes into the cell?', answer: 'Any last card of a row.' },
    { question: 'What goes into an empty row?', answer: 'Any card.' },
  ],
  house: ['Put the aces out first: that is Siegecraft, and a game of its own here.'],
  glossary: [
    { term: 'Row', meaning: 'One of the eight columns; on a real table they lie sideways.' },
    { term: 'Cell', meaning: 'A place for a single card; nothing is built on it.' },
  ],
  trivia: [],
  history: ['Thomas Warfield invented it.'],
  rates: [
    { options: {}, rules: 'Standard', percent: 97.379, margin: 0.042, who: 'solver', information: 'open', sample: 1_000_000, source: 'blake' },
  ], // prettier-ignore
  claims: ['Without the cell 51.19% of deals can be won [blake].'],
  disagreements: [
    {
      question: 'Is there a cell?',
      sources: 'Yes, one [wikipedia, pysolfc, blake]; only in some programs [fsolitaire].',
      here: 'One. Without it the game is Streets and Alleys.',
    },
  ],
  similar: [
    { title: 'Streets and Alleys', game: 'streets-and-alleys', text: 'The same without the cell.' },
    { title: 'Siegecraft', game: 'siegecraft', text: 'The aces are out from the start.' },
    { title: 'Penelope’s Web', game: 'penelopes-web', text: 'No cell, and only kings go into spaces.' },
  ], // prettier-ignore
  references: [
    BLAKE,
    { id: 'wikipedia', by: 'Wikipedia', title: 'Beleaguered Castle, as of 2009', url: 'https://en.wikipedia.org/?oldid=299184723&title=Beleaguered_Castle' },
    { id: 'fsolitaire', by: 'fsolitaire.com', title: 'Stronghold Solitaire', url: 'https://fsolitaire.com/stronghold' },
    PYSOLFC,
  ], // prettier-ignore
};
