/** Notes on Fortress Patience, which books call Fortress. */
import type { GameNotes } from './note.ts';
import { PYSOLFC } from './references.ts';

export const fortressPatienceNotes: GameNotes = {
  of: 'fortress-patience',
  summary:
    'Ten short rows, all open, and you build in suit: down or up, as you like. One card moves at a time, and that is all the help there is.',
  tip: 'Empty a row early. Without a space a Fortress often locks within a few moves.',
  strategy: [
    'Each card has at most two neighbours in its suit. List the moves that are there at the start; often there are only three or four.',
    'Building up buries low cards under higher ones, which go to the foundation later. Do it only where you can turn the sequence round again.',
    'To turn a sequence round, move it card by card into a space: what was on top is now at the bottom.',
    'Choose the row with the most cards that have a place, and empty it before you touch the others.',
  ],
  cases: [
    {
      question: 'May a sequence go both up and down?',
      answer: 'Yes. Each card only has to be a rank above or below the last one, in suit.',
    },
    { question: 'Do king and ace meet?', answer: 'No. In Chessboard they do.' },
    { question: 'What goes into an empty row?', answer: 'Any card.' },
  ],
  house: [
    'Put the aces out first. That’s an option here, and it helps.',
    'Look at a deal before you start, and take another if nothing moves.',
  ],
  glossary: [
    {
      term: 'Row',
      meaning:
        'One of the ten columns; on a real table they lie sideways, five on each side of the foundations.',
    },
  ],
  trivia: [],
  history: ['It is in Lady Cadogan’s book of patience games and in most collections since.'],
  rates: [],
  claims: [
    'The makers of one program win as many as one deal in three, but they look at each deal first and skip the hopeless ones [tilldawn].',
    'PySolFC calls it a very hard game, and advises Chessboard for more fun [pysolfc].',
    'We know of no measured rate.',
  ],
  disagreements: [
    {
      question: 'Which rows have six cards?',
      sources: 'One on each side [wikipedia]; the first two [pysolfc, fsolitaire].',
      here: 'The first two. It makes no difference to the odds.',
    },
    {
      question: 'Are the aces out?',
      sources: 'No [wikipedia, pysolfc]; two of them are, in a variant called The Fort [fort].',
      here: 'No; all four are an option.',
    },
    {
      question: 'What is its name?',
      sources: 'Fortress [wikipedia, pysolfc, tilldawn].',
      here: 'Fortress Patience, because a board of TriPeaks has the short name here.',
    },
  ],
  similar: [
    { title: 'Chessboard', game: 'chessboard', text: 'King and ace meet, and the first card you play up says how the foundations begin.' },
    { title: 'Ten by One', game: 'ten-by-one', text: 'The same with a cell.' },
    { title: 'Beleaguered Castle', game: 'beleaguered-castle', text: 'Eight rows, down only, whatever the suit.' },
  ], // prettier-ignore
  references: [
    { id: 'wikipedia', by: 'Wikipedia', title: 'Fortress (solitaire)', url: 'https://en.wikipedia.org/wiki/Fortress_(solitaire)' },
    { id: 'tilldawn', by: 'Semicolon Software', title: 'Solitaire Till Dawn, games guide: Fortress and Chessboard' },
    { id: 'forever', by: 'Solitaire Forever', title: 'Fortress', url: 'http://solitaireforever.com/sf2/games/fortress.html' },
    { id: 'fort', by: 'Solitaire Forever', title: 'The Fort', url: 'http://solitaireforever.com/sf2/games/the-fort.html' },
    { id: 'fsolitaire', by: 'fsolitaire.com', title: 'Fortress Solitaire', url: 'https://fsolitaire.com/fortress' },
    PYSOLFC,
  ], // prettier-ignore
};
