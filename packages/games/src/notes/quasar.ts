/**
 * Notes on Quasar. Facts from the references listed at the end; the wording is ours. Figures marked `measured` come
 * from our own search.
 */
import type { GameNotes } from './note.ts';
import { KELLER, MEASURED, PYSOLFC } from './references.ts';

export const quasarNotes: GameNotes = {
  of: 'quasar',
  summary:
    'Black Hole on thirteen columns of four, with an empty hole to start from. You choose the first card. After that every card must be one rank above or below the one before, all the way to the last of 52.',
  tip: 'Try more than one first card: you can choose from thirteen, and a deal that fails with one often works with another.',
  strategy: [
    'Choosing the first card is your one privilege. Choose it for where it leads, not for what it uncovers.',
    'Columns of four cover more than fans of three, so keep them level. If some are empty and others untouched, you have few choices left and still a long way to dig.',
    'Watch for ranks that are scarce among the top cards. If you can only reach one 4 for a long time, the threes and fives depend on that one card.',
    'Use pendulums such as J-Q-J-Q to dig into two columns without going up or down, but only while enough cards remain for the ranks next to them.',
    'The bottom cards come last. If three of them are far apart in rank, keep cards that bridge them.',
    'Everything is in view: follow a line as far as you can, and undo when it ends.',
  ],
  cases: [
    {
      question: 'Which card may start the hole?',
      answer: 'Any of the thirteen free cards.',
    },
    {
      question: 'Do king and ace meet?',
      answer: 'Yes, always. There is no version without it.',
    },
    {
      question: 'Why is this not called All in a Row?',
      answer:
        'Because that is an older game in which you clear the columns differently. Most programs give this one that name by mistake.',
    },
  ],
  house: [
    'Count the cards left and play a round for the lowest score.',
    'Allow yourself to set one card aside, once, and bring it back: a solver then wins about one more deal in six.',
  ],
  glossary: [
    { term: 'Hole', meaning: 'The pile everything goes to; no card leaves it.' },
    { term: 'Wrap', meaning: 'The rule that king and ace are neighbours.' },
    { term: 'Pendulum', meaning: 'Going back and forth between two ranks, such as J-Q-J-Q.' },
    { term: 'Cell', meaning: 'A place to set one card aside; not part of this game.' },
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
        'From Mark Masten, who wanted a name near Black Hole; David Parlett, who invented Black Hole, agreed.',
    },
    {
      question: 'You get thirteen choices for the first card, and it’s still harder than Black Hole?',
      answer: 'Yes. The columns are one card deeper, and that hurts more than the choice helps.',
    },
  ],
  history: [
    'It began as a mistake. Somebody read the rules of All in a Row, from Henry Preble’s book of 1909, as if you played the cards one by one in a single line, and the mistake spread from program to program.',
    'Keller discovered this: the old rules allow kings and aces to be kept apart, which would make this game impossible. Since then the mistaken game has had its own name.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 66.86, margin: 0.29, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
    { options: {}, rules: 'Standard, the first deals of PySolFC', percent: 67.1, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'wolter' },
  ], // prettier-ignore
  claims: [
    'The 67.1% of a million deals is Shlomi Fish’s figure, as reported by Wolter [wolter]; it agrees with ours within the interval, though PySolFC’s deals are not quite uniform. Mark Masten won a little over 67% and proved the rest lost [masten]; Keller says just above two thirds [keller].',
    'When one card could be set aside, once only, Masten won 825,003 of a million deals, and 999,603 with a cell he could use as often as he liked [masten].',
  ],
  disagreements: [
    {
      question: 'What is it called?',
      sources: 'All in a Row [pysolfc, wolter]; Quasar [keller, masten].',
      here: 'Quasar; All in a Row is the older game.',
    },
    {
      question: 'May you play without wrap?',
      sources: 'You may in All in a Row [keller]; this game can’t be won that way [keller, wolter].',
      here: 'It is not offered.',
    },
  ],
  similar: [
    { title: 'Black Hole', game: 'black-hole', text: 'Fans of three around the ace of spades: easier.' },
    { title: 'All in a Row', game: 'all-in-a-row', text: 'The same layout with its true rules: groups that need not connect. You can nearly always win.' },
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
