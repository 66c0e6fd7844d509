/** Notes on Whitehead. Rules from PySolFC, Aisleriot, Solitaire Till Dawn and Solitaire Whizz. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, PYSOLFC } from './references.ts';

export const whiteheadNotes: GameNotes = {
  of: 'whitehead',
  summary:
    'Klondike laid open: all 28 cards of the triangle lie face up, you build red on red and black on black, and a space takes any card. But only cards of one suit move together, and the stock comes once. Three deals out of four can be won.',
  tip: 'Build in suit where you can. A column of hearts and diamonds mixed is easy to make and hard to move.',
  strategy: [
    'Of the two cards that would take yours, choose the one of its own suit: then both go on together.',
    'Spaces take anything and are the only way to part a mixed column. Open the short columns early and keep one space free.',
    'You see the whole triangle. Note where the aces and twos lie before you turn the first stock card.',
    'The stock comes once: bring the waste down to cards that can wait for a foundation.',
  ],
  cases: [
    {
      question: 'Which cards move together?',
      answer: 'A sequence of one suit. Cards of two suits in one colour are built, but not moved as one.',
    },
    { question: 'What goes into an empty column?', answer: 'Any card or any sequence that may move.' },
    {
      question: 'May cards come back from the foundations?',
      answer: 'Yes, the last card of a foundation. An option forbids it.',
    },
  ],
  house: ['Let only kings into spaces.', 'Go through the stock more than once.'],
  glossary: [],
  trivia: [],
  history: ['Rosanna Yuen wrote it for Aisleriot, GNOME’s collection, by 2001 [aisleriot].'],
  rates: [],
  claims: [
    'Our list of the deals 1 to 1,000: 705 can be won, 24 can’t be won, 271 undecided, with every card known and at most 100,000 positions a deal [listed].',
    'A page with the game says that people win about one deal in three [gem].',
  ],
  disagreements: [
    {
      question: 'What goes into a space?',
      sources: 'Any card or sequence [pysolfc, aisleriot, whizz, gem]; only kings [dawn].',
      here: 'Any card; kings only is an option.',
    },
    {
      question: 'How often through the stock?',
      sources: 'Once [pysolfc, aisleriot, dawn, gem]; as often as you like [whizz].',
      here: 'Once; more passes are an option.',
    },
  ],
  similar: [
    { title: 'Klondike', game: 'klondike', text: 'In alternating colours, most cards face down.' },
    { title: 'Thumb and Pouch', game: 'thumb-and-pouch', text: 'On any suit but its own.' },
    { title: 'Agnes Sorel', game: 'agnes-sorel', text: 'One colour as well, and the stock is dealt to the columns.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    AISLERIOT,
    {
      id: 'dawn',
      by: 'Solitaire Till Dawn',
      title: 'Rules for Whitehead',
      url: 'https://semicolon.com/Solitaire/Rules/Whitehead.html',
    },
    {
      id: 'whizz',
      by: 'Solitaire Whizz',
      title: 'How to play: Whitehead solitaire',
      url: 'http://solitairewhizz.com/how-to-play/whitehead.shtml',
    },
    {
      id: 'gem',
      by: 'Gem Solitaire',
      title: 'Whitehead Solitaire',
      url: 'https://www.gemsolitaire.com/play/whitehead',
    },
    LISTED,
  ],
};
