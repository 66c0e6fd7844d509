/** Notes on Maze. Rules from PySolFC, Wikipedia and SolSuite. */
import type { GameNotes } from './note.ts';
import { LISTED, PYSOLFC } from './references.ts';

export const mazeNotes: GameNotes = {
  of: 'maze',
  summary:
    'Six rows that are read as one long line, closed to a ring, with six gaps in it once the kings are gone. A gap takes the card that follows its left neighbour or comes before its right one, so there is nearly always something to do; the question is what leads on.',
  tip: 'Collect long runs of a suit wherever they begin. A run can be moved a place to the left card by card, as soon as there is a gap in front of it.',
  strategy: [
    'Look to both sides of a gap: it takes two cards at most, but behind a queen any ace.',
    'A run that has a gap on its left or right can grow there. Keep gaps between runs, not inside them.',
    'Let gaps wander. If each card of a run moves a place to the left, the gap comes out at its other end.',
    'Aces go only behind queens or in front of their twos. Make a place for an ace behind the queen of a finished suit.',
    'Think of where a suit will end: twelve places after its ace. If two suits want the same places, move one of them early.',
  ],
  cases: [
    { question: 'Does it matter where the gaps are at the end?', answer: 'No.' },
    {
      question: 'May a queen go in front of an ace?',
      answer: 'Only if she also follows the jack of her suit on the left, or if a gap lies between.',
    },
    {
      question: 'What lies to the left of the very first place?',
      answer: 'The last place of the last row: the rows are a ring.',
    },
  ],
  house: ['Leave the two free places at the end of the last row instead of the first two.'],
  glossary: [{ term: 'Run', meaning: 'Cards of one suit in order, side by side.' }],
  trivia: [
    {
      question: 'Has it to do with Labyrinth?',
      answer: 'Only the name: that patience is played with a stock and foundations [wikipedia].',
    },
  ],
  history: [
    'It is in collections of the late twentieth century, such as The Little Giant Encyclopedia of Games for One or Two of 1998 [wikipedia].',
  ],
  rates: [],
  claims: [
    'A player is said to win about one game in 25 [solsuite].',
    'Our list of the deals 1 to 10,000: all of them can be won, with at most 100,000 positions a deal [listed]. Nothing is hidden, so this holds for a player as well: whoever loses has made a mistake.',
  ],
  disagreements: [
    {
      question: 'Where are the two places that get no card?',
      sources:
        'At the ends of the first two rows [wikipedia, solsuite]; at the end of the last row [pysolfc-maze].',
      here: 'At the ends of the first two rows; the end of the last row is an option.',
    },
    {
      question: 'Where must the first suit begin?',
      sources:
        'With the first card of the first row [wikipedia, solsuite]; anywhere, but without a gap inside a suit [pysolfc].',
      here: 'With the first card, wherever the gaps are. A finished ring can always be turned until it is so.',
    },
  ],
  similar: [
    { title: 'Montana', game: 'montana', text: 'Four rows apart from one another, and only the left neighbour counts.' },
    { title: 'Black Hole', game: 'black-hole', text: 'Every card in sight too, and a plan is worth more than luck.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    {
      id: 'pysolfc-maze',
      by: 'PySolFC',
      title: 'Its program, in which the rules of Maze are',
      url: 'https://github.com/shlomif/PySolFC/blob/master/pysollib/games/siebenbisas.py',
    },
    {
      id: 'wikipedia',
      by: 'Wikipedia',
      title: 'Maze (solitaire)',
      url: 'https://en.wikipedia.org/wiki/Maze_(solitaire)',
    },
    { id: 'solsuite', by: 'SolSuite', title: 'Maze', url: 'http://solsuite.com/games/maze.htm' },
    LISTED,
  ],
};
