/**
 * Notes on Canfield, in Britain Demon. The two published rates are for a rule under which nothing is built on a card of
 * the base rank; our standard lets ranks go round, and far more deals can be won.
 */
import type { GameNotes } from './note.ts';
import { SOLVED } from './references.ts';

export const canfieldNotes: GameNotes = {
  of: 'canfield',
  summary:
    'The gambler’s patience. Thirteen cards wait in a reserve, with only the top one showing. You build four short columns down in red and black, and the rank of one card turned up at the start is the base of all four suits.',
  tip: 'The reserve is what beats you: take its top card whenever you can.',
  strategy: [
    'As long as the reserve lasts, each of its cards is worth more than one from the waste. First look for ways to empty a column, because the next card of the reserve fills the gap at once.',
    'Joining two columns makes such a gap. A card you play there from the waste can stop them from joining, so look before you help yourself.',
    'When you draw three cards at a time, each card you take from the waste shifts the later ones. If you have a choice, play the cards nearest the end of the pass, so that the order before them stays the same.',
    'If a pass brings nothing, taking one card, even one of little use, changes which cards come up in the next.',
    'Don’t build a column longer than you need to. Cards under it are stuck, and four columns are not many.',
    'Move cards of the base rank and the next rank up at once. Higher ones may be worth keeping while cards of the other colour still need a place.',
    'When the reserve is empty, don’t rush to fill a space. An empty column lets you rearrange two builds, and it’s the only freedom the game gives you.',
  ],
  cases: [
    {
      question: 'What goes on an ace in the columns?',
      answer:
        'A king of the other colour: ranks wrap around, going down in the columns and up on the foundations.',
    },
    {
      question: 'What may move from column to column?',
      answer: 'The last card or the whole column. An option lets you move any part of a build.',
    },
    {
      question: 'Must I fill a gap from the reserve?',
      answer:
        'Yes, and it happens automatically. When the reserve is empty, you may put any card in a space; an option allows only cards from the waste.',
    },
    {
      question: 'Do cards come back from the foundations?',
      answer: 'No.',
    },
    {
      question: 'Does it matter which of the 13 ranks is the base?',
      answer: 'No. Only the rank you start from changes.',
    },
  ],
  house: [
    'Play as in the casino: pay 52 for the pack and get 5 back for each card on the foundations.',
    'Draw one card at a time for an easier game.',
    'Turn the reserve face up and plan with all of it.',
    'In Racing Demon several people, each with a pack of their own, play this at the same time on shared foundations.',
  ],
  glossary: [
    {
      term: 'Reserve',
      meaning: 'The pile of thirteen cards with only its top card in play; older books call it the stock.',
    },
    { term: 'Base', meaning: 'The rank that every foundation starts with.' },
    { term: 'Build', meaning: 'Cards of a column in falling rank and alternating colour.' },
    { term: 'Gap', meaning: 'An empty column.' },
    { term: 'Demon', meaning: 'The British name of the game, and of its reserve.' },
  ],
  trivia: [
    {
      question: 'Could a casino make a living from it?',
      answer:
        'The story goes that the pack cost 50 or 52 dollars, each card on the foundations paid 5, and players lost on average. You break even between ten and eleven cards.',
    },
    {
      question: 'Can somebody win 18,000 games in a row?',
      answer:
        'Jan Wolter came across that claim, and his solver has the answer: more than a quarter of the deals can’t be won by anybody.',
    },
    {
      question: 'Who wanted to know his chance of winning Canfield?',
      answer:
        'Stanisław Ulam in 1946, and that led to the Monte Carlo method. He may really have been playing Klondike.',
    },
    {
      question: 'How much harder is it if you can’t move part of a build?',
      answer: 'The two rules that were measured differ by 3.7 deals in a hundred.',
    },
  ],
  history: [
    'According to Wikipedia, Mary Whitmore Jones was the first to print it, in England in 1891, as Demon Patience. She thought it was by far the best game for one pack and that it had earned its unflattering name.',
    'Dick’s Games of Patience, an American book of 1898, calls it Fascination. There you draw three cards at a time, may move parts of builds, and fill gaps from the pack when the reserve has run out.',
    'Its American name comes from Richard A. Canfield, who ran a gaming house at Saratoga Springs. Nobody knows for sure whether his guests played this or Klondike.',
  ],
  rates: [
    { options: {}, rules: 'Our rules', percent: 87.5, margin: 4.6, who: 'solver', information: 'open', sample: 200, source: 'solved' },
    { options: { units: 'run' }, rules: 'Our rules, but any part of a build may move', percent: 88, margin: 4.5, who: 'solver', information: 'open', sample: 200, source: 'solved' },
    { options: { units: 'run', ends: 'base' }, rules: 'Any part of a build may move; nothing goes on a card of the base rank', percent: 71.245, margin: 0.031, who: 'solver', information: 'open', sample: 10_000_000, source: 'blake' },
    { options: { units: 'all', ends: 'base', spaces: 'waste' }, rules: 'Only whole columns move, not even the last card alone; nothing goes on a card of the base rank; spaces take cards of the waste', percent: 67.562, margin: 0.034, who: 'solver', information: 'open', sample: 10_000_000, source: 'blake' },
    { options: { units: 'run' }, rules: 'Skilled players, by their own account', percent: 35, margin: null, who: 'player', information: 'closed', sample: null, source: 'wolter' },
  ], // prettier-ignore
  claims: [
    'Blake and Gent’s figures are for a different rule: in their program you cannot build on a card of the base rank in the columns. Where ranks wrap around, as here and in most books, longer builds are possible and you can win far more deals. We decided all of deals 1 to 200 [solved]. Their rule is an option, and by it our figures and theirs agree.',
    'Wolter’s earlier search solved 35,606 of 50,000 deals and left 664 undecided [wolter]. Comparing the two, Blake and Gent found mistakes in both programs and in how both shuffled [blake].',
    'The traditional figure for people is one win in thirty [wikipedia]; careful players speak of a third [wolter].',
  ],
  disagreements: [
    {
      question: 'Which cards move together?',
      sources:
        'The last card or the whole column [pysolfc]; any part of a build [wolter, dick]; the whole column only, as an experiment [blake].',
      here: 'The last card or the whole column; any part of a build, or the whole column only, are options.',
    },
    {
      question: 'Does anything go on a card of the base rank in the columns?',
      sources:
        'Ranks wrap around, so the rank below does [pysolfc]; nothing does, in the program behind the published figures [blake].',
      here: 'The rank below: a king goes on an ace, whatever the base. Nothing is an option.',
    },
    {
      question: 'What fills a gap when the reserve is empty?',
      sources: 'Any card [pysolfc, wolter]; the next card of the pack or the waste [dick, greenfelt].',
      here: 'Any card; only the waste is an option.',
    },
    {
      question: 'How many cards per draw, and how many passes?',
      sources: 'Three, with unlimited passes, nearly everywhere [dick, wolter, pysolfc].',
      here: 'The same; one card per draw and fewer passes are options.',
    },
    {
      question: 'How large is the reserve?',
      sources: 'Thirteen [wolter, pysolfc, dick]; ten in a single description [sgr].',
      here: 'Thirteen.',
    },
    {
      question: 'What is Demon?',
      sources:
        'The British name of this game [wikipedia]; in some programs a game for two packs with a reserve of forty; now and then Klondike [blake].',
      here: 'This game.',
    },
  ],
  similar: [
    { title: 'Storehouse', game: 'storehouse', text: 'Built in suit from the twos, with three passes; easier and more mechanical.' },
    { title: 'Klondike', game: 'klondike', text: 'The game it is often mistaken for: face-down cards instead of a reserve.' },
  ], // prettier-ignore
  references: [
    SOLVED,
    { id: 'blake', by: 'Charlie Blake and Ian Gent', title: 'The Winnability of Klondike Solitaire and Many Other Patience Games (Journal of Artificial Intelligence Research 85, 2026)', url: 'https://arxiv.org/abs/1906.12314' },
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Canfield Solitaire, 2013', url: 'https://politaire.com/article/canfield.html' },
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Canfield', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/canfield.html' },
    { id: 'dick', by: 'Harris B. Dick', title: 'Dick’s Games of Patience: or, Solitaire with Cards, 1898, as quoted by How to Play Solitaire (Fascination)', url: 'https://howtoplaysolitaire.blogspot.com/2010/06/fascination-single-deck-solitaire-game.html' },
    { id: 'greenfelt', by: 'Greenfelt', title: 'Canfield', url: 'https://greenfelt.net/canfield' },
    { id: 'sgr', by: 'Solitaire Game Rules', title: 'Canfield', url: 'http://www.solitaire-game-rules.com/games/canfield.htm' },
    { id: 'wikipedia', by: 'Wikipedia', title: 'Canfield (solitaire)', url: 'https://en.wikipedia.org/wiki/Canfield_(solitaire)' },
  ], // prettier-ignore
};
