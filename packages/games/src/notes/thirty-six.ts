/** Notes on Thirty-Six. */
import type { GameNotes } from './note.ts';
import { BLAKE } from './references.ts';

export const thirtySixNotes: GameNotes = {
  of: 'thirty-six',
  summary:
    'Six columns of six open cards, built whatever the suit and moved whole, and a stock of sixteen that goes by once. Nineteen deals in twenty can be won.',
  tip: 'Empty a column before you turn the stock, if you can.',
  strategy: [
    'Do all you can in the columns before you turn a card. A waste of low cards is the only way to lose.',
    'A card of the waste that fits in a column should go there, as long as it covers no ace or two.',
    'Sequences may start in a space. Move the one whose column you want to see the foot of.',
  ],
  cases: [
    {
      question: 'May several cards move at once?',
      answer: 'Yes, a sequence of any suits, whole or in part.',
    },
    { question: 'Is there a second pass?', answer: 'No.' },
    {
      question: 'May cards come back from the foundations?',
      answer: 'No, they stay there. An option allows it.',
    },
  ],
  house: [
    'Move aces to the foundations during the deal, as PySolFC does; that makes the columns a little shorter.',
  ],
  glossary: [
    { term: 'Waste', meaning: 'The cards turned from the stock and not played; only the last is in play.' },
  ],
  trivia: [],
  history: [],
  rates: [
    {
      options: {},
      rules: 'The rules as on this page',
      percent: 94.674,
      margin: 0.1,
      who: 'solver',
      information: 'open',
      sample: 1_000_000,
      source: 'blake',
    },
  ],
  claims: ['Jan Wolter’s earlier estimate was 94.488%, give or take 0.307 [blake].'],
  disagreements: [
    {
      question: 'What becomes of aces in the deal?',
      sources:
        'They stay where they fall [blake, fsolitaire]; they go to the foundations at once and are not replaced [pysolfc].',
      here: 'They stay, so the columns of a PySolFC number differ where an ace falls.',
    },
  ],
  similar: [
    { title: 'Ali Baba', game: 'ali-baba', text: 'One pack too, ten columns in suit and a stock of twelve.' },
    { title: 'Thirty', game: 'thirty', text: 'Thirty-two cards, no stock.' },
  ],
  references: [
    BLAKE,
    {
      id: 'pysolfc',
      by: 'PySolFC',
      title: 'Rules of Thirty-Six',
      url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/thirtysix.html',
    },
    {
      id: 'fsolitaire',
      by: 'fsolitaire.com',
      title: 'How to play Thirty Six',
      url: 'https://fsolitaire.com/thirty-six',
    },
  ],
};
