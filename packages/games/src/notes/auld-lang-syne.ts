/** Notes on Auld Lang Syne. Michael Keller calls it the worst of patiences. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, PYSOLFC } from './references.ts';

export const auldLangSyneNotes: GameNotes = {
  of: 'auld-lang-syne',
  summary:
    'Four aces, and four piles that the stock is dealt onto. Cards only go to the foundations, whatever their suit. It almost never comes out.',
  tip: 'Play for the number of cards; and of two equal cards take the one that uncovers more.',
  strategy: [
    'It isn’t always right to play at once: a card on the wrong foundation can be missing elsewhere, though that is rare.',
    'Keep the foundations at different heights, so that more ranks fit.',
  ],
  cases: [{ question: 'May cards move between the piles?', answer: 'No, and spaces wait for the next row.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'Michael Keller would nominate it as the worst solitaire ever devised, and Tam O’Shanter, which leaves the aces in the pack, as worse.',
  ],
  rates: [
    { options: {}, rules: 'As Morehead and Mott-Smith estimate', percent: 1, margin: null, who: 'player', information: 'closed', sample: null, source: 'wikibooks' },
  ], // prettier-ignore
  claims: [
    'Wikibooks calls that estimate far too optimistic and says 1 in 3,000, if cards may be held back [wikibooks].',
    'Our list of the deals 1 to 200: 1 can be won, 90 can’t be won, 109 undecided, with every card known and at most 100,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'How are foundations built?',
      sources: 'Whatever the suit [pysolfc, aisleriot]; in suit in one book, by mistake [keller].',
      here: 'Whatever the suit.',
    },
  ],
  similar: [
    { title: 'Aces Up', game: 'aces-up', text: 'Four piles too, and cards leave by suit.' },
    { title: 'Carpet', game: 'carpet', text: 'Twenty cards, all of them free.' },
  ], // prettier-ignore
  references: [
    { id: 'keller', by: 'Michael Keller', title: 'The Worst Solitaire Mistake? (Solitaire Laboratory)', url: 'http://solitairelaboratory.com/worstsolitaire.html' },
    { id: 'wikibooks', by: 'Wikibooks', title: 'Solitaire card games: Auld Lang Syne', url: 'https://en.wikibooks.org/wiki/Solitaire_card_games/Auld_Lang_Syne' },
    PYSOLFC,
    AISLERIOT,
    LISTED,
  ], // prettier-ignore
};
