/** Notes on Will o’ the Wisp. Facts from the references listed at the end; the wording is ours. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, BLAKE, LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const willOTheWispNotes: GameNotes = {
  of: 'will-o-the-wisp',
  summary:
    'Spiderette with seven level columns of three cards, of which only the last is face up. Fewer cards lie face down, and more come from the stock.',
  tip: 'No column is deep: try to empty one before the first row of the stock.',
  strategy: [
    'Two face-down cards are all that a column hides. Pick the column whose cards find places most easily, and dig there.',
    'Four rows of seven come from the stock, and three cards at the end. Deal only when nothing in suit is left to do.',
  ],
  cases: [
    {
      question: 'How are the last cards of the stock dealt?',
      answer: 'To the first three columns, one each, when no column is empty.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [
    {
      question: 'Why the name?',
      answer: 'After the ghostly light that leads travellers astray: the win looks near, and slips away.',
    },
  ],
  history: [
    'Albert Morehead and Geoffrey Mott-Smith invented it, PySolFC says.',
    'Rosanna Yuen wrote about it for GNOME’s Aisleriot in 2001.',
  ],
  rates: [
    {
      options: { dealing: 'any', removal: 'move' },
      rules: 'rows dealt over empty columns',
      percent: 99.924,
      margin: 0.0027,
      who: 'solver',
      information: 'open',
      sample: 10000000,
      source: 'blake',
    },
  ],
  claims: [
    'Our list of the deals 1 to 1,000: 958 can be won, 1 can’t be won, 41 undecided, with every card known and at most 1,000,000 positions a deal [listed].',
    'A little easier than Spiderette [pysolfc].',
  ],
  disagreements: [
    {
      question: 'May you deal while a column is empty?',
      sources: 'No [aisleriot, pysolfc, politaire]; yes [blake].',
      here: 'No; yes is an option.',
    },
    {
      question: 'How many cards has a column?',
      sources: 'Three [aisleriot, pysolfc, politaire]; four [network].',
      here: 'Three.',
    },
  ],
  similar: [
    { title: 'Spiderette', game: 'spiderette', text: 'Dealt as in Klondike.' },
    { title: 'Spider', game: 'spider', text: 'Two packs and ten columns.' },
  ],
  references: [
    PYSOLFC,
    AISLERIOT,
    POLITAIRE_DATA,
    BLAKE,
    { id: 'network', by: 'Solitaire Network', title: 'Will o’ the Wisp', url: 'https://solitairenetwork.com/solitaire/will-o-the-wisp-solitaire-game.html' },
    LISTED,
  ], // prettier-ignore
};
