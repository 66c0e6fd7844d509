/** Notes on Lucas. Solitaire Forever tells how its rules changed. */
import type { GameNotes } from './note.ts';
import { LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const lucasNotes: GameNotes = {
  of: 'lucas',
  summary: 'Forty Thieves made kind: the eight aces are out, and there are thirteen columns of three.',
  tip: 'Play twos and threes up at once; later ones only when they free something.',
  strategy: [
    'Spaces come easily. Use them to put sequences together, and keep one for the waste.',
    'Don’t take every card from the waste that fits. A covered card you need soon costs more.',
  ],
  cases: [{ question: 'Is there a second pass?', answer: 'No; an option allows it.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Solitaire Forever traces it from a French book by the Comtesse de Blanccoeur, through Professor Hoffmann, who added a second pass, to David Parlett, who also lets sequences move. It suspects misunderstandings both times.',
  ],
  rates: [],
  claims: [
    'Our list of the deals 1 to 200: 200 can be won, 0 can’t be won, 0 undecided, with every card known and at most 1,000,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'Are the aces out?',
      sources:
        'Yes, with three rows [forever, politaire]; no, with four rows and sequences that move [pysolfc].',
      here: 'Yes; the others are options.',
    },
  ],
  similar: [
    { title: 'Limited', game: 'limited', text: 'Twelve columns, aces in the pack.' },
    { title: 'Forty Thieves', game: 'forty-thieves', text: 'The hard original.' },
  ], // prettier-ignore
  references: [
    { id: 'forever', by: 'Solitaire Forever', title: 'Lucas', url: 'http://solitaireforever.com/sf2/games/lucas.html' },
    PYSOLFC,
    POLITAIRE_DATA,
    LISTED,
  ], // prettier-ignore
};
