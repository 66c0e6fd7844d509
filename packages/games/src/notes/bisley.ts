/** Notes on Bisley. */
import type { GameNotes } from './note.ts';

export const bisleyNotes: GameNotes = {
  of: 'bisley',
  summary:
    'The suits grow from both ends. The aces lie out and are built up; each king starts a pile that is built down, and the two meet wherever they like. In the thirteen columns cards go up or down in suit.',
  tip: 'Get the kings out: each opens a second end for its suit.',
  strategy: [
    'Look first at what lies on the four kings and the four twos. Those eight cards start everything.',
    'A card has two neighbours in its suit and both may take it. Lay it on the one that goes up later.',
    'A sequence can be turned over: laid card by card on the neighbour at its other end it runs the other way.',
    'Empty columns are of no use, so do not work for them.',
  ],
  cases: [
    {
      question: 'Where do the two foundations of a suit meet?',
      answer: 'Anywhere. You choose, card by card, on which of them it goes.',
    },
    { question: 'May several cards move at once?', answer: 'No.' },
    { question: 'What does an empty column take?', answer: 'Nothing. Options allow kings, or any card.' },
    { question: 'May cards come back from the foundations?', answer: 'No.' },
  ],
  house: [
    'Deal twelve columns of four, as PySolFC does in the game it calls Bisley; that is an option here.',
  ],
  glossary: [
    { term: 'Ace foundation', meaning: 'A pile built up from the ace.' },
    { term: 'King foundation', meaning: 'A pile built down from the king.' },
  ],
  trivia: [],
  history: [
    'A booklet of 150 games, from 1950, has it; Wikipedia counts it as a close relative of Baker’s Dozen.',
  ],
  rates: [],
  claims: [
    'Players who know it can expect to win more than half of their deals, says the guide of Solitaire Till Dawn [tilldawn].',
  ],
  disagreements: [
    {
      question: 'How many columns?',
      sources:
        'Thirteen, four of three cards and nine of four [wikipedia, tilldawn]; twelve of four [pysolfc].',
      here: 'Thirteen; twelve are an option.',
    },
  ],
  similar: [
    {
      title: 'Spanish Patience',
      game: 'spanish-patience',
      text: 'Thirteen columns, down whatever the suit, and spaces take any card.',
    },
    { title: 'Fan', game: 'fan-patience', text: 'Eighteen fans in suit, downwards only.' },
  ],
  references: [
    {
      id: 'wikipedia',
      by: 'Wikipedia',
      title: 'Bisley (card game)',
      url: 'https://en.wikipedia.org/wiki/Bisley_(card_game)',
    },
    { id: 'tilldawn', by: 'Semicolon Software', title: 'Solitaire Till Dawn 3.3, games guide' },
    {
      id: 'pysolfc',
      by: 'PySolFC',
      title: 'Rules of Bisley',
      url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/bisley.html',
    },
    { id: 'moyse', by: 'Alphonse Moyse Jr', title: '150 Ways to Play Solitaire (Whitman, 1950)' },
  ],
};
