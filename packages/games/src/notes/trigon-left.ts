/** Notes on Trigon Left, whose empty columns are filled from the right. The rate is Wolter’s. */
import type { GameNotes } from './note.ts';

export const trigonLeftNotes: GameNotes = {
  of: 'trigon-left',
  summary:
    'Trigon with one twist: a column that has been emptied at once draws over the face-up cards of the column to its ' +
    'right. The layout slides to the left, knots come undone, and more than a quarter of the deals come out.',
  tip: 'Before you empty a column, look at its right-hand neighbour: that is what will move.',
  strategy: [
    'As in Trigon, play every card that can be played; no other card could use the place.',
    'Emptying a column does work for you: the run of the next column comes over and a card under it turns up. The first columns are the shortest, so the slide starts soon.',
    'A knot that is hopeless in Trigon, a card lying on both its neighbours in suit, comes apart when the column on its left is emptied, because the card is lifted off.',
    'If a choice of order is left, empty the column on the left of your worst one.',
    'Kings have no use for spaces until the end. Only when the last column, or one with an empty column on its right, is free may one be moved there, and by then it seldom matters which.',
  ],
  cases: [
    {
      question: 'How much is moved over?',
      answer:
        'All the face-up cards of the next column. They are always one run, and a face-down card left behind is turned up.',
    },
    {
      question: 'What if the next column has no face-down cards?',
      answer:
        'Then it is empty itself and is filled from its own right. This may go on to the end of the row.',
    },
    {
      question: 'What if the next column is empty?',
      answer: 'Nothing moves, and the space stays open for a king.',
    },
    {
      question: 'May I decline the slide?',
      answer: 'No. It is part of the move that emptied the column, and is taken back with it.',
    },
  ],
  house: [
    'Play a deal in Trigon and again here: the same number gives the same cards.',
    'Play ten deals and count the cards on the foundations; twenty a deal is what a solver averages.',
  ],
  glossary: [
    { term: 'Slide', meaning: 'The move of a run into the empty column on its left.' },
    { term: 'Run', meaning: 'Face-up cards at the end of a column in falling rank and one suit.' },
    { term: 'Neighbours', meaning: 'The next higher and the next lower card of the same suit.' },
  ],
  trivia: [
    {
      question: 'How often does it need thought?',
      answer: 'Wolter’s program won 98% of the winnable deals without ever going back.',
    },
    {
      question: 'How many cards come out on average?',
      answer: '20.15 of 52 in Wolter’s million deals, against 16.2 in Trigon.',
    },
  ],
  history: [
    'It joins Trigon with Moving Left, and both parents come from collections for computers: Pretty Good Solitaire has all three. Jan Wolter analysed it in April 2013.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 27.24, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'wolter' },
  ], // prettier-ignore
  claims: [
    'The slide lifts the share of winnable deals from 16 to 27 in a hundred, while leaving even less to decide than Trigon has [wolter].',
  ],
  disagreements: [
    {
      question: 'What slides over?',
      sources:
        'The longest run that can be moved [wolter]; cards of the next pile, with no word on how many [fsolitaire].',
      here: 'All face-up cards of the next column; as they always form a run, it is the same.',
    },
  ],
  similar: [
    { title: 'Trigon', game: 'trigon', text: 'Spaces wait for kings, and knots stay tied.' },
    { title: 'Moving Left', game: 'moving-left', text: 'The same slide with two packs in alternating colours, and one pass.' },
    { title: 'Klondike', game: 'klondike', text: 'The grandparent of both.' },
  ], // prettier-ignore
  references: [
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Trigon Left Solitaire, 2013', url: 'https://politaire.com/article/trigonleft.html' },
    { id: 'fsolitaire', by: 'fsolitaire.com', title: 'Trigon Left', url: 'https://fsolitaire.com/trigon-left' },
  ], // prettier-ignore
};
