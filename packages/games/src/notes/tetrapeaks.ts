/**
 * Notes on TetraPeaks. Facts from the references listed at the end; the wording is ours. Figures marked `measured`
 * come from our own search.
 */
import type { GameNotes } from './note.ts';
import { KELLER, MEASURED } from './references.ts';

export const tetrapeaksNotes: GameNotes = {
  of: 'tetrapeaks',
  summary:
    'TriPeaks with a fourth peak, every card face up and only 15 cards in the stock. You see all that lies on the table ' +
    'and must make long streaks of it.',
  tip: 'Use the headstart for ranks the first stock card would not take; it could take the others anyway.',
  strategy: [
    'Everything is open, so plan before the first card. Look for the long chains that run across several peaks, and see what each would turn free.',
    'Thirty-seven cards must go and the stock has 15: on average a stock card, or the opening, has to carry more than two. A streak of one or two is a luxury.',
    'The rank of the first stock card is shown while you have the headstart. Leave its neighbours on the table until it is turned; it will start the next streak with them.',
    'Count the ranks that are not on the table: those are the stock, and the tracker lists them. What order they come in is all you do not know.',
    'Equal ranks are stepping stones: 7-8-7-8 takes four cards and leaves you where you can go up or down.',
    'Leave the tops of the peaks to the end unless one of them is the link you need. They cover nothing.',
  ],
  cases: [
    {
      question: 'How does the deal open?',
      answer:
        'With an empty waste. Any free card may be played first, then cards in sequence as long as you like, until you turn the first stock card. That one costs nothing.',
    },
    {
      question: 'Do I know the first stock card?',
      answer: 'Its rank, not its suit, and suits do not matter. The others stay hidden.',
    },
    {
      question: 'Which cards do the peaks share?',
      answer:
        'Three of the bottom row of thirteen: the fourth, the seventh and the tenth lie under two peaks each.',
    },
    {
      question: 'What happens to the stock when headstart is switched off?',
      answer: 'Its first card is turned to start the waste, and 14 are left.',
    },
  ],
  house: [
    'Play it without the rank of the first stock card, or without headstart, when you find it too easy.',
    'Play it for the longest streak instead of the clear: it gives long ones more often than any other peak game.',
  ],
  glossary: [
    { term: 'Headstart', meaning: 'The opening with an empty waste: any free card may start it.' },
    { term: 'Tracker', meaning: 'The table of ranks not yet played; here it tells what the stock holds.' },
    { term: 'Top', meaning: 'The single card at the point of a peak.' },
    {
      term: 'Stepping stone',
      meaning: 'A free card of a rank already played, which lets a streak turn round.',
    },
  ],
  trivia: [
    {
      question: 'Why four, eight, twelve and thirteen cards in the rows?',
      answer:
        'Each peak has one, two and three cards in its upper rows; the base of three cards for each peak and one more lets neighbours share: 4 + 8 + 12 + 13 = 37.',
    },
    {
      question: 'What is the most a deal can bring in Hogue’s scoring?',
      answer:
        'All 37 cards in one streak make 1 + 2 + … + 37 = 703, and the tops 15 + 15 + 15 + 30 = 75, together 778.',
    },
    {
      question: 'Could one add a fifth peak?',
      answer: 'Not with one pack: five peaks take 5 + 10 + 15 + 16 = 46 cards and leave a stock of six.',
    },
  ],
  history: [
    'Michael Keller added the game to his program Solitaire Virtuoso, with Robert Hogue’s permission to build on TriPeaks. The headstart he took over from an easier version of Golf in Sierra’s Hoyle Solitaire; showing the rank of the first stock card was his addition.',
    'No picture of his layout was at hand. Ours follows from the counts: four of Hogue’s peaks side by side, which leaves the stock of 15 that Keller gives.',
  ],
  rates: [
    { options: {}, rules: 'Standard, with headstart', percent: 96.7, margin: 1.1, who: 'solver', information: 'open', sample: 1_000, source: 'measured' },
  ], // prettier-ignore
  claims: [
    'Keller calls it hard to win even with headstart and tracker [keller]. That is the view from the table: nearly every deal can be won by somebody who also knows the order of the stock [measured].',
  ],
  disagreements: [
    {
      question: 'Is it hard?',
      sources: 'Hard for people [keller]; 96.7% of deals can be won with all cards known [measured].',
      here: 'Both are true, and so the table above says who plays and what they know.',
    },
  ],
  similar: [
    { title: 'TriPeaks', game: 'tripeaks', text: 'Three peaks, face down, a stock of 24: easier, and more of a gamble.' },
    { title: 'TriPeaks Garden', game: 'tripeaks-garden', text: 'Open as well, and without any hidden card: the stock is an open reserve.' },
    { title: 'Black Hole', game: 'black-hole', text: 'The open game of this kind with no stock at all.' },
    { title: 'Fortress', game: 'fortress', text: 'The level of the trail with the most cards and the shortest stock.' },
  ], // prettier-ignore
  references: [KELLER, MEASURED],
};
