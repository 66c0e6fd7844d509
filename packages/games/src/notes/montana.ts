/** Notes on Montana. Rules from PySolFC, Wikipedia and Michael Keller. */
import type { GameNotes } from './note.ts';
import { BLAKE, LISTED, PYSOLFC } from './references.ts';

export const montanaNotes: GameNotes = {
  of: 'montana',
  summary:
    'The whole pack lies in four rows, the aces are taken away, and the four gaps take whatever follows their left neighbour. Every card is in sight from the first move: few games look so simple and ask for so much thought.',
  tip: 'A gap to the right of a king is dead. Before you move a card, see what lies to the left of the place it leaves.',
  strategy: [
    'Follow a move to its end before you make it: each card leaves a gap, which one card at most can fill, and so on. Four gaps are four such chains.',
    'Never leave a gap behind a king if another move does as well, and move kings away from the middle of a row when you can.',
    'Do not hurry a two into the first place. Once it is there, its row has its suit; and a two that already begins a row may still move to another.',
    'Two gaps side by side are only one: the right one takes nothing until the left one is filled.',
    'Before a new deal bring as many cards into order as you can. They stay where they are, and fewer are shuffled.',
  ],
  cases: [
    {
      question: 'May a two leave the beginning of its row?',
      answer: 'Yes, for the first place of another row, even if cards in order lie behind it.',
    },
    { question: 'Does undo give a new deal back?', answer: 'No, unless the cards are left in their order.' },
    {
      question: 'When may I deal again?',
      answer: 'At any time; it is best to wait until no move is left that brings you on.',
    },
  ],
  house: [
    'Deal again once, three times, or as often as you need.',
    'Do not shuffle the cards that you gather.',
    'Leave the gaps wherever they fall after a new deal (Spaces), or at the ends of the rows (Station).',
    'Put the aces at the beginnings of the rows instead of taking them away (Blue Moon).',
  ],
  glossary: [
    { term: 'Gap', meaning: 'A place of a row without a card.' },
    {
      term: 'Dead gap',
      meaning: 'A gap to the right of a king or of another gap, which takes nothing for now.',
    },
  ],
  trivia: [
    {
      question: 'How many moves can there be?',
      answer:
        'At most one for each gap, but for the first places of the rows, which take any two. So a player never has many moves to choose from; only their order makes it hard.',
    },
    {
      question: 'What did computer scientists learn from it?',
      answer:
        'Bernard Helmstetter and Tristan Cazenave used it to show how a search can treat parts of a position that do not touch one another as one block [helmstetter].',
    },
  ],
  history: [
    'The game has been printed under many names, among them Gaps, Spaces, Vacancies and Blue Moon, with small differences in the new deals; which name goes with which rule varies from book to book [wikipedia].',
  ],
  rates: [
    {
      options: { redeals: 'none', aces: 'first' },
      rules: 'Each row has its suit from the start, no new deal',
      percent: 24.902,
      margin: 0.028,
      who: 'solver',
      information: 'open',
      sample: 10_000_000,
      source: 'blake',
    },
    {
      options: { redeals: 'none' },
      rules: 'No new deal',
      percent: 85.815,
      margin: 3.717,
      who: 'solver',
      information: 'open',
      sample: 10_000,
      source: 'blake',
    },
    {
      options: { redeals: 'none', aces: 'first' },
      rules: 'Each row has its suit from the start, no new deal',
      percent: 24.8,
      margin: null,
      who: 'solver',
      information: 'open',
      sample: 10_000,
      source: 'helmstetter',
    },
  ],
  claims: [
    'An experienced player who may deal again twice wins perhaps one game in twenty [wikipedia].',
    'Our list of the deals 1 to 10,000: 9,975 can be won, 0 can’t be won, 25 undecided, with at most 200,000 positions a deal [listed]. The list knows beforehand how the cards will be shuffled; a player doesn’t, and wins far fewer.',
  ],
  disagreements: [
    {
      question: 'How often may the cards be dealt again?',
      sources: 'Twice [pysolfc, wikipedia]; in some rules three times or without limit [wikipedia].',
      here: 'Twice; none, once, three times and no limit are options.',
    },
    {
      question: 'Are they shuffled?',
      sources: 'Yes [pysolfc, keller-montana]; in some books not [wikipedia].',
      here: 'Yes; as they lie is an option.',
    },
    {
      question: 'Where are the gaps after a new deal?',
      sources:
        'In each row after the cards in order [pysolfc, keller-montana, wikipedia]; in Spaces at random [pysolfc].',
      here: 'After the cards in order; the ends of the rows and anywhere are options.',
    },
  ],
  similar: [
    { title: 'Maze', game: 'maze', text: 'The rows are joined, the right neighbour counts as well, and the kings go.' },
    { title: 'Black Hole', game: 'black-hole', text: 'Every card in sight too, and each move must be seen to its end.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    { id: 'wikipedia', by: 'Wikipedia', title: 'Gaps', url: 'https://en.wikipedia.org/wiki/Gaps' },
    {
      id: 'keller-montana',
      by: 'Michael Keller',
      title: 'Montana (Gaps) Solitaire (Solitaire Laboratory)',
      url: 'https://solitairelaboratory.com/montana.html',
    },
    {
      id: 'helmstetter',
      by: 'Bernard Helmstetter and Tristan Cazenave',
      title:
        'Searching with Analysis of Dependencies in a Solitaire Card Game (Advances in Computer Games 10, 2003)',
    },
    BLAKE,
    LISTED,
  ],
};
