/**
 * Notes on Russian Solitaire. The rate is from a search over a million deals, every one decided, written while these
 * rules were prepared; it lies below some of what players report.
 */
import type { GameNotes } from './note.ts';

export const russianNotes: GameNotes = {
  of: 'russian',
  summary:
    'Yukon built in suit, and one of the hardest patiences there are. Each card fits on exactly one other; most deals ' +
    'block within minutes, and the one that does not is the reason to go on.',
  tip: 'Before the first move look for knots: if a card lies above both its neighbours in suit, deal again with a clear conscience.',
  strategy: [
    'There is only one place for each card, so a legal move is never in competition for its place. What matters is the order, and what each move buries.',
    'A pile moved on to a column covers that column’s last card for good unless the pile moves on. Before you move, ask which card of the other column you still need to lay something on, and which card in the pile you will need soon.',
    'Turn up face-down cards: only the open ones are in play, and every one opened is a new card to build on.',
    'Send cards up as soon as they can go; in suit nothing is ever needed below them.',
    'A space is worth waiting for the right king: the one whose pile sets most face-down cards free.',
    'Know the dead ends. A card above both the next higher and the next lower of its suit in one column will not move again, unless it already lies in order on the higher one. Cards in different columns can wait for each other in the same way.',
    'Deals are short. Give up lost ones early, and keep your care for those that open.',
  ],
  cases: [
    {
      question: 'What exactly may be moved?',
      answer:
        'Any face-up card with everything on it. Only the first of them must fit: the same suit and one rank lower than the last card of the other column.',
    },
    {
      question: 'What may go into an empty column?',
      answer: 'A king with all that lies on it.',
    },
    {
      question: 'Can cards come back from the foundations?',
      answer: 'No. An option allows it, but in suit with one pack it cannot help.',
    },
    {
      question: 'How do I know that a deal is dead?',
      answer:
        'Often at once: 87 deals in a hundred can be shown to be lost without trying a move, only from which card lies under which.',
    },
  ],
  house: [
    'Let any card go into an empty column: one player learnt it so from his grandmother.',
    'Count cards on the foundations instead of wins.',
    'Play only deals known to be winnable, and see how many you find.',
  ],
  glossary: [
    { term: 'Pile', meaning: 'A face-up card and everything on it, moved together whether in order or not.' },
    { term: 'Neighbours', meaning: 'The next higher and the next lower card of the same suit.' },
    { term: 'Knot', meaning: 'Cards that wait for each other in a circle.' },
  ],
  trivia: [
    {
      question: 'How rare is a deal that can be won?',
      answer: 'One in fifteen: 6.71% of a million.',
    },
    {
      question: 'Why do people play a game they lose so often?',
      answer:
        'Because it is lost so quickly. Thomas Warfield reported in 2002 that it was the second most played game of his collection after FreeCell, and that some had played it tens of thousands of times.',
    },
    {
      question: 'And with more packs?',
      answer:
        'Then there are twins to lay cards on, and the odds turn: of Triple Russian nearly every deal can be won.',
    },
  ],
  history: [
    'Its origin is unknown; it was probably made from Yukon. It has nothing to do with the Russian Patience of 1876 or with Nidgi Novgorod, which has been called Russian Solitaire since 1903; both are different games (Wikipedia).',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 6.71, margin: 0.05, who: 'solver', information: 'open', sample: 1_000_000, source: 'measured' },
    { options: {}, rules: 'Average players', percent: 5, margin: null, who: 'player', information: 'closed', sample: null, source: 'warfield' },
    { options: {}, rules: 'What one site expects', percent: 3.3, margin: null, who: 'player', information: 'closed', sample: null, source: 'solitaireplay' },
  ], // prettier-ignore
  claims: [
    'Good players are said to win 10 to 20% [warfield], and 10 to 15% [ocg]. With deals as they fall that cannot be: only 6.71% can be won by anybody, even with all cards known [measured]. Such rates need deals that were chosen, given up uncounted, or another rule.',
  ],
  disagreements: [
    {
      question: 'How many can be won?',
      sources:
        '5% on average and up to 20% [warfield]; one in thirty [solitaireplay]; 6.71% are winnable at all [measured].',
      here: 'The measured figure is the ceiling.',
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
    { title: 'Triple Russian', game: 'triple-russian', text: 'Three packs; much longer and much kinder.' },
    { title: 'Trigon', game: 'trigon', text: 'In suit with a stock, and only runs move.' },
  ], // prettier-ignore
  references: [
    { id: 'measured', by: 'Cairn', title: 'Own measurements while these rules were prepared: exhaustive search with all cards known, uniform random deals, none undecided' },
    { id: 'warfield', by: 'Thomas Warfield', title: 'Russian Solitaire (game of the week 24), 2002', url: 'http://www.solitairegames.com/week/020322.html' },
    { id: 'solitaireplay', by: 'Solitaire Play', title: 'Russian Solitaire, 2018', url: 'https://www.solitaire-play.com/blog/free-russian-solitaire.html' },
    { id: 'ocg', by: 'onlinecardgames.io', title: 'Yukon vs Russian Solitaire', url: 'https://onlinecardgames.io/solitaire/yukon-vs-russian' },
    { id: 'politaire', by: 'Jan Wolter', title: 'Politaire: its rules of Russian, as data in solitaire.gg', url: 'https://github.com/kyleu/solitaire.gg' },
    { id: 'hokuto', by: 'Hokuto', title: 'Russian Solitaire: a game I learnt from my grandma, 2006', url: 'https://hokuto-su.blogspot.com/2006/02/russian-solitaire-game-i-learnt-from.html' },
    { id: 'wikipedia', by: 'Wikipedia', title: 'Yukon (solitaire)', url: 'https://en.wikipedia.org/wiki/Yukon_(solitaire)' },
  ], // prettier-ignore
};
