/**
 * Notes on Eliminator. Facts from the references listed at the end; the wording is ours.
 */
import type { GameNotes } from './note.ts';
import { KELLER, PYSOLFC } from './references.ts';

export const eliminatorNotes: GameNotes = {
  of: 'eliminator',
  summary:
    'The whole pack lies face up in four columns of thirteen, and you play it to eight piles, up and down as you like. Any card may start a pile, so it’s an easy-going game. Fewer piles make it a serious one.',
  tip: 'Never start a new pile while an old one can take the card, or will be able to after your next play.',
  strategy: [
    'An empty pile takes any card, but only once. Keep count of the empty ones, as you would with free cells.',
    'Keep the tops of the piles spread over the ranks. Two piles with the same top are hardly better than one.',
    'Read the columns to the bottom; nothing is hidden. Where neighbouring ranks lie on each other in a column, such as 7-8-9, one pile can take them all.',
    'If two piles can take a card, think about what comes next: put the 6 on the pile where you’ll want a 5 or 7.',
    'Keep the columns level. An empty column gives you one choice fewer and no gain, because you can’t put anything there.',
  ],
  cases: [
    {
      question: 'Can I fill an empty column?',
      answer: 'No. Cards only go from the columns to the piles.',
    },
    {
      question: 'May a card start a new pile even if it fits an old one?',
      answer: 'Yes, if you think that’s worth it.',
    },
    {
      question: 'Do king and ace meet?',
      answer: 'Yes; an option keeps them apart.',
    },
    {
      question: 'Do I have to use all the piles?',
      answer: 'No. The fun is in using only a few.',
    },
  ],
  house: [
    'Each time you clear a deal, play the next with one pile fewer, from eight down to four, and see how far you get.',
    'Or play with eight and see how few you need.',
  ],
  glossary: [
    {
      term: 'Pile',
      meaning:
        'One of the piles you build up and down; some books call it a foundation, and we also call it a hole.',
    },
    { term: 'Wrap', meaning: 'The rule that king and ace are neighbours.' },
    { term: 'Free', meaning: 'The last card of its column.' },
  ],
  trivia: [
    {
      question: 'How few piles could be enough?',
      answer:
        'One, if the columns happen to be right: with wrap, all 52 cards can form a single line. That’s the aim in Black Hole.',
    },
    {
      question: 'How many ranks can eight piles take at most?',
      answer: 'All thirteen: with seven well-chosen tops, every rank is next to one of them.',
    },
    {
      question: 'Why does one web game give 440 points for a clear?',
      answer: 'It gives five for each card, but fifty for the last card of each column: 48 × 5 + 4 × 50.',
    },
  ],
  history: [
    'Keller describes it as a simplified Striptease, with eight piles, from Sierra’s Hoyle Solitaire. He also found it on SoliTaire Network.',
    'Other programs have six piles. PySolFC calls the game Take Away and has Striptease as well.',
  ],
  rates: [],
  claims: ['Nobody has published a win rate, and we have not measured one.'],
  disagreements: [
    {
      question: 'How many piles are there?',
      sources: 'Eight [keller]; six [pysolfc, fsolitaire, review]; four or five in variants [fsolitaire].',
      here: 'Eight; six, five and four are options.',
    },
  ],
  similar: [
    { title: 'Striptease', game: 'striptease', text: 'Four piles, no queens to play and a hidden row: the hard original.' },
    { title: "Ant's Solitaire", game: 'ants', text: 'Four piles that each start with a card, and a stock that deals four cards at a time.' },
    { title: 'Black Hole', game: 'black-hole', text: 'One pile and seventeen fans.' },
    { title: 'Quasar', game: 'quasar', text: 'One pile and thirteen columns.' },
  ], // prettier-ignore
  references: [
    KELLER,
    PYSOLFC,
    { id: 'fsolitaire', by: 'fsolitaire.com', title: 'Eliminator Solitaire', url: 'https://fsolitaire.com/eliminator' },
    { id: 'review', by: 'Richard’s Game Reviews', title: 'Eliminator Solitaire, 2011', url: 'http://richardsgamereviews.blogspot.com/2011/05/eliminator-solitaire.html' },
  ], // prettier-ignore
};
