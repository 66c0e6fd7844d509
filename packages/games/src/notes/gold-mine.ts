/** Notes on Gold Mine. Rules from PySolFC and Aisleriot. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, PYSOLFC } from './references.ts';

export const goldMineNotes: GameNotes = {
  of: 'gold-mine',
  summary:
    'Klondike that begins with nothing on the table: seven empty columns, the whole pack in the stock, three cards a draw and one pass.',
  tip: 'Don’t fill the columns quickly. Each of them is worth a choice later.',
  strategy: [
    'Start columns with high cards. A low one blocks its column until its suit has come that far.',
    'Of three cards drawn the last comes first. Before you take it, see whether the two below it have places.',
  ],
  cases: [{ question: 'May a sequence go into a space?', answer: 'Yes, any card or sequence.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Its manual in Aisleriot, by Alan Horkan (2005), plays on the name: one chance to establish your gold mine.',
  ],
  rates: [],
  claims: [
    'Aisleriot’s manual says that with skill it can be won most of the time [aisleriot]; one site says half of the time, but moves any cards as a group [gem].',
    'Our list of the deals 1 to 200: 149 can be won, 0 can’t be won, 51 undecided, with every card known and at most 300,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'What moves together?',
      sources: 'Sequences [pysolfc, aisleriot]; any cards [gem].',
      here: 'Sequences.',
    },
  ],
  similar: [
    { title: 'Klondike', game: 'klondike', text: 'Twenty-eight cards are dealt first.' },
    { title: 'Westcliff', game: 'westcliff', text: 'Ten columns of three; one card a draw.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    AISLERIOT,
    { id: 'gem', by: 'Gem Solitaire', title: 'Gold Mine', url: 'https://gemsolitaire.com/play/gold-mine' },
    LISTED,
  ], // prettier-ignore
};
