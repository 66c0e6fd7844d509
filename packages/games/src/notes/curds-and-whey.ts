/** Notes on Curds and Whey, David Parlett’s game in which suits are made on the spot. No rate is published. */
import type { GameNotes } from './note.ts';

export const curdsAndWheyNotes: GameNotes = {
  of: 'curds-and-whey',
  summary:
    'David Parlett’s open game of the Spider kind, with one pack and no foundations. You build cards down in suit (the whey) or stack them by rank (the curds) until four columns run from king to ace. You can see every card from the start.',
  tip: 'Use ranks for storage, but aim for suits: whatever you put on an equal rank has to come off again.',
  strategy: [
    'A card has at most four places: the next higher of its suit and the three others of its rank. The first is progress; the others are storage.',
    'Don’t store a card on one that could already move on; it will be stuck until you move the stored card away.',
    'A run with equal cards on it can only be moved in steps. Before you build one, make sure that each step has somewhere to go.',
    'Sets of equal cards move together. Put three sixes on the fourth and they are all out of the way, and you can play them one by one from the end.',
    'Look for a column you can empty. Spaces take kings, and a king at the head of a column is the only way to start a suit.',
    'Kings fit nowhere but on kings. A king that covers many cards is the problem to solve first.',
    'With nothing hidden there is no luck to hope for: count the steps to the next king, and start only when they work out.',
  ],
  cases: [
    {
      question: 'Where may a card go?',
      answer:
        'On the next higher card of its suit or on any card of the same rank. A king may also go in an empty column.',
    },
    {
      question: 'What may be moved together?',
      answer:
        'Any number of cards from the end of a column that are a run of one suit or all of one rank. You can’t move a mixture of the two together.',
    },
    {
      question: 'May I put a run on a card of the same rank?',
      answer: 'Yes: 5-4-3 of a suit may go on the six of that suit or on any other five.',
    },
    {
      question: 'What may I put on an ace?',
      answer: 'Only another ace.',
    },
    {
      question: 'When have I won?',
      answer: 'When four columns each contain one suit from king to ace. They stay where they are.',
    },
  ],
  house: [
    'Take finished suits off the table.',
    'Build the suits up on foundations instead, as some websites do.',
    'If you can’t win a deal, count the suits you completed.',
  ],
  glossary: [
    { term: 'Whey', meaning: 'Building down in suit.' },
    { term: 'Curds', meaning: 'Stacking equal ranks.' },
    { term: 'Set', meaning: 'Cards of one rank at the end of a column.' },
    { term: 'Run', meaning: 'Cards at the end of a column in falling rank and one suit.' },
    {
      term: 'Spider family',
      meaning: 'Games in which you build suits within the layout, not on foundations.',
    },
  ],
  trivia: [
    {
      question: 'Why the name?',
      answer:
        'Games of the Spider family often have names to match: Scorpion, Tarantula, Black Widow, Miss Muffet. And moving the cards reminded Parlett of spooning curds and whey.',
    },
    {
      question: 'What did Barbershop Quintet borrow from it?',
      answer: 'Its two ways of building, but there you move cards one at a time.',
    },
    {
      question: 'What does its inventor say of his chances?',
      answer: 'That it always looks as if he will win, but it often lets him down at the end.',
    },
  ],
  history: ['David Parlett invented it and describes it on his own website.'],
  rates: [],
  claims: [
    'We know of no published win rate, for solvers or for players. Its inventor wishes others more success than he has himself [parlett].',
  ],
  disagreements: [
    {
      question: 'Where do you build the suits?',
      sources: 'In the columns [parlett, pysolfc]; on foundations from ace to king in one version [netexl].',
      here: 'In the columns.',
    },
    {
      question: 'What does “of higher rank” mean?',
      sources: 'The next higher [parlett]; some copies of an encyclopedia text just say higher [gambiter].',
      here: 'The next higher.',
    },
  ],
  similar: [
    { title: 'Barbershop Quintet', game: 'barbershop-quintet', text: 'Borrows the stacking of equal cards, with its own special pack.' },
    { title: 'Russian Solitaire', game: 'russian', text: 'Also built in suit, with foundations, and piles that move in any order.' },
    { title: 'Ali Baba', game: 'ali-baba', text: 'Built in suit and nearly all face up, with foundations and a small stock.' },
    { title: 'Scorpion', game: 'scorpion', text: 'A relative in the Spider family: built in suit, with piles that move as in Yukon.' },
  ], // prettier-ignore
  references: [
    { id: 'parlett', by: 'David Parlett', title: 'Curds and Whey', url: 'https://parlettgames.uk/patience/curdsand.html' },
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Curds and Whey', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/curdsandwhey.html' },
    { id: 'gambiter', by: 'Gambiter', title: 'Curds and Whey', url: 'https://gambiter.com/solitaire/Curds_and_whey.html' },
    { id: 'netexl', by: 'netexl', title: 'Curds and Whey', url: 'https://www.netexl.com/silverlight-games/curds-and-whey' },
  ], // prettier-ignore
};
