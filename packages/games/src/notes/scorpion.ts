/** Notes on Scorpion. Facts from the references listed at the end; the wording is ours. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const scorpionNotes: GameNotes = {
  of: 'scorpion',
  summary:
    'Seven columns, built down in suit, in which you may move any face-up card with everything on it. There are no foundations: each suit is put together in a column, from the king down to the ace. Three cards wait in the stock.',
  tip: 'Every card has only one place to go. Before you move anything, look at what it covers.',
  strategy: [
    'Turn up the twelve face-down cards first. Until you have seen them, you can’t know what your other moves cost.',
    'Covering a card takes away a place: nothing else can go there until what you put on it fits on something else.',
    'Nothing goes on an ace. A column that ends in one takes no cards until the ace moves on to its two.',
    'Only a king can fill an empty column. Before you empty one, make sure that a king with cards under it can move there.',
    'Keep the stock until you need it: its cards go on the first three columns, and may cover just what you were working on.',
  ],
  cases: [
    {
      question: 'Must the cards that move be in order?',
      answer: 'No. Only the first of them must fit; everything on it moves along.',
    },
    {
      question: 'When may you deal the stock?',
      answer: 'At any time, but only once. An option allows it only when no card can be played.',
    },
    {
      question: 'What happens to a finished suit?',
      answer:
        'It stays where it is. You win when all four are finished. An option sends it away, which leaves a space.',
    },
  ],
  house: ['If you can’t win a deal, count the cards that lie on the next card of their suit.'],
  glossary: [],
  trivia: [
    {
      question: 'Why the name?',
      answer: 'It belongs to the family of Spider. Some sites call its three stock cards the tail.',
    },
  ],
  history: [
    'Albert Morehead and Geoffrey Mott-Smith give the chance of winning as one in ten in The Complete Book of Solitaire and Patience Games; we know that from Semicolon’s rules page.',
    'Rosanna Yuen wrote about it for GNOME’s Aisleriot in 1999.',
  ],
  rates: [],
  claims: [
    'Our list of the deals 1 to 100: 14 can be won, 47 can’t be won, 39 undecided, with every card known and at most 1,000,000 positions a deal [listed].',
    'One deal in ten [semicolon]; 20 to 25% for a good player, and every deal if any card may go into a space [goodsol]. Neither says how it was counted.',
  ],
  disagreements: [
    {
      question: 'Does a finished suit leave the table?',
      sources:
        'No [aisleriot, semicolon, goodsol]; it moves to a foundation, which leaves a space [pysolfc, politaire].',
      here: 'No; leaving by itself, or by a move, is an option.',
    },
    {
      question: 'What goes into a space?',
      sources:
        'A king, with all that lies on it [aisleriot, semicolon, pysolfc]; any card, to make it easier [goodsol], which is called Wasp [wikipedia].',
      here: 'A king; any card is an option.',
    },
    {
      question: 'When may the stock be dealt?',
      sources: 'At any time [aisleriot, pysolfc]; when you are stuck [semicolon, goodsol].',
      here: 'At any time; only when you are stuck is an option.',
    },
    {
      question: 'How many columns have cards face down?',
      sources: 'Four [aisleriot, semicolon, pysolfc]; three, in Scorpion II [wikipedia].',
      here: 'Four; three is an option.',
    },
  ],
  similar: [
    { title: 'Russian Solitaire', game: 'russian', text: 'Moves alike, but has foundations and no stock.' },
    { title: 'Curds and Whey', game: 'curds-and-whey', text: 'Suits are also made in the columns, but only sequences move.' },
    { title: 'Odessa', game: 'odessa', text: 'Nearly level columns, with foundations.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    AISLERIOT,
    POLITAIRE_DATA,
    { id: 'semicolon', by: 'Semicolon Software', title: 'Rules for Scorpion', url: 'http://semicolon.com/Solitaire/Rules/Scorpion.html' },
    { id: 'goodsol', by: 'Thomas Warfield', title: 'Scorpion Solitaire (Pretty Good Solitaire)', url: 'https://goodsol.com/games/scorpion.html' },
    { id: 'wikipedia', by: 'Wikipedia', title: 'Scorpion (solitaire)', url: 'https://en.wikipedia.org/wiki/Scorpion_(solitaire)' },
    LISTED,
  ], // prettier-ignore
};
