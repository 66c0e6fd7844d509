/** Notes on Beleaguered Castle. */
import type { GameNotes } from './note.ts';
import { BLAKE, PYSOLFC } from './references.ts';

export const beleagueredCastleNotes: GameNotes = {
  of: 'beleaguered-castle',
  summary:
    'Everything is in sight and nothing moves but single cards. The aces stand in the middle; free the low cards from under the high ones before the last empty row is gone.',
  tip: 'Empty one row as early as you can, and do not fill it until it pays.',
  strategy: [
    'Look for the twos and threes first: how many cards lie on each, and where could those go?',
    'Suits do not matter for building, so of two places for a card prefer the one that buries no low card.',
    'An empty row takes any card. Use it to get at a low card, best when the card you put there can be built on.',
    'Keep the four foundations level: a suit far ahead leaves cards of the others without a place.',
  ],
  cases: [
    {
      question: 'May several cards move together?',
      answer: 'No. A sequence moves one card at a time, through empty rows. Sequences are an option.',
    },
    { question: 'May cards come back from the foundations?', answer: 'No; an option allows it.' },
  ],
  house: ['Deal the aces with the rest for a harder start; that is an option here.'],
  glossary: [
    {
      term: 'Row',
      meaning:
        'One of the eight columns; on a real table they lie sideways, four to the left and four to the right of the aces.',
    },
    { term: 'Castle', meaning: 'The column of four foundations in the middle.' },
  ],
  trivia: [],
  history: [
    'Dick’s collection of 1883 has it first, and most books of patience since.',
    'Streets and Alleys deals the aces with the rest. It is a named variation here.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 68.17, margin: 0.099, who: 'solver', information: 'open', sample: 2_000_000, source: 'blake' },
    { options: { aces: 'dealt' }, rules: 'Streets and Alleys', percent: 51.187, margin: 0.186, who: 'solver', information: 'open', sample: 2_000_000, source: 'blake' },
  ], // prettier-ignore
  claims: [
    'More often than not you are stuck in Streets and Alleys within a few moves, says one program’s guide [tilldawn].',
  ],
  disagreements: [],
  similar: [
    { title: 'Siegecraft', text: 'The same with a cell.', game: 'siegecraft' },
    { title: 'Stronghold', text: 'The aces dealt with the rest, and a cell.', game: 'stronghold' },
    { title: 'Fortress Patience', text: 'Ten rows, built up or down in suit.', game: 'fortress-patience' },
    {
      title: 'Ali Baba',
      text: 'Also open columns and single foundations, built in suit, with a small stock.',
      game: 'ali-baba',
    },
    { title: 'Forty Thieves', text: 'Two packs, ten columns in suit, and a stock.', game: 'forty-thieves' },
  ],
  references: [
    BLAKE,
    { id: 'wikipedia', by: 'Wikipedia', title: 'Beleaguered Castle', url: 'https://en.wikipedia.org/wiki/Beleaguered_Castle' },
    { id: 'tilldawn', by: 'Semicolon Software', title: 'Rules for Streets and Alleys', url: 'http://semicolon.com/Solitaire/Rules/StreetsAndAlleys.html' },
    PYSOLFC,
  ], // prettier-ignore
};
