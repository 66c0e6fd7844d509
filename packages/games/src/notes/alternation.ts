/** Notes on Alternation. Rules from PySolFC, Politaire and others; PySolFC lets only kings into its spaces in Interchange. */
import type { GameNotes } from './note.ts';
import { LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const alternationNotes: GameNotes = {
  of: 'alternation',
  summary:
    'Two packs, and seven columns in which every other card is face down. You build in alternating colours, sequences move, and the stock goes by once.',
  tip: 'The face-up cards between the face-down ones are your plan: you can see what each column will bring next.',
  strategy: [
    'Twenty-one cards are face down, three in each column. Work on one column until it is empty.',
    'A card that lies open deep in a column can be counted on: keep a place for it before you dig it out.',
    'Fifty-five cards come from the stock. Play what you can before you turn the next one.',
  ],
  cases: [
    {
      question: 'May a sequence go into a space?',
      answer: 'Yes, any card or sequence; an option allows only kings.',
    },
    {
      question: 'Is a sequence longer than its face-up part?',
      answer: 'No. A face-down card ends it, even if it would fit once you turn it up.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'It is one of a group of games with the same deal: Interchange is built in suit, Breakwater whatever the suit.',
  ],
  rates: [],
  claims: [
    'Our list of the deals 1 to 30: 2 can be won, 0 can’t be won, 28 undecided, with every card known and at most 1,000,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'What goes into a space?',
      sources: 'Any card or sequence [pysolfc, politaire]; kings only [netexl].',
      here: 'Any card or sequence; kings only is an option.',
    },
    {
      question: 'How are the columns built?',
      sources:
        'In alternating colours [pysolfc, politaire, netexl]; in one set of rules, whatever the suit [mobilityware].',
      here: 'In alternating colours; the others are options.',
    },
  ],
  similar: [
    { title: 'Number Ten', game: 'number-ten', text: 'Ten columns, with the face-down cards all at the bottom.' },
    { title: 'Athena', game: 'athena', text: 'One pack in the same pattern.' },
    { title: 'Stonewall', game: 'stonewall', text: 'The same pattern with a reserve in place of the stock.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    POLITAIRE_DATA,
    { id: 'netexl', by: 'netexl', title: 'Alternation', url: 'http://www.netexl.com/silverlight-games/alternation' },
    { id: 'mobilityware', by: 'MobilityWare', title: 'How to Play Alternations Solitaire', url: 'https://www.mobilityware.com/how-to-play-alternations-solitaire/' },
    LISTED,
  ], // prettier-ignore
};
