/** Notes on La Belle Lucie. Rules from PySolFC, Wikipedia, Solitaire Central and Morehead & Mott-Smith. */
import type { GameNotes } from './note.ts';
import { LISTED, PYSOLFC } from './references.ts';

export const laBelleLucieNotes: GameNotes = {
  of: 'la-belle-lucie',
  summary:
    'The whole pack in fans of three, all face up. Only the last card of a fan moves, one at a time and in suit, and an empty fan is gone. When nothing goes any more, the cards that are left are shuffled and laid out in threes again, twice in a deal. A pretty game, and an old one; few deals come out.',
  tip: 'A card that you put on another locks both until they go up. Before each move, see what it buries.',
  strategy: [
    'Kings take no part: nothing moves a king but its foundation. Cards above a king in its fan must leave; those under it wait for a shuffle.',
    'Each card has just one card it fits on. Work out in your head how far a suit will go before you touch a card.',
    'Before you shuffle, bring up all that can go up. Every card less makes the next layout easier.',
    'In the last layout count on nothing: play only what does not bury a card you need.',
  ],
  cases: [
    {
      question: 'Does undo give a shuffle back?',
      answer: 'No. You have seen the new layout, so it stays used. The next shuffle is another one.',
    },
    { question: 'What goes into an empty fan?', answer: 'Nothing. Kings are an option.' },
    {
      question: 'Is there a draw of one buried card?',
      answer: 'No. With it the game is called Three Shuffles and a Draw.',
    },
  ],
  house: [
    'After the last shuffle, take one buried card out and play it: the draw, or merci.',
    'Let a king into an empty fan.',
  ],
  glossary: [
    { term: 'Fan', meaning: 'A column, of three cards at most when it is dealt.' },
    { term: 'Merci', meaning: 'The draw of one buried card after the last shuffle.' },
  ],
  trivia: [
    {
      question: 'What else is it called?',
      answer: 'Lovely Lucy, Midnight Oil, Clover Leaves, Alexander the Great.',
    },
  ],
  history: [
    'It comes from France. Lady Adelaide Cadogan was the first to print it in English, in the 1870s [wikipedia].',
  ],
  rates: [],
  claims: [
    'Our list of the deals 1 to 1,000: 658 can be won, 0 can’t be won, 342 undecided, with at most 50,000 positions a deal [listed]. The list knows beforehand how the cards will be shuffled; a player doesn’t, and wins far fewer.',
    'Morehead and Mott-Smith put it at one deal in ten [lucie].',
  ],
  disagreements: [
    {
      question: 'May one buried card be drawn?',
      sources: 'Yes, once [central]; no [pysolfc, wikipedia]: that is a game of its own.',
      here: 'No.',
    },
    {
      question: 'How often are the cards shuffled and dealt again?',
      sources: 'Twice [pysolfc, wikipedia, central].',
      here: 'Twice; once or not at all is an option.',
    },
  ],
  similar: [
    { title: 'Trefoil', game: 'trefoil', text: 'Aces out, and sixteen fans.' },
    { title: 'Fan', game: 'fan-patience', text: 'The same fans, kings into spaces, and no second deal.' },
    { title: 'Cruel', game: 'cruel', text: 'Gathered without shuffling, as often as you like.' },
    { title: 'Shamrocks', game: 'shamrocks', text: 'Up and down whatever the suit, three cards to a fan.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    {
      id: 'wikipedia',
      by: 'Wikipedia',
      title: 'La Belle Lucie',
      url: 'https://en.wikipedia.org/wiki/La_Belle_Lucie',
    },
    {
      id: 'central',
      by: 'Solitaire Central',
      title: 'La Belle Lucie Solitaire Rules',
      url: 'http://www.solitairecentral.com/rules/LaBelleLucie.html',
    },
    {
      id: 'lucie',
      by: 'Albert H. Morehead and Geoffrey Mott-Smith',
      title: 'La Belle Lucie, from The Complete Book of Solitaire and Patience Games',
      url: 'https://botproductions.com/jonathan/solpack/labellelucie.html',
    },
    LISTED,
  ],
};
