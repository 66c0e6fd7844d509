/**
 * Notes on Six-Six Patience. Facts from the references listed at the end; the wording is ours. Figures marked
 * `measured` come from our own search.
 */
import type { GameNotes } from './note.ts';
import { KELLER, MEASURED } from './references.ts';

export const sixSixNotes: GameNotes = {
  of: 'six-six',
  summary:
    'Golf with wrap on a square: six columns of six, a stock of 16. One column less and one row more, and it is a much ' +
    'harder game than it looks.',
  tip: 'Depth is the enemy here: open the column that hides what you need before you enjoy the easy runs.',
  strategy: [
    'With six free cards instead of seven a stock card finds less to carry. Keep all six columns alive as long as you can.',
    'Look at the two bottom rows before you start: a rank all of whose neighbours lie at the bottom should be played early, while the neighbours’ columns are still being opened.',
    'Kings and aces meet, so every rank has eight cards that fit it. Follow runs in both directions to their end before you choose.',
    'There are 15 stock cards after the starter for 36 cards: more than two must go for each on average. Single plays are for the end of a deal.',
    'When two runs are equally long, take the one that leaves columns of equal height.',
  ],
  cases: [
    {
      question: 'May kings and aces go on each other?',
      answer: 'Yes; that is part of this game. Options take it away.',
    },
    {
      question: 'How many stock cards are there?',
      answer: 'Sixteen, of which the first is turned to start the waste; 15 are left.',
    },
    {
      question: 'May an empty column be filled?',
      answer: 'No, unless you choose the option.',
    },
  ],
  house: [
    'Score it as Golf, and allow two or three strokes more than there.',
    'Play it with headstart: the first cards of the square are then a gift.',
  ],
  glossary: [
    { term: 'Square', meaning: 'The six columns of six cards.' },
    { term: 'Wrap', meaning: 'The rule that king and ace are neighbours.' },
    { term: 'Starter', meaning: 'The first stock card, turned up to start the waste.' },
  ],
  trivia: [
    {
      question: 'How much harder is it than Golf with wrap?',
      answer:
        'With all cards known 92.9% of deals can be cleared there and 58.8% here. One card more to play, two chances fewer: a column and a stock card.',
    },
    {
      question: 'What is the best score?',
      answer: '−15: all 36 cards on the starter.',
    },
  ],
  history: [
    'Keller finds it in Donald Sapsford’s Card Tricks and Patience of 1970, and gives it as an early example of going round from king to ace in print.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 58.8, margin: 0.3, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
  ], // prettier-ignore
  claims: [
    'No source gives a rate for it, so this one is ours [measured]; what people win is not known to us.',
  ],
  disagreements: [],
  similar: [
    { title: 'Golf with wrap', game: 'golf-wrap', text: 'Seven columns of five: the same rules, much easier.' },
    { title: 'Golf', game: 'golf', text: 'Seven columns of five, and nothing goes on a king.' },
    { title: 'Palisade', game: 'palisade', text: 'Eight columns of four, face down.' },
    { title: 'Quasar', game: 'quasar', text: 'Thirteen columns of four and no stock.' },
  ], // prettier-ignore
  references: [KELLER, MEASURED],
};
