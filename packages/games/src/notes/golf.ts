/**
 * Notes on Golf as most books have it, where nothing goes on a king. Facts from the references listed at the end; the
 * wording is ours. Figures marked `measured` come from our own search.
 */
import type { GameNotes } from './note.ts';
import { KELLER, MEASURED, PYSOLFC } from './references.ts';

export const golfNotes: GameNotes = {
  of: 'golf',
  summary:
    'Seven columns of five, one waste, and a stock that is soon gone. Play cards a rank up or down; a king stops the run. ' +
    'Few deals are cleared, so one counts the cards left like strokes and plays a round for par.',
  tip: 'Count the aces and the kings, and keep a two for every ace and a queen for every king.',
  strategy: [
    'The ends are the hazard. An ace goes only on a two, a king only on a queen, so a two spent on a three, or a queen on a jack, may leave its neighbour behind.',
    'A king ends the run. Play it last in a run, or when the next stock card would have been turned anyway.',
    'Before the first card look at what lies under each end. A long column with an ace or a king deep in it must be opened early.',
    'Keep the columns level. Seven free cards give seven chances for a stock card; an empty column gives none, and it is never filled again.',
    'Of two cards of the same rank play the one whose column goes on with a rank you can use next.',
    'Read the whole run first. Turning back is free: 6-7-6-5-6-5-4 is seven cards, and the same cards in another order may be three.',
    'You are not obliged to play. Holding back a card that will link a later run is often right; sixteen stock cards are all the chances there are.',
  ],
  cases: [
    {
      question: 'May a queen go on a king?',
      answer: 'No, nothing may. A king may go on a queen. Two of the options change that.',
    },
    {
      question: 'Must a run keep its direction?',
      answer:
        'No. It may turn at every card; Keller found a source that says otherwise, and calls it mistaken.',
    },
    {
      question: 'May cards be moved between the columns?',
      answer: 'No. They go to the waste or stay. An option lets an empty column take one card of another.',
    },
    {
      question: 'Is the starter a stroke?',
      answer: 'No. It starts the waste; what counts is cards left in the columns, or stock to spare.',
    },
    {
      question: 'What if the starter is a king?',
      answer: 'Then nothing can be played on it, and you turn the next card.',
    },
  ],
  house: [
    'A round is nine deals against a par of 36, or eighteen against 72.',
    'Two players take the same deal numbers and compare their cards. On a table that is tedious; with deal numbers it is no trouble.',
    'Let the player who clears a deal score below zero, one stroke for each stock card left, or let every clear count 0.',
    'Let an empty column take the last card of another, as in Aces Up.',
  ],
  glossary: [
    { term: 'Waste', meaning: 'The pile that is built up and down; no card ever leaves it.' },
    { term: 'Hole', meaning: 'One deal of a round. Programs also call the waste so.' },
    { term: 'Stroke', meaning: 'A card left in the columns when the deal is over.' },
    { term: 'Par', meaning: 'The score a fair player is expected to reach: 4 a deal here.' },
    { term: 'Kings stop', meaning: 'The rule that nothing may be played on a king.' },
    { term: 'Headstart', meaning: 'The easier opening with an empty waste: any free card may start it.' },
  ],
  trivia: [
    {
      question: 'What is the best score a deal can bring?',
      answer: '−16: all 35 cards on the starter, with 16 cards still in the stock.',
    },
    {
      question: 'And the worst?',
      answer: '35, when not one card could be played.',
    },
    {
      question: 'Can a deal be lost before the first card?',
      answer:
        'Yes. If every queen lies in its column under a king, no king can ever be played; and three deals in four cannot be cleared for one reason or another.',
    },
    {
      question: 'In golf on grass nobody scores zero. Here?',
      answer: 'Zero is a clear with the stock just used up, and less than zero a clear with cards to spare.',
    },
  ],
  history: [
    'As One Foundation the game is among the oldest patiences: Keller names Tarbart’s Games of Patience of 1905. There kings and aces were plain ends.',
    'The rule that kings stop, and the counting of cards left that gave the game its present name, came later; Keller suspects George Bonaventure’s Games of Solitaire of 1931 for both, without being sure. The stopping king is found mostly in American books.',
    'Basil Dalton’s Complete Patience Book of 1948 is among those that let stock to spare count below zero.',
  ],
  rates: [
    { options: {}, rules: 'Standard: nothing on a king', percent: 25.9, margin: 0.3, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
    { options: { wrap: 'linear' }, rules: 'Kings and aces are ends', percent: 44.9, margin: 0.3, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
    { options: { wrap: 'wrap' }, rules: 'Kings and aces meet', percent: 92.92, margin: 0.16, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
    { options: {}, rules: 'Standard: nothing on a king', percent: 5, margin: null, who: 'player', information: 'closed', sample: null, source: 'keller' },
    { options: {}, rules: 'Standard: nothing on a king', percent: 1, margin: null, who: 'player', information: 'closed', sample: null, source: 'winning' },
  ], // prettier-ignore
  claims: [
    'The 5% are an estimate of Albert Morehead and Geoffrey Mott-Smith, told by Keller [keller]; the 1% is what the authors of a strategy article say of themselves, “about one” [winning].',
    'Figures of 26, 45 and 93% for the three rules [wikipedia] are what a solver wins that knows the stock, and agree with ours [measured]; they are not what people win.',
  ],
  disagreements: [
    {
      question: 'What may be played on a king?',
      sources:
        'Nothing [semicolon, wikipedia]; a queen [pysolfc]; a queen or an ace, in almost every newer relative [keller].',
      here: 'Nothing; the other two are options, and games of their own.',
    },
    {
      question: 'What was the original rule?',
      sources:
        'That only twos went on aces and only kings on queens, with J-Q-K-Q-K as an example [keller]; but the example plays a queen on a king.',
      here: 'Read as: on an ace only a two, on a king only a queen. That is One Foundation.',
    },
    {
      question: 'What is par?',
      sources: '4 a deal, 36 for nine [semicolon, keller]; 5 a deal, 45 for nine [wikipedia, wolter].',
      here: '4; 5 is an option.',
    },
    {
      question: 'Are there scores below zero?',
      sources: 'As a suggestion of later books [keller]; as part of the rules [wikipedia].',
      here: 'Yes; an option lets every clear count 0.',
    },
    {
      question: 'May an empty column be filled?',
      sources:
        'Never, in all rules we found; with the last card of another column, an idea its author had not tried [keller].',
      here: 'Never; the idea is an option, and the column that gives must keep a card, so that it comes to an end.',
    },
    {
      question: 'When may the stock be turned?',
      sources: 'Whenever you like [semicolon]; when nothing can be played [wikipedia].',
      here: 'Whenever you like; an option makes it the other way.',
    },
  ],
  similar: [
    { title: 'One Foundation', game: 'one-foundation', text: 'The older rule: queens may go on kings.' },
    { title: 'Golf with wrap', game: 'golf-wrap', text: 'Kings and aces meet; most deals can be cleared.' },
    { title: 'Six-Six Patience', game: 'six-six', text: 'Six columns of six, with wrap.' },
    { title: 'Thieves and Kings', game: 'thieves-and-kings', text: 'Two jokers lie among the cards.' },
    { title: 'TriPeaks', game: 'tripeaks', text: 'The same play on three peaks, and points for long streaks.' },
    { title: 'Black Hole', game: 'black-hole', text: 'No stock: everything is known.' },
  ], // prettier-ignore
  references: [
    KELLER,
    { id: 'semicolon', by: 'Semicolon Software', title: 'Rules for Golf (Solitaire Till Dawn)', url: 'https://semicolon.com/Solitaire/Rules/Golf.html' },
    { id: 'winning', by: 'Semicolon Software', title: 'Winning at Golf', url: 'http://www.semicolon.com/Solitaire/Articles/Golf.html' },
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Golf Solitaire, 2013', url: 'http://politaire.com/article/golf.html' },
    { id: 'wikipedia', by: 'Wikipedia', title: 'Golf (patience)', url: 'https://en.wikipedia.org/wiki/Golf_(patience)' },
    PYSOLFC,
    MEASURED,
  ], // prettier-ignore
};
