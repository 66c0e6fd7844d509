/** Notes on Double FreeCell, in its traditional form. */
import type { GameNotes } from './note.ts';

export const doubleFreecellNotes: GameNotes = {
  of: 'double-freecell',
  summary:
    'FreeCell with two packs: ten columns, eight cells and eight foundations. You have more to read and far more room, and the sequences get long.',
  tip: 'With two of every card there are always two places for one. Ask which of them you’d rather keep open.',
  strategy: [
    'Start with the columns that hold several aces and twos near their ends, and leave the others alone.',
    'Of two equal cards, play the one that uncovers more. The other can wait.',
    'Eight cells tempt you to fill them. Keep four of them free, so that sequences of five can still move.',
    'Empty a column early. With eight free cells and one space, eighteen cards can move at once.',
  ],
  cases: [
    { question: 'What goes into an empty column?', answer: 'Any card. Kings only is an option.' },
    {
      question: 'Does it matter which of two equal aces goes up first?',
      answer: 'No. Each begins a foundation, and both go up to the king.',
    },
  ],
  house: ['Play with fewer cells: six, or only four.', 'Let spaces take kings only.'],
  glossary: [
    { term: 'Twin', meaning: 'The other card of the same rank and suit.' },
    { term: 'Cell', meaning: 'A place for a single card; nothing is built on it.' },
  ],
  trivia: [],
  history: [
    'Thomas Warfield invented the form that most programs call Double FreeCell: six cells and four foundations that go round from king to ace. This one keeps to the plain rules with everything doubled, and PySolFC calls it the traditional one.',
  ],
  rates: [],
  claims: ['We know of no published win rate.'],
  disagreements: [
    {
      question: 'How many cells and foundations are there?',
      sources:
        'Eight cells and eight foundations [traditional, astraware]; six cells and four foundations of 26 cards [warfield].',
      here: 'Eight of each. Fewer cells are an option; foundations of 26 cards aren’t offered.',
    },
  ],
  similar: [
    { title: 'FreeCell', game: 'freecell', text: 'One pack, eight columns, four cells.' },
    { title: 'Double Klondike', game: 'double-klondike', text: 'Two packs with a stock and hidden cards.' },
    { title: 'Forty Thieves', game: 'forty-thieves', text: 'Two packs in suit, and a stock in place of cells.' },
  ], // prettier-ignore
  references: [
    { id: 'traditional', by: 'PySolFC', title: 'Rules of Double FreeCell (Traditional)', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/doublefreecelltraditional.html' },
    { id: 'warfield', by: 'PySolFC', title: 'Rules of Double FreeCell', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/doublefreecell.html' },
    { id: 'astraware', by: 'Astraware', title: 'Freecell', url: 'https://astraware.freshdesk.com/support/solutions/articles/1000263027-freecell' },
  ], // prettier-ignore
};
