/** Notes on Shamrocks. Rules from PySolFC, Politaire and Wikipedia. */
import type { GameNotes } from './note.ts';
import { LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const shamrocksNotes: GameNotes = {
  of: 'shamrocks',
  summary:
    'Eighteen fans of three, built up or down whatever the suit. But a fan holds three cards and no more, and an empty one is gone.',
  tip: 'Room is everything: nothing goes on a fan of three. Play up cards that shorten full fans.',
  strategy: [
    'At the deal only the last fan, a single card, has room. Aces and twos on top of fans are what gets you started.',
    'Two cards that lie on each other must go up together or not at all. Don’t build a pair whose lower card is needed first.',
    'Bring the four suits up evenly, so that cards that wait for each other are never far apart.',
    'Don’t empty a fan without need: its room is lost for good.',
  ],
  cases: [
    { question: 'May I put a card into an empty fan?', answer: 'No. It stays empty.' },
    {
      question: 'Are the kings put at the bottom of their fans?',
      answer: 'No. Some books do so before the play begins, which makes the game easier.',
    },
    { question: 'Does a king go on an ace?', answer: 'No.' },
  ],
  house: ['Let cards come back from the foundations.'],
  glossary: [{ term: 'Fan', meaning: 'A column of at most three cards, spread sideways on a real table.' }],
  trivia: [],
  history: [
    'It belongs to the family of La Belle Lucie, whose fans have no limit. Morehead and Mott-Smith’s book gives it the second name Three-Card Fan.',
  ],
  rates: [],
  claims: [
    'Our list of the deals 1 to 150: 92 can be won, 3 can’t be won, 55 undecided, with every card known and at most 100,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'Are kings moved before the play begins?',
      sources:
        'No [pysolfc]; to the bottom of their fans [politaire, wikipedia]; only under a lower card of their own suit [wikipedia].',
      here: 'No.',
    },
    {
      question: 'What goes into an empty fan?',
      sources: 'Nothing [pysolfc, politaire, wikipedia]; any card [solitare].',
      here: 'Nothing.',
    },
  ],
  similar: [
    { title: 'Bear River', game: 'bear-river', text: 'In suit, round the corner, and three fans that can be filled again.' },
    { title: 'Fan', game: 'fan-patience', text: 'In suit, without a limit.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    POLITAIRE_DATA,
    { id: 'wikipedia', by: 'Wikipedia', title: 'Shamrocks (solitaire)', url: 'https://en.wikipedia.org/wiki/Shamrocks' },
    { id: 'solitare', by: 'solitare.games', title: 'Shamrocks', url: 'https://www.solitare.games/shamrocks' },
    LISTED,
  ], // prettier-ignore
};
