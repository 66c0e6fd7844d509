/** Notes on Storehouse, Canfield made easy. The million deals are Wolter’s; the unlimited passes were run with Solvitaire. */
import type { GameNotes } from './note.ts';

export const storehouseNotes: GameNotes = {
  of: 'storehouse',
  summary:
    'Canfield for a quiet evening: the four twos lie out from the start, everything is built in suit, and the stock is ' +
    'turned card by card, three times. There is little to go wrong, and more than two deals in five come out.',
  tip: 'Play every card you can. The one real decision is whether a space shall take the card on the waste.',
  strategy: [
    'Send cards up as soon as they fit. Built in suit, nothing is ever needed below them.',
    'Lay cards on the columns as soon as they fit, too: there is only one place for each.',
    'While the reserve lasts it fills the spaces, and you have nothing to decide.',
    'When it has gone, look before you put the top of the waste into a space. A card that will be followed by others of its suit is a good one; a card that only lies there costs you the space.',
    'If you can fill a space from the waste and then move that column on to another, do it: the space is still there, and the waste is one card shorter.',
    'The last pass is the one that counts. In the first two, note in which order the missing cards of each suit lie.',
  ],
  cases: [
    {
      question: 'What lies on an ace?',
      answer: 'The king of its suit. Aces are high here, on the foundations as in the columns.',
    },
    {
      question: 'What lies on a three?',
      answer: 'Nothing: the two of its suit is on the foundation.',
    },
    {
      question: 'Where can an ace go?',
      answer:
        'To its foundation when the king is there, or into a space. No column takes it, as the two has gone.',
    },
    {
      question: 'Does it matter whether part of a build may move?',
      answer: 'No. The only card on which a part could be laid is the one it lies on already.',
    },
    {
      question: 'How many passes are there?',
      answer: 'Three: the first and two redeals. The waste is turned over, not shuffled.',
    },
  ],
  house: [
    'Turn the stock as often as you like: a little more than half of the deals can then be won.',
    'Allow a single pass, and aim for the number of cards instead of the win.',
    'Lay the reserve open and plan for the order in which it comes.',
  ],
  glossary: [
    { term: 'Storehouse', meaning: 'The reserve of thirteen squared cards, only the top one in play.' },
    { term: 'Build', meaning: 'Cards of a column in falling rank and one suit.' },
    { term: 'Redeal', meaning: 'Turning the waste over to be the stock again.' },
  ],
  trivia: [
    {
      question: 'Is it easier than Canfield?',
      answer:
        'To play, much: of Canfield more deals can be won (71% by Wolter’s count, against 44%), but few people find the way, while here attention is enough. Wolter took it as a lesson that the share of winnable deals says little about how hard a game is.',
    },
    {
      question: 'How many cards come out on average?',
      answer: '31.6 of 52 in Wolter’s million deals, the four twos included.',
    },
    {
      question: 'Why does the pack seem small?',
      answer: 'Four twos out, thirteen in the storehouse and four on the table leave 31 cards for the stock.',
    },
  ],
  history: [
    'It was described by 1898; Politaire’s list of sources names a text of that year.',
    'It has gone by Thirteen Up, The Reserve, Provisions and Straight Up. Some collections file it with Klondike, as they do Canfield.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 43.81, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'wolter' },
    { options: { passes: 'unlimited' }, rules: 'As many passes as you like', percent: 52.7, margin: 0.7, who: 'solver', information: 'open', sample: 20_000, source: 'measured' },
    { options: {}, rules: 'Standard', percent: 30, margin: null, who: 'player', information: 'closed', sample: null, source: 'gamerules' },
  ], // prettier-ignore
  claims: [
    'Wolter expects any attentive player to win about as often as the solver [wolter]; another page promises three games in ten [gamerules].',
  ],
  disagreements: [
    {
      question: 'How is a space filled?',
      sources:
        'At once from the reserve [fsolitaire, gamerules, politaire]; at will from the reserve or the waste, and not before you like [semicolon].',
      here: 'At once from the reserve; when that has gone, from the waste and at will.',
    },
    {
      question: 'Which cards move together?',
      sources: 'Whole builds only [semicolon]; the last card or any proper run [fsolitaire].',
      here: 'The last card or the whole column, any part as an option. It makes no difference.',
    },
    {
      question: 'What is done with the waste after a pass?',
      sources: 'It is turned over [semicolon]; it is shuffled [gamerules].',
      here: 'Turned over.',
    },
    {
      question: 'When was it first described?',
      sources: 'Some pages give a date well into the twentieth century; a text of 1898 is known [politaire].',
      here: 'By 1898.',
    },
  ],
  similar: [
    { title: 'Canfield', game: 'canfield', text: 'In red and black, three cards a draw, and a base that changes.' },
    { title: 'Trigon', game: 'trigon', text: 'Klondike’s deal in suit; as little to decide and fewer wins.' },
    { title: 'Ali Baba', game: 'ali-baba', text: 'In suit with forty open cards and a stock of twelve.' },
  ], // prettier-ignore
  references: [
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Storehouse Solitaire, 2013', url: 'http://politaire.com/article/storehouse.html' },
    { id: 'politaire', by: 'Jan Wolter', title: 'Politaire: its rules and sources of Storehouse, as data in solitaire.gg', url: 'https://github.com/kyleu/solitaire.gg' },
    { id: 'semicolon', by: 'Semicolon Software', title: 'Rules for Storehouse (Solitaire Till Dawn)', url: 'https://semicolon.com/Solitaire/Rules/Storehouse.html' },
    { id: 'fsolitaire', by: 'fsolitaire.com', title: 'Storehouse', url: 'https://fsolitaire.com/storehouse' },
    { id: 'gamerules', by: 'Game Rules', title: 'Storehouse', url: 'https://gamerules.com/rules/storehouse/' },
    { id: 'measured', by: 'Cairn', title: 'Own run of the solver Solvitaire while these rules were prepared: all cards known, uniform random deals' },
  ], // prettier-ignore
};
