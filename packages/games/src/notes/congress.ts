/** Notes on Congress. Lady Cadogan’s book and PySolFC have it. */
import type { GameNotes } from './note.ts';
import { LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const congressNotes: GameNotes = {
  of: 'congress',
  summary:
    'Two packs and eight columns of one card, built down whatever the suit. Spaces are filled from the waste only.',
  tip: 'Since any suit will do, build long columns that run down evenly, high cards at the bottom.',
  strategy: [
    'Don’t lay a card on one that you’ll need sooner.',
    'A space is a chance to get a card out of the waste: leave it open until the right one is on top.',
  ],
  cases: [
    {
      question: 'Are spaces filled at once?',
      answer: 'When you like, with the last card of the waste. To use a stock card, draw it first.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'The Congress is in Lady Cadogan’s Illustrated Games of Solitaire or Patience, the American edition of 1914.',
  ],
  rates: [],
  claims: [
    'Our list of the deals 1 to 150: 125 can be won, 0 can’t be won, 25 undecided, with every card known and at most 300,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'What fills a space?',
      sources: 'The waste or the stock, at once [pysolfc]; any card [politaire].',
      here: 'The waste; any card is an option.',
    },
  ],
  similar: [
    { title: 'Red and Black', game: 'red-and-black', text: 'In alternating colours, aces out.' },
    { title: 'Busy Aces', game: 'busy-aces', text: 'Twelve columns in suit.' },
  ], // prettier-ignore
  references: [
    { id: 'cadogan', by: 'Lady Adelaide Cadogan', title: 'Illustrated Games of Solitaire or Patience, 1914', url: 'https://www.gutenberg.org/ebooks/21642' },
    PYSOLFC,
    POLITAIRE_DATA,
    LISTED,
  ], // prettier-ignore
};
