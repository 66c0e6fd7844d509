/**
 * Notes on Striptease. Facts from the references listed at the end; the wording is ours.
 */
import type { GameNotes } from './note.ts';
import { KELLER, PYSOLFC } from './references.ts';

export const stripteaseNotes: GameNotes = {
  of: 'striptease',
  summary:
    'Four queens at the top of four long columns, all other cards on them. Take these off to four piles, up and down, jack ' +
    'and king being neighbours. The card next to each queen stays hidden to the end.',
  tip: 'Open the piles at different ranks and as late as you can; an empty pile is the only help you get.',
  strategy: [
    'Only four cards are free at a time, and four piles wait for them. Before you start a new pile see whether one of the old ones could not take the card.',
    'Keep the tops of the piles spread over the ring: 2, 5, 8 and jack take eight ranks of the twelve between them, while two piles on the same rank take no more than one.',
    'Look down the columns. The face-up cards are all known, so you can tell which pile a column will need next, and steer that pile there.',
    'A pile alternates between two sorts of rank: A, 3, 5, 7, 9, J and 2, 4, 6, 8, 10, K. If the free cards are all of one sort, the tops of your piles should be of the other.',
    'Level the columns. The hidden row turns up only when everything above it has gone, so one column run far ahead gains nothing but a lost free card.',
    'Save room for the end: four unknown cards must still fit. Tops of four different ranks, well spread, give them the best chance.',
  ],
  cases: [
    {
      question: 'When do the hidden cards turn up?',
      answer:
        'All four together, when every other card but the queens has gone. An option turns each up as soon as it is free.',
    },
    {
      question: 'May the queens be played?',
      answer: 'No, they stay where they are; 48 cards on the piles win.',
    },
    {
      question: 'What goes on a jack?',
      answer: 'A ten or a king. On a king a jack or an ace, on an ace a king or a two.',
    },
    {
      question: 'May a column that is down to its hidden card go on?',
      answer: 'No. It waits for the other three.',
    },
    {
      question: 'Does every pile have to be started?',
      answer: 'No, but it would be a rare deal that did without.',
    },
  ],
  house: [
    'On a real table add a pile or two: it then comes out nearly always, as the inventor says himself, though he holds that four is the proper number.',
    'Count the cards you bring to the piles, and play for the best of five deals.',
  ],
  glossary: [
    {
      term: 'Waste pile',
      meaning: 'One of the four piles that are built up and down; here also called a hole.',
    },
    { term: 'Ring', meaning: 'The twelve ranks in a circle, the queen left out: … 10, J, K, A, 2 …' },
    { term: 'Hidden row', meaning: 'The four face-down cards next to the queens.' },
    { term: 'Free', meaning: 'Being the last card of its column, and face up.' },
  ],
  trivia: [
    {
      question: 'What does the name mean?',
      answer:
        'That the queens are rid of all that covers them; Parlett adds that it doesn’t always come off.',
    },
    {
      question: 'How many cards are in each column?',
      answer: 'Thirteen: a queen, a card face down, and eleven face up.',
    },
    {
      question: 'Leave the queens out, and what changes in the arithmetic?',
      answer:
        'The ring has twelve ranks, an even number. So every pile alternates between two sorts of rank, each with 24 cards; in a game with thirteen ranks and wrap it need not.',
    },
  ],
  history: [
    'David Parlett invented it. On his page he counts it among the games that resist any class, and says that he had not yet done it with fewer than five piles.',
    'A plainer form without queens and with more piles became known from Sierra’s Hoyle Solitaire as Eliminator.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 2, margin: null, who: 'player', information: 'closed', sample: null, source: 'goodsol' },
  ], // prettier-ignore
  claims: [
    'The inventor calls the chance of success very low, and good with a few piles more [parlett]. How many deals could be won with all cards known has not been counted.',
  ],
  disagreements: [
    {
      question: 'How many piles are there?',
      sources: 'Four [parlett, keller, goodsol]; six, in a rule text whose program makes four [pysolfc].',
      here: 'Four.',
    },
    {
      question: 'When is the hidden row turned up?',
      sources:
        'When all four have been uncovered, and not before [parlett, goodsol, pysolfc]; face down, and no more is said [keller].',
      here: 'All at once; turning each up when it is free is an option.',
    },
  ],
  similar: [
    { title: 'Eliminator', game: 'eliminator', text: 'No queens to spare, nothing hidden, eight piles: much easier.' },
    { title: "Ant's Solitaire", game: 'ants', text: 'Four piles as well, and a stock that deals to four columns.' },
    { title: 'Black Hole', game: 'black-hole', text: 'The same inventor, one pile, everything open.' },
    { title: 'Quasar', game: 'quasar', text: 'Thirteen columns to one pile.' },
  ], // prettier-ignore
  references: [
    { id: 'parlett', by: 'David Parlett', title: 'Striptease (Original Solitaires)', url: 'http://www.parlettgames.uk/patience/striptease.html' },
    { id: 'goodsol', by: 'Goodsol', title: 'Striptease (Pretty Good Solitaire help)', url: 'https://www.goodsol.com/pgshelp/striptease.htm' },
    KELLER,
    PYSOLFC,
  ], // prettier-ignore
};
