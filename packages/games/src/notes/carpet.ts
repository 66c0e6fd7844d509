/** Notes on Carpet. Blake and Gent print the exact figures of Mark Masten. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, BLAKE, LISTED, PYSOLFC } from './references.ts';

export const carpetNotes: GameNotes = {
  of: 'carpet',
  summary:
    'Twenty cards lie open as a carpet. Nothing is built there; holes are mended from the waste, and the foundations take what they can.',
  tip: 'Leave a hole open until a low card comes; high cards can wait in the waste.',
  strategy: [
    'A card on the carpet is always free, so put there what would block the waste at a bad place.',
    'Before you mend a hole count how many cards of that suit are still missing below it.',
    'Holding a card back from a foundation gains nothing here: nothing is built on the carpet.',
  ],
  cases: [
    {
      question: 'May a stock card fill a hole?',
      answer: 'Yes: draw it to the waste and play it from there.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: ['Most books set the aces out first; Basil Dalton’s leaves them in the pack, says Wikipedia.'],
  rates: [
    { options: {}, rules: 'Aces in the pack', percent: 87.558, margin: 0.021, who: 'solver', information: 'open', sample: 10_000_000, source: 'blake' },
    { options: { aces: 'out' }, rules: 'Aces out', percent: 95.186, margin: 0.014, who: 'solver', information: 'open', sample: 10_000_000, source: 'blake' },
  ], // prettier-ignore
  claims: [
    'Our list of the deals 1 to 500: 441 can be won, 49 can’t be won, 10 undecided, with every card known and at most 1,000,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'Are the aces out?',
      sources: 'Yes [wikipedia, pysolfc, aisleriot]; no, says Dalton [forever].',
      here: 'No; an option puts them out.',
    },
    {
      question: 'Are holes filled at once?',
      sources: 'By themselves [aisleriot]; when you like [pysolfc].',
      here: 'When you like.',
    },
  ],
  similar: [
    { title: 'Four Seasons', game: 'four-seasons', text: 'Five piles that are built on.' },
    { title: 'Auld Lang Syne', game: 'auld-lang-syne', text: 'Four piles that nothing leaves but to the foundations.' },
  ], // prettier-ignore
  references: [
    BLAKE,
    { id: 'wikipedia', by: 'Wikipedia', title: 'Carpet', url: 'https://en.wikipedia.org/wiki/Carpet_(card_game)' },
    PYSOLFC,
    AISLERIOT,
    { id: 'forever', by: 'Solitaire Forever', title: 'Carpet', url: 'http://solitaireforever.com/sf2/games/carpet.html' },
    LISTED,
  ], // prettier-ignore
};
