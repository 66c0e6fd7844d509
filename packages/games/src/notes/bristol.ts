/** Notes on Bristol. Rules from Wikipedia, Aisleriot and PySolFC. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, PYSOLFC } from './references.ts';

export const bristolNotes: GameNotes = {
  of: 'bristol',
  summary:
    'Eight short fans, and suits never matter: you build down in the fans and up on the foundations as you like. The stock comes three cards at a time, one to each pile of the reserve, and what they cover waits.',
  tip: 'Before you deal, bring the reserve into the fans. Each new card covers one there.',
  strategy: [
    'A fan that you empty is lost, because nothing fills it. Keep long fans that go down card by card; they go to the foundations all at once later.',
    'Don’t put a high card on a fan that holds an ace or a two. Cards that lie in the wrong order block a fan until everything on top has gone.',
    'Deal only when nothing more helps. With 25 cards there are nine deals, and the last brings one card.',
  ],
  cases: [
    { question: 'What goes into an empty fan?', answer: 'Nothing. It stays empty.' },
    {
      question: 'Does an empty pile of the reserve fill up?',
      answer: 'Only with the next deal from the stock.',
    },
    {
      question: 'Where do the kings of the deal lie?',
      answer: 'At the bottom of their fans. An option leaves them where they are dealt.',
    },
  ],
  house: ['Begin with an ace on the first foundation: that game is called Belvedere [wikipedia].'],
  glossary: [{ term: 'fan', meaning: 'One of the eight columns. In a book it is spread sideways.' }],
  trivia: [],
  history: ['Albert Morehead and Geoffrey Mott-Smith invented it around 1950 [wikipedia].'],
  rates: [],
  claims: [
    'Our list of the deals 1 to 2,000: 1,972 can be won, 0 can’t be won, 28 undecided, with every card known and at most 100,000 positions a deal [listed].',
    'One deal in four is won [wikipedia].',
  ],
  disagreements: [
    {
      question: 'Do the kings go to the bottom of their fans?',
      sources: 'Yes [pysolfc, wikipedia]; they stay where they are dealt [aisleriot].',
      here: 'Yes; the other way is an option.',
    },
    {
      question: 'What does Belvedere lay out?',
      sources: 'One ace [wikipedia]; all four [netexl].',
      here: 'One ace, as an option.',
    },
  ],
  similar: [
    { title: 'La Belle Lucie', game: 'la-belle-lucie', text: 'Fans built in suit, gathered and dealt again.' },
    { title: 'Good Measure', game: 'good-measure', text: 'Kings at the bottom and no spaces, without a stock.' },
    { title: 'Sir Tommy', game: 'sir-tommy', text: 'Foundations built whatever the suit.' },
  ], // prettier-ignore
  references: [
    { id: 'wikipedia', by: 'Wikipedia', title: 'Bristol (card game)', url: 'https://en.wikipedia.org/wiki/Bristol_(card_game)' },
    AISLERIOT,
    PYSOLFC,
    { id: 'netexl', by: 'netexl', title: 'Belvedere (Solitaire)', url: 'https://www.netexl.com/silverlight-games/belvedere' },
    LISTED,
  ], // prettier-ignore
};
