/** Notes on Deuces. Politaire has the history, Wikipedia the other rule for spaces. */
import type { GameNotes } from './note.ts';
import { LISTED, PYSOLFC } from './references.ts';

export const deucesNotes: GameNotes = {
  of: 'deuces',
  summary:
    'Two packs from the two up: the eight deuces are out, the ace comes last, and ten columns begin with one card each.',
  tip: 'Aces are the highest cards here: they are good to start a column with.',
  strategy: [
    'The waste is long. Take cards from it only onto sequences that will soon go up.',
    'Keep both copies of the next rank in view, and uncover the nearer one.',
  ],
  cases: [{ question: 'What may lie on an ace?', answer: 'A king in a column; nothing on a foundation.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'According to Thomas Warfield, as Politaire quotes him, it appeared as Le Deux in a collection printed in Brussels in 1860.',
  ],
  rates: [],
  claims: [
    'Politaire calls it a more difficult form of Busy Aces [help].',
    'Our list of the deals 1 to 150: 137 can be won, 0 can’t be won, 13 undecided, with every card known and at most 300,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'What fills a space?',
      sources: 'Any card [help, pysolfc]; only the stock or the waste [wikipedia].',
      here: 'Any card; cards of the waste only is an option.',
    },
    {
      question: 'May an ace lie on a two?',
      sources: 'Yes, ranks go round in columns [pysolfc]; no [help].',
      here: 'No.',
    },
  ],
  similar: [
    { title: 'Busy Aces', game: 'busy-aces', text: 'Twelve columns, built from the ace.' },
    { title: 'Forty Thieves', game: 'forty-thieves', text: 'Forty cards are dealt.' },
  ], // prettier-ignore
  references: [
    { id: 'help', by: 'Jan Wolter', title: 'Rules for Deuces Solitaire (Politaire)', url: 'https://politaire.com/help/deuces' },
    PYSOLFC,
    { id: 'wikipedia', by: 'Wikipedia', title: 'Deuces', url: 'https://en.wikipedia.org/wiki/Deuces_(solitaire)' },
    LISTED,
  ], // prettier-ignore
};
