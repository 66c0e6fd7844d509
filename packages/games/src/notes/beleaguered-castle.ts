/** Notes on Beleaguered Castle. */
import type { GameNotes } from './note.ts';
import { BLAKE, PYSOLFC } from './references.ts';

export const beleagueredCastleNotes: GameNotes = {
  of: 'beleaguered-castle',
  summary:
    'Every card is in sight, and you move them one at a time. The aces are in the middle; dig the low cards out from under the high ones before you run out of empty rows.',
  tip: 'Empty a row as early as you can, and don’t fill it until it pays off.',
  strategy: [
    'Look for the twos and threes first: how many cards lie on each, and where could those go?',
    'Suits don’t matter in the rows, so if a card has two places to go, choose the one that buries no low card.',
    'An empty row takes any card. Use it to get at a low card, ideally with a card you can build on.',
    'Keep the four foundations level: if one suit runs far ahead, cards of the others run out of places to go.',
  ],
  cases: [
    {
      question: 'May several cards move together?',
      answer: 'No. A sequence moves one card at a time, through empty rows. Sequences are an option.',
    },
    { question: 'May cards come back from the foundations?', answer: 'No; an option allows it.' },
  ],
  house: ['Deal the aces with the rest for a harder start. That’s an option here.'],
  glossary: [
    {
      term: 'Row',
      meaning:
        'One of the eight columns; on a real table they are laid out sideways, four on each side of the aces.',
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
      text: 'Also face-up columns and four foundations, but built in suit, with a small stock.',
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
