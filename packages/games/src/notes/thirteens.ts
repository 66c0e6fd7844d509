/** Notes on Thirteens. Jan Wolter measured it on a million deals. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, PYSOLFC } from './references.ts';

export const thirteensNotes: GameNotes = {
  of: 'thirteens',
  summary: 'Ten cards lie open. Pairs that make thirteen go, kings go alone, and the stock fills the spaces.',
  tip: 'Take whatever goes. The order makes no difference.',
  strategy: [
    'There is nothing to decide: every card on the table is free, and a pair that is left waiting cannot get lost.',
    'You lose when the ten cards have no pair among them and no king.',
  ],
  cases: [
    { question: 'What goes with a queen?', answer: 'An ace. A jack goes with a two, a seven with a six.' },
    { question: 'May I draw from the stock?', answer: 'No: a card comes only when a place is free.' },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: ['Hoffmann and Dick have it as Simple Addition [forever]; Aisleriot calls it Helsinki.'],
  rates: [
    { options: {}, rules: 'Every pair taken as it comes', percent: 62.8, margin: null, who: 'policy', information: 'closed', sample: 1_000_000, source: 'wolter' },
  ], // prettier-ignore
  claims: [
    'A maker of the game speaks of 65 % for an average player [goodsol]; more than 63 % cannot be won.',
    'In one deal of 175 nothing can be removed at all [wolter].',
    'Our list of the deals 1 to 10,000: 6,232 can be won and 3,768 can’t be won, with every card known [listed].',
  ],
  disagreements: [
    {
      question: 'How many cards lie on the table?',
      sources: 'Ten, in two rows of five [pysolfc, aisleriot, goodsol, forever].',
      here: 'Ten.',
    },
  ],
  similar: [
    { title: 'Pyramid', game: 'pyramid', text: 'The same pairs, but most cards are covered.' },
    { title: 'Fourteen Out', game: 'fourteen-out', text: 'Pairs of fourteen in columns, with a lot to plan.' },
  ], // prettier-ignore
  references: [
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Several Simple Pair Removal Games, 2014', url: 'https://politaire.com/article/simplepairs.html' },
    PYSOLFC,
    AISLERIOT,
    { id: 'goodsol', by: 'Goodsol', title: 'Thirteens', url: 'http://www.goodsol.com/games/thirteens.html' },
    { id: 'forever', by: 'Solitaire Forever', title: 'Thirteens', url: 'http://solitaireforever.com/sf2/games/thirteens.html' },
    LISTED,
  ], // prettier-ignore
};
