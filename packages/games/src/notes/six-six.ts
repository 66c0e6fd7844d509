/**
 * Notes on Six-Six Patience. Facts from the references listed at the end; the wording is ours. Figures marked
 * `measured` come from our own search.
 */
import type { GameNotes } from './note.ts';
import { KELLER, MEASURED } from './references.ts';

export const sixSixNotes: GameNotes = {
  of: 'six-six',
  summary:
    'Golf with wrap on a square: six columns of six cards and a stock of 16. It has one column fewer and one row more, and it’s much harder than it looks.',
  tip: 'The deep columns are the problem here: open the one that hides what you need before you play the easy runs.',
  strategy: [
    'With six free cards instead of seven, a stock card is less likely to help. Keep all six columns going as long as you can.',
    'Look at the two bottom rows before you start: if all the neighbours of a rank lie there, plan for it early and open the columns of those neighbours.',
    'Kings and aces meet, so eight cards fit on every rank. Follow runs to the end in both directions before you choose.',
    'You have 15 stock cards after the starter for 36 cards, so you have to play more than two for each on average. Leave single plays for the end of a deal.',
    'When two runs are equally long, take the one that leaves columns of equal height.',
  ],
  cases: [
    {
      question: 'May kings and aces go on each other?',
      answer: 'Yes, that’s part of this game. Options let you change it.',
    },
    {
      question: 'How many stock cards are there?',
      answer: 'Sixteen. You turn the first to start the waste, which leaves 15.',
    },
    {
      question: 'Can I fill an empty column?',
      answer: 'No, unless you choose the option.',
    },
  ],
  house: [
    'Score it like Golf, with a par two or three strokes higher.',
    'Play it with the headstart: the first cards of the square are then a gift.',
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
        'With all cards known 92.9% of deals can be cleared there and 58.8% here. You have one more card to play and two chances fewer: a column and a stock card.',
    },
    {
      question: 'What is the best score?',
      answer: '−15: all 36 cards played on the starter.',
    },
  ],
  history: [
    'Keller found it in Donald Sapsford’s Card Tricks and Patience of 1970, and cites it as an early printed example of wrapping from king to ace.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 58.8, margin: 0.3, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
  ], // prettier-ignore
  claims: [
    'No source gives a rate for it, so this one is ours [measured]; we don’t know how often people win.',
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
