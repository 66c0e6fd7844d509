/**
 * Notes on Quasar. Facts from the references listed at the end; the wording is ours. Figures marked `measured` come
 * from our own search.
 */
import type { GameNotes } from './note.ts';
import { KELLER, MEASURED, PYSOLFC } from './references.ts';

export const quasarNotes: GameNotes = {
  of: 'quasar',
  summary:
    'Black Hole on thirteen columns of four, with an empty hole to start from. You choose the first card; after that every ' +
    'card must be a neighbour of the one before, to the last of 52.',
  tip: 'Try more than one first card: there are thirteen, and a deal that fails from one often goes from another.',
  strategy: [
    'The free first card is your one privilege. Choose it for where it leads, not for what it uncovers.',
    'Columns of four hide more than fans of three, so level them. When some are empty and others untouched, the choices are gone and the depth is still there.',
    'Mark the ranks that are thin on top. If only one 4 can be reached for a long time, the threes and fives around it depend on that one card.',
    'Use pendulums such as J-Q-J-Q to work two columns down in one place, but only while their other neighbours are still supplied.',
    'The bottom cards come last. If three of them are far apart in rank, keep cards that bridge them.',
    'Everything is in view: follow a line as far as you can, and undo when it ends.',
  ],
  cases: [
    {
      question: 'Which card may start the hole?',
      answer: 'Any of the thirteen free ones.',
    },
    {
      question: 'Do king and ace meet?',
      answer: 'Yes, and there is no form without it.',
    },
    {
      question: 'Why is this not called All in a Row?',
      answer:
        'Because that is an older game with another way of clearing the columns. Most programs give this one that name by mistake.',
    },
  ],
  house: [
    'Count the cards left and play a round for the fewest.',
    'Allow yourself one card laid aside and brought back once: a solver then wins about one deal in six more.',
  ],
  glossary: [
    { term: 'Hole', meaning: 'The pile everything goes to; no card leaves it.' },
    { term: 'Wrap', meaning: 'The rule that king and ace are neighbours.' },
    { term: 'Pendulum', meaning: 'A to and fro between two ranks, such as J-Q-J-Q.' },
    { term: 'Cell', meaning: 'A place for one card laid aside; not part of this game.' },
  ],
  trivia: [
    {
      question: 'Why could it not be won without wrap?',
      answer:
        'Without wrap odd and even ranks must alternate in the hole. A pack has 28 odd cards (ace, 3, 5, 7, 9, jack, king) and 24 even ones, and 28 is four too many.',
    },
    {
      question: 'Where does the name come from?',
      answer:
        'From Mark Masten, who wanted a name near Black Hole; David Parlett, who invented Black Hole, agreed to it.',
    },
    {
      question: 'Thirteen choices of the first card, and still harder than Black Hole?',
      answer: 'Yes. The columns are one card deeper, and that costs more than the choice gains.',
    },
  ],
  history: [
    'It began as an error. Somebody read the rules of All in a Row, a game of Henry Preble’s book of 1909, as if its cards were laid off one by one in a single line, and the mistake spread from program to program.',
    'Keller found it out: the old rules allow kings and aces to be kept apart, and that would make this game impossible. The mistaken game has its own name since.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 66.86, margin: 0.29, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
    { options: {}, rules: 'Standard, the first deals of PySolFC', percent: 67.1, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'wolter' },
  ], // prettier-ignore
  claims: [
    'The 67.1% of a million deals are Shlomi Fish’s, as told by Wolter [wolter]; they agree with ours within the interval, though the deals of PySolFC are not quite uniform. Mark Masten won a little over 67% and proved the rest lost [masten]; Keller says just above two thirds [keller].',
    'With one card that may be laid aside, once only, Masten won 825,003 of a million deals, and 999,603 with a cell to use as often as one likes [masten].',
  ],
  disagreements: [
    {
      question: 'What is it called?',
      sources: 'All in a Row [pysolfc, wolter]; Quasar [keller, masten].',
      here: 'Quasar; All in a Row is the older game.',
    },
    {
      question: 'May one play without wrap?',
      sources: 'All in a Row may be played so [keller]; this game can then not be won [keller, wolter].',
      here: 'It is not offered.',
    },
  ],
  similar: [
    { title: 'Black Hole', game: 'black-hole', text: 'Fans of three around the ace of spades: easier.' },
    { title: 'All in a Row', game: 'all-in-a-row', text: 'The same deal with its true rules: groups that need not connect. Nearly always possible.' },
    { title: 'Golf with wrap', game: 'golf-wrap', text: 'Seven columns and a stock.' },
    { title: 'Eliminator', game: 'eliminator', text: 'Four columns of thirteen, and eight piles to build on.' },
  ], // prettier-ignore
  references: [
    KELLER,
    { id: 'masten', by: 'Mark Masten', title: 'Quasar (Solitaire Win Rates)', url: 'https://solitairewinrates.com/Quasar.html' },
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Black Hole and All-In-A-Row Solitaire, 2014', url: 'https://politaire.com/article/blackhole.html' },
    PYSOLFC,
    MEASURED,
  ], // prettier-ignore
};
