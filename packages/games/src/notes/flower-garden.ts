/** Notes on Flower Garden. */
import type { GameNotes } from './note.ts';
import { BLAKE } from './references.ts';

export const flowerGardenNotes: GameNotes = {
  of: 'flower-garden',
  summary:
    'Six beds of six open cards, and a bouquet of sixteen more that you may pick from at any time. Suits do not matter in the beds, so the question is never where a card may go but what it covers.',
  tip: 'Leave the bouquet alone as long as the beds still have moves.',
  strategy: [
    'The cards of the bouquet are never in the way. Every one you plant in a bed covers something there, so play it from the bouquet to a foundation if you can.',
    'Clear the bed with the most aces and twos first, and do not build on it.',
    'Build long orderly sequences on high cards: they can be taken off again from the end when their suits come up.',
    'An empty bed takes any card. Put one there that begins a sequence, best a king from the bouquet or from the top of another bed.',
  ],
  cases: [
    {
      question: 'May several cards move at once?',
      answer: 'No, cards move one at a time. An option allows it.',
    },
    { question: 'Can a card go into the bouquet?', answer: 'No, the bouquet only gets smaller.' },
    {
      question: 'May cards come back from the foundations?',
      answer:
        'Yes, the last card of a foundation may go back to a column where it fits. An option forbids it.',
    },
  ],
  house: ['Seven beds of five and a bouquet of seventeen, a little easier; that is an option here.'],
  glossary: [
    { term: 'Bed', meaning: 'One of the six columns.' },
    { term: 'Garden', meaning: 'All six columns.' },
    { term: 'Bouquet', meaning: 'The sixteen cards beside the garden.' },
  ],
  trivia: [],
  history: [
    'Wikipedia calls it an old game, first known as Le Parterre; it is also called The Garden and The Bouquet.',
    'A booklet of 150 games from 1950 has it beside La Belle Lucie and Trefoil.',
  ],
  rates: [],
  claims: [
    'Skilful players win more than one deal in five, says Wikipedia [wikipedia]. The great study of odds has no figure for it [blake].',
  ],
  disagreements: [
    {
      question: 'What are the bouquets?',
      sources:
        'The reserve; in some books the reserve is the seeds, and the foundations are the bouquets [wikipedia].',
      here: 'The reserve.',
    },
  ],
  similar: [
    {
      title: 'Stonewall',
      game: 'stonewall',
      text: 'The same layout in alternating colours, with every other card face down.',
    },
    {
      title: 'King Albert',
      game: 'king-albert',
      text: 'Nine columns and seven cards in reserve, in alternating colours.',
    },
    {
      title: 'Northwest Territory',
      game: 'northwest-territory',
      text: 'Sixteen cards in reserve beside the columns of Klondike.',
    },
  ],
  references: [
    BLAKE,
    {
      id: 'wikipedia',
      by: 'Wikipedia',
      title: 'Flower Garden (card game)',
      url: 'https://en.wikipedia.org/wiki/Flower_Garden_(card_game)',
    },
    {
      id: 'pysolfc',
      by: 'PySolFC',
      title: 'Rules of Flower Garden',
      url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/flowergarden.html',
    },
    { id: 'moyse', by: 'Alphonse Moyse Jr', title: '150 Ways to Play Solitaire (Whitman, 1950)' },
  ],
};
