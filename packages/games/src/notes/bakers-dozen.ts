/** Notes on Baker’s Dozen. Rules from PySolFC, Aisleriot, Wikipedia and Solitaire Forever. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, PYSOLFC } from './references.ts';

export const bakersDozenNotes: GameNotes = {
  of: 'bakers-dozen',
  summary:
    'Thirteen columns of four open cards, built down whatever the suit, one card at a time. Empty columns stay empty, and to make up for that the kings are put at the bottom of their columns before you start. Most deals can be won, but few come out by themselves.',
  tip: 'A column you empty is gone for good. Before you take its last card away, make sure that you won’t need it to build on.',
  strategy: [
    'Look for the aces and twos first, and for a low card that lies under a higher one of its own suit: one of the two must move before the suit can go up.',
    'Any card one rank higher takes the next. Choose the column that you need last.',
    'Kings at the bottom take queens only when all else has left the column. A column down to its king is worth more than an empty one.',
    'Keep the cards of one rank apart: if all queens are covered, no jack can move.',
  ],
  cases: [
    {
      question: 'What if two kings are dealt to one column?',
      answer: 'Both go to the bottom, in the order in which they lie.',
    },
    { question: 'May several cards move at once?', answer: 'No, only the last card of a column.' },
    { question: 'What goes into an empty column?', answer: 'Nothing. Kings are an option.' },
  ],
  house: [
    'Leave the kings where they are dealt. Few deals come out then.',
    'Let a king into an empty column; Portuguese Solitaire does.',
  ],
  glossary: [{ term: 'Baker’s dozen', meaning: 'Thirteen: the number of columns.' }],
  trivia: [],
  history: [
    'Dick & Fitzgerald described it in the 19th century with three of the four cards of a column face down. By now all are dealt face up [forever].',
    'Good Measure, Spanish Patience, Castles in Spain and Portuguese Solitaire are its children [wikipedia].',
  ],
  rates: [],
  claims: [
    'Our list of the deals 1 to 1,000: 803 can be won, 1 can’t be won, 196 undecided, with every card known and at most 200,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'When do the kings go down?',
      sources:
        'After the deal, all of them [wikipedia, forever]; after each row, when they are the last card [aisleriot]; each king changes places with another card [pysolfc].',
      here: 'After the deal. PySolFC’s deal numbers give its own layouts.',
    },
    {
      question: 'Are all cards dealt face up?',
      sources:
        'Yes [wikipedia, pysolfc, aisleriot]; in the oldest books only the last of each column [forever].',
      here: 'Yes.',
    },
  ],
  similar: [
    { title: 'Good Measure', game: 'good-measure', text: 'Ten columns of five, two aces out.' },
    { title: 'Spanish Patience', game: 'spanish-patience', text: 'Any card into an empty column, and kings stay where they fall.' },
    { title: 'Bisley', game: 'bisley', text: 'Thirteen columns in suit, up and down.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    AISLERIOT,
    {
      id: 'wikipedia',
      by: 'Wikipedia',
      title: 'Baker’s Dozen (solitaire)',
      url: 'https://en.wikipedia.org/wiki/Baker%27s_Dozen_(solitaire)',
    },
    {
      id: 'forever',
      by: 'Solitaire Forever',
      title: 'Baker’s Dozen solitaire rules',
      url: 'http://solitaireforever.com/sf2/games/bakers-dozen.html',
    },
    LISTED,
  ],
};
