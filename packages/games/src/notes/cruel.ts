/** Notes on Cruel. Rules from PySolFC, Aisleriot, Wikipedia and Microsoft’s own description. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, PYSOLFC } from './references.ts';

export const cruelNotes: GameNotes = {
  of: 'cruel',
  summary:
    'Twelve columns of four, built down in suit, and spaces that are never filled: after a few moves nothing fits any more. Then you gather the columns and deal them again in fours, without shuffling, as often as you like. What comes to the top can be foreseen, and nineteen deals out of twenty can be won.',
  tip: 'Deal again only when it helps: if you move nothing in between, the cards lie as they did before.',
  strategy: [
    'As long as all columns before it have four cards, the top card of a column stays on top when you deal again. The first column with another number moves everything after it.',
    'So play near the end first if you want to keep the tops, and near the beginning if you want new ones.',
    'Count how many cards are missing before a column: its cards go back by so many places. A card on place four of its packet comes to the top.',
    'Not every card that fits should go up at once: each one that leaves moves all columns after it.',
    'Sequences you have built stay together, but a packet may cut them in two.',
  ],
  cases: [
    { question: 'How often may I deal again?', answer: 'As often as you like, if it changes anything.' },
    {
      question: 'In which order are the cards dealt?',
      answer:
        'From the first column on, four at a time from the top. A column that lacks a card gets the top card of the next one, under its own.',
    },
    { question: 'May a sequence move as one?', answer: 'No, one card at a time. Sequences are an option.' },
  ],
  house: [
    'Move sequences as one: PySolFC calls that Relaxed Cruel.',
    'Deal the columns again only twice.',
    'Turn the gathered cards over and deal from the bottom; Aisleriot does.',
  ],
  glossary: [{ term: 'Packet', meaning: 'Four cards that are dealt together and keep their order.' }],
  trivia: [
    {
      question: 'Are the cards shuffled?',
      answer: 'No, though it looks like it. They move on by as many places as cards have left before them.',
    },
  ],
  history: [
    'Microsoft published it in 1990, in the first Entertainment Pack for Windows [wikipedia]. It is Perseverance, an old English game, with as many deals as you like.',
  ],
  rates: [],
  claims: [
    'Our list of the deals 1 to 2,000: 1,906 can be won, 37 can’t be won, 57 undecided, with at most 100,000 positions a deal [listed]. Nothing is hidden, so this holds for a player as well.',
    'A guide says that a skilled player wins more than half of all deals [fletcher].',
  ],
  disagreements: [
    {
      question: 'From which end are the cards dealt again?',
      sources:
        'Four at a time from the tops of the columns [pysolfc, fletcher]; from the bottoms, the gathered cards turned over [aisleriot]. Wikipedia has called the first order the right one [wikipedia].',
      here: 'From the tops; from the bottoms is an option.',
    },
  ],
  similar: [
    { title: 'Perseverance', game: 'perseverance', text: 'Sequences move as one, but the columns are dealt again only twice.' },
    { title: 'Delta Star', game: 'delta-star', text: 'The same deal, any card into a space, and no second deal.' },
    { title: 'La Belle Lucie', game: 'la-belle-lucie', text: 'Fans of three, shuffled before they are dealt again.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    AISLERIOT,
    {
      id: 'wikipedia',
      by: 'Wikipedia',
      title: 'Cruel (solitaire)',
      url: 'https://en.wikipedia.org/wiki/Cruel_(solitaire)',
    },
    {
      id: 'fletcher',
      by: 'Dan Fletcher',
      title: 'Cruel Solitaire strategy guide',
      url: 'https://articlesurfing.org/recreation_and_sports/cruel_solitaire_strategy_guide.html',
    },
    LISTED,
  ],
};
