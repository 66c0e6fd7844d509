/** Notes on Penguin. Rules from David Parlett’s own page and Wikipedia. */
import type { GameNotes } from './note.ts';
import { LISTED, PYSOLFC } from './references.ts';

export const penguinNotes: GameNotes = {
  of: 'penguin',
  summary:
    'All cards lie open in seven columns of seven, built down in suit, with seven cells beside them. The first card dealt, the beak, decides where the suits begin: the other three of its rank lie on the foundations from the start.',
  tip: 'Dig for the beak first. It lies at the foot of the first column, and its suit can’t begin before it is free.',
  strategy: [
    'A sequence moves as one, however full the cells are. Joining two sequences costs nothing and often frees a cell.',
    'Only one rank goes into a space, the one below the beak. Look where its four cards are before you empty a column.',
    'Seven cells seem many. A card whose neighbours lie deep can stay in one for most of the deal, so count your cells by the cards that can leave soon.',
    'Nothing goes on a card of the beak’s rank in the columns, and such cards are on the foundations or on their way there. Plan your sequences to end above them.',
  ],
  cases: [
    {
      question: 'What goes on an ace?',
      answer: 'The king of its suit, unless the ace is the beak’s rank: nothing goes on that one.',
    },
    {
      question: 'How many cards may move at once?',
      answer:
        'A sequence of any length, whether or not there are free cells. An option makes it one card at a time.',
    },
    {
      question: 'What goes into an empty column?',
      answer: 'A card of the rank below the beak, alone or with its sequence. Any card is an option.',
    },
    { question: 'Do cards come back from the foundations?', answer: 'No.' },
  ],
  house: ['Play with fewer cells: five make it a hard game.', 'Let spaces take any card.'],
  glossary: [
    { term: 'Beak', meaning: 'The first card dealt, at the top left; its rank begins the foundations.' },
    { term: 'Flipper', meaning: 'The seven cells together.' },
    { term: 'Space', meaning: 'An empty column.' },
  ],
  trivia: [
    {
      question: 'Why is it called Penguin?',
      answer: 'David Parlett invented it while he was writing the Penguin Book of Patience.',
    },
  ],
  history: [
    'David Parlett invented it for his Penguin Book of Patience of 1979. Most collections of patience programs have it today, among the relatives of FreeCell.',
  ],
  rates: [],
  claims: [
    'David Parlett’s page quotes a player who found fewer than one deal in 1,500 that can’t be won, and Thomas Warfield, who finds such deals much commoner than in FreeCell [parlett].',
    'Our list of the deals 1 to 1,000: 995 can be won, 0 can’t be won, 5 undecided, with every card known and at most 100,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'How many cards may move at once?',
      sources:
        'Any sequence, whatever the cells [wikipedia, pysolfc]; only as many as the free cells allow, in older copies of the same article [owiki].',
      here: 'Any sequence; one card at a time is an option.',
    },
    {
      question: 'What goes into a space?',
      sources: 'Only the rank below the beak [parlett, wikipedia, pysolfc].',
      here: 'The same; any card is an option.',
    },
  ],
  similar: [
    { title: 'Tuxedo', game: 'tuxedo', text: 'Without a beak: the suits begin with the aces, and spaces take any card.' },
    { title: 'Eight Off', game: 'eight-off', text: 'Eight cells, single cards, kings in spaces.' },
    { title: 'Baker’s Game', game: 'bakers-game', text: 'In suit with four cells.' },
  ], // prettier-ignore
  references: [
    { id: 'parlett', by: 'David Parlett', title: 'Penguin', url: 'https://www.parlettgames.uk/patience/penguin.html' },
    { id: 'wikipedia', by: 'Wikipedia', title: 'Penguin (solitaire)', url: 'https://en.wikipedia.org/wiki/Penguin_(solitaire)' },
    { id: 'owiki', by: 'owiki.org', title: 'Penguin (solitaire), an older copy of Wikipedia’s article', url: 'http://twiki.owiki.org/wiki/Penguin_%28solitaire%29' },
    PYSOLFC,
    LISTED,
  ], // prettier-ignore
};
