/** Notes on Red and Black. Solitaire Forever and Wikipedia tell the two games apart. */
import type { GameNotes } from './note.ts';
import { LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const redAndBlackNotes: GameNotes = {
  of: 'red-and-black',
  summary:
    'Two packs, aces out, and red on black everywhere: down on the eight columns, and up on the foundations too.',
  tip: 'A card fits on several foundations. Keep their heights level, so that every card finds one.',
  strategy: [
    'On the foundations a red 5 may go on any black 4. Choose the one that frees the colour you lack.',
    'Eight columns of one card empty quickly at the start. Fill them with high cards.',
  ],
  cases: [{ question: 'Do suits matter?', answer: 'No, only red and black.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Lady Cadogan’s book has a game of the same name whose foundations are built in suit [forever]. It is also called Rouge et Noir, like an unrelated game.',
  ],
  rates: [],
  claims: [
    'Our list of the deals 1 to 150: 147 can be won, 0 can’t be won, 3 undecided, with every card known and at most 1,000,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'What fills a space?',
      sources: 'The waste or the stock, at once [gambiter]; any card [pysolfc].',
      here: 'Any card; cards of the waste only is an option.',
    },
    {
      question: 'May sequences move?',
      sources: 'Yes [pysolfc]; no [forever].',
      here: 'Yes; single cards are an option.',
    },
  ],
  similar: [
    { title: 'Congress', game: 'congress', text: 'Eight columns, aces in the pack.' },
    { title: 'Forty Thieves', game: 'forty-thieves', text: 'Built in suit throughout.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    POLITAIRE_DATA,
    { id: 'forever', by: 'Solitaire Forever', title: 'Red and Black (Cadogan)', url: 'http://solitaireforever.com/sf2/games/red-and-black-(cadogan).html' },
    { id: 'gambiter', by: 'Gambiter', title: 'Red and Black', url: 'https://gambiter.com/solitaire/Red_and_black_solitaire.html' },
    LISTED,
  ], // prettier-ignore
};
