/**
 * Notes on Trigon. Rates from Wolter’s experiment, from Blake & Gent and from a search written while these rules were
 * prepared; they agree. Hidden cards matter so little that a player’s rate is close to them.
 */
import type { GameNotes } from './note.ts';

export const trigonNotes: GameNotes = {
  of: 'trigon',
  summary:
    'Klondike built in suit. Each card fits on just one other card in the pack, so nearly every move is forced: a quick, calm game that you’ll win about one time in six.',
  tip: 'Play whatever you can; you only need to think when more than one king could fill a space.',
  strategy: [
    'Play every card you can, to a foundation or to a column. No other card could take the place, a run can always move on as a whole, and a card on its foundation is never missed, so you have no reason to wait.',
    'Go through the stock as often as you like. You draw one card at a time with unlimited passes, so you can always reach every stock card.',
    'The choice that counts is which king to put in an empty column. Choose one whose move turns up a card.',
    'If both do, or neither, look at the suits: which king’s queen can you reach, and what lies under that queen?',
    'Spot hopeless deals early: a card dealt in one column on top of both its neighbours in suit, the next higher and the next lower, will never move.',
  ],
  cases: [
    {
      question: 'Can I move part of a run?',
      answer: 'Yes, but it has nowhere to go: it only fits on the card it’s already on.',
    },
    {
      question: 'Why does the game not turn the stock for me?',
      answer:
        'It can: if you choose the option “no stock”, all 24 cards lie face up on the waste and you may play any of them. Your chances are the same.',
    },
    {
      question: 'Why are there four colours?',
      answer: 'Because red and black don’t matter here. You can change the pack in the settings.',
    },
    {
      question: 'May cards come back from the foundations?',
      answer: 'No, and when you build in suit it wouldn’t help. An option allows it.',
    },
  ],
  house: [
    'Play ten deals in a row and count all cards on the foundations; a solver averages 16 per deal.',
    'Limit yourself to three passes, and the order of the stock matters after all.',
    'Draw three cards at a time: then only about one deal in fifteen can be won.',
  ],
  glossary: [
    { term: 'Run', meaning: 'Face-up cards at the end of a column in falling rank and one suit.' },
    { term: 'Neighbours', meaning: 'The next higher and the next lower card of the same suit.' },
    { term: 'Space', meaning: 'An empty column.' },
  ],
  trivia: [
    {
      question: 'Can you win without thinking ahead?',
      answer:
        'If the deal can be won at all, usually: Wolter’s program won 79% of the winnable deals without backtracking once, and never backtracked more than six times.',
    },
    {
      question: 'How bad can a deal be?',
      answer:
        'In 12,296 of Wolter’s million deals, not a single card could get to a foundation. The average was 16.2.',
    },
    {
      question: 'How much do the face-down cards matter?',
      answer:
        'They hurt less because you don’t know them than because they can’t move: if every card is dealt face up, 18.4% of deals can be won instead of 16.0%.',
    },
  ],
  history: [
    'It is known from computer collections such as Pretty Good Solitaire and Politaire; we found no older description and no inventor.',
    'Jan Wolter, who wrote Politaire, used it in April 2013 as the first game of his experiments because it is so easy to search, and based his programs for Canfield, Storehouse and Ali Baba on it.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 15.996, margin: 0.023, who: 'solver', information: 'open', sample: 10_000_000, source: 'blake' },
    { options: {}, rules: 'Standard', percent: 16.03, margin: 0.05, who: 'solver', information: 'open', sample: 2_000_000, source: 'measured' },
    { options: {}, rules: 'Standard', percent: 16.01, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'wolter' },
    { options: { draw: '3', foundationReturn: 'allowed' }, rules: 'Draw three, cards back from the foundations', percent: 6.895, margin: 0.05, who: 'solver', information: 'open', sample: 1_000_000, source: 'blake' },
  ], // prettier-ignore
  claims: [
    'There’s so little to decide that people can expect to win about as often as the solver [wolter]. The interval for that million deals is ± 0.073 [blake].',
    'If all cards were dealt face up, 18.43% of deals could be won [measured].',
  ],
  disagreements: [
    {
      question: 'May cards come back from the foundations?',
      sources: 'Never [politaire]; other sites let them.',
      here: 'Never; an option allows it.',
    },
    {
      question: 'Is there any strategy?',
      sources: 'Hardly: only the choice of a king [politaire, wolter].',
      here: 'The same; see Strategy for how to choose.',
    },
  ],
  similar: [
    { title: 'Klondike', game: 'klondike', text: 'The same layout in alternating colours, with far more to decide.' },
    { title: 'Double Trigon', game: 'double-trigon', text: 'Two packs on nine columns; twins bring choices back.' },
    { title: 'Trigon Left', game: 'trigon-left', text: 'Empty columns fill from the right; you’ll win more often.' },
    { title: 'Storehouse', game: 'storehouse', text: 'Canfield in suit: just as easy to play, and you’ll win much more often.' },
    { title: 'Russian Solitaire', game: 'russian', text: 'Built in suit, without a stock, but whole piles move.' },
  ], // prettier-ignore
  references: [
    { id: 'politaire', by: 'Jan Wolter', title: 'Rules for Trigon Solitaire (Politaire), 2014', url: 'https://politaire.com/help/trigon' },
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Trigon Solitaire, 2013', url: 'https://politaire.com/article/trigon.html' },
    { id: 'blake', by: 'Charlie Blake and Ian Gent', title: 'The Winnability of Klondike Solitaire and Many Other Patience Games (Journal of Artificial Intelligence Research 85, 2026)', url: 'https://arxiv.org/abs/1906.12314' },
    { id: 'measured', by: 'Cairn', title: 'Our own measurements while we prepared these rules: exhaustive search with all cards known, uniform random deals' },
  ], // prettier-ignore
};
