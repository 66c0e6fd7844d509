/** Notes on Penelope’s Web. */
import type { GameNotes } from './note.ts';
import { PYSOLFC, SOLITAIRE_FOREVER } from './references.ts';

export const penelopesWebNotes: GameNotes = {
  of: 'penelopes-web',
  summary:
    'Streets and Alleys with one rule made harder: only kings go into empty rows. There’s no cell and no stock, and most deals come to a halt soon.',
  tip: 'Read the whole deal before the first card, and deal again if every ace lies deep.',
  strategy: [
    'A king that lies at the end of a row is an obstacle: nothing moves it but an empty row. Leave such rows for last.',
    'You can’t park a card. Each move has to find a place by rank, so look for chains: a card that goes, the one below it that goes, and so on.',
    'An empty row helps only to free what lies under a king. Choose the king with the most useful row.',
    'Suits don’t matter in the rows, so of two places for a card choose the one that buries nothing low.',
  ],
  cases: [
    {
      question: 'What goes into an empty row?',
      answer: 'A king. Any card is an option: then it is Streets and Alleys.',
    },
    { question: 'May several cards move together?', answer: 'No; an option allows sequences.' },
  ],
  house: ['Let any card go into a space.', 'Let sequences move.'],
  glossary: [{ term: 'Row', meaning: 'One of the eight columns; on a real table they lie sideways.' }],
  trivia: [
    {
      question: 'Who is Penelope?',
      answer:
        'The wife of Odysseus. She wove by day and undid her work by night, so that it was never finished.',
    },
  ],
  history: [],
  rates: [],
  claims: [
    'It is nearly impossible to win, says one program’s guide [forever]. We know of no measured rate.',
  ],
  disagreements: [
    {
      question: 'May sequences move?',
      sources:
        'PySolFC’s rules say it is Streets and Alleys but for the kings [pysolfc], and there one card moves at a time; its program lets sequences move [code].',
      here: 'One card at a time; sequences are an option.',
    },
  ],
  similar: [
    { title: 'Streets and Alleys', game: 'streets-and-alleys', text: 'Spaces take any card.' },
    { title: 'Beleaguered Castle', game: 'beleaguered-castle', text: 'The aces are out, and spaces take any card.' },
    { title: 'Stronghold', game: 'stronghold', text: 'Any card in spaces, and a cell.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    { id: 'code', by: 'PySolFC', title: 'The program itself: pysollib/games/beleagueredcastle.py', url: 'https://github.com/shlomif/PySolFC/blob/master/pysollib/games/beleagueredcastle.py' },
    SOLITAIRE_FOREVER,
  ], // prettier-ignore
};
