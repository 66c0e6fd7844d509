/** Notes on Beleaguered Castle. */
import type { GameNotes } from './note.ts';

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
      answer: 'No. You have to move a sequence one card at a time, through empty rows.',
    },
    { question: 'May cards come back from the foundations?', answer: 'No.' },
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
  history: [],
  rates: [],
  claims: ['We give no win rate because we have not measured one yet.'],
  disagreements: [],
  similar: [
    {
      title: 'Ali Baba',
      text: 'Also face-up columns and four foundations, but built in suit, with a small stock.',
      game: 'ali-baba',
    },
    { title: 'Forty Thieves', text: 'Two packs, ten columns in suit, and a stock.', game: 'forty-thieves' },
  ],
  references: [],
};
