/** Notes on Gypsy. PySolFC tells how it got its name. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, PYSOLFC } from './references.ts';

export const gypsyNotes: GameNotes = {
  of: 'gypsy',
  summary:
    'Easthaven with two packs: eight columns of three, built down in alternating colours, and ten more rows from the stock.',
  tip: 'Work for an empty column before each new row, and use undo freely; the game was written for it.',
  strategy: [
    'Turn up the face-down cards in the first rows: later they lie under everything that is dealt.',
    'Don’t send cards to the foundations in a hurry. A middle card there can’t hold the next one; but the last of each foundation may come back.',
    'With two of every card choose the place that keeps a long sequence together.',
  ],
  cases: [
    { question: 'May you deal while a column is empty?', answer: 'Yes; it gets a card like the others.' },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'The authors of xpat2 write that the rules aren’t theirs but the name is. The author of PySol knew the game from a program for the Atari ST by Volker Weidner and took the name from xpat2; the game was probably the reason, he writes, that he started PySol.',
  ],
  rates: [],
  claims: [
    'Our list of the deals 1 to 120: 66 can be won, 0 can’t be won, 54 undecided, with every card known and at most 1,000,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'What is its name?',
      sources: 'Gypsy [pysolfc, aisleriot, xpat2]; also Double Easthaven or Normandy [pysolfc].',
      here: 'Gypsy; the search finds the others.',
    },
  ],
  similar: [
    { title: 'Easthaven', game: 'easthaven', text: 'One pack and seven columns.' },
    { title: 'Rank and File', game: 'rank-and-file', text: 'Ten columns, and the stock goes to a waste.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    AISLERIOT,
    { id: 'xpat2', by: 'xpat2', title: 'Rules of Gypsy (in Italian)', url: 'http://decuslib.com/freeware/freewarev40/xpat2-1_04/lib/italian/help.gypsy' },
    LISTED,
  ], // prettier-ignore
};
