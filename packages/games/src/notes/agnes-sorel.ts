/** Notes on Agnes Sorel. Rules from PySolFC, Aisleriot, Politaire and Jan Wolter’s article. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const agnesSorelNotes: GameNotes = {
  of: 'agnes-sorel',
  summary:
    'Klondike’s triangle, all face up and built down in one colour, with four rows to come from the stock. The card dealt to the first foundation decides where the suits begin. Hardly a deal in a hundred can be won.',
  tip: 'Play for cards on the foundations. Few deals come out, and a good score is a win of its own.',
  strategy: [
    'Every deal covers all seven columns. Do what can be done before it, above all with low cards.',
    'Red goes on red, black on black. Build in suit where you have the choice: such a sequence goes up in one go.',
    'An empty column gets only the next card of the stock. Emptying one just before a deal puts a single card there, which is easy to move.',
    'A card that lies under the next higher one of its own suit is lost unless they can be parted.',
  ],
  cases: [
    {
      question: 'What goes on a card of the base rank?',
      answer:
        'Nothing in the columns: it is the lowest. Elsewhere ranks go round, and a king goes on an ace.',
    },
    {
      question: 'Which cards move together?',
      answer: 'Any part of a sequence in one colour.',
    },
    {
      question: 'What fills an empty column?',
      answer: 'The next deal of the stock, and nothing else. Any card is an option, and makes it far easier.',
    },
  ],
  house: ['Fill empty columns with any card.', 'Deal the columns face down except for the last card.'],
  glossary: [{ term: 'Base', meaning: 'The rank that every foundation begins with.' }],
  trivia: [
    {
      question: 'Who was Agnes Sorel?',
      answer:
        'The mistress of King Charles VII of France. David Parlett gave the game her name to tell it from another Agnes, which he called Agnes Bernauer.',
    },
  ],
  history: [
    'W. Dalton described it in 1909 in the Strand Magazine, simply as Agnes.',
    'David Parlett’s Penguin Book of Patience of 1979 gave the two games of that name different surnames.',
  ],
  rates: [
    { options: {}, rules: 'Classic rules: spaces wait for the stock', percent: 0.0045, margin: 0.0013, who: 'solver', information: 'open', sample: 1_000_000, source: 'wolter' },
    { options: { spaces: 'any' }, rules: 'Spaces take any card', percent: 7.8304, margin: 0.0527, who: 'solver', information: 'open', sample: 1_000_000, source: 'wolter' },
  ], // prettier-ignore
  claims: [
    'Wolter’s two figures are far below those of others: Ray Griner’s program quagnes finds about one deal in a hundred that can be won by the classic rules [griner]. Our list agrees with Griner, and every win in it can be replayed.',
    'Our list of the deals 1 to 10,000: 102 can be won, 9,700 can’t be won, 198 undecided, with every card known and at most 200,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'Are the columns dealt face up?',
      sources: 'Face up [pysolfc, politaire]; face down except for the last card [aisleriot].',
      here: 'Face up; face down is an option.',
    },
    {
      question: 'Which cards move together?',
      sources: 'Sequences in one colour [pysolfc, aisleriot, politaire].',
      here: 'The same.',
    },
    {
      question: 'What fills an empty column?',
      sources: 'Only the stock [aisleriot, wolter]; any card, in newer programs [wolter].',
      here: 'Only the stock; any card, or the rank below the base, are options.',
    },
    {
      question: 'Does anything go on a card of the base rank in the columns?',
      sources: 'The rank below does, but the two don’t move together [aisleriot]; ranks go round [pysolfc].',
      here: 'Nothing; ranks that go round without an end are an option.',
    },
  ],
  similar: [
    { title: 'Easthaven', game: 'easthaven', text: 'In alternating colours; any card goes into a space.' },
    { title: 'Klondike', game: 'klondike', text: 'With a waste, and cards face down.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    AISLERIOT,
    POLITAIRE_DATA,
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Agnes Sorel Solitaire, 2013', url: 'https://politaire.com/article/agnessorel.html' },
    { id: 'griner', by: 'Ray Griner', title: 'quagnes: a program for solving Agnes solitaire, 2024', url: 'https://github.com/ghrgriner/quagnes-cpp' },
    LISTED,
  ], // prettier-ignore
};
