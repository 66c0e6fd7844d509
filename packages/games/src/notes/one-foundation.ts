/**
 * Notes on One Foundation, Golf in its older form. Facts from the references listed at the end; the wording is ours.
 * Figures marked `measured` come from our own search.
 */
import type { GameNotes } from './note.ts';
import { KELLER, MEASURED, PYSOLFC } from './references.ts';

export const oneFoundationNotes: GameNotes = {
  of: 'one-foundation',
  summary:
    'The patience that later became Golf: 35 face-up cards and one pile to build on, up or down as you like. Aces and kings are ends, but you can turn around at both.',
  tip: 'Look at the ends first: A-2-A-2 and Q-K-Q-K use up both ranks in pairs if you save the twos and queens for them.',
  strategy: [
    'Without wrap a run always goes odd, even, odd, even. If nearly all the free cards are odd, you won’t find a long run, and it’s time to open up columns.',
    'Aces need twos and kings need queens. A run that reaches a king can continue with a queen, so pair them: Q-K-Q-K gets rid of four of the most awkward cards.',
    'From the middle ranks you can go two ways. Use up aces and kings when you can reach them; you’ll get back to the middle again.',
    'Keep columns level, so that a stock card finds as many free ranks as possible. Empty columns stay empty.',
    'You see everything except the stock: follow a run to its last card before you play its first, and compare it with the run in the other direction.',
    'Sixteen stock cards are left after the starter. Turn one when your free cards are spread over the ranks, so that many ranks would fit. If they are bunched, the stock card is often wasted.',
  ],
  cases: [
    {
      question: 'What goes on a king, and on an ace?',
      answer: 'Only a queen on a king, and only a two on an ace. At both the run can turn around.',
    },
    {
      question: 'Is 6-7-6-5-6-5-4 allowed?',
      answer: 'Yes, if the cards are free one after another. The direction may change with every card.',
    },
    {
      question: 'What happens to an empty column?',
      answer: 'It stays empty. You can’t move cards between columns.',
    },
    {
      question: 'When is the deal over?',
      answer:
        'When you’ve cleared the columns, or when the stock is empty and nothing fits. You may also stop earlier.',
    },
  ],
  house: [
    'When you teach it, use the headstart: nearly three deals in four can then be cleared.',
    'Score it like Golf, or simply count clears, which is the older way.',
    'Fill empty columns with the last card of another; that’s one of the named variations.',
  ],
  glossary: [
    {
      term: 'Foundation',
      meaning: 'What the old books call the pile you build on; our other rules pages say waste.',
    },
    { term: 'Linear', meaning: 'Ranks are linear when ace and king are ends and do not meet.' },
    { term: 'End', meaning: 'A rank with only one neighbour: ace or king.' },
    { term: 'Run', meaning: 'Cards played one after another without turning the stock.' },
    { term: 'Headstart', meaning: 'The easier opening with an empty pile: any free card may start it.' },
  ],
  trivia: [
    {
      question: 'What does the name mean?',
      answer:
        'Just what it says: all cards go to one foundation. It became Golf when people began to count the cards left.',
    },
    {
      question: 'Which deal does Keller show?',
      answer:
        'Number 49621 of his own program, where you may play a queen or a ten on the jack that starts it. Here, the numbers of other programs give different cards.',
    },
    {
      question: 'How much does one rule about kings matter?',
      answer:
        '44.9% of deals can be cleared with queens on kings, 25.9% with nothing on kings, and 92.9% with aces on kings as well.',
    },
  ],
  history: [
    'Keller calls it one of the oldest patiences and cites Tarbart’s Games of Patience of 1905, where it has this name.',
    'Two changes turned it into today’s Golf: a rule that nothing goes on a king, found mostly in American books, and a score based on the cards left. Keller thinks both may come from Bonaventure’s Games of Solitaire of 1931.',
    'Several programs, including PySolFC, still call this linear version Golf.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 44.9, margin: 0.3, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
    { options: { headstart: 'on' }, rules: 'Headstart', percent: 73.5, margin: 1.9, who: 'solver', information: 'open', sample: 2_000, source: 'measured' },
    { options: { wrap: 'kingStop' }, rules: 'Nothing on a king', percent: 25.9, margin: 0.3, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
    { options: { wrap: 'wrap' }, rules: 'Kings and aces meet', percent: 92.92, margin: 0.16, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
  ], // prettier-ignore
  claims: [
    'We know of no rate for people under these rules. The 5% reported for Golf is for the version where kings stop the run [keller].',
    'Filling empty columns might raise the rate a little [keller]; nobody has measured it.',
  ],
  disagreements: [
    {
      question: 'What went on kings and aces in the original?',
      sources:
        'Only twos on aces and only kings on queens, with J-Q-K-Q-K among the examples [keller]. Taken literally, that forbids jacks on queens and contradicts its own example.',
      here: 'Only a two on an ace, only a queen on a king; everything else goes both ways.',
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
      here: 'With the stock card; the headstart is an option.',
    },
  ],
  similar: [
    { title: 'Golf', game: 'golf', text: 'Nothing goes on a king: harder.' },
    { title: 'Golf with wrap', game: 'golf-wrap', text: 'Kings and aces meet: much easier.' },
    { title: 'Thieves and Kings', game: 'thieves-and-kings', text: 'These rules with two jokers.' },
    { title: 'Palisade', game: 'palisade', text: 'Eight columns of four, face down and with wrap.' },
    { title: 'Aces Up', game: 'aces-up', text: 'The idea of filling an empty column comes from here.' },
  ], // prettier-ignore
  references: [
    KELLER,
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Golf Solitaire, 2013', url: 'http://politaire.com/article/golf.html' },
    { id: 'semicolon', by: 'Semicolon Software', title: 'Rules for Golf (Solitaire Till Dawn)', url: 'https://semicolon.com/Solitaire/Rules/Golf.html' },
    PYSOLFC,
    MEASURED,
  ], // prettier-ignore
};
