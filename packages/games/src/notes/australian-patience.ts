/** Notes on Australian Patience. Rules from PySolFC, Aisleriot and Wikipedia. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, PYSOLFC } from './references.ts';

export const australianPatienceNotes: GameNotes = {
  of: 'australian-patience',
  summary:
    'Seven open columns of four, built down in suit. Any card moves with all that lies on it, and the stock goes by once.',
  tip: 'Put the columns in order before you draw; each card of the stock comes only once.',
  strategy: [
    'A card goes on one other card only. Note which of those partners lie below each other in one column: they need a space or a foundation.',
    'Leave the waste’s last card reachable. What is buried there can be had back only in reverse order.',
  ],
  cases: [{ question: 'What may go into an empty column?', answer: 'A king, with all that lies on it.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Wikipedia calls it a combination of Klondike and Scorpion close to Yukon, and says that two can play it as a race.',
  ],
  rates: [
    { options: {}, rules: 'As players estimate', percent: 20, margin: null, who: 'player', information: 'closed', sample: null, source: 'wikipedia' },
  ], // prettier-ignore
  claims: [
    'With a second pass it is called Canberra, with passes without limit Tasmanian [wikipedia].',
    'Our list of the deals 1 to 300: 34 can be won, 17 can’t be won, 249 undecided, with every card known and at most 100,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'May cards come back from the foundations?',
      sources: 'No [aisleriot]; yes [pysolfc].',
      here: 'No; an option allows it.',
    },
  ],
  similar: [
    { title: 'Yukon', game: 'yukon', text: 'No stock, and alternating colours.' },
    { title: 'Klondike', game: 'klondike', text: 'Columns face down and sequences only.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    AISLERIOT,
    { id: 'wikipedia', by: 'Wikipedia', title: 'Australian Patience', url: 'https://en.wikipedia.org/wiki/Australian_Patience' },
    LISTED,
  ], // prettier-ignore
};
