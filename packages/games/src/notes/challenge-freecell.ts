/** Notes on Challenge FreeCell. */
import type { GameNotes } from './note.ts';

export const challengeFreecellNotes: GameNotes = {
  of: 'challenge-freecell',
  summary:
    'FreeCell with the aces and twos at the foot of the columns. Nothing goes to the foundations until you have dug all the way down, so you have to build long sequences first.',
  tip: 'You can’t dig everywhere. Choose the column over an ace that empties most cheaply.',
  strategy: [
    'Every column hides one low card at its foot, and the first foundation needs an ace and then the two of its suit. Pick two columns whose ace and two match.',
    'Five or six cards lie on each ace. Build them onto other columns in long sequences rather than into cells.',
    'When a column is down to its ace, playing it up leaves a space. Have a use for it ready.',
    'Threes and fours come out early here and have nowhere to go. Leave black and red places open for them.',
  ],
  cases: [
    {
      question: 'Where does each ace lie?',
      answer:
        'The twos are at the foot of the first four columns and the aces at the foot of the last four, in the same order in every deal.',
    },
    { question: 'What goes into an empty column?', answer: 'Any card.' },
  ],
  house: ['Let spaces take kings only: that is Super Challenge FreeCell.', 'Take away a cell.'],
  glossary: [{ term: 'Foot', meaning: 'The first card of a column, on which all others lie.' }],
  trivia: [],
  history: [],
  rates: [],
  claims: ['We know of no published win rate.'],
  disagreements: [
    {
      question: 'Which column has which low card?',
      sources:
        'Twos, then aces, each in the order clubs, spades, hearts and diamonds [code]; the rules don’t say [pysolfc].',
      here: 'In the order of the program, so that its deal numbers give the same layouts.',
    },
  ],
  similar: [
    { title: 'FreeCell', game: 'freecell', text: 'The same with the aces and twos anywhere.' },
    { title: 'ForeCell', game: 'forecell', text: 'Hard for another reason: the cells begin full.' },
  ], // prettier-ignore
  references: [
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Challenge FreeCell and Super Challenge FreeCell', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/challengefreecell.html' },
    { id: 'code', by: 'PySolFC', title: 'The program itself: pysollib/games/freecell.py', url: 'https://github.com/shlomif/PySolFC/blob/master/pysollib/games/freecell.py' },
  ], // prettier-ignore
};
