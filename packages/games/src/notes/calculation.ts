/** Notes on Calculation. Rules from Wikibooks, PySolFC, Politaire and Aisleriot. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const calculationNotes: GameNotes = {
  of: 'calculation',
  summary:
    'Four foundations go up by one, by two, by three and by four. Each stock card goes there or on one of four heaps, and stays until a foundation wants it.',
  tip: 'Keep one heap for kings. They come last everywhere.',
  strategy: [
    'Look up when each rank is wanted on each foundation before you choose a heap. A card should lie on one that is wanted later.',
    'Lay cards so that a heap can run off in one go: the card on top is the next of some foundation, the one below it the next after that.',
    'A card that fits need not go at once: the same rank may be worth more on another foundation, or as a base on its heap.',
    'Spread the copies of a rank. Four nines at the foot of four heaps are no trouble, four nines in one heap are.',
  ],
  cases: [
    {
      question: 'May a card go from heap to heap?',
      answer: 'No. From a heap it goes to a foundation, or nowhere.',
    },
    {
      question: 'Must the stock card go on a foundation if it fits?',
      answer: 'No, you may put it on a heap.',
    },
    {
      question: 'May I look at the next card first?',
      answer: 'No: the card on the waste has to be placed before you draw.',
    },
  ],
  house: [],
  glossary: [{ term: 'heap', meaning: 'One of the four columns. It takes any card of the waste.' }],
  trivia: [
    {
      question: 'Which ranks does the foundation of the fours take first?',
      answer: '4, 8, queen, 3, 7, jack, and so on: each is four more, less thirteen where that is too much.',
    },
  ],
  history: [
    'It is also called Broken Intervals; with the first four clubs as bases it is Hopscotch, as in Aisleriot and PySolFC.',
  ],
  rates: [],
  claims: [
    'A skilled player is said to win more than half of the deals, and two of three even with three heaps and nothing laid out [wikibooks].',
    'Our list of the deals 1 to 1,000: 991 can be won, 0 can’t be won, 9 undecided, with every card known and at most 200,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'Which suits are the first four cards of?',
      sources: 'Any [wikibooks, pysolfc]; clubs [aisleriot].',
      here: 'Any: suits make no difference.',
    },
    {
      question: 'Do they lie there from the start?',
      sources: 'Yes [pysolfc, politaire, aisleriot]; in a harder form no [wikibooks].',
      here: 'Yes; both that and three heaps are options.',
    },
  ],
  similar: [
    { title: 'Sir Tommy', game: 'sir-tommy', text: 'All four foundations go up by one.' },
    { title: 'Auld Lang Syne', game: 'auld-lang-syne', text: 'The stock is dealt onto the heaps without a choice.' },
  ], // prettier-ignore
  references: [
    { id: 'wikibooks', by: 'Wikibooks', title: 'Solitaire card games: Calculation', url: 'https://en.wikibooks.org/wiki/Solitaire_card_games/Calculation' },
    PYSOLFC,
    POLITAIRE_DATA,
    AISLERIOT,
    LISTED,
  ], // prettier-ignore
};
