/**
 * Notes on One Foundation, Golf in its older form. Facts from the references listed at the end; the wording is ours.
 * Figures marked `measured` come from our own search.
 */
import type { GameNotes } from './note.ts';
import { KELLER, MEASURED, PYSOLFC } from './references.ts';

export const oneFoundationNotes: GameNotes = {
  of: 'one-foundation',
  summary:
    'The patience that later became Golf: 35 open cards, one pile to build on, up or down as you like. Aces and kings are ' +
    'ends, but you can turn back from both.',
  tip: 'Look at the ends first: A-2-A-2 and Q-K-Q-K use up both ranks in pairs, if you keep the twos and queens for it.',
  strategy: [
    'Without wrap a run goes odd, even, odd, even: every card has the other parity of the one before. If the free cards are nearly all odd, no long run is there, and it is time to open columns.',
    'Aces need twos and kings need queens. A run that ends on a king can go on with a queen, so pair them: Q-K-Q-K takes four cards from the worst corner of the pack.',
    'In the middle ranks there are two ways on. Use up the edges when you can reach them, for the middle can be reached again.',
    'Keep columns level, so that a stock card finds as many free ranks as possible. Empty columns stay empty.',
    'All but the stock is open: follow a run to its last card before you play its first, and compare it with the run in the other direction.',
    'Sixteen stock cards are left after the starter. Turn one when the free cards are spread over the ranks, so that many ranks would fit; turned on bunched cards it is often lost.',
  ],
  cases: [
    {
      question: 'What goes on a king, and on an ace?',
      answer: 'On a king only a queen, on an ace only a two. From both the run can go back.',
    },
    {
      question: 'Is 6-7-6-5-6-5-4 allowed?',
      answer: 'Yes, if the cards are free one after another. The direction may change at every card.',
    },
    {
      question: 'What becomes of an empty column?',
      answer: 'It stays empty; there is no building on the table.',
    },
    {
      question: 'When is the deal over?',
      answer:
        'When the columns are cleared, or the stock is gone and nothing fits. You may also stop before.',
    },
  ],
  house: [
    'Deal with headstart when you teach it: nearly three deals in four can then be cleared.',
    'Score it as Golf, or simply count clears: it is the older way.',
    'Fill empty columns with the last card of another; it is one of the named variations.',
  ],
  glossary: [
    {
      term: 'Foundation',
      meaning: 'What the old books call the pile that is built on; other pages here say waste.',
    },
    { term: 'Linear', meaning: 'Said of ranks when ace and king are ends and do not meet.' },
    { term: 'End', meaning: 'A rank with one neighbour only: ace or king.' },
    { term: 'Run', meaning: 'Cards played one after another without turning the stock.' },
    { term: 'Headstart', meaning: 'The easier opening with an empty pile: any free card may start it.' },
  ],
  trivia: [
    {
      question: 'What does the name mean?',
      answer:
        'Just what it says: all cards go to one foundation. Golf became the name when somebody began to count the cards left.',
    },
    {
      question: 'Which deal does Keller show?',
      answer:
        'Number 49621 of his own program, where queen or ten may be played on the jack that starts. Numbers of other programs give other cards here.',
    },
    {
      question: 'How much does one rule about kings matter?',
      answer:
        'With queens on kings 44.9% of deals can be cleared, with nothing on kings 25.9%, with aces on kings as well 92.9%.',
    },
  ],
  history: [
    'Keller calls it one of the oldest patiences and names Tarbart’s Games of Patience of 1905, where it stands under this name.',
    'Two changes made it the Golf of today: a rule that nothing may be played on a king, found mostly in American books, and a score by the cards left. Keller thinks both may come from Bonaventure’s Games of Solitaire of 1931.',
    'Several programs still give this linear form under the name of Golf, PySolFC among them.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 44.9, margin: 0.3, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
    { options: { headstart: 'on' }, rules: 'Headstart', percent: 73.5, margin: 1.9, who: 'solver', information: 'open', sample: 2_000, source: 'measured' },
    { options: { wrap: 'kingStop' }, rules: 'Nothing on a king', percent: 25.9, margin: 0.3, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
    { options: { wrap: 'wrap' }, rules: 'Kings and aces meet', percent: 92.92, margin: 0.16, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
  ], // prettier-ignore
  claims: [
    'No rate for people is known to us under these rules; the 5% told of Golf are for the form where kings stop the run [keller].',
    'Filling empty columns might raise the rate a little [keller]; nobody has measured it.',
  ],
  disagreements: [
    {
      question: 'What went on kings and aces in the original?',
      sources:
        'Only twos on aces and only kings on queens, with J-Q-K-Q-K among the examples [keller]. Taken by the letter that forbids jacks on queens and contradicts its own example.',
      here: 'On an ace only a two, on a king only a queen; all else both ways.',
    },
    {
      question: 'Which game is called Golf?',
      sources: 'This one [pysolfc, wolter]; the one where kings stop [semicolon].',
      here: 'The latter. This one keeps its old name.',
    },
    {
      question: 'How does it start?',
      sources:
        'With the first stock card turned up [keller]; with an empty waste in an easier version [keller].',
      here: 'With the stock card; headstart is an option.',
    },
  ],
  similar: [
    { title: 'Golf', game: 'golf', text: 'Nothing goes on a king: harder.' },
    { title: 'Golf with wrap', game: 'golf-wrap', text: 'Kings and aces meet: much easier.' },
    { title: 'Thieves and Kings', game: 'thieves-and-kings', text: 'These rules with two jokers.' },
    { title: 'Palisade', game: 'palisade', text: 'Eight columns of four, face down and with wrap.' },
    { title: 'Aces Up', game: 'aces-up', text: 'Where the idea of filling an empty column is taken from.' },
  ], // prettier-ignore
  references: [
    KELLER,
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Golf Solitaire, 2013', url: 'http://politaire.com/article/golf.html' },
    { id: 'semicolon', by: 'Semicolon Software', title: 'Rules for Golf (Solitaire Till Dawn)', url: 'https://semicolon.com/Solitaire/Rules/Golf.html' },
    PYSOLFC,
    MEASURED,
  ], // prettier-ignore
};
