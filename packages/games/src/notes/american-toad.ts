/** Notes on American Toad. Rules from Wikipedia, PySolFC and Solitaire Forever. */
import type { GameNotes } from './note.ts';
import { BLAKE, LISTED, PYSOLFC } from './references.ts';

export const americanToadNotes: GameNotes = {
  of: 'american-toad',
  summary:
    'Canfield for two packs, built in suit on eight columns, with a reserve of twenty and two passes through the stock, one card at a time.',
  tip: 'Move whole columns onto one another: each such move brings out a card of the reserve.',
  strategy: [
    'In suit, every card has two places at most. Build where both copies of the next card are still to come.',
    'The reserve fills the spaces by itself. Empty columns as often as you can while it lasts.',
    'When it is out, a space takes only the card on the waste. Wait for one that you can build on.',
    'The second pass brings the same cards in the same order. Note in the first one what you will need.',
  ],
  cases: [
    {
      question: 'Which cards move together?',
      answer:
        'The last card alone, or a whole column. Any part of a build, or only whole columns, are options.',
    },
    {
      question: 'What fills a space when the reserve is out?',
      answer: 'Only the top card of the waste. Any card is an option.',
    },
    { question: 'What goes on an ace?', answer: 'A king of the same suit: ranks go round.' },
  ],
  house: [
    'Go through the stock as often as you like.',
    'Let only whole columns move, as in the oldest rules.',
  ],
  glossary: [
    { term: 'Reserve', meaning: 'The pile of twenty cards with only its top card in play.' },
    { term: 'Base', meaning: 'The rank that every foundation begins with.' },
  ],
  trivia: [],
  history: ['George Hapgood’s Solitaire and Patience calls it The Toad.'],
  rates: [],
  claims: [
    'Our list of the deals 1 to 1,000: 980 can be won, 0 can’t be won, 20 undecided, with every card known and at most 100,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'Which cards move together?',
      sources:
        'The last card or the whole column [wikipedia, pysolfc]; only whole columns [forever]; any sequence [zonora].',
      here: 'The last card or the whole column; the others are options.',
    },
    {
      question: 'How often through the stock?',
      sources:
        'Twice [wikipedia, pysolfc, forever, zonora]; once, in the program behind the study of odds [blake].',
      here: 'Twice; once or without limit are options.',
    },
    {
      question: 'What fills a space when the reserve is out?',
      sources: 'A card of the waste, not of a column [wikipedia, zonora].',
      here: 'The same; any card is an option.',
    },
  ],
  similar: [
    { title: 'Canfield', game: 'canfield', text: 'One pack, four columns in alternating colours.' },
    { title: 'Storehouse', game: 'storehouse', text: 'One pack, in suit from the twos.' },
  ], // prettier-ignore
  references: [
    { id: 'wikipedia', by: 'Wikipedia', title: 'American Toad (card game)', url: 'https://en.wikipedia.org/wiki/American_Toad_(card_game)' },
    PYSOLFC,
    { id: 'forever', by: 'Solitaire Forever', title: 'American Toad', url: 'http://solitaireforever.com/sf2/games/american-toad.html' },
    { id: 'zonora', by: 'Zonora', title: 'American Toad One Suit', url: 'https://zonora.com/zongames/games/a/american-toad-one-suit.htm' },
    BLAKE,
    LISTED,
  ], // prettier-ignore
};
