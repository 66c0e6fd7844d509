/**
 * Notes on Pyramid Golf. Facts from the references listed at the end; the wording is ours. Figures marked `measured`
 * come from our own search and policy.
 */
import type { GameNotes } from './note.ts';
import { KELLER, MEASURED } from './references.ts';

export const pyramidGolfNotes: GameNotes = {
  of: 'pyramid-golf',
  summary:
    'Golf on a pyramid: 28 cards in seven rows, taken down a rank up or down at a time. Few cards are ever free at once, ' +
    'so it is short, stern and rarely won.',
  tip: 'Play neighbours: a card above comes free only when both cards under it have gone.',
  strategy: [
    'Work on a stretch of the bottom row rather than on both ends. Two neighbours free a card, three in a row free three; two cards far apart free nothing.',
    'Every card above the bottom row needs two others to go first, and the top card needs all 27. So count what a play frees before you count how long the streak is.',
    'Keep a free card that fits two ranks you are waiting for, and spend the one that fits only this rank.',
    'The stock is the longest part of the game: 23 cards after the starter. When nothing useful is free, turning is no loss; playing a card that you will need as a link later is one.',
    'Under Golf scoring a lost deal still counts by the cards left, so take every card you can before the last stock card is gone.',
  ],
  cases: [
    {
      question: 'Which cards are free at the start?',
      answer: 'The seven of the bottom row, and no others; each of the 21 above lies under two cards.',
    },
    {
      question: 'Is there more than one top?',
      answer:
        'No. The one card at the point covers nothing, and it is always the last to go. Hogue’s scoring pays 30 for it.',
    },
    {
      question: 'Do the cards above turn up when only one of the two under them has gone?',
      answer: 'No. A card is uncovered when both have gone, and turns up in the same move.',
    },
  ],
  house: [
    'Deal it face up: much more can be planned, and it is the form in which the game is least a matter of luck.',
    'Play nine deals for par. The par of 7 is what a simple program leaves on average, so a careful player should beat it.',
    'Two players take the same deal number and compare what they leave.',
  ],
  glossary: [
    { term: 'Pyramid', meaning: 'The triangle of 1, 2, … 7 cards, each row overlapping the one above.' },
    { term: 'Top', meaning: 'The single card at the point; it covers nothing.' },
    { term: 'Wrap', meaning: 'The rule that king and ace are neighbours.' },
    { term: 'Starter', meaning: 'The first stock card, turned up to start the waste.' },
  ],
  trivia: [
    {
      question: 'What is the best a deal can score?',
      answer:
        'Under Golf scoring −23: all 28 cards played on the starter, with the other 23 still in the stock. Under Hogue’s, 1 + 2 + … + 28 = 406 and 30 for the top, 436.',
    },
    {
      question: 'Why is wrap the rule here, when Golf is often played without?',
      answer:
        'Because hardly anything could be won otherwise: with all cards known, about 15 deals in 100 can be cleared with wrap and about 3 without.',
    },
    {
      question: 'TriPeaks has 28 cards and a stock of 24 as well. Why is it so much easier?',
      answer:
        'Ten cards are free at the start instead of seven, no card is more than three rows from the base, and three tops stand side by side instead of one behind everything.',
    },
  ],
  history: [
    'Keller knows it from many computer programs but from no book; he describes it as the old game of Pyramid crossed with Golf, the seven columns of five giving way to the triangle of 28.',
    'GNOME’s Aisleriot has it twice: face down as Elevator, written in 1999 by Rosanna Yuen, and face up as Escalator.',
    'Robert Hogue’s idea of three small pyramids side by side, TriPeaks, came out of it.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 14.97, margin: 0.07, who: 'solver', information: 'open', sample: 1_000_000, source: 'measured' },
    { options: { wrap: 'linear' }, rules: 'Kings and aces are ends', percent: 3.3, margin: 0.5, who: 'solver', information: 'open', sample: 5_000, source: 'measured' },
    { options: {}, rules: 'Standard', percent: 2.5, margin: 0.6, who: 'policy', information: 'closed', sample: 3_000, source: 'measured' },
  ], // prettier-ignore
  claims: [
    'Keller puts the wins of people at a few percent and finds that the game leaves little room for skill [keller]. Our program, which knows no more than a player sees, agrees with the first: it clears one deal in forty and leaves 6.7 cards on average [measured].',
  ],
  disagreements: [
    {
      question: 'Are the covered cards face down or face up?',
      sources: 'Face down as Elevator [elevator]; face up as Escalator [escalator].',
      here: 'Face down; face up is an option, and a named variation.',
    },
    {
      question: 'How is it scored?',
      sources:
        'A point for each card removed, at most 28 [elevator]; otherwise sources give none of its own.',
      here: 'Strokes, as in Golf; the streak scorings of TriPeaks can be chosen.',
    },
  ],
  similar: [
    { title: 'TriPeaks', game: 'tripeaks', text: 'The same play on three peaks over one row of ten: far more cards are free.' },
    { title: 'Golf', game: 'golf', text: 'The same play on seven columns, where a card never waits for more than one other.' },
    { title: 'Pyramid', game: 'pyramid', text: 'The same layout; cards leave in pairs that make thirteen.' },
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
