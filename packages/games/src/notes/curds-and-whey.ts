/** Notes on Curds and Whey, David Parlett’s game in which suits are made on the spot. No rate is published. */
import type { GameNotes } from './note.ts';

export const curdsAndWheyNotes: GameNotes = {
  of: 'curds-and-whey',
  summary:
    'David Parlett’s open game of the Spider kind, with one pack and no foundations. Cards go down in suit or together ' +
    'by rank, whey and curds, until four columns run from king to ace. Everything can be seen from the start.',
  tip: 'Ranks are the shelf and suits are the aim: what you lay on an equal rank must come off again.',
  strategy: [
    'A card has at most four places: the next higher of its suit and the three others of its rank. The first is progress, the others are storage.',
    'Do not store a card on one whose own place is ready; that one is held until the card goes again.',
    'A mixed end, a run with equal cards on it, moves only in steps. Make sure that each step has a place before you build it.',
    'Sets of equal cards move as one. Three sixes on the fourth are out of the way together and can come back one by one from the end.',
    'Look for the column that can be emptied. Spaces take kings, and a king on the ground is the only way to begin a suit.',
    'Kings fit nowhere but on kings. A king high in a column with much beneath it is the trouble to deal with first.',
    'Nothing hidden means nothing to hope for: count the steps to the next king, and begin only when they work out.',
  ],
  cases: [
    {
      question: 'Where may a card go?',
      answer:
        'On the next higher card of its own suit, on any card of its rank, or, a king, into an empty column.',
    },
    {
      question: 'What may be moved together?',
      answer:
        'A run of one suit, or cards of one rank, of any number from the end of a column. A mixture of the two may not be moved as a whole.',
    },
    {
      question: 'May a run be laid on an equal rank?',
      answer: 'Yes: 5-4-3 of a suit may go on the six of that suit or on any other five.',
    },
    {
      question: 'What may be laid on an ace?',
      answer: 'Another ace, for the time being.',
    },
    {
      question: 'When is it won?',
      answer: 'When four columns each hold one suit from king to ace; they stay where they are.',
    },
  ],
  house: [
    'Take finished suits off the table.',
    'Some sites play the suits up on foundations instead.',
    'Count complete suits when a deal will not come out.',
  ],
  glossary: [
    { term: 'Whey', meaning: 'Building down in suit.' },
    { term: 'Curds', meaning: 'Laying equal ranks together.' },
    { term: 'Set', meaning: 'Cards of one rank at the end of a column.' },
    { term: 'Run', meaning: 'Cards at the end of a column in falling rank and one suit.' },
    {
      term: 'Spider family',
      meaning: 'Games whose suits are built within the layout, and not on foundations.',
    },
  ],
  trivia: [
    {
      question: 'Why the name?',
      answer:
        'Games of the Spider family like to be named for it: Scorpion, Tarantula, Black Widow, Miss Muffet. The way the cards are moved put Parlett in mind of spooning curds and whey.',
    },
    {
      question: 'What does it lend to Barbershop Quintet?',
      answer: 'Its two ways of laying cards down; there, however, they move one at a time.',
    },
    {
      question: 'What does its inventor say of his chances?',
      answer: 'That it always looks as if it would come out and often lets you down at the end.',
    },
  ],
  history: ['It was invented by David Parlett, who describes it on his own pages.'],
  rates: [],
  claims: [
    'We know of no published rate, neither of solvers nor of players. Its inventor wishes others more success than he has himself [parlett].',
  ],
  disagreements: [
    {
      question: 'Where are the suits made?',
      sources: 'In the columns [parlett, pysolfc]; on foundations from ace to king in one version [netexl].',
      here: 'In the columns.',
    },
    {
      question: 'What does “of higher rank” mean?',
      sources: 'The next higher [parlett]; some copies of an encyclopedia’s text only say higher [gambiter].',
      here: 'The next higher.',
    },
  ],
  similar: [
    { title: 'Barbershop Quintet', game: 'barbershop-quintet', text: 'Borrows the packing for a pack of its own.' },
    { title: 'Russian Solitaire', game: 'russian', text: 'In suit as well, with piles that move in disorder and foundations.' },
    { title: 'Ali Baba', game: 'ali-baba', text: 'In suit and nearly open, with foundations and a small stock.' },
    { title: 'Scorpion', text: 'A relative in the Spider family: in suit, with piles that move as in Yukon.' },
  ], // prettier-ignore
  references: [
    { id: 'parlett', by: 'David Parlett', title: 'Curds and Whey', url: 'https://parlettgames.uk/patience/curdsand.html' },
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Curds and Whey', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/curdsandwhey.html' },
    { id: 'gambiter', by: 'Gambiter', title: 'Curds and Whey', url: 'https://gambiter.com/solitaire/Curds_and_whey.html' },
    { id: 'netexl', by: 'netexl', title: 'Curds and Whey', url: 'https://www.netexl.com/silverlight-games/curds-and-whey' },
  ], // prettier-ignore
};
