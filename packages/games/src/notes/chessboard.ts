/** Notes on Chessboard. */
import type { GameNotes } from './note.ts';
import { PYSOLFC } from './references.ts';

export const chessboardNotes: GameNotes = {
  of: 'chessboard',
  summary:
    'Fortress with a choice: the first card you play to a foundation says which rank all four begin with. Kings and aces meet, so every card has two neighbours.',
  tip: 'Don’t hurry with the first foundation. Choose the rank whose four cards, and the four above them, are easiest to reach.',
  strategy: [
    'For each rank, count what lies on its four cards and on the next ones. The rank with the least on them is your base.',
    'You can build in the rows first and choose the base later. Until then nothing is low and nothing is high.',
    'Once the base is chosen, the rank below it goes up last: build long sequences on those cards.',
    'A space lets you turn a sequence round. Keep one until all four foundations have begun.',
  ],
  cases: [
    { question: 'What begins the other foundations?', answer: 'Cards of the rank of the first one.' },
    { question: 'Do king and ace meet?', answer: 'Yes, in the rows and on the foundations.' },
    { question: 'What goes into an empty row?', answer: 'Any card.' },
  ],
  house: ['Build in alternating colours: that is Morphy.'],
  glossary: [
    { term: 'Base', meaning: 'The rank that the foundations begin with.' },
    { term: 'Row', meaning: 'One of the ten columns; on a real table they lie sideways.' },
  ],
  trivia: [],
  history: [
    'Parlett counts it with Fortress as a variant of Beleaguered Castle, and gives its other name, Fives.',
  ],
  rates: [],
  claims: [
    'It is easier to win than Fortress, by the guides of two programs [tilldawn, andsa].',
    'We know of no measured rate.',
  ],
  disagreements: [
    {
      question: 'How do the foundations begin?',
      sources:
        'With any card you choose first [wikipedia, pysolfc, tilldawn, forever]; with the aces [chitgoks].',
      here: 'With the card you choose.',
    },
  ],
  similar: [
    { title: 'Fortress Patience', game: 'fortress-patience', text: 'The aces begin, and kings and aces don’t meet.' },
    { title: 'Ten by One', game: 'ten-by-one', text: 'Fortress with a cell.' },
    { title: 'Canfield', game: 'canfield', text: 'The first card says how the foundations begin there too.' },
  ], // prettier-ignore
  references: [
    { id: 'wikipedia', by: 'Wikipedia', title: 'Fortress (solitaire)', url: 'https://en.wikipedia.org/wiki/Fortress_(solitaire)' },
    { id: 'castle', by: 'Wikipedia', title: 'Beleaguered Castle', url: 'https://en.wikipedia.org/wiki/Beleaguered_Castle' },
    { id: 'tilldawn', by: 'Semicolon Software', title: 'Solitaire Till Dawn, games guide: Fortress and Chessboard' },
    { id: 'forever', by: 'Solitaire Forever', title: 'Chessboard', url: 'http://solitaireforever.com/sf2/games/chessboard.html' },
    { id: 'andsa', by: 'andsa.free.fr', title: 'Rules of Chessboard', url: 'http://andsa.free.fr/solitaire/chessboard-rules.htm' },
    { id: 'chitgoks', by: 'chitgoks', title: 'Chessboard Solitaire', url: 'http://chitgoks.tripod.com/chessboard/help.html' },
    PYSOLFC,
  ], // prettier-ignore
};
