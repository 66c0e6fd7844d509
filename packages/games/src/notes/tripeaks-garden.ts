/**
 * Notes on TriPeaks Garden. Facts from the references listed at the end; the wording is ours. Figures marked
 * `measured` come from our own search.
 */
import type { GameNotes } from './note.ts';
import { KELLER, MEASURED } from './references.ts';

export const tripeaksGardenNotes: GameNotes = {
  of: 'tripeaks-garden',
  summary:
    'TriPeaks without luck after the deal: instead of a stock you have a garden of 16 face-up cards, and you may play any of them to the waste at any time. Clear the peaks with as few of them as you can.',
  tip: 'Before you pick a garden card, see which one starts the longest streak. Take your time; nothing is hidden.',
  strategy: [
    'Each garden card is a fresh start at a rank you choose. Compare all the ranks you have before you use one, and take the one whose streak frees the most cards.',
    'Two garden cards of the same rank are worth less than two different ones. Use doubles first, and keep your only 5 or your only jack as long as you may need it.',
    'Plan backwards from the tops, too: see which rank would finish a peak, and keep a garden card next to it in rank.',
    'You may play a garden card on anything, even in the middle of a streak. It ends the streak, but it can bridge a gap that would have cost you two cards later.',
    'You have to play thirty-six cards and you have 16 in the garden, so to win you need a little more than two table cards for each garden card. Anything better adds to your score.',
    'You know every card, so Undo helps you think here: try a line, count the garden cards it costs, and undo it.',
  ],
  cases: [
    {
      question: 'What starts the waste?',
      answer: 'Any garden card you like. The first card can’t come from the peaks.',
    },
    {
      question: 'Must a garden card fit the waste?',
      answer: 'No. Cards from the peaks must be a rank above or below; garden cards go on anything.',
    },
    {
      question: 'May I play a garden card while a card of the peaks fits?',
      answer: 'Yes, at any time.',
    },
    {
      question: 'When is a deal lost?',
      answer: 'When the garden is empty and no free card of the peaks fits the waste.',
    },
    {
      question: 'What is left in the middle of the bottom row?',
      answer:
        'A gap. The fifth row has eight cards, four on either side. In the row above, the two cards next to the gap lie under one card each, like those at the ends.',
    },
  ],
  house: [
    'Play a series for the fewest garden cards: it separates players better than wins do.',
    'Two players play the same deal. Nothing is hidden, so only skill decides.',
    'For more suspense, deal the covered cards face down.',
  ],
  glossary: [
    {
      term: 'Garden',
      meaning: 'The face-up reserve: cards you may play to the waste at any time, on anything.',
    },
    {
      term: 'Reserve',
      meaning: 'The usual word for cards that are set aside to play from, such as the garden.',
    },
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
        '67: a win is worth 52, plus one for each garden card left, and you have to use at least one of the 16 to start. In the version with 14 it is 66, because there a card is already on the waste.',
    },
    {
      question: 'How much is a win with five garden cards left?',
      answer: '52 + 5 = 57, in both versions.',
    },
    {
      question: 'Why can the layout not be TriPeaks’ own 28 cards?',
      answer: 'With one on the waste and 16 in the garden that makes 45, and seven cards would be left over.',
    },
  ],
  history: [
    'Keller found the game on SoliTaire Network, the website of the designer Warren Schwader, and praises it among the relatives of TriPeaks with all cards face up.',
    'A game of the same kind, reviewed in 2011 under the name Tripeaks Reserve, has 36 cards in the layout and 16 in the reserve, and starts with a reserve card. Our standard version uses its numbers, with the cards face up as in Schwader’s.',
  ],
  rates: [
    { options: {}, rules: 'Standard (at least: 6.5% undecided)', percent: 93.5, margin: null, who: 'solver', information: 'open', sample: 200, source: 'measured' },
    { options: { form: 'garden14' }, rules: '37, 1 and 14 (at least)', percent: 92, margin: null, who: 'solver', information: 'open', sample: null, source: 'measured' },
  ], // prettier-ignore
  claims: [
    'Both figures are lower bounds because the search gave up on some deals; of the 200 deals of the standard version, it proved none unwinnable [measured].',
    'Keller finds it quite strategic, like other games with all cards face up [keller]. We know of no rate for people.',
  ],
  disagreements: [
    {
      question: 'How many cards are in the layout and in the reserve?',
      sources:
        'A face-up reserve of 16 [keller]; 37, one on the waste and 14 in the reserve [network]; 36 and 16, with an empty waste [reserve].',
      here: '36 and 16; the version with 37, 1 and 14 is an option.',
    },
    {
      question: 'Are the covered cards face up?',
      sources: 'Face up [keller]; face down except in the bottom row [reserve].',
      here: 'Face up; face down is an option.',
    },
    {
      question: 'When may you play a reserve card?',
      sources: 'At any time, on anything [network]; when you can’t play another card, or sooner if you like.',
      here: 'At any time, on anything.',
    },
  ],
  similar: [
    { title: 'TriPeaks', game: 'tripeaks', text: 'A hidden stock instead of the garden, and one row fewer.' },
    { title: 'TetraPeaks', game: 'tetrapeaks', text: 'Also with face-up peaks, and a short hidden stock.' },
    { title: 'Black Hole', game: 'black-hole', text: 'All face up, with no stock and no reserve: the toughest of these games.' },
    { title: 'Quasar', game: 'quasar', text: 'The same on thirteen columns, and you choose the first card.' },
  ], // prettier-ignore
  references: [
    KELLER,
    { id: 'network', by: 'SoliTaire Network', title: 'Tri-Peaks Garden Solitaire Rules', url: 'https://www.solitairenetwork.com/solitaire/tri-peaks-garden-solitaire-game.html' },
    { id: 'reserve', by: 'Richard’s Game Reviews', title: 'Tripeaks Reserve, 2011', url: 'http://richardsgamereviews.blogspot.com/2011/05/tripeaks-reserve.html' },
    MEASURED,
  ], // prettier-ignore
};
