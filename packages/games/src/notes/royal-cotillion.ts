/** Notes on Royal Cotillion. Rules from Wikipedia, PySolFC and Politaire. */
import type { GameNotes } from './note.ts';
import { LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const royalCotillionNotes: GameNotes = {
  of: 'royal-cotillion',
  summary:
    'Two packs between two wings. Four foundations go up by twos from the aces and four from the twos; nothing is built in the wings.',
  tip: 'Play from the left wing first. It is never filled, and each card there covers others.',
  strategy: [
    'A place of the right wing takes the last card of the waste as soon as you empty it. Wait until the card you want to keep lies there.',
    'The right wing is your store of sixteen cards. A card that two foundations want soon may stay; one that covers nothing and helps nobody should go.',
    'Both foundations of a suit want each rank once. Give a card to the one that goes on at once with what lies free.',
  ],
  cases: [
    {
      question: 'What goes on a king?',
      answer: 'On a foundation that began with an ace, a two. One that began with a two is complete.',
    },
    {
      question: 'May a card go from wing to wing?',
      answer: 'No. Cards of both wings go to the foundations alone.',
    },
  ],
  house: [],
  glossary: [
    { term: 'left wing', meaning: 'The four columns of three. They are not filled.' },
    { term: 'right wing', meaning: 'The sixteen single cards. Their places are filled at once.' },
  ],
  trivia: [
    {
      question: 'Why the name?',
      answer: 'In the end king and queen of each suit lie side by side, as if for a dance [wikipedia].',
    },
  ],
  history: ['Lee and Packard call it Lords and Ladies [wikipedia].'],
  rates: [],
  claims: [
    'Our list of the deals 1 to 1,000: 358 can be won, 0 can’t be won, 642 undecided, with every card known and at most 30,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'Do the first aces and twos lie on the foundations?',
      sources:
        'One of each suit is laid out [wikipedia, politaire]; they are dealt with the rest [pysolfc, central].',
      here: 'They are dealt; an option lays them out.',
    },
  ],
  similar: [
    { title: 'Carpet', game: 'carpet', text: 'Twenty places filled from the waste, with one pack.' },
    { title: 'Busy Aces', game: 'busy-aces', text: 'Two packs and single cards on which you build.' },
  ], // prettier-ignore
  references: [
    { id: 'wikipedia', by: 'Wikipedia', title: 'Royal Cotillion', url: 'https://en.wikipedia.org/wiki/Royal_Cotillion' },
    PYSOLFC,
    POLITAIRE_DATA,
    { id: 'central', by: 'Solitaire Central', title: 'Royal Cotillion', url: 'http://www.solitairecentral.com/rules/RoyalCotillion.html' },
    LISTED,
  ], // prettier-ignore
};
