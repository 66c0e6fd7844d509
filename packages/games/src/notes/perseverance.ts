/** Notes on Perseverance. Rules from PySolFC, Wikipedia and Solitaire Forever. */
import type { GameNotes } from './note.ts';
import { LISTED, PYSOLFC } from './references.ts';

export const perseveranceNotes: GameNotes = {
  of: 'perseverance',
  summary:
    'The game that Cruel was made from: twelve columns of four in suit, aces out, spaces never filled. Sequences move as one, which helps, but the columns are dealt again only twice.',
  tip: 'Play out everything before you deal again, and then look what would come to the top: you have two deals, and nothing is left to chance.',
  strategy: [
    'A sequence in suit moves as one: bring cards together even if the top one goes nowhere yet.',
    'A sequence that fills a whole packet stays whole when the columns are dealt again.',
    'As long as all columns before it have four cards, the top card of a column stays on top. Take cards away early in the row to bring new ones up.',
    'Before the last deal, see that no low card ends up under a higher one of its suit.',
  ],
  cases: [
    { question: 'Are the cards shuffled?', answer: 'No. They are dealt as they were gathered.' },
    { question: 'What goes into an empty column?', answer: 'Nothing, until the columns are dealt again.' },
    {
      question: 'Which cards move together?',
      answer: 'Any part of a sequence in suit. Single cards only is an option.',
    },
  ],
  house: [
    'Move one card at a time, as old books do.',
    'Deal the columns again as often as you like; with single cards that is Cruel.',
  ],
  glossary: [],
  trivia: [],
  history: [
    'It is in Dick’s Games of Patience, of the end of the 19th century. There the deals go on until two of them have brought nothing, and sequences are not mentioned [forever].',
  ],
  rates: [],
  claims: [
    'Our list of the deals 1 to 1,000: 740 can be won, 25 can’t be won, 235 undecided, with at most 100,000 positions a deal [listed]. Nothing is hidden, so this holds for a player as well.',
  ],
  disagreements: [
    {
      question: 'How often are the columns dealt again?',
      sources: 'Twice [pysolfc, wikipedia, forever]; in some books without limit [forever].',
      here: 'Twice; without limit is an option.',
    },
    {
      question: 'Do sequences move as one?',
      sources: 'Yes [pysolfc, wikipedia]; only the last card, says George A. Bonaventure [forever].',
      here: 'Yes; single cards are an option.',
    },
    {
      question: 'How are the columns gathered?',
      sources:
        'The last on the one before it, and so on, then dealt four at a time [wikipedia]; four at a time from the tops, the first column first [pysolfc].',
      here: 'From the tops, the first column first; from the bottoms is an option.',
    },
  ],
  similar: [
    { title: 'Cruel', game: 'cruel', text: 'One card at a time, dealt again as often as you like.' },
    { title: 'Alpha Star', game: 'alpha-star', text: 'The same deal, any card into a space, and no second deal.' },
    { title: 'Baker’s Dozen', game: 'bakers-dozen', text: 'Thirteen columns, whatever the suit.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    {
      id: 'wikipedia',
      by: 'Wikipedia',
      title: 'Perseverance (solitaire)',
      url: 'https://en.wikipedia.org/wiki/Perseverance_(solitaire)',
    },
    {
      id: 'forever',
      by: 'Solitaire Forever',
      title: 'Perseverance solitaire rules',
      url: 'http://solitaireforever.com/sf2/games/perseverance.html',
    },
    LISTED,
  ],
};
