/** Notes on Duchess. Rules from Wikipedia, Aisleriot and PySolFC’s Glenwood. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, PYSOLFC } from './references.ts';

export const duchessNotes: GameNotes = {
  of: 'duchess',
  summary:
    'You choose the base: the top card of one of four open fans begins the first foundation. The fans then fill the spaces, and four columns are built down in alternating colours, with two passes through the stock.',
  tip: 'Choose a base rank whose other cards are close at hand: in the fans, on the columns, or one rank below a card you can see.',
  strategy: [
    'All twelve cards of the reserve lie open. Look at each possible base with them: which of the next ranks lie on top, and which below.',
    'A space takes any of the four top cards of the reserve, and you choose. Take the one that lies on cards you need.',
    'When the reserve is out, a space takes only the card on the waste. Use the columns to order your cards before that.',
    'The stock comes twice, one card at a time. In the first pass play what opens the reserve; the rest comes again.',
  ],
  cases: [
    {
      question: 'May I draw before I choose the base?',
      answer: 'No. The first move puts a top card of the reserve on a foundation.',
    },
    {
      question: 'What fills a space?',
      answer:
        'A top card of the reserve, from any fan; once all fans are empty, the top card of the waste. A space may also wait.',
    },
    {
      question: 'Which cards move together?',
      answer: 'Any part of a build. An option lets only the last card or the whole column move.',
    },
    {
      question: 'What goes on an ace?',
      answer: 'A king of the other colour, and on the foundations an ace goes on a king.',
    },
  ],
  house: ['Move only single cards or whole columns.', 'Let nothing go on a card of the base rank.'],
  glossary: [
    { term: 'Base', meaning: 'The rank that every foundation begins with; here you choose it.' },
    { term: 'Fan', meaning: 'One of the four piles of the reserve.' },
  ],
  trivia: [],
  history: [
    'According to Wikipedia, Albert Morehead and Geoffrey Mott-Smith invented it for their book of 1950, with Glenwood as its second name.',
  ],
  rates: [],
  claims: [
    'Wikipedia gives one win in eight, for people, and quotes Peter Arnold, who thinks the chances fair [wikipedia].',
    'Our list of the deals 1 to 1,000: 980 can be won, 0 can’t be won, 20 undecided, with every card known and at most 100,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'Which cards move together?',
      sources: 'Any sequence [wikipedia]; the last card or the whole column [pysolfc, aisleriot].',
      here: 'Any sequence; the whole column is an option.',
    },
    {
      question: 'How often through the stock?',
      sources: 'Twice [aisleriot, pysolfc].',
      here: 'Twice; other numbers are options.',
    },
    {
      question: 'Who chooses the base?',
      sources:
        'The player [wikipedia, aisleriot, pysolfc]; nobody, since the aces are out, in the simplified form of the study of odds [solvitaire].',
      here: 'The player.',
    },
  ],
  similar: [
    { title: 'Canfield', game: 'canfield', text: 'One squared reserve, and the deal decides the base.' },
    { title: 'Four Seasons', game: 'four-seasons', text: 'Without a reserve, built whatever the suit.' },
  ], // prettier-ignore
  references: [
    { id: 'wikipedia', by: 'Wikipedia', title: 'Duchess (card game)', url: 'https://en.wikipedia.org/wiki/Duchess_(card_game)' },
    AISLERIOT,
    PYSOLFC,
    { id: 'solvitaire', by: 'Charlie Blake', title: 'Solvitaire: its presets', url: 'https://github.com/thecharlieblake/Solvitaire' },
    LISTED,
  ], // prettier-ignore
};
