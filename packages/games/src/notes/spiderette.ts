/** Notes on Spiderette. Facts from the references listed at the end; the wording is ours. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, BLAKE, LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const spideretteNotes: GameNotes = {
  of: 'spiderette',
  summary:
    'Spider with one pack: 28 cards lie as in Klondike, and the stock is dealt to all seven columns at once. You build down whatever the suit, move cards of one suit together, and clear whole suits.',
  tip: 'Empty the short columns on the left first: with one pack a space is hard to come by.',
  strategy: [
    'There is only one of each suit, so every card joins just one other in suit. Look where it lies before you cover it.',
    'The first three rows of the stock cover every column. The last three cards go to the first three columns only.',
    'Don’t break up cards of one suit unless you turn up a card or win a space by it.',
  ],
  cases: [
    { question: 'May you deal while a column is empty?', answer: 'No; an option allows it.' },
    {
      question: 'Does a finished suit leave by itself?',
      answer: 'Yes; an option makes it a move of your own.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [{ question: 'What is it not?', answer: 'Little Spider, a patience of quite another kind.' }],
  history: ['Rosanna Yuen wrote about it for GNOME’s Aisleriot in 2001.'],
  rates: [
    {
      options: { dealing: 'any', removal: 'move' },
      rules: 'rows dealt over empty columns',
      percent: 99.62,
      margin: 0.018,
      who: 'solver',
      information: 'open',
      sample: 1000000,
      source: 'blake',
    },
  ],
  claims: [
    'Our list of the deals 1 to 1,000: 861 can be won, 13 can’t be won, 126 undecided, with every card known and at most 1,000,000 positions a deal [listed].',
    'PySolFC calls it very hard [pysolfc], which is true of a player who does not see the face-down cards.',
  ],
  disagreements: [
    {
      question: 'May you deal while a column is empty?',
      sources: 'No [aisleriot, pysolfc, politaire]; yes [blake].',
      here: 'No; yes is an option.',
    },
  ],
  similar: [
    { title: 'Will o’ the Wisp', game: 'will-o-the-wisp', text: 'The same with seven columns of three.' },
    { title: 'Spider', game: 'spider', text: 'Two packs and ten columns.' },
    { title: 'Klondike', game: 'klondike', text: 'Dealt alike, but built in alternating colours.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    AISLERIOT,
    POLITAIRE_DATA,
    BLAKE,
    { id: 'wikipedia', by: 'Wikipedia', title: 'Spiderette', url: 'https://en.wikipedia.org/wiki/Spiderette' },
    LISTED,
  ], // prettier-ignore
};
