/** Notes on King Albert. */
import type { GameNotes } from './note.ts';
import { BLAKE } from './references.ts';

export const kingAlbertNotes: GameNotes = {
  of: 'king-albert',
  summary:
    'Nine open columns of one to nine cards, and seven more cards beside them that can be played at any time. Cards move one by one, red on black; the seven cards and the first short columns are all the room you have.',
  tip: 'Empty the short columns on the left first, and play from the reserve only what opens something.',
  strategy: [
    'The first three columns hold six cards between them. Look for a way to empty two of them before you touch the long ones.',
    'A card of the reserve costs nothing while it lies there, and its place can never be filled again. Play it when it brings a move you could not make otherwise.',
    'Every empty column doubles the length of the sequence you can carry over one card at a time.',
    'Keep the foundations level. A low card that has gone up too early is missing as a place for the other colour; it may come back if you need it.',
  ],
  cases: [
    {
      question: 'May several cards move at once?',
      answer: 'No. An option moves whole sequences; PySolFC calls that game Queen Victoria.',
    },
    { question: 'Can a card go back to the reserve?', answer: 'No. An empty place there stays empty.' },
    {
      question: 'May cards come back from the foundations?',
      answer:
        'Yes, the last card of a foundation may go back to a column where it fits. An option forbids it.',
    },
  ],
  house: ['Move sequences as one, which makes it much easier.'],
  glossary: [{ term: 'Belgian reserve', meaning: 'The seven single cards.' }],
  trivia: [],
  history: [
    'Wikipedia says it is named after Albert I of Belgium. It has also been called Idiot’s Delight, a name it shares with Aces Up and Perpetual Motion.',
    'An American booklet of 150 games, from 1950, already has it.',
  ],
  rates: [
    {
      options: {},
      rules: 'The rules as on this page',
      percent: 68.542,
      margin: 0.092,
      who: 'solver',
      information: 'open',
      sample: 2_000_000,
      source: 'blake',
    },
  ],
  claims: [
    'Two of three deals can be won with perfect play [blake]; estimates for players range from one in ten [wikipedia] to between one in four and one in two [semicolon].',
  ],
  disagreements: [
    {
      question: 'May a sequence move as one?',
      sources:
        'Single cards only [wikipedia, pysolfc]; an empty column takes a whole build in Aisleriot [aisleriot].',
      here: 'Single cards; sequences are an option.',
    },
    {
      question: 'Which column is the long one?',
      sources: 'The first [wikipedia, aisleriot] or the last [semicolon].',
      here: 'The last; it makes no difference to the play.',
    },
  ],
  similar: [
    { title: 'Raglan', game: 'raglan', text: 'The aces are out, six cards in reserve: easier.' },
    { title: 'Somerset', game: 'somerset', text: 'No reserve, one column more: harder.' },
    {
      title: 'Flower Garden',
      game: 'flower-garden',
      text: 'Six columns, sixteen cards in reserve, and suits do not matter in the columns.',
    },
  ],
  references: [
    BLAKE,
    {
      id: 'wikipedia',
      by: 'Wikipedia',
      title: 'King Albert (solitaire)',
      url: 'https://en.wikipedia.org/wiki/King_Albert_(solitaire)',
    },
    {
      id: 'semicolon',
      by: 'Semicolon Software',
      title: 'Rules for King Albert',
      url: 'https://semicolon.com/Solitaire/Rules/KingAlbert.html',
    },
    {
      id: 'aisleriot',
      by: 'Rosanna Yuen',
      title: 'King Albert (GNOME Aisleriot)',
      url: 'https://help.gnome.org/users/aisleriot/stable/King_Albert.html.en',
    },
    {
      id: 'pysolfc',
      by: 'PySolFC',
      title: 'Rules of King Albert',
      url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/kingalbert.html',
    },
    { id: 'moyse', by: 'Alphonse Moyse Jr', title: '150 Ways to Play Solitaire (Whitman, 1950)' },
  ],
};
