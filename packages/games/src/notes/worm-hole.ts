/** Notes on Worm Hole. */
import type { GameNotes } from './note.ts';
import { BLAKE } from './references.ts';

export const wormHoleNotes: GameNotes = {
  of: 'worm-hole',
  summary:
    'Black Hole with one cell. A card of a fan may wait there until the hole wants it. That one place changes the odds: of a thousand deals only one can’t be won.',
  tip: 'Keep the cell for the card that would end the deal. Once it is full, you are back in Black Hole.',
  strategy: [
    'Use the cell to jump: put a card there that covers the rank you need next, and fetch it when its neighbour comes by.',
    'Before you fill the cell, know which card of the line will let it out again.',
    'Keep the ranks in balance, as in Black Hole: a rank whose neighbours have all gone can’t be played, from a fan or from the cell.',
    'A card in the cell goes to the hole only. It can’t come back to a fan.',
  ],
  cases: [
    { question: 'May the cell be used again?', answer: 'Yes, as soon as its card has gone to the hole.' },
    { question: 'Do suits matter?', answer: 'No, only ranks; king and ace are neighbours.' },
    { question: 'Are empty fans filled?', answer: 'No.' },
  ],
  house: ['Use the cell only once per deal. Mark Masten calls that Unstable Worm Hole.'],
  glossary: [
    { term: 'Fan', meaning: 'Three cards spread so that all can be read; the last one is free.' },
    { term: 'Cell', meaning: 'A place for a single card.' },
  ],
  trivia: [
    {
      question: 'What does a cell do for a game of four cards to a column?',
      answer:
        'More: with a cell, Quasar is won in 99.96% of deals, a little more often than Worm Hole, although without one it is much the harder game. The free choice of the first card helps it past the early dead ends.',
    },
  ],
  history: [
    'It is a variation of David Parlett’s Black Hole. The program Solvitaire has it among its rules, and the study made with it measured it first.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 99.8886, margin: 0.0074, who: 'solver', information: 'open', sample: 1_000_000, source: 'blake' },
    { options: {}, rules: 'Standard, Mark Masten’s count', percent: 99.8906, margin: 0.0065, who: 'solver', information: 'open', sample: null, source: 'blake' },
  ], // prettier-ignore
  claims: [
    'Most of the lost deals run out of moves early, even with the cell [masten].',
    'A deal took Solvitaire 41 seconds on average [blake].',
  ],
  disagreements: [],
  similar: [
    { title: 'Black Hole', game: 'black-hole', text: 'The same without the cell.' },
    { title: 'Quasar', game: 'quasar', text: 'Thirteen columns of four, any first card, no cell.' },
    { title: 'FreeCell', game: 'freecell', text: 'Four cells, and columns to build on.' },
  ], // prettier-ignore
  references: [
    BLAKE,
    { id: 'masten', by: 'Mark Masten', title: 'Quasar; Worm Hole, technical details (Solitaire Win Rates)', url: 'https://solitairewinrates.com/WormHoleTechnicalDetails.html' },
    { id: 'solvitaire', by: 'Charlie Blake', title: 'Solvitaire', url: 'https://github.com/thecharlieblake/Solvitaire' },
  ], // prettier-ignore
};
