/** Notes on Mrs. Mop. Facts from the references listed at the end; the wording is ours. */
import type { GameNotes } from './note.ts';
import { BLAKE, LISTED, PYSOLFC } from './references.ts';

export const mrsMopNotes: GameNotes = {
  of: 'mrs-mop',
  summary:
    'Spider laid open: two packs in thirteen columns of eight, every card face up and no stock. You build down whatever the suit, move cards of one suit together, and clear eight whole suits.',
  tip: 'Look for a column whose cards all find places elsewhere: the first two spaces decide the deal.',
  strategy: [
    'Compare the columns before the first move. One that goes easily on others is worth more than a few cards in suit.',
    'With spaces you can turn mixed sequences into sequences of one suit. Do that before you fill them.',
    'There are two of every card, so each has two places in suit: use the one that buries less.',
  ],
  cases: [
    {
      question: 'What goes into an empty column?',
      answer: 'Any card, and any cards of one suit in sequence.',
    },
    {
      question: 'Does a finished suit leave by itself?',
      answer: 'Yes; an option makes it a move of your own.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [{ question: 'Who mops?', answer: 'You do: the columns are wiped away one by one.' }],
  history: [
    'Charles Jewell invented it. David Parlett and Peter Arnold describe it in their books, says Wikipedia.',
  ],
  rates: [
    {
      options: { removal: 'move' },
      rules: 'a finished suit leaves by a move',
      percent: 97.992,
      margin: 0.079,
      who: 'solver',
      information: 'open',
      sample: 2000000,
      source: 'blake',
    },
  ],
  claims: [
    'Our list of the deals 1 to 100: 81 can be won, 2 can’t be won, 17 undecided, with every card known and at most 3,000,000 positions a deal [listed].',
    'Four spaces are as good as a win [wikipedia].',
  ],
  disagreements: [
    {
      question: 'How hard is it?',
      sources: 'Chances are low [pysolfc]; quite good, once you have made a space or two [wikipedia].',
      here: 'Nearly every deal can be won by somebody who knows what to do.',
    },
  ],
  similar: [
    {
      title: 'Simple Simon',
      game: 'simple-simon',
      text: 'The same with one pack, in columns of eight to one.',
    },
    { title: 'Spider', game: 'spider', text: 'Ten columns, most cards face down, and a stock.' },
  ],
  references: [
    PYSOLFC,
    BLAKE,
    { id: 'wikipedia', by: 'Wikipedia', title: 'Mrs. Mop', url: 'https://en.wikipedia.org/wiki/Mrs._Mop' },
    LISTED,
  ], // prettier-ignore
};
