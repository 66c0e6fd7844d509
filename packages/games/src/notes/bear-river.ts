/** Notes on Bear River. Rules from PySolFC, Aisleriot and Politaire. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const bearRiverNotes: GameNotes = {
  of: 'bear-river',
  summary:
    'Fifteen fans of three and three of two, built up or down in suit with ranks going round. No fan holds more than three cards, and only the three short ones can be filled again.',
  tip: 'Empty one of the three short fans early. It’s the only place where a card can wait.',
  strategy: [
    'A card fits on two others at most, the neighbours in its suit. Find out early where both of them lie.',
    'Play cards up at once: a foundation never needs a card back, and a fan gets room.',
    'The rank below the base goes up last. Lay such a card where nothing needs it for long.',
    'A short fan that you fill with one card has room for two more. Choose a card that others will follow.',
  ],
  cases: [
    {
      question: 'Which fans may be filled when they are empty?',
      answer:
        'The three that begin with two cards, by any card. The others stay empty. An option lets all of them be filled.',
    },
    { question: 'Does a king go on an ace?', answer: 'Yes, of the same suit, and an ace on a king.' },
  ],
  house: ['Let every empty fan take any card.'],
  glossary: [{ term: 'Hole', meaning: 'Aisleriot’s name for one of the three short fans.' }],
  trivia: [],
  history: [
    'Bruce and Joel Levin wrote Aisleriot’s page on it, which is of 2009. PySolFC has the game, too.',
  ],
  rates: [],
  claims: [
    'Aisleriot’s manual says that it can be won about one time in three [aisleriot].',
    'Our list of the deals 1 to 500: 285 can be won, 195 can’t be won, 20 undecided, with every card known and at most 100,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'Does anything go on a card of the base rank in the fans?',
      sources: 'Its neighbours in suit, whatever the base [aisleriot, pysolfc].',
      here: 'The same.',
    },
    {
      question: 'Where do the short fans lie?',
      sources: 'At the end of each row of six [aisleriot, pysolfc, politaire].',
      here: 'The last three of the eighteen.',
    },
  ],
  similar: [
    { title: 'Shamrocks', game: 'shamrocks', text: 'Whatever the suit, from ace to king, and no fan can be filled again.' },
    { title: 'Fan', game: 'fan-patience', text: 'Down in suit without a limit.' },
  ], // prettier-ignore
  references: [PYSOLFC, AISLERIOT, POLITAIRE_DATA, LISTED],
};
