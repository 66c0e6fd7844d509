/** Notes on Forty and Eight: the forty thieves on eight columns, with a second pass for comfort. */
import type { GameNotes } from './note.ts';

export const fortyAndEightNotes: GameNotes = {
  of: 'forty-and-eight',
  summary:
    'Forty Thieves on eight columns of five. Fewer and deeper columns make it harder, but you may go through the stock a second time, which makes up for it.',
  tip: 'Use the first pass to learn the stock and open a column, and the second to win.',
  strategy: [
    'A column of five takes longer to clear than one of four. Choose one early, judging by the cards in it, and stick with it.',
    'In the first pass, skip cards you can’t place well. They come again in the same order, without the ones you took.',
    'Before the second pass, look through the whole waste. Its first card comes first: plan where the first dozen will go.',
    'Keep a space for the second pass if you can. By then the waste no longer buries cards for good; it’s a list you can read.',
    'Otherwise play as in Forty Thieves: move nothing without a reason, keep spaces empty, and take care of low cards first.',
  ],
  cases: [
    {
      question: 'How many passes are there?',
      answer:
        'Two: you go through the stock once, then turn the waste over without shuffling and go through it again.',
    },
    {
      question: 'Can I move a run?',
      answer:
        'One card at a time, as long as you have spaces for it. An option lets you move runs of a suit in one go.',
    },
    {
      question: 'What may go into an empty column?',
      answer: 'Any single card.',
    },
  ],
  house: ['Allow only one pass, as some programs do.', 'Deal four rows instead of five, for a stock of 72.'],
  glossary: [
    { term: 'Pass', meaning: 'Going through the stock once.' },
    { term: 'Twin', meaning: 'The other card of the same rank and suit.' },
    { term: 'Space', meaning: 'An empty column.' },
  ],
  trivia: [
    {
      question: 'What are the forty, and what are the eight?',
      answer: 'Forty cards in eight columns. Some programs deal four rows, which makes 32.',
    },
    {
      question: 'How many cards can I move with empty columns?',
      answer:
        'Each space doubles the number: two cards with one space, four with two, eight with three, as long as you aren’t moving them to one of those spaces.',
    },
  ],
  history: [
    'Solitaire Forever names Douglas Brown as the source of a version without the second pass, which other programs follow. It adds the pass because eight columns are slow to open. We don’t know who invented the game.',
  ],
  rates: [],
  claims: ['We know of no published win rate, for solvers or for players.'],
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
