/**
 * Notes on Triple Russian. Its usual description leaves out a step of the deal; the rate is from a search over 300
 * deals written while these rules were prepared, the only figure we know of.
 */
import type { GameNotes } from './note.ts';

export const tripleRussianNotes: GameNotes = {
  of: 'triple-russian',
  summary:
    'Russian Solitaire with three packs on thirteen columns. Every card has three places to go, there is no stock, and ' +
    'with time and care nearly every deal can be won.',
  tip: 'Turn up face-down cards first; build on foundations only as far as it costs nothing.',
  strategy: [
    'Half of the cards are face down. Each move should turn one up or lead to one that does.',
    'Start with the short columns. The first has no face-down cards and the second only one: they give the first spaces.',
    'Of the three places for a card choose the one in the column with the fewest face-down cards. What is laid on a deep column has to be lifted off again.',
    'Keep the foundations of a suit together. Cards sent up early can no longer hold others; a few may come back, but only the last of each foundation.',
    'For a space choose the king whose pile covers the most face-down cards, not the one that is nearest.',
    'Watch for a rank of which all three cards of a suit lie buried: that suit stops there until one is out, so work towards the least deep of them.',
    'Do not give a deal up too soon. Nearly all can be won; if you are stuck, the mistake is usually some way back, and taking back is free.',
  ],
  cases: [
    {
      question: 'What exactly may be moved?',
      answer:
        'Any face-up card with everything on it, ordered or not. Only the first must fit: the same suit, one rank lower than the last card of the other column.',
    },
    {
      question: 'What may go into an empty column?',
      answer: 'A king, alone or with all that lies on it.',
    },
    {
      question: 'How do cards go to the foundations?',
      answer: 'One at a time, the last of a column.',
    },
    {
      question: 'May a card be taken back from a foundation?',
      answer: 'The last one of each, when it fits in the columns. An option forbids it.',
    },
    {
      question: 'When is a deal lost?',
      answer:
        'When you give it up. As cards can go back and forth between foundations and columns, moves seldom run out.',
    },
  ],
  house: [
    'Play with foundations closed: what is up stays up.',
    'Take Politaire’s irregular columns.',
    'Share a deal with a friend and compare the number of moves.',
  ],
  glossary: [
    { term: 'Twin', meaning: 'One of the other two cards of the same rank and suit.' },
    { term: 'Pile', meaning: 'A face-up card and everything on it, moved together; also group.' },
    { term: 'Foundation', meaning: 'One of twelve piles, three to a suit, from ace to king.' },
    {
      term: 'Face down',
      meaning: 'Of a card not yet in play; it is turned up when the last card on it has gone.',
    },
  ],
  trivia: [
    {
      question: 'How are 156 cards spread?',
      answer: 'Columns of 6, 7, … 18. Of the cards 78 are face down and 78 face up, exactly half.',
    },
    {
      question: 'What is missing in the usual description?',
      answer:
        'Columns of one to thirteen with only the last card up make 91 cards. The other 65 are five more face-up cards for each column.',
    },
    {
      question: 'How popular is it?',
      answer: 'A site that has it showed 4.7 of 5 points from 1,916 votes. That is no measure of difficulty.',
    },
  ],
  history: [
    'It is the third of a family of which only the first, Russian Solitaire, is old enough to have lost its origin. Politaire, PySolFC and several web sites have it.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 99.7, margin: null, who: 'solver', information: 'open', sample: 300, source: 'measured' },
  ], // prettier-ignore
  claims: [
    'Of 300 deals 299 were won with all cards known; the last was neither won nor proved lost within the limits [measured]. We know of no other figure, and of none for people.',
  ],
  disagreements: [
    {
      question: 'How is it dealt?',
      sources:
        'Columns of 1 to 13 with the last card up “until all cards are distributed”, which is 65 short [fsolitaire]; 6 to 18 with six up [pysolfc]; 7 to 15 with six up, then 12, 14, 15 and 16 with only the last card up [politaire].',
      here: '6 to 18 with six face up; the irregular columns are options, with six up throughout and as they are there.',
    },
    {
      question: 'May cards come back from the foundations?',
      sources: 'The last one, yes [fsolitaire]; no [pysolfc, politaire].',
      here: 'Yes; an option forbids it.',
    },
    {
      question: 'When is it lost?',
      sources: 'When no legal move remains [fsolitaire], which with cards coming back hardly ever happens.',
      here: 'When no move is left, or when the player ends it.',
    },
    {
      question: 'In suit or in alternating colours?',
      sources:
        'In suit [fsolitaire, politaire]; “like Yukon” in one short text, though its program builds in suit [pysolfc].',
      here: 'In suit.',
    },
  ],
  similar: [
    { title: 'Russian Solitaire', game: 'russian', text: 'One pack; one deal in fifteen can be won.' },
    { title: 'Double Russian', game: 'double-russian', text: 'Two packs on ten columns.' },
    { title: 'Yukon', game: 'yukon', text: 'One pack in alternating colours.' },
    { title: 'Quadruple Trigon', game: 'quadruple-trigon', text: 'Four packs in suit with a stock.' },
  ], // prettier-ignore
  references: [
    { id: 'fsolitaire', by: 'fsolitaire.com', title: 'Triple Russian', url: 'https://fsolitaire.com/triple-russian' },
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Triple Russian Solitaire', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/triplerussiansolitaire.html' },
    { id: 'politaire', by: 'Jan Wolter', title: 'Politaire: its rules of Triple Russian, as data in solitaire.gg', url: 'https://github.com/kyleu/solitaire.gg' },
    { id: 'measured', by: 'Cairn', title: 'Own measurements while these rules were prepared: a search with all cards known over 300 uniform random deals' },
  ], // prettier-ignore
};
