/** Notes on Spider. Facts from the references listed at the end; the wording is ours. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, BLAKE, LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const spiderNotes: GameNotes = {
  of: 'spider',
  summary:
    'The best-known patience with two packs. You build ten columns down whatever the suit, but only cards of one suit move together, and a suit leaves when it runs from king to ace. Fifty cards come from the stock, a row of ten at a time.',
  tip: 'Build in suit wherever you can. A sequence of mixed suits is easy to make and hard to take apart.',
  strategy: [
    'Turn up cards first, and empty a column as soon as you can: a space is worth more than any sequence.',
    'Use a space to put mixed sequences in order, and try to get it back afterwards. A king that goes there for good closes it.',
    'If you must build on another suit, do it with high cards: what lies on a king or a queen is in nobody’s way for long.',
    'Before you deal a row, make every move in suit that is left. The ten new cards cover whatever you built.',
    'You can’t deal while a column is empty. Keep a card for it that you won’t miss.',
    'Begin with one suit. Two suits ask for planning, and four for patience.',
  ],
  cases: [
    {
      question: 'May I build on another suit?',
      answer: 'Yes, but cards of different suits then move one at a time.',
    },
    {
      question: 'What goes into an empty column?',
      answer: 'Any card, and any cards that may move together.',
    },
    {
      question: 'Must I remove a finished suit?',
      answer:
        'It leaves by itself. An option makes it a move of your own, because a finished suit can still lend a hand.',
    },
    {
      question: 'What if fewer than ten cards are left in the columns?',
      answer: 'Then you can’t fill them all, and the stock can’t be dealt any more: undo a few moves.',
    },
  ],
  house: [
    'Count the suits you have cleared: one is a start, eight is a win.',
    'Deal all cards face up (an option): then nothing is left to luck.',
  ],
  glossary: [
    { term: 'Row', meaning: 'The ten cards of the stock that are dealt at once, one to each column.' },
  ],
  trivia: [
    { question: 'Why the name?', answer: 'You have eight suits to clear, one for each leg of a spider.' },
    {
      question: 'Which president played it?',
      answer: 'Franklin D. Roosevelt is said to have liked it best of all patiences [pipkin].',
    },
  ],
  history: [
    'Donald Woods described it in 1979, in the manual of his own program. He knew two ways of dealing the sixth cards, and says they make no difference.',
    'It came with Microsoft Windows from 1998 on, in one, two and four suits, and has been one of the most played patiences since.',
  ],
  rates: [
    {
      options: { dealing: 'any', removal: 'move' },
      rules: 'four suits, rows dealt over empty columns',
      percent: 98.487,
      margin: 1.513,
      who: 'solver',
      information: 'open',
      sample: 10000,
      source: 'blake',
    },
    {
      options: {},
      rules: 'four suits, without undo',
      percent: 48.7,
      margin: null,
      who: 'player',
      information: 'closed',
      sample: 306,
      source: 'plus',
    },
  ],
  claims: [
    'Our list of the deals 1 to 1,000: 994 can be won, 0 can’t be won, 6 undecided, with every card known and at most 10,000,000 positions a deal [listed].',
    'Of 32,000 deals a solver that knows every card won all but two, as Blake and Gent report [blake].',
  ],
  disagreements: [
    {
      question: 'Must a finished suit leave?',
      sources: 'By itself, as in most programs [kpat]; when you move it [pysolfc, aisleriot].',
      here: 'By itself; moving it is an option.',
    },
    {
      question: 'May you deal while a column is empty?',
      sources: 'No [pysolfc, aisleriot, politaire]; yes, in Relaxed Spider [pysolfc].',
      here: 'No; yes is an option.',
    },
    {
      question: 'Which columns get a sixth card?',
      sources:
        'The first four [kpat, politaire]; the first, fourth, seventh and tenth [pysolfc, aisleriot]. It makes no difference [woods].',
      here: 'The first, fourth, seventh and tenth.',
    },
    {
      question: 'How is it scored?',
      sources:
        'From 500 down by one for every move, and up by 100 for every suit [sbecker]; a point for each card that lies on the next one of its suit [aisleriot].',
      here: 'Not at all; the first of the two can be chosen.',
    },
  ],
  similar: [
    { title: 'Spiderette', game: 'spiderette', text: 'The same with one pack and the layout of Klondike.' },
    { title: 'Mrs. Mop', game: 'mrs-mop', text: 'Two packs, and every card is open from the start.' },
    { title: 'Simple Simon', game: 'simple-simon', text: 'One pack, open, no stock.' },
    { title: 'Scorpion', game: 'scorpion', text: 'Built in suit only, but any face-up card moves with what lies on it.' },
  ], // prettier-ignore
  references: [
    PYSOLFC,
    AISLERIOT,
    POLITAIRE_DATA,
    BLAKE,
    { id: 'kpat', by: 'KDE', title: 'KPatience: Spider (source)', url: 'https://invent.kde.org/games/kpat' },
    { id: 'woods', by: 'Donald R. Woods', title: 'Spider: rules and problems, 1979', url: 'https://www.saildart.org/SPIDER.DON[UP,DOC]2' },
    { id: 'plus', by: 'Plus Magazine', title: 'Spider solitaire (2018), with Steve Brown’s results', url: 'https://plus.maths.org/content/spider-solitaire' },
    { id: 'pipkin', by: 'Andrew Pipkin', title: 'Spider Instructions, 2000', url: 'http://www.daimon.org/soft/solitari/spider-help.html' },
    { id: 'sbecker', by: 'S. Becker', title: 'Spider', url: 'https://www.sbecker-app.com/games/spider' },
    LISTED,
  ], // prettier-ignore
};
