/** Notes on Forty and Eight: the forty thieves on eight columns, with a second pass for comfort. */
import type { GameNotes } from './note.ts';

export const fortyAndEightNotes: GameNotes = {
  of: 'forty-and-eight',
  summary:
    'Forty Thieves on eight columns of five. The columns are deeper and fewer, which is hard; the stock may be gone ' +
    'through a second time, which makes up for it.',
  tip: 'Use the first pass to learn the stock and open a column, the second to win.',
  strategy: [
    'A column of five takes longer to clear than one of four. Choose one early, by what lies in it, and stay with it.',
    'In the first pass let pass what you cannot place well; it comes again in the same order, less what you have taken.',
    'Before the second pass look at the whole waste. Its first card comes first: plan where the first dozen will go.',
    'Keep a space for the second pass if you can. Then the waste is no longer growing over things you need, but a list you can read.',
    'Otherwise play as in Forty Thieves: nothing moves without a reason, spaces stay empty, and low cards go first.',
  ],
  cases: [
    {
      question: 'How many passes are there?',
      answer: 'Two: the stock is dealt, and the waste is turned over once without shuffling.',
    },
    {
      question: 'May a run be moved?',
      answer: 'Card by card, as spaces allow; an option moves runs of a suit in one go.',
    },
    {
      question: 'What may go into an empty column?',
      answer: 'Any one card.',
    },
  ],
  house: ['One pass only, as some programs have it.', 'Deal four rows instead of five for a stock of 72.'],
  glossary: [
    { term: 'Pass', meaning: 'Going once through the stock.' },
    { term: 'Twin', meaning: 'The other card of the same rank and suit.' },
    { term: 'Space', meaning: 'An empty column.' },
  ],
  trivia: [
    {
      question: 'What are the forty, and what the eight?',
      answer: 'Forty cards in eight columns. Four rows, which some programs deal, would be 32.',
    },
    {
      question: 'How many cards can be moved with empty columns?',
      answer:
        'Each doubles the number: two cards with one space, four with two, eight with three, if none of them is where the cards go.',
    },
  ],
  history: [
    'Solitaire Forever gives Douglas Brown as the source of a version without the second pass, which other programs follow, and adds the pass because eight columns are slow to open. Who made the game we do not know.',
  ],
  rates: [],
  claims: ['We know of no published rate, neither of solvers nor of players.'],
  disagreements: [
    {
      question: 'How many rows?',
      sources: 'Five, 40 cards [forever, bliss, politaire]; four, 32 cards [pysolfc].',
      here: 'Five; four is an option.',
    },
    {
      question: 'How many passes?',
      sources: 'Two [forever, bliss, politaire, pysolfc]; one, after Douglas Brown [forever].',
      here: 'Two.',
    },
  ],
  similar: [
    { title: 'Forty Thieves', game: 'forty-thieves', text: 'Ten columns of four and a single pass.' },
    { title: 'Ali Baba', game: 'ali-baba', text: 'One pack and runs that move.' },
  ], // prettier-ignore
  references: [
    { id: 'forever', by: 'Solitaire Forever', title: 'Forty and Eight', url: 'http://solitaireforever.com/sf2/games/forty-and-eight.html' },
    { id: 'bliss', by: 'Solitaire Bliss', title: 'Forty and Eight', url: 'https://www.solitairebliss.com/forty-and-eight' },
    { id: 'politaire', by: 'Jan Wolter', title: 'Politaire: its rules of Forty and Eight, as data in solitaire.gg', url: 'https://github.com/kyleu/solitaire.gg' },
    { id: 'pysolfc', by: 'PySolFC', title: 'Forty and Eight', url: 'https://github.com/shlomif/PySolFC/blob/master/pysollib/games/fortythieves.py' },
  ], // prettier-ignore
};
