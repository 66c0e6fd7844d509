/**
 * Notes on Golf as most books have it, where nothing goes on a king. Facts from the references listed at the end; the
 * wording is ours. Figures marked `measured` come from our own search.
 */
import type { GameNotes } from './note.ts';
import { BLAKE, KELLER, MEASURED, PYSOLFC } from './references.ts';

export const golfNotes: GameNotes = {
  of: 'golf',
  summary:
    'Seven columns of five, one waste, and a stock that is soon gone. Play cards one rank up or down; a king stops the run. You’ll seldom clear a deal, so you count the cards left like strokes and play a round against par.',
  tip: 'Count the aces and the kings, and keep a two for every ace and a queen for every king.',
  strategy: [
    'The ends are the danger. An ace only goes on a two, and a king only on a queen, so if you use a two on a three, or a queen on a jack, its neighbour may be left behind.',
    'A king ends the run. Play it last in a run, or when you would have turned the next stock card anyway.',
    'Before you play a card, look for the aces and kings. If one lies deep in a column, start on that column early.',
    'Keep the columns level. Seven free cards give a stock card seven chances to help; an empty column gives none, and it never fills up again.',
    'If two cards of the same rank fit, play the one that uncovers a rank you can use next.',
    'Read the whole run first. You can change direction freely: 6-7-6-5-6-5-4 takes seven cards, while the same cards in another order may give only three.',
    'You don’t have to play. It’s often right to hold back a card that will link a later run; sixteen stock cards are all the chances you get.',
  ],
  cases: [
    {
      question: 'May a queen go on a king?',
      answer:
        'No, nothing may go on a king, though a king may go on a queen. Two of the options change that.',
    },
    {
      question: 'Must a run keep its direction?',
      answer:
        'No. It may change with every card. Keller found a source that says otherwise, and calls it mistaken.',
    },
    {
      question: 'May cards be moved between the columns?',
      answer:
        'No. You play them to the waste or leave them. An option lets you put one card from another column in an empty one.',
    },
    {
      question: 'Does the starter count as a stroke?',
      answer: 'No, it just starts the waste. Only cards left in the columns count, or stock cards left over.',
    },
    {
      question: 'What if the starter is a king?',
      answer: 'Then you can’t play anything on it, so you turn the next card.',
    },
  ],
  house: [
    'A round is nine deals against a par of 36, or eighteen against 72.',
    'Two players play the same deals and compare their scores. With real cards that’s tedious; with deal numbers it’s easy.',
    'Score below zero for a clear, one stroke for each stock card left, or count every clear as 0.',
    'Allow the last card of another column in an empty one, as in Aces Up.',
  ],
  glossary: [
    { term: 'Waste', meaning: 'The pile you build up and down; no card ever leaves it.' },
    { term: 'Hole', meaning: 'One deal of a round. Programs also call the waste that.' },
    { term: 'Stroke', meaning: 'A card left in the columns when the deal is over.' },
    { term: 'Par', meaning: 'The score expected of a decent player: here 4 per deal.' },
    { term: 'Kings stop', meaning: 'The rule that you can’t play anything on a king.' },
    { term: 'Headstart', meaning: 'The easier opening with an empty waste: any free card may start it.' },
  ],
  trivia: [
    {
      question: 'What is the best possible score?',
      answer: '−16: all 35 cards played on the starter, with 16 cards still in the stock.',
    },
    {
      question: 'And the worst possible score?',
      answer: '35, if you can’t play a single card.',
    },
    {
      question: 'Can a deal be lost before I play a card?',
      answer:
        'Yes. If every queen lies under a king in its column, you can never play a king; and for one reason or another, three deals in four can’t be cleared.',
    },
    {
      question: 'On a golf course nobody scores zero. What about here?',
      answer:
        'Zero means you cleared the deal with your last stock card; below zero means you had cards left over.',
    },
  ],
  history: [
    'Under the name One Foundation, the game is among the oldest patiences: Keller cites Tarbart’s Games of Patience of 1905. There kings and aces were simply ends.',
    'The rule that kings stop the run and the scoring by cards left, which gave the game its present name, came later. Keller thinks both may come from George Bonaventure’s Games of Solitaire of 1931, but he isn’t sure. Mostly American books have the king that stops the run.',
    'Basil Dalton’s Complete Patience Book of 1948 is one of those that count stock cards left over below zero.',
  ],
  rates: [
    { options: {}, rules: 'Standard: nothing on a king', percent: 25.9, margin: 0.3, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
    { options: { wrap: 'linear' }, rules: 'Kings and aces are ends', percent: 44.9, margin: 0.3, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
    { options: { wrap: 'linear' }, rules: 'Kings and aces are ends', percent: 45.109, margin: 0.032, who: 'solver', information: 'open', sample: 10_000_000, source: 'blake' },
    { options: { wrap: 'wrap' }, rules: 'Kings and aces meet', percent: 92.92, margin: 0.16, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
    { options: {}, rules: 'Standard: nothing on a king', percent: 5, margin: null, who: 'player', information: 'closed', sample: null, source: 'keller' },
    { options: {}, rules: 'Standard: nothing on a king', percent: 1, margin: null, who: 'player', information: 'closed', sample: null, source: 'winning' },
  ], // prettier-ignore
  claims: [
    'The 5% is an estimate by Albert Morehead and Geoffrey Mott-Smith, quoted by Keller [keller]; the 1% is what the authors of a strategy article say about their own play, “about one” [winning].',
    'The figures of 26, 45 and 93% for the three rules [wikipedia] are for a solver that knows the stock, and agree with ours [measured]; people win less often.',
  ],
  disagreements: [
    {
      question: 'What may be played on a king?',
      sources:
        'Nothing [semicolon, wikipedia]; a queen [pysolfc]; a queen or an ace, in almost every newer relative [keller].',
      here: 'Nothing; the other two are options, and also separate games.',
    },
    {
      question: 'What was the original rule?',
      sources:
        'Only twos went on aces and only kings on queens, with J-Q-K-Q-K as an example [keller]; but the example plays a queen on a king.',
      here: 'We read it as: only a two on an ace, only a queen on a king. That is One Foundation.',
    },
    {
      question: 'What is par?',
      sources: '4 per deal, 36 for nine [semicolon, keller]; 5 per deal, 45 for nine [wikipedia, wolter].',
      here: '4; 5 is an option.',
    },
    {
      question: 'Are there scores below zero?',
      sources: 'Yes, as a suggestion in later books [keller]; yes, as part of the rules [wikipedia].',
      here: 'Yes; an option lets every clear count 0.',
    },
    {
      question: 'Can you fill an empty column?',
      sources:
        'Never, in all rules we found; with the last card of another column, an idea that its author had not tried [keller].',
      here: 'Never; the idea is an option. The other column must keep at least one card, so that this can’t go on for ever.',
    },
    {
      question: 'When may you turn the stock?',
      sources: 'Whenever you like [semicolon]; only when you can’t play anything [wikipedia].',
      here: 'Whenever you like; the other rule is an option.',
    },
  ],
  similar: [
    { title: 'One Foundation', game: 'one-foundation', text: 'The older rule: queens may go on kings.' },
    { title: 'Golf with wrap', game: 'golf-wrap', text: 'Kings and aces go on each other; you can clear most deals.' },
    { title: 'Six-Six Patience', game: 'six-six', text: 'Six columns of six, with wrap.' },
    { title: 'Thieves and Kings', game: 'thieves-and-kings', text: 'With two jokers among the cards.' },
    { title: 'TriPeaks', game: 'tripeaks', text: 'The same play on three peaks, and points for long streaks.' },
    { title: 'Black Hole', game: 'black-hole', text: 'No stock: everything is known.' },
  ], // prettier-ignore
  references: [
    BLAKE,
    KELLER,
    { id: 'semicolon', by: 'Semicolon Software', title: 'Rules for Golf (Solitaire Till Dawn)', url: 'https://semicolon.com/Solitaire/Rules/Golf.html' },
    { id: 'winning', by: 'Semicolon Software', title: 'Winning at Golf', url: 'http://www.semicolon.com/Solitaire/Articles/Golf.html' },
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Golf Solitaire, 2013', url: 'http://politaire.com/article/golf.html' },
    { id: 'wikipedia', by: 'Wikipedia', title: 'Golf (patience)', url: 'https://en.wikipedia.org/wiki/Golf_(patience)' },
    PYSOLFC,
    MEASURED,
  ], // prettier-ignore
};
