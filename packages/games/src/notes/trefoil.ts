/** Notes on Trefoil. Rules from PySolFC, Solitaire Forever and fsolitaire.com. */
import type { GameNotes } from './note.ts';
import { LISTED, PYSOLFC } from './references.ts';

export const trefoilNotes: GameNotes = {
  of: 'trefoil',
  summary:
    'La Belle Lucie with the aces on the foundations from the start: sixteen fans of three, the last card of each moves in suit, and what is left is shuffled and laid out again twice.',
  tip: 'The twos are what you look for. See in which fans they lie, and what must go from above them.',
  strategy: [
    'A card that you put on another locks both until they go up, so build only what will go up soon.',
    'Bring up all you can before a shuffle: the fewer cards, the better the next layout.',
    'Kings never move but to their foundation. A fan with a king at its bottom is the best you can have.',
  ],
  cases: [
    {
      question: 'Does undo give a shuffle back?',
      answer: 'No. If you let the cards be dealt as they lie, it does, because nothing was left to chance.',
    },
    { question: 'What goes into an empty fan?', answer: 'Nothing. Kings are an option.' },
  ],
  house: [
    'Do not shuffle: gather the fans in their order and deal them again.',
    'After the last shuffle, move one buried card.',
  ],
  glossary: [{ term: 'Trefoil', meaning: 'A plant with three leaves, such as clover: a fan of three.' }],
  trivia: [
    {
      question: 'What else is it called?',
      answer: 'Les Fleurons; Professor Hoffmann’s form of it was not shuffled.',
    },
  ],
  history: [
    'Professor Hoffmann’s Illustrated Book of Patience Games of 1892 has it. There the cards are dealt again unshuffled, which may be how it was first played [forever].',
  ],
  rates: [],
  claims: [
    'Our list of the deals 1 to 1,000: 903 can be won, 0 can’t be won, 97 undecided, with at most 100,000 positions a deal [listed]. The list knows beforehand how the cards will be shuffled; a player doesn’t, and wins far fewer.',
  ],
  disagreements: [
    {
      question: 'Are the cards shuffled before they are dealt again?',
      sources: 'Yes [pysolfc, fsolitaire]; in the oldest book no [forever].',
      here: 'Yes; as they lie is an option.',
    },
    {
      question: 'May one buried card be moved at the end?',
      sources: 'Yes [forever]; no [pysolfc, fsolitaire].',
      here: 'No.',
    },
  ],
  similar: [
    { title: 'La Belle Lucie', game: 'la-belle-lucie', text: 'The aces are in the fans, and there are two fans more.' },
    { title: 'Box Fan', game: 'box-fan', text: 'Sixteen fans as well, alternating colours, no second deal.' },
    { title: 'Cruel', game: 'cruel', text: 'Twelve columns, gathered without shuffling.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    {
      id: 'forever',
      by: 'Solitaire Forever',
      title: 'Trefoil solitaire rules',
      url: 'http://solitaireforever.com/sf2/games/trefoil.html',
    },
    {
      id: 'fsolitaire',
      by: 'fsolitaire.com',
      title: 'How to play Trefoil',
      url: 'https://fsolitaire.com/trefoil',
    },
    LISTED,
  ],
};
