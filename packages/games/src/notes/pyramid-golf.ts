/**
 * Notes on Pyramid Golf. Facts from the references listed at the end; the wording is ours. Figures marked `measured`
 * come from our own search and policy.
 */
import type { GameNotes } from './note.ts';
import { KELLER, MEASURED } from './references.ts';

export const pyramidGolfNotes: GameNotes = {
  of: 'pyramid-golf',
  summary:
    'Golf on a pyramid: 28 cards in seven rows, which you take down one rank up or down at a time. Only a few cards are free at once, so it’s short, tough and rarely won.',
  tip: 'Play cards that lie side by side: a card above is only free when both cards on it are gone.',
  strategy: [
    'Work on one stretch of the bottom row rather than on both ends. Two cards side by side free a card, and three in a row can lead to three; two cards far apart free nothing.',
    'Before you can play a card above the bottom row, at least two others have to go, and for the top card all 27. So first look at what a play frees, and only then at how long the streak is.',
    'Keep a free card that will link two ranks you are waiting for, and play the one that only fits now.',
    'The stock is the longest part of the game: 23 cards after the starter. When nothing useful is free, turning the stock costs you little; playing a card you’ll need later as a link costs more.',
    'Under Golf scoring a lost deal still counts by the cards left, so take every card you can before the last stock card is gone.',
  ],
  cases: [
    {
      question: 'Which cards are free at the start?',
      answer: 'Only the seven in the bottom row. Each of the 21 above lies under two cards.',
    },
    {
      question: 'Is there more than one top?',
      answer:
        'No. There is only the card at the point. It covers nothing and is always the last to go. Hogue’s scoring pays 30 for it.',
    },
    {
      question: 'Does a card turn up when only one of the two cards on it is gone?',
      answer: 'No. It turns up as soon as both are gone, in the same move.',
    },
  ],
  house: [
    'Deal it face up: you can plan much more, and luck matters least.',
    'Play nine deals against par. The par of 7 is what a simple program leaves on average, so a careful player should beat it.',
    'Two players play the same deal and compare how many cards they leave.',
  ],
  glossary: [
    { term: 'Pyramid', meaning: 'The triangle of 1, 2, … 7 cards, each row overlapping the one above.' },
    { term: 'Top', meaning: 'The single card at the point; it covers nothing.' },
    { term: 'Wrap', meaning: 'The rule that king and ace are neighbours.' },
    { term: 'Starter', meaning: 'The first stock card, turned up to start the waste.' },
  ],
  trivia: [
    {
      question: 'What is the best possible score?',
      answer:
        'Under Golf scoring −23: all 28 cards played on the starter, with the other 23 still in the stock. Under Hogue’s, 1 + 2 + … + 28 = 406 and 30 for the top, 436.',
    },
    {
      question: 'Why does it use wrap, when Golf is often played without?',
      answer:
        'Because otherwise you could hardly ever win: with all cards known, about 15 deals in 100 can be cleared with wrap and about 3 without.',
    },
    {
      question: 'TriPeaks has 28 cards and a stock of 24 as well. Why is it so much easier?',
      answer:
        'Ten cards are free at the start instead of seven, no card is more than three rows from the base, and there are three tops side by side instead of one behind everything.',
    },
  ],
  history: [
    'Keller knows it from many computer programs but not from any book. He describes it as the old game of Pyramid crossed with Golf, with a triangle of 28 cards instead of seven columns of five.',
    'GNOME’s Aisleriot has it twice: face down as Elevator, written in 1999 by Rosanna Yuen, and face up as Escalator.',
    'Robert Hogue’s idea of three small pyramids side by side, TriPeaks, came out of it.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 14.97, margin: 0.07, who: 'solver', information: 'open', sample: 1_000_000, source: 'measured' },
    { options: { wrap: 'linear' }, rules: 'Kings and aces are ends', percent: 3.3, margin: 0.5, who: 'solver', information: 'open', sample: 5_000, source: 'measured' },
    { options: {}, rules: 'Standard', percent: 2.5, margin: 0.6, who: 'policy', information: 'closed', sample: 3_000, source: 'measured' },
  ], // prettier-ignore
  claims: [
    'Keller says that people win a few percent of deals and that the game leaves little room for skill [keller]. Our program, which sees only what a player sees, supports the first: it clears one deal in forty and leaves 6.7 cards on average [measured].',
  ],
  disagreements: [
    {
      question: 'Are the covered cards face down or face up?',
      sources: 'Face down as Elevator [elevator]; face up as Escalator [escalator].',
      here: 'Face down; face up is an option, and a named variation.',
    },
    {
      question: 'How is it scored?',
      sources: 'A point for each card removed, at most 28 [elevator]; other sources give no scoring for it.',
      here: 'By strokes, as in Golf; you can choose the streak scorings of TriPeaks instead.',
    },
  ],
  similar: [
    { title: 'TriPeaks', game: 'tripeaks', text: 'The same play on three peaks over one row of ten: far more cards are free.' },
    { title: 'Golf', game: 'golf', text: 'The same play on seven columns, where a card never waits for more than one other.' },
    { title: 'Pyramid', game: 'pyramid', text: 'The same layout, but you remove cards in pairs that add up to thirteen.' },
    { title: 'Arrowhead', game: 'arrowhead', text: 'One top again, but on two legs.' },
    { title: 'Hourglass', game: 'hourglass', text: 'The level before this one on the trail, and nearly as hard.' },
  ], // prettier-ignore
  references: [
    KELLER,
    { id: 'elevator', by: 'Rosanna Yuen', title: 'Elevator (GNOME Aisleriot manual), 1999', url: 'https://globec.whoi.edu/data/usr-share/gnome/help/aisleriot/C/elevator.xml' },
    { id: 'escalator', by: 'GNOME Aisleriot', title: 'Escalator' },
    MEASURED,
  ], // prettier-ignore
};
