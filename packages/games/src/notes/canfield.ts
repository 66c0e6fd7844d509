/**
 * Notes on Canfield, in Britain Demon. The two published rates are for a rule under which nothing is built on a card of
 * the base rank; here ranks go round, and far more deals can be won.
 */
import type { GameNotes } from './note.ts';
import { SOLVED } from './references.ts';

export const canfieldNotes: GameNotes = {
  of: 'canfield',
  summary:
    'The gambler’s patience. Thirteen cards wait in a reserve of which only the top one shows, four short columns are ' +
    'built down in red and black, and the rank of one card turned at the start is the base of all four suits.',
  tip: 'The reserve is what beats you: prefer every play that takes its top card.',
  strategy: [
    'Until the reserve has gone, each of its cards is worth more than one from the waste. Look first for ways to empty a column, for the gap takes the next card of the reserve at once.',
    'Joining two columns makes such a gap. A card laid from the waste on a column can spoil the join, so look before you help yourself.',
    'Three cards a draw: each card taken from the waste moves the later ones. Play the cards nearest to the end of the pass when you can choose, so that the order before them stays as you know it.',
    'If a pass brings nothing, taking one card, even one of little use, changes which cards come up in the next.',
    'Do not build a column longer than need be; cards under it are held fast, and four columns are not many.',
    'Cards of the base rank and the next go up at once. Higher ones may be worth holding while the other colour still needs a place.',
    'When the reserve has gone, do not fill a space in haste. An empty column lets you turn two builds round, and it is the only freedom the game gives.',
  ],
  cases: [
    {
      question: 'What goes on an ace in the columns?',
      answer:
        'A king of the other colour: ranks go round, in the columns downwards and on the foundations upwards.',
    },
    {
      question: 'What may move from column to column?',
      answer: 'The last card, or the whole column. An option lets any part of a build move.',
    },
    {
      question: 'Must a gap be filled from the reserve?',
      answer:
        'Yes, and it happens by itself. When the reserve has gone the space takes any card you like; an option allows only the waste.',
    },
    {
      question: 'Do cards come back from the foundations?',
      answer: 'No.',
    },
    {
      question: 'Does it help that all 13 ranks can be the base?',
      answer: 'It does not matter which one it is. Only the way round is different each time.',
    },
  ],
  house: [
    'The casino bargain: 52 for the pack, 5 back for each card on the foundations.',
    'Draw one card at a time for an easier game.',
    'Turn the reserve face up and plan with all of it.',
    'In Racing Demon several people, each with a pack of their own, play this at the same time on shared foundations.',
  ],
  glossary: [
    {
      term: 'Reserve',
      meaning: 'The thirteen squared cards whose top one is in play; older books call it the stock.',
    },
    { term: 'Base', meaning: 'The rank on which every foundation begins.' },
    { term: 'Build', meaning: 'Cards of a column in falling rank and alternating colour.' },
    { term: 'Gap', meaning: 'A column without cards.' },
    { term: 'Demon', meaning: 'The British name of the game, and of its reserve.' },
  ],
  trivia: [
    {
      question: 'Could a casino live on it?',
      answer:
        'The story goes that the pack cost 50 or 52 dollars, that a card on the foundations paid 5, and that players lost on average. Break-even is between ten and eleven cards.',
    },
    {
      question: 'Can somebody win 18,000 games in a row?',
      answer:
        'Jan Wolter had met the claim, and his solver answers it: more than a quarter of the deals cannot be won by anybody.',
    },
    {
      question: 'Who wanted to know his chance of getting a Canfield out?',
      answer:
        'Stanisław Ulam in 1946, and the Monte Carlo method came of it. It may have been Klondike that he played.',
    },
    {
      question: 'How much does it cost that parts of a build may not move?',
      answer: 'Between the two rules that were measured lie 3.7 deals in a hundred.',
    },
  ],
  history: [
    'By Wikipedia’s account the first to print it was Mary Whitmore Jones in England in 1891, as Demon Patience. She thought it by far the best game for one pack, and its uncomplimentary name well earned.',
    'Dick’s Games of Patience, an American book of 1898, has it as Fascination, with three cards a draw, parts of builds moving, and a reserve whose gaps are filled from the pack when it has run out.',
    'Its American name comes from Richard A. Canfield, who ran a gaming house at Saratoga Springs. Whether his guests played this or Klondike is not settled.',
  ],
  rates: [
    { options: {}, rules: 'As here', percent: 87.5, margin: 4.6, who: 'solver', information: 'open', sample: 200, source: 'solved' },
    { options: { units: 'run' }, rules: 'As here, any part of a build may move', percent: 88, margin: 4.5, who: 'solver', information: 'open', sample: 200, source: 'solved' },
    { options: { units: 'run' }, rules: 'Any part of a build may move; nothing goes on a card of the base rank', percent: 71.245, margin: 0.031, who: 'solver', information: 'open', sample: 10_000_000, source: 'blake' },
    { options: {}, rules: 'Only whole columns move, not even the last card alone; nothing goes on a card of the base rank', percent: 67.562, margin: 0.034, who: 'solver', information: 'open', sample: 10_000_000, source: 'blake' },
    { options: { units: 'run' }, rules: 'Skilled players, as they say', percent: 35, margin: null, who: 'player', information: 'closed', sample: null, source: 'wolter' },
  ], // prettier-ignore
  claims: [
    'The figures of Blake and Gent are for another rule than ours: in the program behind them nothing is built in the columns on a card of the rank the foundations begin with. Where ranks go round, as here and in most books, longer builds are possible and far more can be won: of deals 1 to 200 all were decided [solved].',
    'Wolter’s earlier search solved 35,606 of 50,000 deals and left 664 open [wolter]. Looking into it, Blake and Gent found slips in both programs, and in the shuffling of both [blake].',
    'One in thirty is the figure handed down for people [wikipedia]; careful players speak of a third [wolter].',
  ],
  disagreements: [
    {
      question: 'Which cards move together?',
      sources:
        'The last card or the whole column [pysolfc]; any part of a build [wolter, dick]; the whole column only, as an experiment [blake].',
      here: 'The last card or the whole column; any part of a build is an option.',
    },
    {
      question: 'Does anything go on a card of the base rank in the columns?',
      sources:
        'Ranks go round, so the rank below does [pysolfc]; nothing does, in the program that was used for the published figures [blake].',
      here: 'The rank below: on an ace goes a king, whatever the base.',
    },
    {
      question: 'What fills a gap when the reserve has gone?',
      sources: 'Any card [pysolfc, wolter]; the next card of the pack or the waste [dick, greenfelt].',
      here: 'Any card; the waste alone is an option.',
    },
    {
      question: 'How many cards a draw, how many passes?',
      sources: 'Three, without limit, nearly everywhere [dick, wolter, pysolfc].',
      here: 'The same; one card a draw and fewer passes are options.',
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
    { title: 'Storehouse', game: 'storehouse', text: 'In suit from the twos, with three passes; easier and more mechanical.' },
    { title: 'Klondike', game: 'klondike', text: 'The game it is mistaken for: no reserve, but face-down cards.' },
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
