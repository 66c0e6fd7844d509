/** Notes on Ali Baba, Forty Thieves with one pack. All four rates are Wolter’s, a million deals each. */
import type { GameNotes } from './note.ts';

export const aliBabaNotes: GameNotes = {
  of: 'ali-baba',
  summary:
    'Forty Thieves with a single pack. Forty of the 52 cards lie face up in ten columns, and you may move runs of one suit. Only twelve cards are left to draw, so either you open a space in time or the deal is over quickly.',
  tip: 'Play everything that fits, and save your thinking for the first empty column.',
  strategy: [
    'With one pack built in suit, each card has only one place to go. Move cards to the foundations or within the columns as soon as they fit; you lose nothing.',
    'How you use a space decides the deal. Any card or run may go there: choose the one that frees the most below it, and look two moves ahead.',
    'A card on top of both its neighbours in suit can only get out through a space. Count such knots, and keep the space for the worst one.',
    'A stock of twelve cards with a single pass is small. Draw late, when the columns have nothing more to give, so that each new card has as many places to go as possible.',
    'Only put a card from the waste in a space if that gives you another move at once.',
    'Once you have two spaces you usually win, so don’t rush.',
  ],
  cases: [
    {
      question: 'What may go into an empty column?',
      answer: 'Any card, or any run of one suit.',
    },
    {
      question: 'Are the aces dealt out beforehand?',
      answer:
        'No, they stay where they are dealt. An option puts them on the foundations, which leaves eight cards in the stock.',
    },
    {
      question: 'May I go through the stock again?',
      answer: 'No; an option allows as many passes as you like.',
    },
    {
      question: 'May I move part of a run?',
      answer: 'Yes, the last card or any number of cards from the end.',
    },
  ],
  house: [
    'Put the aces out first: that helps nearly as much as unlimited passes, and it’s quicker.',
    'Move cards one at a time, as in the large game.',
    'Lay the twelve cards face up beside the columns and play it as a puzzle.',
  ],
  glossary: [
    { term: 'Run', meaning: 'Cards at the end of a column in falling rank and one suit.' },
    { term: 'Neighbours', meaning: 'The next higher and the next lower card of the same suit.' },
    { term: 'Space', meaning: 'An empty column.' },
  ],
  trivia: [
    {
      question: 'How many cards reach the foundations on average?',
      answer: '22.6 of 52 by Wolter’s count, 27.3 with the aces out and unlimited passes.',
    },
    {
      question: 'Why do more passes help less when the aces are out?',
      answer:
        'Because the stock is only eight cards: with unlimited passes 45.3% of deals can be won instead of 43.1%, and with the aces in the pack 45.4% instead of 40.0% (100,000 deals each, all cards known).',
    },
    {
      question: 'How many cards can you see at the start?',
      answer: 'Forty of 52, more than three quarters.',
    },
  ],
  history: [
    'The name comes from the tale of the forty thieves. Pretty Good Solitaire and other computer collections have the game. Some call a version of it Big Forty, which elsewhere is a name for Forty Thieves itself.',
    'Jan Wolter analysed it in April 2013 with the program he had written for Trigon.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 39.68, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'wolter' },
    { options: { passes: 'unlimited' }, rules: 'As many passes as you like', percent: 43.26, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'wolter' },
    { options: { aces: 'out' }, rules: 'Aces out first', percent: 45.02, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'wolter' },
    { options: { aces: 'out', passes: 'unlimited' }, rules: 'Aces out first, as many passes as you like', percent: 45.34, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'wolter' },
  ], // prettier-ignore
  claims: [
    'Politaire warns that many deals cannot be solved, and says that with one open space things are likely to go smoothly [politaire].',
    'Short runs of another solver found less: 35% of 150 deals as here, and 41.7% of 2,000 with the aces out [measured]. Wolter’s second and third figures seem to have been swapped: on 100,000 numbered deals each, we find 45.36% with unlimited passes and 43.13% with the aces out. Then both short runs agree within the margin of chance.',
  ],
  disagreements: [
    {
      question: 'Are the aces dealt out first?',
      sources: 'No [politaire]; yes [pysolfc], which plays the game without it as Big Forty.',
      here: 'No; an option puts them out.',
    },
    {
      question: 'How many times through the stock?',
      sources:
        'Once [politaire]; as often as you like [pysolfc]. Websites disagree on both questions [wolter].',
      here: 'Once; unlimited passes are an option.',
    },
  ],
  similar: [
    { title: 'Forty Thieves', game: 'forty-thieves', text: 'Two packs, a stock of 64, and cards move one at a time.' },
    { title: 'Forty and Eight', game: 'forty-and-eight', text: 'Eight columns of five, two packs, two passes.' },
    { title: 'Storehouse', game: 'storehouse', text: 'Built in suit, with a face-down reserve and three passes.' },
    { title: 'Trigon', game: 'trigon', text: 'Built in suit, with face-down cards; only kings fill spaces.' },
  ], // prettier-ignore
  references: [
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Ali Baba Solitaire, 2013', url: 'https://politaire.com/article/alibaba.html' },
    { id: 'politaire', by: 'Jan Wolter', title: 'Rules for Trigon Solitaire (Politaire), 2014: similar games', url: 'https://politaire.com/help/trigon' },
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Ali Baba', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/alibaba.html' },
    { id: 'measured', by: 'Cairn', title: 'Our own runs of the solver Solvitaire while we prepared these rules: all cards known, uniform random deals' },
  ], // prettier-ignore
};
