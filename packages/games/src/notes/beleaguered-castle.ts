/** Notes on Beleaguered Castle. */
import type { GameNotes } from './note.ts';

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
      answer: 'No. A sequence moves one card at a time, through empty rows.',
    },
    { question: 'May cards come back from the foundations?', answer: 'No.' },
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
  history: [],
  rates: [],
  claims: ['No win rate is given here: none was measured with this program yet.'],
  disagreements: [],
  similar: [
    {
      title: 'Ali Baba',
      text: 'Also open columns and single foundations, built in suit, with a small stock.',
      game: 'ali-baba',
    },
    { title: 'Forty Thieves', text: 'Two packs, ten columns in suit, and a stock.', game: 'forty-thieves' },
  ],
  references: [],
};
