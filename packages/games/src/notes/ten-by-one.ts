/** Notes on Ten by One. */
import type { GameNotes } from './note.ts';
import { PYSOLFC } from './references.ts';

export const tenByOneNotes: GameNotes = {
  of: 'ten-by-one',
  summary:
    'Fortress with one cell: ten columns built up or down in suit, and a place to put a card aside. The cell often makes the first move possible.',
  tip: 'Use the cell to break into a column, and get the card out again before you open a second one.',
  strategy: [
    'Look for a column that a single card keeps closed. That card belongs in the cell.',
    'Build down rather than up where you can choose: low cards have to come out first.',
    'With the cell free you can turn round a sequence of two by itself; longer ones need a space.',
    'A space and the free cell together are the moment to dig for the deepest ace.',
  ],
  cases: [
    { question: 'What goes into the cell?', answer: 'Any last card of a column.' },
    { question: 'What goes into an empty column?', answer: 'Any card.' },
    { question: 'Do king and ace meet?', answer: 'No.' },
  ],
  house: ['Play with two cells that begin with a card each, and ten columns of five: that is Bastion.'],
  glossary: [{ term: 'Cell', meaning: 'A place for a single card; nothing is built on it.' }],
  trivia: [],
  history: [],
  rates: [],
  claims: ['We know of no published win rate.'],
  disagreements: [
    {
      question: 'One cell or two?',
      sources: 'One, empty, in Ten by One [pysolfc]; two with a card each in Bastion [pysolfc, fsolitaire].',
      here: 'One; Bastion is an option.',
    },
  ],
  similar: [
    { title: 'Fortress Patience', game: 'fortress-patience', text: 'The same without the cell.' },
    { title: 'Chessboard', game: 'chessboard', text: 'No cell, but you choose the first rank.' },
    { title: 'Siegecraft', game: 'siegecraft', text: 'One cell, eight rows, down whatever the suit.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    { id: 'code', by: 'PySolFC', title: 'The program itself: pysollib/games/beleagueredcastle.py', url: 'https://github.com/shlomif/PySolFC/blob/master/pysollib/games/beleagueredcastle.py' },
    { id: 'fsolitaire', by: 'fsolitaire.com', title: 'Bastion Solitaire', url: 'https://fsolitaire.com/bastion' },
  ], // prettier-ignore
};
