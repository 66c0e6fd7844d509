/**
 * Notes on Russian Solitaire. The rate is from a search over a million deals, every one decided, written while these
 * rules were prepared; it lies below some of what players report.
 */
import type { GameNotes } from './note.ts';

export const russianNotes: GameNotes = {
  of: 'russian',
  summary:
    'Yukon built in suit, and one of the hardest patiences there are. Each card fits on exactly one other. Most deals get stuck within minutes, and you keep playing for the one that doesn’t.',
  tip: 'Before your first move, look for knots: if a card lies above both its neighbours in suit, you can deal again with a clear conscience.',
  strategy: [
    'Each card has only one place to go, so two moves never compete for the same place. What matters is the order of your moves, and what each one buries.',
    'When you move a pile onto a column, it covers that column’s cards until the pile moves again. Before you move, ask which cards in that column you still need to build on, and which cards in the pile you’ll need soon.',
    'Turn up face-down cards: only face-up cards are in play, and each new one is another card to build on.',
    'Move cards up as soon as you can; when you build in suit, you never need them in the columns.',
    'Don’t fill a space too soon; wait for the king whose pile frees the most face-down cards.',
    'Know the dead ends. If a card lies above both the next higher and the next lower card of its suit in one column, it can’t move, unless it already lies in order on the higher one. Cards in different columns can block each other in the same way.',
    'Deals are short. Give up lost ones early, and save your effort for those that open up.',
  ],
  cases: [
    {
      question: 'What exactly may be moved?',
      answer:
        'Any face-up card with everything on it. Only the first of them must fit: the same suit and one rank lower than the last card of the other column.',
    },
    {
      question: 'What may go into an empty column?',
      answer: 'A king, with everything on it.',
    },
    {
      question: 'Can cards come back from the foundations?',
      answer: 'No. An option allows it, but with one pack built in suit it can’t help.',
    },
    {
      question: 'How do I know that a deal is lost?',
      answer:
        'Often you can see it at once: for 87 deals in a hundred, looking at which card lies under which is enough to show that they are lost.',
    },
  ],
  house: [
    'Let any card go into an empty column. That’s how one player learnt it from his grandmother.',
    'Count the cards on the foundations instead of wins.',
    'Play only winnable deals, and see how many you can solve.',
  ],
  glossary: [
    { term: 'Pile', meaning: 'A face-up card and everything on it, moved together whether in order or not.' },
    { term: 'Neighbours', meaning: 'The next higher and the next lower card of the same suit.' },
    { term: 'Knot', meaning: 'Cards that block each other in a circle.' },
  ],
  trivia: [
    {
      question: 'How rare are winnable deals?',
      answer: 'One in fifteen: 6.71% of a million.',
    },
    {
      question: 'Why do people play a game they lose so often?',
      answer:
        'Because you lose so quickly. Thomas Warfield reported in 2002 that it was the second most played game in his collection, after FreeCell, and that some had played it tens of thousands of times.',
    },
    {
      question: 'And with more packs?',
      answer:
        'Then you have more cards to build on, and the odds turn: in Triple Russian nearly every deal can be won.',
    },
  ],
  history: [
    'Its origin is unknown; it was probably made from Yukon. It has nothing to do with the Russian Patience of 1876 or with Nidgi Novgorod, which has been called Russian Solitaire since 1903; both are different games (Wikipedia).',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 6.71, margin: 0.05, who: 'solver', information: 'open', sample: 1_000_000, source: 'measured' },
    { options: {}, rules: 'Average players', percent: 5, margin: null, who: 'player', information: 'closed', sample: null, source: 'warfield' },
    { options: {}, rules: 'One website’s estimate', percent: 3.3, margin: null, who: 'player', information: 'closed', sample: null, source: 'solitaireplay' },
  ], // prettier-ignore
  claims: [
    'Good players are said to win 10 to 20% [warfield], and 10 to 15% [ocg]. With random deals that’s impossible: only 6.71% can be won at all, even with all cards known [measured]. To reach such rates, players must choose their deals, not count the ones they give up, or play by different rules.',
  ],
  disagreements: [
    {
      question: 'How many can be won?',
      sources:
        '5% on average and up to 20% [warfield]; one in thirty [solitaireplay]; 6.71% are winnable at all [measured].',
      here: 'Nobody can win more often than the measured figure.',
    },
    {
      question: 'What may go into a space?',
      sources: 'Kings [warfield, politaire]; any card, in a family version [hokuto].',
      here: 'Kings.',
    },
  ],
  similar: [
    { title: 'Yukon', game: 'yukon', text: 'The same deal in alternating colours; mostly winnable.' },
    { title: 'Double Russian', game: 'double-russian', text: 'Two packs, two places for every card.' },
    { title: 'Triple Russian', game: 'triple-russian', text: 'Three packs; much longer and much easier.' },
    { title: 'Trigon', game: 'trigon', text: 'Built in suit, with a stock; you can only move runs.' },
  ], // prettier-ignore
  references: [
    { id: 'measured', by: 'Cairn', title: 'Our own measurements while we prepared these rules: exhaustive search with all cards known, uniform random deals, none undecided' },
    { id: 'warfield', by: 'Thomas Warfield', title: 'Russian Solitaire (game of the week 24), 2002', url: 'http://www.solitairegames.com/week/020322.html' },
    { id: 'solitaireplay', by: 'Solitaire Play', title: 'Russian Solitaire, 2018', url: 'https://www.solitaire-play.com/blog/free-russian-solitaire.html' },
    { id: 'ocg', by: 'onlinecardgames.io', title: 'Yukon vs Russian Solitaire', url: 'https://onlinecardgames.io/solitaire/yukon-vs-russian' },
    { id: 'politaire', by: 'Jan Wolter', title: 'Politaire: its rules of Russian, as data in solitaire.gg', url: 'https://github.com/kyleu/solitaire.gg' },
    { id: 'hokuto', by: 'Hokuto', title: 'Russian Solitaire: a game I learnt from my grandma, 2006', url: 'https://hokuto-su.blogspot.com/2006/02/russian-solitaire-game-i-learnt-from.html' },
    { id: 'wikipedia', by: 'Wikipedia', title: 'Yukon (solitaire)', url: 'https://en.wikipedia.org/wiki/Yukon_(solitaire)' },
  ], // prettier-ignore
};
