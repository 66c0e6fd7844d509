/**
 * Notes on Trigon. Rates from Wolter’s experiment, from Blake & Gent and from a search written while these rules were
 * prepared; they agree. Hidden cards matter so little that a player’s rate is close to them.
 */
import type { GameNotes } from './note.ts';

export const trigonNotes: GameNotes = {
  of: 'trigon',
  summary:
    'Klondike built in suit. Each card has one other card in the pack to lie on, so nearly every move is forced: a ' +
    'quick, calm game that comes out about one time in six.',
  tip: 'Play whatever can be played; think only when a space may take more than one king.',
  strategy: [
    'Play every card you can, to a foundation or to a column. No other card could take the place, a run can always move on as a whole, and a card on its foundation holds up nothing: there is no reason to wait.',
    'Go round the stock as often as you like. One card a draw and no limit of passes mean that every stock card can be reached at any time.',
    'The choice that counts is the king for an empty column. Prefer the king whose move turns up a card.',
    'Between kings that both do, or neither, follow the suits: which king’s queen can be reached, and what lies under that queen?',
    'See early what cannot come out: a card dealt on top of both its neighbours in suit, the next higher and the next lower, in one column will never move.',
  ],
  cases: [
    {
      question: 'May part of a run be moved?',
      answer: 'It may, but it has nowhere to go: the only card that it fits is the one it already lies on.',
    },
    {
      question: 'Why does the game not turn the stock for me?',
      answer:
        'It can: with “no stock” chosen under the rules, all 24 cards lie open on the waste and any may be played. The chances are the same.',
    },
    {
      question: 'Why are there four colours?',
      answer: 'Because red and black say nothing here. The pack can be changed under the settings.',
    },
    {
      question: 'May cards come back from the foundations?',
      answer: 'No. Building in suit it would not help either; an option allows it.',
    },
  ],
  house: [
    'Play a run of ten deals and count all cards on the foundations; 16 a deal is what a solver averages.',
    'Limit the passes to three and the stock becomes a matter of order after all.',
    'Draw three at a time: about one deal in fifteen is left to be won.',
  ],
  glossary: [
    { term: 'Run', meaning: 'Face-up cards at the end of a column in falling rank and one suit.' },
    { term: 'Neighbours', meaning: 'The next higher and the next lower card of the same suit.' },
    { term: 'Space', meaning: 'An empty column.' },
  ],
  trivia: [
    {
      question: 'Could somebody win who never thinks ahead?',
      answer:
        'Nearly always when it can be won at all: Wolter’s program took 79% of the winnable deals without going back once, and never went back more than six times.',
    },
    {
      question: 'How bad can a deal be?',
      answer:
        'In 12,296 of Wolter’s million deals not one card could be brought to a foundation. The average was 16.2.',
    },
    {
      question: 'Do the face-down cards matter?',
      answer:
        'Less for what is not known than for what cannot move: dealt face up throughout, 18.4% of deals come out instead of 16.0%.',
    },
  ],
  history: [
    'It is known from collections for computers, among them Pretty Good Solitaire and Politaire; we found no older description and no inventor’s name.',
    'Jan Wolter, who wrote Politaire, used it in April 2013 as the first game of his experiments because it is so easy to search, and built his programs for Canfield, Storehouse and Ali Baba on that one.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 15.996, margin: 0.023, who: 'solver', information: 'open', sample: 10_000_000, source: 'blake' },
    { options: {}, rules: 'Standard', percent: 16.03, margin: 0.05, who: 'solver', information: 'open', sample: 2_000_000, source: 'measured' },
    { options: {}, rules: 'Standard', percent: 16.01, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'wolter' },
    { options: { draw: '3', foundationReturn: 'allowed' }, rules: 'Draw three, cards may come back', percent: 6.895, margin: 0.05, who: 'solver', information: 'open', sample: 1_000_000, source: 'blake' },
  ], // prettier-ignore
  claims: [
    'As there is so little to decide, people can expect about the solver’s rate [wolter]. The interval of that million deals is ± 0.073 [blake].',
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
      here: 'The same; what helps to choose is under Strategy.',
    },
  ],
  similar: [
    { title: 'Klondike', game: 'klondike', text: 'The same deal in alternating colours, with far more to decide.' },
    { title: 'Double Trigon', game: 'double-trigon', text: 'Two packs on nine columns; twins bring choices back.' },
    { title: 'Trigon Left', game: 'trigon-left', text: 'Empty columns are filled from the right; more deals come out.' },
    { title: 'Storehouse', game: 'storehouse', text: 'Canfield in suit: as easy to play and won much more often.' },
    { title: 'Russian Solitaire', game: 'russian', text: 'In suit and without a stock, but whole piles move.' },
  ], // prettier-ignore
  references: [
    { id: 'politaire', by: 'Jan Wolter', title: 'Rules for Trigon Solitaire (Politaire), 2014', url: 'https://politaire.com/help/trigon' },
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Trigon Solitaire, 2013', url: 'https://politaire.com/article/trigon.html' },
    { id: 'blake', by: 'Charlie Blake and Ian Gent', title: 'The Winnability of Klondike Solitaire and Many Other Patience Games (Journal of Artificial Intelligence Research 85, 2026)', url: 'https://arxiv.org/abs/1906.12314' },
    { id: 'measured', by: 'Cairn', title: 'Own measurements while these rules were prepared: exhaustive search with all cards known, uniform random deals' },
  ], // prettier-ignore
};
