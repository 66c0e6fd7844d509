/** Notes on Stonewall. */
import type { GameNotes } from './note.ts';

export const stonewallNotes: GameNotes = {
  of: 'stonewall',
  summary:
    'The layout of Flower Garden with every other card face down and the colours alternating. Sequences move as one, and you will need them to.',
  tip: 'Turn cards up: eighteen of them are a secret at the start.',
  strategy: [
    'Each column hides three cards. A move that turns one up is worth more than one that only tidies.',
    'The sixteen open cards of the reserve fit somewhere sooner or later. Keep those that match the ends of two columns.',
    'Work on one column to its foot. A space takes a whole sequence and gives it a new start.',
  ],
  cases: [
    { question: 'When is a card turned up?', answer: 'At once, as soon as no card lies on it.' },
    { question: 'May part of a sequence move?', answer: 'Yes.' },
    {
      question: 'May cards come back from the foundations?',
      answer:
        'Yes, the last card of a foundation may go back to a column where it fits. An option forbids it.',
    },
  ],
  house: ['Deal all cards face up and play it as a puzzle; that is an option here.'],
  glossary: [{ term: 'Wall', meaning: 'The six columns.' }],
  trivia: [],
  history: ['Wikipedia supposes that the name comes from breaking down a wall of face-down cards.'],
  rates: [],
  claims: ['The chances of winning are low, says Wikipedia [wikipedia]; no measured figure is published.'],
  disagreements: [
    {
      question: 'Which cards lie face down?',
      sources:
        'The first, third and fifth of each column, so that the last is open [pysolfc, wikipedia, patiencen].',
      here: 'The same.',
    },
  ],
  similar: [
    { title: 'Flower Garden', game: 'flower-garden', text: 'The same layout, all open, whatever the suit.' },
    {
      title: 'Northwest Territory',
      game: 'northwest-territory',
      text: 'Also a reserve of sixteen, and kings in spaces.',
    },
  ],
  references: [
    {
      id: 'wikipedia',
      by: 'Wikipedia',
      title: 'Stonewall (solitaire)',
      url: 'https://en.wikipedia.org/wiki/Stonewall_(solitaire)',
    },
    {
      id: 'pysolfc',
      by: 'PySolFC',
      title: 'Rules of Stonewall',
      url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/stonewall.html',
    },
    {
      id: 'fsolitaire',
      by: 'fsolitaire.com',
      title: 'How to play Stonewall',
      url: 'https://fsolitaire.com/stonewall',
    },
    {
      id: 'patiencen',
      by: 'patiencen.org',
      title: 'Stone Wall',
      url: 'https://patiencen.org/en/patience/steinwand/',
    },
  ],
};
