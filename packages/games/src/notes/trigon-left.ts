/** Notes on Trigon Left, whose empty columns are filled from the right. The rate is Wolter’s. */
import type { GameNotes } from './note.ts';

export const trigonLeftNotes: GameNotes = {
  of: 'trigon-left',
  summary:
    'Trigon with one twist: as soon as you empty a column, the face-up cards of the column to its right slide over into it. The layout drifts to the left, knots come undone, and more than a quarter of the deals can be won.',
  tip: 'Before you empty a column, look at the column on its right: that’s what will move.',
  strategy: [
    'As in Trigon, play every card you can; no other card could use the place.',
    'Emptying a column helps you: the run of the next column slides over and a card under it turns up. The first columns are the shortest, so this starts soon.',
    'A knot that is hopeless in Trigon, such as a card lying on both its neighbours in suit, comes apart when you empty the column on its left, because the card is lifted off.',
    'If you can choose the order, empty the column on the left of your worst one.',
    'Kings can’t use spaces until late. You may only move one when the last column is empty, or one with an empty column on its right, and by then it seldom matters which king you choose.',
  ],
  cases: [
    {
      question: 'How many cards slide over?',
      answer:
        'All the face-up cards of the next column. They are always one run. If a face-down card is left behind, it turns up.',
    },
    {
      question: 'What if the next column has no face-down cards?',
      answer:
        'Then it’s now empty itself, and the column on its right slides over. This may go on to the end of the row.',
    },
    {
      question: 'What if the next column is empty?',
      answer: 'Nothing moves, and the space stays open for a king.',
    },
    {
      question: 'May I decline the slide?',
      answer: 'No. It’s part of the move that emptied the column, and Undo reverses both.',
    },
  ],
  house: [
    'Play a deal in Trigon and then here: the same number gives the same cards.',
    'Play ten deals and count the cards on the foundations; a solver averages twenty per deal.',
  ],
  glossary: [
    { term: 'Slide', meaning: 'The move of a run into the empty column on its left.' },
    { term: 'Run', meaning: 'Face-up cards at the end of a column in falling rank and one suit.' },
    { term: 'Neighbours', meaning: 'The next higher and the next lower card of the same suit.' },
  ],
  trivia: [
    {
      question: 'How often do I have to think?',
      answer: 'Not often: Wolter’s program won 98% of the winnable deals without ever backtracking.',
    },
    {
      question: 'How many cards reach the foundations on average?',
      answer: '20.15 of 52 in Wolter’s million deals, against 16.2 in Trigon.',
    },
  ],
  history: [
    'It combines Trigon with Moving Left, and both come from computer collections: Pretty Good Solitaire has all three. Jan Wolter analysed it in April 2013.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 27.24, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'wolter' },
  ], // prettier-ignore
  claims: [
    'The slide raises the share of winnable deals from 16 to 27 in a hundred, while giving you even less to decide than Trigon [wolter].',
  ],
  disagreements: [
    {
      question: 'What slides over?',
      sources:
        'The longest run that can be moved [wolter]; cards of the next pile, without saying how many [fsolitaire].',
      here: 'All face-up cards of the next column. They always form a run, so it’s the same thing.',
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
