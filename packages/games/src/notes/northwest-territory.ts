/** Notes on Northwest Territory. */
import type { GameNotes } from './note.ts';
import { BLAKE } from './references.ts';

export const northwestTerritoryNotes: GameNotes = {
  of: 'northwest-territory',
  summary:
    'Klondike’s columns and Flower Garden’s bouquet: eight columns of one to eight cards with only the last face up, and sixteen open cards beside them instead of a stock.',
  tip: 'Play from the long columns first; the reserve does not run away.',
  strategy: [
    'Twenty-eight cards lie face down, and every one must be turned up. Between two moves take the one in the longer column.',
    'Only kings go into spaces. Before you empty a column, have a king ready, best one that lies on face-down cards.',
    'A king in the reserve is a spare: it fills a space when no other does.',
  ],
  cases: [
    { question: 'May several cards move at once?', answer: 'Yes, a sequence or any part of it.' },
    {
      question: 'May cards come back from the foundations?',
      answer:
        'Yes, the last card of a foundation may go back to a column where it fits. An option forbids it.',
    },
    {
      question: 'Is there a stock?',
      answer: 'No, all cards are dealt; sixteen lie open beside the columns.',
    },
  ],
  house: ['Deal every card face up; PySolFC has that as Artic Garden, and it is an option here.'],
  glossary: [{ term: 'Reserve', meaning: 'Sixteen single open cards. Nothing goes back to them.' }],
  trivia: [],
  history: [
    'Thomas Warfield calls it a cross between Klondike and Flower Garden, and one of the first games he invented for Pretty Good Solitaire.',
  ],
  rates: [
    {
      options: {},
      rules: 'The rules as on this page; face-down cards are known',
      percent: 68.369,
      margin: 0.094,
      who: 'solver',
      information: 'open',
      sample: 1_000_000,
      source: 'blake',
    },
  ],
  claims: [
    'An average player wins about half of the deals, and good ones more, says its inventor [goodsol].',
  ],
  disagreements: [
    {
      question: 'Are the covered cards face down?',
      sources: 'Yes [goodsol, pysolfc]; no, and without a reserve [fsolitaire].',
      here: 'Yes; open cards are an option.',
    },
  ],
  similar: [
    { title: 'Klondike', game: 'klondike', text: 'Seven columns and a stock.' },
    { title: 'Flower Garden', game: 'flower-garden', text: 'Six open columns and the same reserve.' },
    {
      title: 'Stonewall',
      game: 'stonewall',
      text: 'The same reserve, every other card face down, any card in spaces.',
    },
  ],
  references: [
    BLAKE,
    {
      id: 'goodsol',
      by: 'Thomas Warfield',
      title: 'Northwest Territory (Pretty Good Solitaire)',
      url: 'http://www.goodsol.com/games/northwestterritory.html',
    },
    {
      id: 'pysolfc',
      by: 'PySolFC',
      title: 'Rules of Northwest Territory',
      url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/northwestterritory.html',
    },
    {
      id: 'fsolitaire',
      by: 'fsolitaire.com',
      title: 'How to play Northwest Territory',
      url: 'https://fsolitaire.com/northwest-territory',
    },
  ],
};
