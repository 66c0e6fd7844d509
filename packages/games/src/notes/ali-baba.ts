/** Notes on Ali Baba, Forty Thieves with one pack. All four rates are Wolter’s, a million deals each. */
import type { GameNotes } from './note.ts';

export const aliBabaNotes: GameNotes = {
  of: 'ali-baba',
  summary:
    'Forty Thieves with a single pack. Forty of the 52 cards lie open in ten columns and runs of a suit may move, but ' +
    'only twelve cards are left to draw: either a space opens in time or the deal is over quickly.',
  tip: 'Play everything that fits, and save your thinking for the first empty column.',
  strategy: [
    'Built in suit with one pack, each card has one place. Send cards up and lay them down as soon as they fit; nothing is lost by it.',
    'What decides is the use of a space. Any card or run may go there: choose the one that sets most free below it, and look two moves on.',
    'A card on top of both its neighbours in suit can only be got away through a space. Count such knots, and keep the space for the worst.',
    'Twelve cards are a small stock with one pass. Draw late, when the columns have given what they can, so that each new card finds the most places.',
    'A card from the waste put into a space must bring another move at once, or it had better stay.',
    'When two spaces stand open the deal usually comes out; do not hurry then.',
  ],
  cases: [
    {
      question: 'What may go into an empty column?',
      answer: 'Any card, or any run of one suit.',
    },
    {
      question: 'Are the aces dealt out beforehand?',
      answer:
        'No, they lie where they fall. An option puts them on the foundations; the stock is then eight cards.',
    },
    {
      question: 'May the stock be turned again?',
      answer: 'No; an option allows as many passes as you like.',
    },
    {
      question: 'May single cards be moved out of a run?',
      answer: 'The last one, or any number from the end.',
    },
  ],
  house: [
    'Put the aces out first: nearly as kind as unlimited passes, and quicker.',
    'Move cards one at a time, as in the large game.',
    'Lay the twelve cards open beside the columns and play it as a puzzle.',
  ],
  glossary: [
    { term: 'Run', meaning: 'Cards at the end of a column in falling rank and one suit.' },
    { term: 'Neighbours', meaning: 'The next higher and the next lower card of the same suit.' },
    { term: 'Space', meaning: 'An empty column.' },
  ],
  trivia: [
    {
      question: 'How many cards come out on average?',
      answer: '22.6 of 52 by Wolter’s count, 27.3 with the aces out and no limit of passes.',
    },
    {
      question: 'Why do more passes help less when the aces are out?',
      answer:
        'Because the stock is only eight cards: passes without limit win 45.3% of deals instead of 43.1%, and with the aces in the pack 45.4% instead of 40.0% (100,000 deals each, all cards known).',
    },
    {
      question: 'How many of the cards can be seen at the start?',
      answer: 'Forty of 52, more than three quarters.',
    },
  ],
  history: [
    'The name comes from the tale with the forty thieves. Pretty Good Solitaire and other collections for computers have the game; some call a form of it Big Forty, which elsewhere is Forty Thieves itself.',
    'Jan Wolter analysed it in April 2013 with the program he had written for Trigon.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 39.68, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'wolter' },
    { options: { passes: 'unlimited' }, rules: 'As many passes as you like', percent: 43.26, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'wolter' },
    { options: { aces: 'out' }, rules: 'Aces out first', percent: 45.02, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'wolter' },
    { options: { aces: 'out', passes: 'unlimited' }, rules: 'Aces out first, as many passes as you like', percent: 45.34, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'wolter' },
  ], // prettier-ignore
  claims: [
    'Politaire warns of many deals that cannot be solved, and says that with one open space things are likely to go smoothly [politaire].',
    'Short runs of another solver found less: 35% of 150 deals as here, and 41.7% of 2,000 with the aces out [measured]. Wolter’s second and third figure seem to have changed places: of 100,000 numbered deals each we find 45.36% with passes without limit and 43.13% with the aces out. With that both short runs are within chance.',
  ],
  disagreements: [
    {
      question: 'Are the aces dealt out first?',
      sources: 'No [politaire]; yes [pysolfc], which plays the game without it as Big Forty.',
      here: 'No; an option puts them out.',
    },
    {
      question: 'How often through the stock?',
      sources: 'Once [politaire]; without limit [pysolfc]. Sites are divided on both questions [wolter].',
      here: 'Once; no limit is an option.',
    },
  ],
  similar: [
    { title: 'Forty Thieves', game: 'forty-thieves', text: 'Two packs, a stock of 64, and cards move one at a time.' },
    { title: 'Forty and Eight', game: 'forty-and-eight', text: 'Eight columns of five, two packs, two passes.' },
    { title: 'Storehouse', game: 'storehouse', text: 'In suit with a closed reserve and three passes.' },
    { title: 'Trigon', game: 'trigon', text: 'In suit with face-down cards; spaces take kings only.' },
  ], // prettier-ignore
  references: [
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Ali Baba Solitaire, 2013', url: 'https://politaire.com/article/alibaba.html' },
    { id: 'politaire', by: 'Jan Wolter', title: 'Rules for Trigon Solitaire (Politaire), 2014: similar games', url: 'https://politaire.com/help/trigon' },
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Ali Baba', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/alibaba.html' },
    { id: 'measured', by: 'Cairn', title: 'Own runs of the solver Solvitaire while these rules were prepared: all cards known, uniform random deals' },
  ], // prettier-ignore
};
