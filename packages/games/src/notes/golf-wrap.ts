/**
 * Notes on Golf with wrap. Facts from the references listed at the end; the wording is ours. Figures marked `measured`
 * come from our own search.
 */
import type { GameNotes } from './note.ts';
import { KELLER, MEASURED } from './references.ts';

export const golfWrapNotes: GameNotes = {
  of: 'golf-wrap',
  summary:
    'Golf without dead ends: kings and aces go on each other, and eight other cards fit on every card. You can clear most deals; the question is how many stock cards you’ll have left.',
  tip: 'Don’t be afraid to go from king to ace: Q-K-A-2 is a run like any other. Aim to have stock cards left.',
  strategy: [
    'Every rank has two neighbours, so no card gets stuck because of its rank alone. Cards get stuck because they lie deep: work on the columns that hide most of what you need.',
    'Keep columns level as long as possible; seven free cards are worth more than two long runs in one column.',
    'Aim for a score below zero. Look for the run that takes the most cards before you turn the next stock card, and don’t play a single card now if it could be part of a run of five later.',
    'A stock card helps if a free card is one rank away from it. Free cards of different ranks improve your chances: with 6, 9 and queen free, six of thirteen ranks fit; with 6, 7 and 8, only five. So turn the stock when your free cards are spread out, and keep playing while they are bunched.',
    'Near the end, count: two cards that are one rank apart make a run, but two cards that are six ranks apart may cost many stock cards.',
  ],
  cases: [
    {
      question: 'What may be played on a king?',
      answer: 'A queen or an ace. A two or a king may go on an ace.',
    },
    {
      question: 'May a run pass from king to ace more than once?',
      answer: 'Yes, as long as you have the cards: Q-K-A-2-A-K-Q is fine.',
    },
    {
      question: 'Does the starter count?',
      answer:
        'No. After it, the stock has 16 cards, and each one left when you clear the deal takes a stroke off.',
    },
  ],
  house: [
    'Since you can clear most deals, add up the scores of a round, including those below zero.',
    'Set yourself a lower par; 4 per deal was meant for the version in which kings stop the run.',
    'For a harder game, deal all but the last card of each column face down.',
  ],
  glossary: [
    { term: 'Wrap', meaning: 'The rule that king and ace are neighbours, so the ranks form a circle.' },
    { term: 'Corner', meaning: 'The step between king and ace.' },
    { term: 'Run', meaning: 'Cards played one after another without turning the stock.' },
    { term: 'Stroke', meaning: 'A card left in the columns; each stock card left over takes one off.' },
  ],
  trivia: [
    {
      question: 'What is the best score?',
      answer: '−16, with all 35 cards played on the starter. With wrap, no rank makes that impossible.',
    },
    {
      question: 'Why does an odd number of ranks matter?',
      answer:
        'Because going from K, the thirteenth rank, to A, the first, means two odd ranks in a row. So with wrap, a run needn’t alternate between odd and even, as it must without.',
    },
    {
      question: 'What other names does it go by?',
      answer: 'Putt Putt and Relaxed Golf, for example.',
    },
  ],
  history: [
    'In the oldest version, kings and aces were ends. Keller thinks that wrap makes the best game, and notes that nearly all later relatives adopted it.',
    'One example in print is Donald Sapsford’s Six-Six Patience of 1970, with six columns of six.',
    'In his program, Jan Wolter kept the name Golf for the game without wrap and called this one Putt Putt.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 92.92, margin: 0.16, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
    { options: { wrap: 'linear' }, rules: 'Kings and aces are ends', percent: 44.9, margin: 0.3, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
    { options: { wrap: 'kingStop' }, rules: 'Nothing on a king', percent: 25.9, margin: 0.3, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
  ], // prettier-ignore
  claims: [
    'The 93% given elsewhere [wikipedia] is also a solver’s figure. We know of no rate for people; it must be lower, because they can’t see the stock.',
  ],
  disagreements: [
    {
      question: 'Is this still Golf?',
      sources:
        'There is no wrapping in Golf [wikipedia]; wrapping makes the best version of it [keller]; it is a different game with its own name [wolter].',
      here: 'A separate game with a plain name, and an option in the others.',
    },
    {
      question: 'What is par?',
      sources: '4 [keller] or 5 [wikipedia, wolter] per deal, both meant for the harder versions.',
      here: '4, with 5 as an option. You can also set your own.',
    },
  ],
  similar: [
    { title: 'Golf', game: 'golf', text: 'Nothing goes on a king.' },
    { title: 'One Foundation', game: 'one-foundation', text: 'Kings and aces are ends.' },
    { title: 'Six-Six Patience', game: 'six-six', text: 'The same rules with one column fewer and one row more.' },
    { title: 'TriPeaks', game: 'tripeaks', text: 'The same rule for ranks on three peaks.' },
    { title: 'Quasar', game: 'quasar', text: 'Thirteen columns and no stock.' },
    { title: 'Palisade', game: 'palisade', text: 'Eight columns of four, face down.' },
  ], // prettier-ignore
  references: [
    KELLER,
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Golf Solitaire, 2013', url: 'http://politaire.com/article/golf.html' },
    { id: 'wikipedia', by: 'Wikipedia', title: 'Golf (patience)', url: 'https://en.wikipedia.org/wiki/Golf_(patience)' },
    MEASURED,
  ], // prettier-ignore
};
