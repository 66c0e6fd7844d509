/** Notes on Westcliff. Wikipedia has the history of the two games of this name. */
import type { GameNotes } from './note.ts';
import { LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const westcliffNotes: GameNotes = {
  of: 'westcliff',
  summary:
    'Klondike on ten columns of three. Spaces take any card, so the one pass through the stock is usually enough.',
  tip: 'Empty a short column early, and put a card from the waste into it only when that helps at once.',
  strategy: [
    'Every column hides two cards. Turn those up first; each column you empty is worth more than a card on a foundation.',
    'Move whole sequences into a space to get at face-down cards, and not to tidy up.',
  ],
  cases: [{ question: 'May cards come back from the foundations?', answer: 'No; an option allows it.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Mary Whitmore Jones described a Westcliff with seven columns in 1911. Albert Morehead and Geoffrey Mott-Smith gave the name to the game with ten columns in 1949 and called a game with seven Easthaven. Both dates are Wikipedia’s.',
  ],
  rates: [
    { options: {}, rules: 'Ten columns, as players estimate', percent: 90, margin: null, who: 'player', information: 'closed', sample: null, source: 'wikipedia' },
    { options: { columns: '7' }, rules: 'Seven columns, as players estimate', percent: 25, margin: null, who: 'player', information: 'closed', sample: null, source: 'wikipedia' },
  ], // prettier-ignore
  claims: [
    'Our list of the deals 1 to 1,000: 1,000 can be won, 0 can’t be won, 0 undecided, with every card known and at most 200,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'How many columns?',
      sources: 'Ten [pysolfc, politaire]; seven in the older game [wikipedia].',
      here: 'Ten; seven are an option.',
    },
  ],
  similar: [
    { title: 'Easthaven', game: 'easthaven', text: 'Seven columns, and the stock is dealt onto them.' },
    { title: 'Klondike', game: 'klondike', text: 'A triangle of seven columns; spaces take kings only.' },
  ], // prettier-ignore
  references: [
    { id: 'wikipedia', by: 'Wikipedia', title: 'Westcliff', url: 'https://en.wikipedia.org/wiki/Westcliff_(card_game)' },
    PYSOLFC,
    POLITAIRE_DATA,
    LISTED,
  ], // prettier-ignore
};
