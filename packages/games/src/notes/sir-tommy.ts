/** Notes on Sir Tommy. Rules from Wikipedia, PySolFC, Politaire and Aisleriot. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const sirTommyNotes: GameNotes = {
  of: 'sir-tommy',
  summary:
    'Card by card the stock goes on four foundations, from the ace up whatever the suits, or on four heaps that nothing leaves but to a foundation.',
  tip: 'One heap for kings and other high cards; on the others lower cards upon higher ones.',
  strategy: [
    'Never bury a rank under all four cards of a higher one: that deal is lost.',
    'Two cards of a rank in one heap cost twice. Spread them.',
    'An empty heap is worth keeping for the first high card that would bury something.',
  ],
  cases: [
    {
      question: 'May a card go from heap to heap?',
      answer: 'No. From a heap it goes to a foundation, or nowhere.',
    },
    {
      question: 'Must a card go on a foundation if it fits?',
      answer: 'No, but there is hardly ever a reason to wait.',
    },
  ],
  house: [],
  glossary: [{ term: 'heap', meaning: 'One of the four columns. It takes any card of the waste.' }],
  trivia: [],
  history: [
    'It is said to be the ancestor of all patiences, hence Old Patience; Ednah Cheney describes it in 1869 simply as Solitaire [wikipedia].',
  ],
  rates: [
    { options: {}, rules: 'What good play is said to win', percent: 20, margin: null, who: 'player', information: 'closed', sample: null, source: 'wikipedia' },
  ], // prettier-ignore
  claims: [
    'Our list of the deals 1 to 1,000: 876 can be won, 0 can’t be won, 124 undecided, with every card known and at most 100,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'Are the cards placed one by one?',
      sources:
        'Yes [wikipedia, pysolfc, aisleriot, politaire]; four at a time, in a form that Wikipedia mentions [wikipedia] and Solitaire Till Dawn plays [tilldawn].',
      here: 'One by one.',
    },
  ],
  similar: [
    { title: 'Calculation', game: 'calculation', text: 'The foundations go up by one, two, three and four.' },
    { title: 'Auld Lang Syne', game: 'auld-lang-syne', text: 'The stock is dealt onto the heaps without a choice.' },
  ], // prettier-ignore
  references: [
    { id: 'wikipedia', by: 'Wikipedia', title: 'Sir Tommy', url: 'https://en.wikipedia.org/wiki/Sir_Tommy' },
    PYSOLFC,
    POLITAIRE_DATA,
    AISLERIOT,
    { id: 'tilldawn', by: 'Semicolon Software', title: 'Solitaire Till Dawn: Old Patience', url: 'https://semicolon.com/Solitaire/Rules/OldPatience.html' },
    LISTED,
  ], // prettier-ignore
};
