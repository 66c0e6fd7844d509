/** Notes on Big Harp. Rules from PySolFC and two German pages. */
import type { GameNotes } from './note.ts';
import { LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const bigHarpNotes: GameNotes = {
  of: 'big-harp',
  summary:
    'The German way to play Klondike with two packs: ten columns in the shape of a harp, any card into a space, and one pass.',
  tip: 'Empty the short columns on the left first; each space makes the next one easier.',
  strategy: [
    'The long columns on the right hide up to nine cards. Once two spaces are open, dig there.',
    'There are two of every card. Before you cover one, see whether its twin is still free.',
  ],
  cases: [
    { question: 'What may go into a space?', answer: 'Any card or sequence; an option leaves only kings.' },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'PySolFC explains Small Harp and Big Harp as the German ways of playing Klondike and Double Klondike. Small Harp is Klondike with one card a draw.',
  ],
  rates: [],
  claims: [
    'A German page calls it one of the most popular patiences because it comes out fairly easily [juhl].',
    'Our list of the deals 1 to 120: 96 can be won, 0 can’t be won, 24 undecided, with every card known and at most 300,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'What may go into a space?',
      sources: 'Any card [pysolfc, krueger]; kings only, with three passes of three cards [politaire].',
      here: 'Any card; the others are options.',
    },
  ],
  similar: [
    { title: 'Double Klondike', game: 'double-klondike', text: 'Nine columns and kings in spaces.' },
    { title: 'Gypsy', game: 'gypsy', text: 'Two packs without a waste.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    POLITAIRE_DATA,
    { id: 'juhl', by: 'juhl.de', title: 'Große Harfe', url: 'https://juhl.de/patiencen/index.php?nr=28' },
    { id: 'krueger', by: 'Danny Krüger', title: 'Kleine Harfe', url: 'https://dannykrueger.com/liste/kleine-harfe' },
    LISTED,
  ], // prettier-ignore
};
