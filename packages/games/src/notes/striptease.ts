/**
 * Notes on Striptease. Facts from the references listed at the end; the wording is ours.
 */
import type { GameNotes } from './note.ts';
import { KELLER, PYSOLFC } from './references.ts';

export const stripteaseNotes: GameNotes = {
  of: 'striptease',
  summary:
    'Four queens lie at the top of four long columns, with all the other cards on them. Play those cards to four piles, up and down, with jack and king as neighbours. The card next to each queen stays hidden until the end.',
  tip: 'Start the piles at different ranks and as late as you can; an empty pile is the only help you get.',
  strategy: [
    'Only four cards are free at a time, for four piles. Before you start a new pile, check whether an old one can take the card.',
    'Keep the tops of the piles spread around the ring: 2, 5, 8 and jack take eight of the twelve ranks between them, while two piles with the same top take no more than one.',
    'Look down the columns. You know all the face-up cards, so you can tell what a column will need next and get a pile ready for it.',
    'A pile alternates between two kinds of rank: A, 3, 5, 7, 9, J and 2, 4, 6, 8, 10, K. If the free cards are all of one kind, the tops of your piles should be of the other.',
    'Keep the columns level. The hidden row only turns up when everything on it is gone, so running far ahead in one column gains nothing and costs you a free card.',
    'Save room for the end, when four unknown cards still have to fit. Four different tops, well spread, give them the best chance.',
  ],
  cases: [
    {
      question: 'When do the hidden cards turn up?',
      answer:
        'All four together, when every other card except the queens is gone. An option turns each one up as soon as it’s free.',
    },
    {
      question: 'May I play the queens?',
      answer: 'No, they stay where they are. You win with the other 48 cards on the piles.',
    },
    {
      question: 'What goes on a jack?',
      answer: 'A ten or a king. A jack or an ace goes on a king, and a king or a two on an ace.',
    },
    {
      question: 'When a column is down to its hidden card, may I continue there?',
      answer: 'No. You have to wait for the other three.',
    },
    {
      question: 'Do I have to start every pile?',
      answer: 'No, but you’ll rarely manage without.',
    },
  ],
  house: [
    'With real cards, add a pile or two: then you nearly always win, as the inventor himself says, though he thinks that four is the right number.',
    'Count the cards you play to the piles, and go for the best of five deals.',
  ],
  glossary: [
    {
      term: 'Waste pile',
      meaning: 'One of the four piles you build up and down; we also call it a hole.',
    },
    { term: 'Ring', meaning: 'The twelve ranks in a circle, without the queen: … 10, J, K, A, 2 …' },
    { term: 'Hidden row', meaning: 'The four face-down cards next to the queens.' },
    { term: 'Free', meaning: 'Face up and the last card of its column.' },
  ],
  trivia: [
    {
      question: 'What does the name mean?',
      answer:
        'That the queens lose everything that covers them; Parlett adds that it doesn’t always come off.',
    },
    {
      question: 'How many cards are in each column?',
      answer: 'Thirteen: a queen, a card face down, and eleven face up.',
    },
    {
      question: 'How do the numbers change without the queens?',
      answer:
        'The ring has twelve ranks, an even number. So every pile alternates between two kinds of rank, each with 24 cards. In a game with thirteen ranks and wrap, it doesn’t have to.',
    },
  ],
  history: [
    'David Parlett invented it. On his website he lists it with the games that don’t fit any class, and says that he has not yet managed it with fewer than five piles.',
    'A simpler version, with no queens set aside and with more piles, became known as Eliminator through Sierra’s Hoyle Solitaire.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 2, margin: null, who: 'player', information: 'closed', sample: null, source: 'goodsol' },
  ], // prettier-ignore
  claims: [
    'The inventor calls the chance of success very low, but good with a few more piles [parlett]. Nobody has counted how many deals could be won with all cards known.',
  ],
  disagreements: [
    {
      question: 'How many piles are there?',
      sources: 'Four [parlett, keller, goodsol]; six, in rules whose own program uses four [pysolfc].',
      here: 'Four.',
    },
    {
      question: 'When do you turn up the hidden row?',
      sources:
        'Not until all four are uncovered [parlett, goodsol, pysolfc]; one source only says that it is face down [keller].',
      here: 'All at once; turning each one up when it’s free is an option.',
    },
  ],
  similar: [
    { title: 'Eliminator', game: 'eliminator', text: 'Eight piles, nothing hidden and no queens set aside: much easier.' },
    { title: "Ant's Solitaire", game: 'ants', text: 'Four piles as well, and a stock that deals to four columns.' },
    { title: 'Black Hole', game: 'black-hole', text: 'By the same inventor, with one pile and every card face up.' },
    { title: 'Quasar', game: 'quasar', text: 'Thirteen columns and one pile.' },
  ], // prettier-ignore
  references: [
    { id: 'parlett', by: 'David Parlett', title: 'Striptease (Original Solitaires)', url: 'http://www.parlettgames.uk/patience/striptease.html' },
    { id: 'goodsol', by: 'Goodsol', title: 'Striptease (Pretty Good Solitaire help)', url: 'https://www.goodsol.com/pgshelp/striptease.htm' },
    KELLER,
    PYSOLFC,
  ], // prettier-ignore
};
