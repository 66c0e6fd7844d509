/** Notes on Thirty. */
import type { GameNotes } from './note.ts';
import { BLAKE } from './references.ts';

export const thirtyNotes: GameNotes = {
  of: 'thirty',
  summary:
    'A small game for a pack of 32: thirty cards in five open columns and two beside them. Suits do not matter in the columns and sequences move whole, so a deal is soon over.',
  tip: 'Keep the two cards beside the columns until one of them opens a column.',
  strategy: [
    'With eight ranks a sequence is soon at its end: aces and sevens block columns, kings and queens carry them.',
    'Empty one column early. With any sequence allowed in, it is worth a cell of any size.',
    'A sequence of mixed suits comes apart again on the foundations only in the order of the ranks. Mix where the ranks are far from being needed.',
  ],
  cases: [
    {
      question: 'What goes on an ace?',
      answer:
        'On a foundation the seven: the cards from two to six are not in the pack. In the columns an ace goes on a seven.',
    },
    { question: 'May several cards move at once?', answer: 'Yes, a sequence of any suits.' },
    {
      question: 'May cards come back from the foundations?',
      answer: 'No, they stay there. An option allows it.',
    },
  ],
  house: ['Deal six columns of five instead; that is an option here.'],
  glossary: [
    { term: 'Pack of 32', meaning: 'In each suit ace, seven, eight, nine, ten, jack, queen and king.' },
  ],
  trivia: [],
  history: [],
  rates: [
    {
      options: {},
      rules: 'The rules as on this page',
      percent: 67.454,
      margin: 0.03,
      who: 'solver',
      information: 'open',
      sample: 10_000_000,
      source: 'blake',
    },
  ],
  claims: [
    'The study of odds plays it with eight ranks from the ace up [blake]; a pack of 32 with a low ace is the same game.',
  ],
  disagreements: [
    {
      question: 'How many columns?',
      sources: 'Five of six cards [blake]; six of five [pysolfc].',
      here: 'Five; six are an option.',
    },
    {
      question: 'Which sequences move?',
      sources: 'All of them [blake]; only those of one suit [pysolfc].',
      here: 'All of them.',
    },
  ],
  similar: [
    { title: 'Thirty-Six', game: 'thirty-six', text: 'The whole pack, six columns and a stock.' },
    {
      title: 'American Canister',
      game: 'american-canister',
      text: 'All 52 cards in alternating colours: much harder.',
    },
  ],
  references: [
    BLAKE,
    {
      id: 'pysolfc',
      by: 'PySolFC',
      title: 'Rules of Thirty',
      url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/thirty.html',
    },
  ],
};
