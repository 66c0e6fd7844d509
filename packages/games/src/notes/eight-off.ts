/** Notes on Eight Off. */
import type { GameNotes } from './note.ts';
import { BLAKE, PYSOLFC } from './references.ts';

export const eightOffNotes: GameNotes = {
  of: 'eight-off',
  summary:
    'Eight cells, four of them full, and eight columns of six. You build in suit, and spaces wait for kings. The many cells make up for it: almost every deal can be won.',
  tip: 'Play the four cards out of the cells early. They fill half of your room from the first move.',
  strategy: [
    'Look at the four cards in the cells first: which of them can go back to a column soon?',
    'A space is only worth something when you can put a king there. Know which king it will be, and which cards of its suit follow.',
    'A king that lies at the foot of its column needs no space. Don’t count it as a card to be moved.',
    'With all eight cells free you can move nine cards. As they fill up, long sequences get stuck, so join them early.',
  ],
  cases: [
    {
      question: 'Which cells begin with a card?',
      answer: 'The first four. It makes no difference which: all cells are alike.',
    },
    {
      question: 'What goes into an empty column?',
      answer: 'A king, alone or with its sequence. Any card is an option.',
    },
    {
      question: 'May I move several cards at once?',
      answer: 'As many as you could move one by one through the free cells.',
    },
  ],
  house: ['Let any card go into a space.', 'Build in alternating colours, as in FreeCell.'],
  glossary: [
    { term: 'Cell', meaning: 'A place for a single card; nothing is built on it.' },
    { term: 'Space', meaning: 'An empty column.' },
  ],
  trivia: [],
  history: [
    'It is one of the oldest games with cells, and the ancestor of Baker’s Game, which has four cells in place of eight and lets any card into a space. FreeCell followed from that.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 99.8805, margin: 0.0022, who: 'solver', information: 'open', sample: 10_000_000, source: 'blake' },
    { options: {}, rules: 'Standard, Mark Masten’s count', percent: 99.8801, margin: 0.001, who: 'solver', information: 'open', sample: 50_000_000, source: 'blake' },
  ], // prettier-ignore
  claims: ['Two programs that share no code agree on about one lost deal in 840 [blake].'],
  disagreements: [
    {
      question: 'What goes into a space?',
      sources: 'A king, by most rules [wikipedia, pysolfc]; any card [dkm].',
      here: 'A king; any card is an option.',
    },
    {
      question: 'How are columns built?',
      sources: 'In suit, traditionally; in alternating colours, if you like [wikipedia].',
      here: 'In suit; alternating colours are an option.',
    },
  ],
  similar: [
    { title: 'Baker’s Game', game: 'bakers-game', text: 'Four cells that begin empty, and any card in a space.' },
    { title: 'Seahaven Towers', game: 'seahaven-towers', text: 'Four cells and ten columns of five.' },
    { title: 'Tuxedo', game: 'tuxedo', text: 'Seven columns, seven cells, and sequences that move as one.' },
    { title: 'FreeCell', game: 'freecell', text: 'Four cells, in alternating colours.' },
  ], // prettier-ignore
  references: [
    BLAKE,
    { id: 'wikipedia', by: 'Wikipedia', title: 'Eight Off', url: 'https://en.wikipedia.org/wiki/Eight_Off' },
    { id: 'central', by: 'Solitaire Central', title: 'Paul Alfille', url: 'http://solitairecentral.com/inventors/PaulAlfille.html' },
    { id: 'dkm', by: 'DKM Software', title: 'Eight Off Help', url: 'https://dkmgames.com/Solitaire/EightOffHelp.htm' },
    PYSOLFC,
  ], // prettier-ignore
};
