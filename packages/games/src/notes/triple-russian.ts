/**
 * Notes on Triple Russian. Its usual description leaves out a step of the deal; the rate is from a search over 300
 * deals written while these rules were prepared, the only figure we know of.
 */
import type { GameNotes } from './note.ts';

export const tripleRussianNotes: GameNotes = {
  of: 'triple-russian',
  summary:
    'Russian Solitaire with three packs on thirteen columns. Every card has three places to go, there’s no stock, and with time and care you can win nearly every deal.',
  tip: 'Turn up face-down cards first; move cards to the foundations only when that costs you nothing.',
  strategy: [
    'Half of the cards are face down. Each move should turn one up or prepare a move that does.',
    'Start with the short columns. The first has no face-down cards and the second only one, so they give you your first spaces.',
    'Of the three places a card can go, choose the one in the column with the fewest face-down cards. Whatever you put on a deep column has to come off again.',
    'Keep the foundations of a suit together. Once a card is up, you can’t build on it any more. You can bring cards back, but only the last of each foundation.',
    'For a space, choose the king whose pile covers the most face-down cards, not the handiest one.',
    'Watch for a card whose three copies are all buried: the suit can’t go on until you free one, so dig for the one that lies least deep.',
    'Don’t give up too soon. Nearly all deals can be won. If you’re stuck, the mistake was usually a while ago, and Undo is free.',
  ],
  cases: [
    {
      question: 'What exactly may be moved?',
      answer:
        'Any face-up card with everything on it, in order or not. Only the first must fit: the same suit, one rank lower than the last card of the other column.',
    },
    {
      question: 'What may go into an empty column?',
      answer: 'A king, alone or with everything on it.',
    },
    {
      question: 'How do cards go to the foundations?',
      answer: 'One at a time, from the end of a column.',
    },
    {
      question: 'Can cards come back from the foundations?',
      answer: 'Yes, the last one of each, if it fits in the columns. An option forbids it.',
    },
    {
      question: 'When is a deal lost?',
      answer:
        'When you give up. Cards can go back and forth between the foundations and columns, so you’ll seldom run out of moves.',
    },
  ],
  house: [
    'Don’t bring cards back from the foundations.',
    'Use Politaire’s irregular columns.',
    'Share a deal with a friend and compare the number of moves.',
  ],
  glossary: [
    { term: 'Twin', meaning: 'One of the other two cards of the same rank and suit.' },
    { term: 'Pile', meaning: 'A face-up card and everything on it, moved together; also group.' },
    { term: 'Foundation', meaning: 'One of twelve piles, three to a suit, from ace to king.' },
    {
      term: 'Face down',
      meaning: 'Of a card not yet in play; it turns up when the last card on it is gone.',
    },
  ],
  trivia: [
    {
      question: 'How are the 156 cards dealt?',
      answer: 'In columns of 6, 7, … 18 cards. 78 are face down and 78 face up, exactly half each.',
    },
    {
      question: 'What is missing from the usual description?',
      answer:
        'Columns of one to thirteen with only the last card up make 91 cards. The other 65 are five more face-up cards for each column.',
    },
    {
      question: 'How popular is it?',
      answer:
        'One website that has it showed a rating of 4.7 out of 5 from 1,916 votes. That says nothing about how hard it is.',
    },
  ],
  history: [
    'It is the third of a family. Only the first, Russian Solitaire, is so old that nobody knows where it comes from. Politaire, PySolFC and several websites have it.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 99.7, margin: null, who: 'solver', information: 'open', sample: 300, source: 'measured' },
  ], // prettier-ignore
  claims: [
    'Of 300 deals 299 were won with all cards known; the last was neither won nor proved lost within the limits [measured]. We know of no other figure, and none for people.',
  ],
  disagreements: [
    {
      question: 'How is it dealt?',
      sources:
        'Columns of 1 to 13 with the last card up “until all cards are distributed”, which is 65 short [fsolitaire]; 6 to 18 with six up [pysolfc]; 7 to 15 with six up, then 12, 14, 15 and 16 with only the last card up [politaire].',
      here: '6 to 18 with six face up; the irregular columns are options, either with six up throughout or as in Politaire.',
    },
    {
      question: 'May cards come back from the foundations?',
      sources: 'Yes, the last one [fsolitaire]; no [pysolfc, politaire].',
      here: 'Yes; an option forbids it.',
    },
    {
      question: 'When is it lost?',
      sources:
        'When you have no legal move left [fsolitaire], which hardly ever happens if cards may come back.',
      here: 'When you have no moves left, or when you end it.',
    },
    {
      question: 'Do you build in suit or in alternating colours?',
      sources:
        'In suit [fsolitaire, politaire]; “like Yukon” in one short text, though its program builds in suit [pysolfc].',
      here: 'In suit.',
    },
  ],
  similar: [
    { title: 'Russian Solitaire', game: 'russian', text: 'One pack; one deal in fifteen can be won.' },
    { title: 'Double Russian', game: 'double-russian', text: 'Two packs on ten columns.' },
    { title: 'Yukon', game: 'yukon', text: 'One pack in alternating colours.' },
    { title: 'Quadruple Trigon', game: 'quadruple-trigon', text: 'Four packs built in suit, with a stock.' },
  ], // prettier-ignore
  references: [
    { id: 'fsolitaire', by: 'fsolitaire.com', title: 'Triple Russian', url: 'https://fsolitaire.com/triple-russian' },
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Triple Russian Solitaire', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/triplerussiansolitaire.html' },
    { id: 'politaire', by: 'Jan Wolter', title: 'Politaire: its rules of Triple Russian, as data in solitaire.gg', url: 'https://github.com/kyleu/solitaire.gg' },
    { id: 'measured', by: 'Cairn', title: 'Our own measurements while we prepared these rules: a search with all cards known over 300 uniform random deals' },
  ], // prettier-ignore
};
