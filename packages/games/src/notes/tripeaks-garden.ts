/**
 * Notes on TriPeaks Garden. Facts from the references listed at the end; the wording is ours. Figures marked
 * `measured` come from our own search.
 */
import type { GameNotes } from './note.ts';
import { KELLER, MEASURED } from './references.ts';

export const tripeaksGardenNotes: GameNotes = {
  of: 'tripeaks-garden',
  summary:
    'TriPeaks without luck after the deal: instead of a stock there is a garden of 16 open cards, and any of them may be ' +
    'laid on the waste at any time. Clear the peaks with as few of them as you can.',
  tip: 'Before you pick a garden card, look which one starts the longest streak; there is no hurry, nothing is hidden.',
  strategy: [
    'Each garden card is a fresh start at a rank you choose. Compare all the ranks you have before you spend one, and take the one whose streak frees most.',
    'Two garden cards of the same rank are worth less than two different ones. Spend doubles first, and keep the only 5 or the only jack as long as it may be needed.',
    'Plan backwards from the tops as well: see which rank would finish a peak and keep a garden card beside it.',
    'A garden card may be laid on anything, even in the middle of a streak. It ends the streak but it can bridge a gap that would have cost two cards later.',
    'Thirty-six cards must go and there are 16 to start with, so a win can afford a little more than two table cards for each garden card. All you do better is score.',
    'Since every card is known, undo is a tool of thought here: try a line, count the garden cards it costs, take it back.',
  ],
  cases: [
    {
      question: 'What starts the waste?',
      answer: 'A garden card of your choice; the first card cannot come from the peaks.',
    },
    {
      question: 'Must a garden card fit the waste?',
      answer: 'No. Cards from the peaks must be a rank above or below; garden cards go on anything.',
    },
    {
      question: 'May garden cards be played while a card of the peaks would fit?',
      answer: 'Yes, at any time.',
    },
    {
      question: 'When is a deal lost?',
      answer: 'When the garden is empty and no free card of the peaks fits the waste.',
    },
    {
      question: 'What is left in the middle of the bottom row?',
      answer:
        'A gap. The fifth row has eight cards, four on either side; the two cards beside the gap in the row above lie under one card each, like those at the ends.',
    },
  ],
  house: [
    'Play a series for the fewest garden cards: it separates players better than wins do.',
    'Two players take the same deal number; since nothing is hidden, only skill can decide.',
    'For more tension deal the covered cards face down.',
  ],
  glossary: [
    {
      term: 'Garden',
      meaning: 'The open reserve: cards that may be laid on the waste at any time and on anything.',
    },
    { term: 'Reserve', meaning: 'The usual word for cards set aside in view; the garden is one.' },
    { term: 'Top', meaning: 'The single card at the point of a peak.' },
    {
      term: 'Streak',
      meaning: 'Cards played from the peaks one after another; a garden card ends it.',
    },
  ],
  trivia: [
    {
      question: 'What is the highest score?',
      answer:
        '67: a win is worth 52 and one more for each garden card left, and at least one of the 16 must be used to begin. In the form with 14 it is 66, for there a card lies on the waste already.',
    },
    {
      question: 'How much is a win with five garden cards left?',
      answer: '52 + 5 = 57, in both forms.',
    },
    {
      question: 'Why can the layout not be TriPeaks’ own 28 cards?',
      answer: 'With one on the waste and 16 in the garden that makes 45, and seven cards would be nowhere.',
    },
  ],
  history: [
    'Keller found the game on SoliTaire Network, the web site of the designer Warren Schwader, and praises it among the open relatives of TriPeaks.',
    'A game of the same kind, reviewed in 2011 under the name Tripeaks Reserve, has 36 cards in the layout and 16 in the reserve, and begins with a reserve card. Our standard form takes its counts, and the open faces of the other.',
  ],
  rates: [
    { options: {}, rules: 'Standard (at least: 6.5% undecided)', percent: 93.5, margin: null, who: 'solver', information: 'open', sample: 200, source: 'measured' },
    { options: { form: 'garden14' }, rules: '37, 1 and 14 (at least)', percent: 92, margin: null, who: 'solver', information: 'open', sample: null, source: 'measured' },
  ], // prettier-ignore
  claims: [
    'Both figures are lower bounds, for the search gave up on some deals; of the 200 of the standard form it proved none unwinnable [measured].',
    'Keller finds it quite strategic, as open games are [keller]. No rate for people is known to us.',
  ],
  disagreements: [
    {
      question: 'How many cards are in the layout and in the reserve?',
      sources:
        'An open reserve of 16 [keller]; 37, one on the waste and 14 in the reserve [network]; 36 and 16, with an empty waste [reserve].',
      here: '36 and 16; the form with 37, 1 and 14 is an option.',
    },
    {
      question: 'Are the covered cards face up?',
      sources: 'Open [keller]; face down but for the bottom row [reserve].',
      here: 'Face up; face down is an option.',
    },
    {
      question: 'When may a reserve card be played?',
      sources: 'At any time, on anything [network]; when no other card can be played, or sooner if you like.',
      here: 'At any time, on anything.',
    },
  ],
  similar: [
    { title: 'TriPeaks', game: 'tripeaks', text: 'A hidden stock in place of the garden, and one row less.' },
    { title: 'TetraPeaks', game: 'tetrapeaks', text: 'Open peaks as well, with a short hidden stock.' },
    { title: 'Black Hole', game: 'black-hole', text: 'All open, no stock, no reserve: the sternest of the open games.' },
    { title: 'Quasar', game: 'quasar', text: 'The same on thirteen columns, with a free choice of the first card.' },
  ], // prettier-ignore
  references: [
    KELLER,
    { id: 'network', by: 'SoliTaire Network', title: 'Tri-Peaks Garden Solitaire Rules', url: 'https://www.solitairenetwork.com/solitaire/tri-peaks-garden-solitaire-game.html' },
    { id: 'reserve', by: 'Richard’s Game Reviews', title: 'Tripeaks Reserve, 2011', url: 'http://richardsgamereviews.blogspot.com/2011/05/tripeaks-reserve.html' },
    MEASURED,
  ], // prettier-ignore
};
