/**
 * Notes on Ant's Solitaire. Facts from the references listed at the end; the wording is ours.
 */
import type { GameNotes } from './note.ts';
import { KELLER, PYSOLFC } from './references.ts';

export const antsNotes: GameNotes = {
  of: 'ants',
  summary:
    'Four piles to build on, four columns to play from, and a stock that puts a card on every column at once. Each round of four buries what you didn’t play in time.',
  tip: 'Before you deal, play the cards you can’t afford to have buried, not just any that fit.',
  strategy: [
    'The stock deals four cards eleven times. You only get back to the cards underneath when the new ones are gone, so a column you leave alone becomes a problem.',
    'Keep the tops of the four piles spread over the ranks. With wrap, four tops can take up to eight of the thirteen ranks.',
    'Two piles may take the same card. Cover the top that is worth less: a rank that another pile shows as well, or one whose neighbours are mostly gone.',
    'An empty column is useful: the next card dealt there covers nothing.',
    'It can be right to hold a card back. If the columns show 5, 6 and 7 and one pile shows an 8, playing all three leaves you with a five; playing none keeps your choice until you see four more cards.',
    'Towards the end, count the ranks still to come. The tracker lists them.',
  ],
  cases: [
    {
      question: 'May I deal while something can be played?',
      answer: 'Yes, at any time.',
    },
    {
      question: 'What fills an empty column?',
      answer: 'Only the next round of four cards.',
    },
    {
      question: 'May cards be moved between the columns?',
      answer: 'No.',
    },
    {
      question: 'What happens when the stock is empty?',
      answer: 'You carry on with the cards on the table; there is no second pass.',
    },
  ],
  house: [
    'Count the cards you play to the piles, and go for the best of five deals.',
    'Start the piles with a card of each suit, if you like the look of it; suits make no difference to the play.',
  ],
  glossary: [
    { term: 'Pile', meaning: 'One of the four that are built up and down; also called foundation or hole.' },
    { term: 'Column', meaning: 'One of the four that the stock deals to.' },
    { term: 'Deal', meaning: 'In this game also the act of putting one card on each column.' },
    { term: 'Wrap', meaning: 'The rule that king and ace are neighbours.' },
  ],
  trivia: [
    {
      question: 'How many times does the stock deal?',
      answer: 'Eleven: 52 less four on the piles and four on the columns leaves 44.',
    },
    {
      question: 'From which game is the stock taken?',
      answer: 'From Aces Up, which deals to four columns in the same way.',
    },
  ],
  history: [
    'It comes from Masque Software’s series Solitaire Antics, which may explain the ant. Keller mentions a good version in BVS Solitaire.',
  ],
  rates: [],
  claims: ['Nobody has published a win rate, and we have not measured one.'],
  disagreements: [
    {
      question: 'Which cards start the piles?',
      sources: 'Four random cards [keller]; one of each suit, in one program [pysolfc].',
      here: 'The first four of the deal; one of each suit is an option.',
    },
    {
      question: 'When may the stock be dealt?',
      sources: 'When no move is left [pysolfc, fsolitaire].',
      here: 'At any time.',
    },
    {
      question: 'Must the piles run from ace to king?',
      sources:
        'One page says that each must become a sequence of thirteen from ace to king [gemsolitaire], which contradicts its own rule that they go up and down; no other source says so.',
      here: 'No: you win when all 52 cards are on the four piles, in any way.',
    },
  ],
  similar: [
    { title: 'Aces Up', game: 'aces-up', text: 'The same four columns and stock, but you discard the lower cards of a suit.' },
    { title: 'Striptease', game: 'striptease', text: 'Four piles and four columns, all dealt at the start.' },
    { title: 'Eliminator', game: 'eliminator', text: 'Eight piles, and every card is face up.' },
    { title: 'Golf with wrap', game: 'golf-wrap', text: 'One pile, seven columns, and a stock that goes to the pile.' },
  ], // prettier-ignore
  references: [
    KELLER,
    PYSOLFC,
    { id: 'fsolitaire', by: 'fsolitaire.com', title: 'Ants Solitaire', url: 'https://fsolitaire.com/ants' },
    { id: 'gemsolitaire', by: 'gemsolitaire.com', title: 'Ants Solitaire', url: 'https://gemsolitaire.com/play/ants' },
  ], // prettier-ignore
};
