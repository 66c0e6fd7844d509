/** Notes on Backbone. Wikipedia, Aisleriot, PySolFC and Solitaire Forever describe four lengths and fillings. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, PYSOLFC } from './references.ts';

export const backboneNotes: GameNotes = {
  of: 'backbone',
  summary:
    'Two packs around a spine: two columns of eleven cards that one last card locks, and eight columns beside them, built in suit.',
  tip: 'Get the card at the foot of the backbone away first; everything else there waits for it.',
  strategy: [
    'Nothing can be built on the backbone, so look up along it for the first card without a place, and make room in time.',
    'Keep a space for a king of the backbone: it goes nowhere else until its suit is done.',
  ],
  cases: [{ question: 'May a card of the backbone go into a space?', answer: 'Yes; an option forbids it.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: ['Mary Whitmore Jones and Basil Dalton describe it with ten cards a side [forever].'],
  rates: [],
  claims: [
    'Wikipedia calls it difficult to win [wikipedia].',
    'Our list of the deals 1 to 120: 120 can be won, 0 can’t be won, 0 undecided, with every card known and at most 1,000,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'How long is the backbone?',
      sources: 'Twice eleven and one [pysolfc]; twice ten and one [forever]; twice nine and one [aisleriot].',
      here: 'Twice eleven and one; nine is an option.',
    },
    {
      question: 'How often through the stock?',
      sources: 'Twice [wikipedia, aisleriot]; once [pysolfc].',
      here: 'Twice; once is an option.',
    },
  ],
  similar: [
    { title: 'Busy Aces', game: 'busy-aces', text: 'The same columns without a backbone.' },
    { title: 'Forty Thieves', game: 'forty-thieves', text: 'Forty cards in columns.' },
  ], // prettier-ignore
  references: [
    { id: 'wikipedia', by: 'Wikipedia', title: 'Backbone', url: 'https://en.wikipedia.org/wiki/Backbone_(card_game)' },
    PYSOLFC,
    AISLERIOT,
    { id: 'forever', by: 'Solitaire Forever', title: 'Backbone', url: 'http://solitaireforever.com/sf2/games/backbone.html' },
    LISTED,
  ], // prettier-ignore
};
