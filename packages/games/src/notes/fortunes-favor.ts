/** Notes on Fortune’s Favor. Rules from Wikipedia, PySolFC, Politaire and Solitaire Forever. */
import type { GameNotes } from './note.ts';
import { BLAKE, LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const fortunesFavorNotes: GameNotes = {
  of: 'fortunes-favor',
  summary:
    'Twelve single cards, built down in suit; a space is filled at once from the waste or the stock. Almost every deal can be won.',
  tip: 'Join what is of one suit as soon as you can: each join brings a new card onto the table.',
  strategy: [
    'Before you draw, make every play that empties a column. The next card of the stock then comes to you without going through the waste.',
    'A space takes the last card of the waste. Empty a column while a useful card lies there, not just after you have covered it.',
    'Put high cards on their suit early: the queen under the king keeps both out of the way.',
  ],
  cases: [
    {
      question: 'Can I keep a column empty?',
      answer: 'Only when waste and stock are both out. Until then it is filled in the same move.',
    },
    {
      question: 'What goes into a space at the end?',
      answer: 'Any card, one at a time.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Hoffmann described it in England in 1892, Dick in America in 1898; the rows of six came with Morehead and Mott-Smith in 1949 [wikipedia].',
    'It is Busy Aces with one pack and the aces laid out [forever].',
  ],
  rates: [
    { options: {}, rules: 'Every card known', percent: 99.9999879, margin: 0.0000022, who: 'solver', information: 'open', sample: 1_000_000_000, source: 'blake' },
    { options: {}, rules: 'What a book expects', percent: 90, margin: null, who: 'player', information: 'closed', sample: null, source: 'wikipedia' },
  ], // prettier-ignore
  claims: ['Our list of the deals 1 to 10,000: all can be won, with every card known [listed].'],
  disagreements: [
    {
      question: 'Are spaces filled at once?',
      sources:
        'From the waste or else the stock, by themselves [wikipedia, politaire, pysolfc]; when you like, from the waste [tilldawn]; either reading is possible [forever].',
      here: 'At once; an option leaves it to you.',
    },
    {
      question: 'How often through the stock?',
      sources: 'Once [pysolfc, politaire, tilldawn]; some books allow a second pass [forever].',
      here: 'Once; two passes are an option.',
    },
  ],
  similar: [
    { title: 'Busy Aces', game: 'busy-aces', text: 'Two packs, and the aces come as they come.' },
    { title: 'Carpet', game: 'carpet', text: 'Twenty single cards, and nothing is built on them.' },
  ], // prettier-ignore
  references: [
    BLAKE,
    { id: 'wikipedia', by: 'Wikipedia', title: 'Fortune’s Favor', url: 'https://en.wikipedia.org/wiki/Fortune%27s_Favor' },
    PYSOLFC,
    POLITAIRE_DATA,
    { id: 'tilldawn', by: 'Semicolon Software', title: 'Solitaire Till Dawn: Fortune’s Favor', url: 'https://semicolon.com/Solitaire/Rules/FortunesFavor.html' },
    { id: 'forever', by: 'Solitaire Forever', title: 'Fortune’s Favor', url: 'http://solitaireforever.com/sf2/games/fortunes-favor.html' },
    LISTED,
  ], // prettier-ignore
};
