/** Notes on Tuxedo. */
import type { GameNotes } from './note.ts';

export const tuxedoNotes: GameNotes = {
  of: 'tuxedo',
  summary:
    'Penguin in evening dress: seven columns, seven cells, built in suit, with the aces anywhere in the pack. Sequences move as one, however full the cells are.',
  tip: 'Join sequences whenever you can. A sequence moves like a single card here and saves you a cell for each card in it.',
  strategy: [
    'Each card fits on one card only, so find the pairs that can be joined now and those that one move would set free.',
    'A king goes on the ace of its suit. That ties both up until the ace is free, so use it for kings that must get out of the way.',
    'A space takes any card or sequence. Use it to turn over a short sequence, not to park a single card.',
    'Seven cells are many, but a card of the wrong suit can stay in one for half the deal. Count them as five.',
  ],
  cases: [
    {
      question: 'May a sequence move when the cells are full?',
      answer: 'Yes. Its length is not limited by the cells.',
    },
    { question: 'What goes into an empty column?', answer: 'Any card or sequence. Kings only is an option.' },
    { question: 'How do the foundations begin?', answer: 'With the aces; they end with the kings.' },
  ],
  house: ['Let spaces take kings only.', 'Let no card go on an ace.', 'Move cards one at a time.'],
  glossary: [
    { term: 'Flipper', meaning: 'The seven cells together, by their name in Penguin.' },
    { term: 'Space', meaning: 'An empty column.' },
  ],
  trivia: [],
  history: [
    'It is a variant of Penguin, which David Parlett invented and named after The Penguin Book of Patience, which he was writing. In Penguin the first card dealt says how the foundations begin, and the other three of its rank lie there from the start.',
  ],
  rates: [],
  claims: ['We know of no published win rate.'],
  disagreements: [
    {
      question: 'How long are the columns?',
      sources:
        'Seven cards, and an eighth on the first, the fourth and the seventh [pysolfc, code]; eight on each of the first three and six on the others, which makes only 48 cards [fsolitaire].',
      here: 'As in PySolFC.',
    },
    {
      question: 'What goes into a space?',
      sources: 'Any card or sequence [code]; only a king [fsolitaire].',
      here: 'Any card or sequence; kings only is an option.',
    },
  ],
  similar: [
    { title: 'Eight Off', game: 'eight-off', text: 'Eight columns and eight cells, in suit; single cards and kings in spaces.' },
    { title: 'Baker’s Game', game: 'bakers-game', text: 'In suit with four cells.' },
    { title: 'Seahaven Towers', game: 'seahaven-towers', text: 'In suit, ten short columns, four cells.' },
  ], // prettier-ignore
  references: [
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Tuxedo', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/tuxedo.html' },
    { id: 'code', by: 'PySolFC', title: 'The program itself: pysollib/games/bakersgame.py', url: 'https://github.com/shlomif/PySolFC/blob/master/pysollib/games/bakersgame.py' },
    { id: 'fsolitaire', by: 'fsolitaire.com', title: 'Tuxedo Solitaire', url: 'https://fsolitaire.com/tuxedo' },
    { id: 'parlett', by: 'David Parlett', title: 'Penguin', url: 'https://www.parlettgames.uk/patience/penguin.html' },
  ], // prettier-ignore
};
