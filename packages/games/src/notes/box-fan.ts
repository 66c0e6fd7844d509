/** Notes on Box Fan. */
import type { GameNotes } from './note.ts';
import { BLAKE } from './references.ts';

export const boxFanNotes: GameNotes = {
  of: 'box-fan',
  summary:
    'Sixteen fans of three in a square, the aces already up. Cards move one by one, red on black, and an empty fan takes a king.',
  tip: 'Every card has two places: take the one that covers nothing you need.',
  strategy: [
    'Twos that lie under kings are the trouble of this game. Empty a fan for such a king before anything else.',
    'Fans have three cards at most in the deal, so a space is never more than two or three moves away. Look for it at once.',
    'Build on kings that lie at the foot of their fans: they are columns that never have to move.',
  ],
  cases: [
    { question: 'May several cards move at once?', answer: 'No.' },
    { question: 'What does an empty fan take?', answer: 'Only a king.' },
    {
      question: 'May cards come back from the foundations?',
      answer:
        'Yes, the last card of a foundation may go back to a column where it fits. An option forbids it.',
    },
  ],
  house: ['Build the fans in suit; that is much harder and an option here.'],
  glossary: [{ term: 'Box', meaning: 'The square of four rows with four fans.' }],
  trivia: [],
  history: [],
  rates: [],
  claims: ['No win rate is published for it [blake].'],
  disagreements: [],
  similar: [
    { title: 'Fan', game: 'fan-patience', text: 'Eighteen fans in suit, aces in the deal.' },
    {
      title: 'Raglan',
      game: 'raglan',
      text: 'Aces out and alternating colours, in nine columns with a reserve.',
    },
  ],
  references: [
    BLAKE,
    {
      id: 'pysolfc',
      by: 'PySolFC',
      title: 'Rules of Box Fan',
      url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/boxfan.html',
    },
    {
      id: 'fsolitaire',
      by: 'fsolitaire.com',
      title: 'How to play Box Fan',
      url: 'https://fsolitaire.com/box-fan',
    },
  ],
};
