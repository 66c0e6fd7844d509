/** Notes on Scotch Patience. */
import type { GameNotes } from './note.ts';
import { BLAKE } from './references.ts';

export const scotchPatienceNotes: GameNotes = {
  of: 'scotch-patience',
  summary:
    'The eighteen fans with two rules turned round: in the fans suits do not matter, and the foundations grow red on black. Empty fans stay empty.',
  tip: 'Two foundations begin red and two black: keep both pairs level.',
  strategy: [
    'Each rank goes up in two colours in turn. A red two goes on either black ace, so choose the one that the next black three needs.',
    'Most cards have up to four places in the fans. Do not lay one on a card that is needed sooner.',
    'A king can go nowhere but to the end of a finished foundation. If one lies on a card you need, finish a foundation early without that card: there are two of its rank in each colour.',
  ],
  cases: [
    { question: 'May several cards move at once?', answer: 'No.' },
    { question: 'What does an empty fan take?', answer: 'Nothing. Options allow kings, or any card.' },
    {
      question: 'May cards come back from the foundations?',
      answer: 'No, they stay there. An option allows it.',
    },
  ],
  house: [
    'Build the foundations in suit and the fans in alternating colours, as the solver Solvitaire has it; both are options here.',
  ],
  glossary: [{ term: 'Fan', meaning: 'A column of up to three cards as dealt.' }],
  trivia: [],
  history: [],
  rates: [],
  claims: ['No win rate is published; the great study of odds leaves the game out [blake].'],
  disagreements: [
    {
      question: 'How are the foundations built?',
      sources:
        'In alternating colours [pysolfc, fsolitaire]; in suit, with fans in alternating colours [solvitaire].',
      here: 'In alternating colours.',
    },
    {
      question: 'How are the last cards dealt?',
      sources:
        'Seventeen fans of three and a single card [pysolfc]; sixteen of three and two of two [fsolitaire].',
      here: 'Seventeen and a single card.',
    },
  ],
  similar: [
    { title: 'Fan', game: 'fan-patience', text: 'In suit, with kings in empty fans.' },
    { title: 'Box Fan', game: 'box-fan', text: 'Alternating colours in the fans, foundations in suit.' },
  ],
  references: [
    BLAKE,
    {
      id: 'pysolfc',
      by: 'PySolFC',
      title: 'Rules of Scotch Patience',
      url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/scotchpatience.html',
    },
    {
      id: 'fsolitaire',
      by: 'fsolitaire.com',
      title: 'How to play Scotch',
      url: 'https://fsolitaire.com/scotch',
    },
    {
      id: 'solvitaire',
      by: 'Charlie Blake',
      title: 'Solvitaire, a solver of patience games',
      url: 'https://github.com/thecharlieblake/Solvitaire',
    },
  ],
};
