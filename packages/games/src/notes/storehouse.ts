/** Notes on Storehouse, Canfield made easy. The million deals are Wolter’s; the unlimited passes were run with Solvitaire. */
import type { GameNotes } from './note.ts';

export const storehouseNotes: GameNotes = {
  of: 'storehouse',
  summary:
    'Canfield for a quiet evening: the four twos are on the foundations from the start, you build everything in suit, and you go through the stock three times, one card at a time. You can’t do much wrong, and more than two deals in five can be won.',
  tip: 'Play every card you can. The one real decision is whether to put the card from the waste in a space.',
  strategy: [
    'Move cards up as soon as they fit. When you build in suit, you never need them in the columns.',
    'Play cards to the columns as soon as they fit, too: each has only one place to go.',
    'As long as the reserve lasts, it fills the spaces and you have nothing to decide.',
    'When it’s empty, think before you put the top of the waste in a space. Choose a card that others of its suit will soon follow; a card that just sits there costs you the space.',
    'If you can fill a space from the waste and then move that column onto another, do it: you still have the space, and the waste is one card shorter.',
    'The last pass is the one that counts. In the first two, note the order of the cards you still need in each suit.',
  ],
  cases: [
    {
      question: 'What goes on an ace?',
      answer: 'The king of its suit. Aces are high here, on the foundations and in the columns.',
    },
    {
      question: 'What goes on a three?',
      answer: 'Nothing, because the two of its suit is already on the foundation.',
    },
    {
      question: 'Where can an ace go?',
      answer:
        'To its foundation when the king is there, or into a space. It fits on no column, because the two is already gone.',
    },
    {
      question: 'Does it matter whether you may move part of a build?',
      answer: 'No. The only card it could go on is the one it’s already on.',
    },
    {
      question: 'How many passes are there?',
      answer: 'Three: the first and two redeals. You turn the waste over without shuffling.',
    },
  ],
  house: [
    'Go through the stock as often as you like: a little more than half of the deals can then be won.',
    'Allow a single pass, and try to get as many cards up as you can.',
    'Spread the reserve face up and plan for the order of its cards.',
  ],
  glossary: [
    { term: 'Storehouse', meaning: 'The reserve: a pile of thirteen cards with only the top one in play.' },
    { term: 'Build', meaning: 'Cards of a column in falling rank and one suit.' },
    { term: 'Redeal', meaning: 'Turning the waste over to make a new stock.' },
  ],
  trivia: [
    {
      question: 'Is it easier than Canfield?',
      answer:
        'Much easier to play. More Canfield deals can be won (71% by Wolter’s count, against 44%), but few people find the way, while here you just have to pay attention. Wolter saw it as a lesson that the share of winnable deals says little about how hard a game is.',
    },
    {
      question: 'How many cards reach the foundations on average?',
      answer: '31.6 of 52 in Wolter’s million deals, including the four twos.',
    },
    {
      question: 'Why is the stock so small?',
      answer:
        'With four twos out, thirteen cards in the storehouse and four on the table, 31 cards are left for the stock.',
    },
  ],
  history: [
    'It was described by 1898 at the latest; Politaire’s list of sources names a text of that year.',
    'It has also been called Thirteen Up, The Reserve, Provisions and Straight Up. Some collections list it with Klondike, along with Canfield.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 43.81, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'wolter' },
    { options: { passes: 'unlimited' }, rules: 'As many passes as you like', percent: 52.7, margin: 0.7, who: 'solver', information: 'open', sample: 20_000, source: 'measured' },
    { options: {}, rules: 'Standard', percent: 30, margin: null, who: 'player', information: 'closed', sample: null, source: 'gamerules' },
  ], // prettier-ignore
  claims: [
    'Wolter expects any attentive player to win about as often as the solver [wolter]; another page promises three wins in ten [gamerules].',
  ],
  disagreements: [
    {
      question: 'How do you fill a space?',
      sources:
        'At once from the reserve [fsolitaire, gamerules, politaire]; from the reserve or the waste, whenever you like [semicolon].',
      here: 'At once from the reserve; when that is empty, from the waste whenever you like.',
    },
    {
      question: 'Which cards move together?',
      sources: 'Whole builds only [semicolon]; the last card or any proper run [fsolitaire].',
      here: 'The last card or the whole column; any part is an option. It makes no difference.',
    },
    {
      question: 'What do you do with the waste after a pass?',
      sources: 'Turn it over [semicolon]; shuffle it [gamerules].',
      here: 'You turn it over.',
    },
    {
      question: 'When was it first described?',
      sources: 'Some pages give a date well into the twentieth century; a text of 1898 is known [politaire].',
      here: 'In 1898 or earlier.',
    },
  ],
  similar: [
    { title: 'Canfield', game: 'canfield', text: 'Built in red and black, with three cards per draw and a base that changes.' },
    { title: 'Trigon', game: 'trigon', text: 'Klondike’s layout built in suit; just as little to decide, and fewer wins.' },
    { title: 'Ali Baba', game: 'ali-baba', text: 'Built in suit, with forty face-up cards and a stock of twelve.' },
  ], // prettier-ignore
  references: [
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Storehouse Solitaire, 2013', url: 'http://politaire.com/article/storehouse.html' },
    { id: 'politaire', by: 'Jan Wolter', title: 'Politaire: its rules and sources of Storehouse, as data in solitaire.gg', url: 'https://github.com/kyleu/solitaire.gg' },
    { id: 'semicolon', by: 'Semicolon Software', title: 'Rules for Storehouse (Solitaire Till Dawn)', url: 'https://semicolon.com/Solitaire/Rules/Storehouse.html' },
    { id: 'fsolitaire', by: 'fsolitaire.com', title: 'Storehouse', url: 'https://fsolitaire.com/storehouse' },
    { id: 'gamerules', by: 'Game Rules', title: 'Storehouse', url: 'https://gamerules.com/rules/storehouse/' },
    { id: 'measured', by: 'Cairn', title: 'Our own run of the solver Solvitaire while we prepared these rules: all cards known, uniform random deals' },
  ], // prettier-ignore
};
