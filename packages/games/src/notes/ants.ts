/**
 * Notes on Ant's Solitaire. Facts from the references listed at the end; the wording is ours.
 */
import type { GameNotes } from './note.ts';
import { KELLER, PYSOLFC } from './references.ts';

export const antsNotes: GameNotes = {
  of: 'ants',
  summary:
    'Four piles to build on, four columns to play from, and a stock that lays a card on every column at once. Each deal of ' +
    'four buries what you did not play in time.',
  tip: 'Before you deal, play what would be buried in a bad place, not what you can.',
  strategy: [
    'There are eleven deals of four. What lies under the new cards comes back only when they have gone, so a column left alone grows into a problem.',
    'Keep the four tops spread over the ranks. With wrap four tops can take up to eight ranks of the thirteen.',
    'Two piles may take the same card. Choose the one whose top is worth less: the rank that lies on another pile as well, or whose neighbours have mostly gone.',
    'An empty column is good now, for the next deal puts a card there that covers nothing.',
    'Holding back a card can be right: if the columns show 5, 6 and 7 and one top is an 8, playing all three leaves a five; playing none keeps the choice until you see four more.',
    'Towards the end count the ranks that are still to come. The tracker lists them.',
  ],
  cases: [
    {
      question: 'May I deal while something can be played?',
      answer: 'Yes, at any time.',
    },
    {
      question: 'Is an empty column filled?',
      answer: 'Only by the next deal of four.',
    },
    {
      question: 'May cards be moved between the columns?',
      answer: 'No.',
    },
    {
      question: 'What when the stock is gone?',
      answer: 'You play on with what lies there; there is no second time through.',
    },
  ],
  house: [
    'Count the cards you bring to the piles, and play for the best of five deals.',
    'Start the piles with a card of each suit, if you like the look of it; suits make no difference to the play.',
  ],
  glossary: [
    { term: 'Pile', meaning: 'One of the four that are built up and down; also called foundation or hole.' },
    { term: 'Column', meaning: 'One of the four that the stock deals to.' },
    { term: 'Deal', meaning: 'Here also the act of laying one card on each column.' },
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
    'It comes from the series Solitaire Antics of Masque Software, whence perhaps the ant; Keller mentions a good version in BVS Solitaire.',
  ],
  rates: [],
  claims: ['No rate is published, and we have not measured one.'],
  disagreements: [
    {
      question: 'Which cards start the piles?',
      sources: 'Four random cards [keller]; one of each suit, in the program of [pysolfc].',
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
        'One page says that each must become a sequence of thirteen from ace to king [gemsolitaire], against its own rule that they go up and down; no other source does.',
      here: 'No: any 52 cards on the four piles win.',
    },
  ],
  similar: [
    { title: 'Aces Up', game: 'aces-up', text: 'The same four columns and the same stock; lower cards of a suit leave.' },
    { title: 'Striptease', game: 'striptease', text: 'Four piles and four columns, all dealt at the start.' },
    { title: 'Eliminator', game: 'eliminator', text: 'Eight piles and everything open.' },
    { title: 'Golf with wrap', game: 'golf-wrap', text: 'One pile, seven columns, and a stock that goes to the pile.' },
  ], // prettier-ignore
  references: [
    KELLER,
    PYSOLFC,
    { id: 'fsolitaire', by: 'fsolitaire.com', title: 'Ants Solitaire', url: 'https://fsolitaire.com/ants' },
    { id: 'gemsolitaire', by: 'gemsolitaire.com', title: 'Ants Solitaire', url: 'https://gemsolitaire.com/play/ants' },
  ], // prettier-ignore
};
