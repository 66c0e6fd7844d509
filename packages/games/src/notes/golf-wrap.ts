/**
 * Notes on Golf with wrap. Facts from the references listed at the end; the wording is ours. Figures marked `measured`
 * come from our own search.
 */
import type { GameNotes } from './note.ts';
import { KELLER, MEASURED } from './references.ts';

export const golfWrapNotes: GameNotes = {
  of: 'golf-wrap',
  summary:
    'Golf without dead ends: kings and aces go on each other, and every card has eight others that fit it. Most deals can ' +
    'be cleared; the question is how many stock cards you have left.',
  tip: 'Don’t fear the corner: Q-K-A-2 is a run like any other. Play for stock to spare.',
  strategy: [
    'Every rank has two neighbours, so no card is stranded by its rank alone. What strands cards is depth: work on the columns that hide most of what you need.',
    'Keep columns level as long as possible; seven free cards are worth more than two long runs in one column.',
    'The aim is a score below zero. Look for the run that empties most before the next stock card, and don’t take a single card when waiting makes it part of five.',
    'A stock card helps when a free card lies a rank from it. Free cards of many ranks cover most: with 6, 9 and queen free six ranks of thirteen fit, with 6, 7 and 8 only five. So turn when they are spread, and play on while they are bunched.',
    'Near the end count: two cards left that are a rank apart are one run, two cards six ranks apart may cost many stock cards.',
  ],
  cases: [
    {
      question: 'What may be played on a king?',
      answer: 'A queen or an ace; and on an ace a two or a king.',
    },
    {
      question: 'May a run go round more than once?',
      answer: 'Yes, as long as cards are there: Q-K-A-2-A-K-Q is as good as any.',
    },
    {
      question: 'Does the starter count?',
      answer:
        'No; 16 cards are left in the stock after it, and each of them left at a clear is a stroke less.',
    },
  ],
  house: [
    'Since most deals can be cleared, play the round for the total, with scores below zero.',
    'Set yourself a lower par; 4 a deal was meant for the form in which kings stop the run.',
    'For a stiffer game deal the columns face down but for the last card.',
  ],
  glossary: [
    { term: 'Wrap', meaning: 'The rule that king and ace are neighbours, so that ranks go round.' },
    { term: 'Corner', meaning: 'The step between king and ace.' },
    { term: 'Run', meaning: 'Cards played one after another without turning the stock.' },
    { term: 'Stroke', meaning: 'A card left in the columns; a stock card to spare takes one off.' },
  ],
  trivia: [
    {
      question: 'What is the best score?',
      answer: '−16, all 35 cards on the starter. With wrap no rank stands in the way of it.',
    },
    {
      question: 'Why does an odd number of ranks matter?',
      answer:
        'Going round once by wrap changes odd and even: from K, which is thirteenth, to A, the first, both odd. So with wrap a run is not bound to alternate, as it is without.',
    },
    {
      question: 'Under which names does one meet it?',
      answer: 'Putt Putt and Relaxed Golf are two.',
    },
  ],
  history: [
    'The oldest form had kings and aces as ends. Keller holds that going round makes the best game, and notes that nearly all later relatives took it over.',
    'A printed example is Donald Sapsford’s Six-Six Patience of 1970, with six columns of six.',
    'Jan Wolter kept the linear game as Golf in his program and called this one Putt Putt.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 92.92, margin: 0.16, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
    { options: { wrap: 'linear' }, rules: 'Kings and aces are ends', percent: 44.9, margin: 0.3, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
    { options: { wrap: 'kingStop' }, rules: 'Nothing on a king', percent: 25.9, margin: 0.3, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
  ], // prettier-ignore
  claims: [
    'The 93% that can be read elsewhere [wikipedia] are a solver’s too. No rate for people is known to us; it must be lower, for the stock is hidden from them.',
  ],
  disagreements: [
    {
      question: 'Is this still Golf?',
      sources:
        'There is no wrapping in Golf [wikipedia]; wrapping gives the best form of it [keller]; it is a game of another name [wolter].',
      here: 'A game of its own under its plain description, and an option of the others.',
    },
    {
      question: 'What is par?',
      sources: '4 [keller] or 5 [wikipedia, wolter] a deal, both said of the harder forms.',
      here: '4, with 5 as an option; set your own.',
    },
  ],
  similar: [
    { title: 'Golf', game: 'golf', text: 'Nothing goes on a king.' },
    { title: 'One Foundation', game: 'one-foundation', text: 'Kings and aces are ends.' },
    { title: 'Six-Six Patience', game: 'six-six', text: 'The same rules with one column less and one row more.' },
    { title: 'TriPeaks', game: 'tripeaks', text: 'The same rule of ranks on three peaks.' },
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
