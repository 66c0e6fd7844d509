/**
 * Notes on TetraPeaks. Facts from the references listed at the end; the wording is ours. Figures marked `measured`
 * come from our own search.
 */
import type { GameNotes } from './note.ts';
import { KELLER, MEASURED } from './references.ts';

export const tetrapeaksNotes: GameNotes = {
  of: 'tetrapeaks',
  summary:
    'TriPeaks with a fourth peak, every card face up and only 15 cards in the stock. You can see everything on the table and have to make long streaks from it.',
  tip: 'Use the headstart for cards the first stock card won’t take; you can play the others on it anyway.',
  strategy: [
    'You see every card, so plan before you play the first. Look for long chains across several peaks, and see which cards each would free.',
    'You have to play thirty-seven cards and the stock has 15, so on average you need more than two for the opening and for each stock card. You can’t afford many streaks of one or two.',
    'During the headstart you can see the rank of the first stock card. Leave its neighbours on the table until you turn it; they’ll start your next streak.',
    'Count the ranks that are not on the table: those are in the stock, and the tracker lists them. You just don’t know their order.',
    'Equal ranks are stepping stones: 7-8-7-8 takes four cards and still lets you go up or down.',
    'Leave the tops of the peaks until the end unless you need one as a link. They cover nothing.',
  ],
  cases: [
    {
      question: 'How do I start?',
      answer:
        'With an empty waste. You may play any free card first, then cards in sequence for as long as you like, until you turn the first stock card. That one costs nothing.',
    },
    {
      question: 'Do I know the first stock card?',
      answer: 'You know its rank but not its suit, and suits don’t matter. The other cards stay hidden.',
    },
    {
      question: 'Which cards do the peaks share?',
      answer:
        'Three of the thirteen in the bottom row: the fourth, the seventh and the tenth each belong to two peaks.',
    },
    {
      question: 'What happens to the stock when I turn the headstart off?',
      answer: 'Its first card starts the waste, and 14 are left.',
    },
  ],
  house: [
    'Play it without the rank of the first stock card, or without the headstart, if you find it too easy.',
    'Play for the longest streak instead of the clear: you’ll get long ones more often than in any other peak game.',
  ],
  glossary: [
    { term: 'Headstart', meaning: 'The opening with an empty waste: any free card may start it.' },
    {
      term: 'Tracker',
      meaning: 'The table of ranks not yet played; here it shows you what is in the stock.',
    },
    { term: 'Top', meaning: 'The single card at the point of a peak.' },
    {
      term: 'Stepping stone',
      meaning: 'A free card of a rank already played, which lets a streak turn around.',
    },
  ],
  trivia: [
    {
      question: 'Why four, eight, twelve and thirteen cards in the rows?',
      answer:
        'Each peak has one, two and three cards in its upper rows; the base has three cards for each peak plus one, because neighbouring peaks share cards: 4 + 8 + 12 + 13 = 37.',
    },
    {
      question: 'What is the highest possible score in Hogue’s scoring?',
      answer:
        'All 37 cards in one streak make 1 + 2 + … + 37 = 703, and the tops 15 + 15 + 15 + 30 = 75, together 778.',
    },
    {
      question: 'Could you add a fifth peak?',
      answer: 'Not with one pack: five peaks take 5 + 10 + 15 + 16 = 46 cards and leave a stock of six.',
    },
  ],
  history: [
    'Michael Keller added the game to his program Solitaire Virtuoso, with Robert Hogue’s permission to build on TriPeaks. He took the headstart from an easier version of Golf in Sierra’s Hoyle Solitaire; showing the rank of the first stock card was his own idea.',
    'We had no picture of his layout, so we worked ours out from the numbers: four of Hogue’s peaks side by side leave the stock of 15 that Keller gives.',
  ],
  rates: [
    { options: {}, rules: 'Standard, with headstart', percent: 96.7, margin: 1.1, who: 'solver', information: 'open', sample: 1_000, source: 'measured' },
  ], // prettier-ignore
  claims: [
    'Keller calls it hard to win even with headstart and tracker [keller]. That’s what a player sees; somebody who also knew the order of the stock could win nearly every deal [measured].',
  ],
  disagreements: [
    {
      question: 'Is it hard?',
      sources: 'Hard for people [keller]; 96.7% of deals can be won with all cards known [measured].',
      here: 'Both are true, which is why the table above says who plays and what they know.',
    },
  ],
  similar: [
    { title: 'TriPeaks', game: 'tripeaks', text: 'Three peaks, face down, a stock of 24: easier, and more of a gamble.' },
    { title: 'TriPeaks Garden', game: 'tripeaks-garden', text: 'Also face up, with no hidden cards at all: instead of a stock it has a face-up reserve.' },
    { title: 'Black Hole', game: 'black-hole', text: 'A similar game with every card face up and no stock at all.' },
    { title: 'Fortress', game: 'fortress', text: 'The level of the trail with the most cards and the shortest stock.' },
  ], // prettier-ignore
  references: [KELLER, MEASURED],
};
