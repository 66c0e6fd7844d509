/** Notes on Fan. */
import type { GameNotes } from './note.ts';
import { BLAKE } from './references.ts';

export const fanPatienceNotes: GameNotes = {
  of: 'fan-patience',
  summary:
    'Seventeen fans of three cards and one of one. Only the top cards move, one at a time and in suit, so each card has exactly one place to go. An empty fan takes a king.',
  tip: 'Before you lay a card on another, ask how it will get away again.',
  strategy: [
    'A card that is built on is locked until the card on it goes up or is moved back. Build only where you do not need the card below soon.',
    'Kings at the foot of a fan are harmless; a king on top of two cards needs an empty fan.',
    'If two cards of a suit lie in one fan, the lower rank under the higher, the higher one needs its own neighbour in time.',
    'Cards may come back from the foundations. Taking down a card to move another is sometimes the only way.',
  ],
  cases: [
    { question: 'May several cards move at once?', answer: 'No.' },
    { question: 'What does an empty fan take?', answer: 'A king. Options allow any card, or nothing.' },
    {
      question: 'May cards come back from the foundations?',
      answer:
        'Yes, the last card of a foundation may go back to a column where it fits. An option forbids it.',
    },
    { question: 'Are the cards dealt again?', answer: 'No. That is La Belle Lucie, which deals twice more.' },
  ],
  house: ['Build in alternating colours; PySolFC has that as Ceiling Fan.'],
  glossary: [{ term: 'Fan', meaning: 'A column of up to three cards as dealt.' }],
  trivia: [],
  history: [
    'La Belle Lucie, the best known game of this kind, is an old French one; Lady Cadogan printed it in English in the 1870s. It is also called The Fan. The game here is the form without a second deal.',
  ],
  rates: [
    {
      options: { fans: 'even' },
      rules: 'Sixteen fans of three and two of two',
      percent: 48.776,
      margin: 0.099,
      who: 'solver',
      information: 'open',
      sample: 1_000_000,
      source: 'blake',
    },
  ],
  claims: [
    'Nearly half of all deals can be won [blake]. La Belle Lucie, with two redeals and no kings in spaces, was put at one in ten by Morehead and Mott-Smith [lucie].',
  ],
  disagreements: [
    {
      question: 'May cards come back from the foundations?',
      sources: 'Yes [blake]; no [fsolitaire].',
      here: 'Yes; an option forbids it.',
    },
  ],
  similar: [
    { title: 'Box Fan', game: 'box-fan', text: 'Sixteen fans, aces out, alternating colours.' },
    {
      title: 'Scotch Patience',
      game: 'scotch-patience',
      text: 'The same fans, built whatever the suit; foundations in alternating colours.',
    },
    { title: 'Alpha Star', game: 'alpha-star', text: 'Twelve columns in suit, and runs move.' },
  ],
  references: [
    BLAKE,
    {
      id: 'pysolfc',
      by: 'PySolFC',
      title: 'Rules of Fan',
      url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/fan.html',
    },
    { id: 'fsolitaire', by: 'fsolitaire.com', title: 'How to play Fan', url: 'https://fsolitaire.com/fan' },
    {
      id: 'wikipedia',
      by: 'Wikipedia',
      title: 'La Belle Lucie',
      url: 'https://en.wikipedia.org/wiki/La_Belle_Lucie',
    },
    {
      id: 'lucie',
      by: 'Albert H. Morehead and Geoffrey Mott-Smith',
      title: 'La Belle Lucie, from The Complete Book of Solitaire and Patience Games',
      url: 'https://botproductions.com/jonathan/solpack/labellelucie.html',
    },
  ],
};
