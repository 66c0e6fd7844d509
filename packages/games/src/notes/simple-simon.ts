/** Notes on Simple Simon. Facts from the references listed at the end; the wording is ours. */
import type { GameNotes } from './note.ts';
import { BLAKE, LISTED, POLITAIRE_DATA, PYSOLFC } from './references.ts';

export const simpleSimonNotes: GameNotes = {
  of: 'simple-simon',
  summary:
    'Spider without luck: one pack, all of it open in ten columns of eight cards down to one. You build down whatever the suit, move cards of one suit together, and clear four whole suits.',
  tip: 'The short columns on the right are your spaces. Clear them early and fill them late.',
  strategy: [
    'Every card joins only one other in suit. Trace where the two lie before you move either.',
    'A move onto another suit is a loan: it must be taken back before the suit can leave. Make few of them, and short ones.',
    'With two spaces you can take a mixed sequence apart and put it together elsewhere.',
    'Kings lie deep in the long columns. A king needs a space, or to lie at the foot of its column already.',
  ],
  cases: [
    {
      question: 'Can a sequence of several suits move?',
      answer: 'Only piece by piece, each piece of one suit, over spaces or other cards.',
    },
    {
      question: 'Does a finished suit leave by itself?',
      answer: 'Yes; an option makes it a move of your own.',
    },
  ],
  house: [],
  glossary: [],
  trivia: [
    {
      question: 'Is it simple?',
      answer: 'The rules are. Most deals can be won, but not by the first moves that offer themselves.',
    },
  ],
  history: [
    'It became known through collections for computers, though it may be older.',
    'Shlomi Fish taught his Freecell Solver to play it in 2001.',
  ],
  rates: [
    {
      options: { removal: 'move' },
      rules: 'a finished suit leaves by a move',
      percent: 97.45,
      margin: 0.034,
      who: 'solver',
      information: 'open',
      sample: 1000000,
      source: 'blake',
    },
  ],
  claims: [
    'Our list of the deals 1 to 10,000: 9,415 can be won, 555 can’t be won, 30 undecided, with every card known and at most 3,000,000 positions a deal [listed].',
    'Players of one website win about three deals in four [webofsolitaire].',
  ],
  disagreements: [
    {
      question: 'Does a finished suit leave?',
      sources: 'Yes [pysolfc, politaire, kpat]; it stays in its column [webofsolitaire].',
      here: 'Yes.',
    },
    {
      question: 'May a mixed sequence move in one go?',
      sources:
        'Yes, if there are spaces enough to do it piece by piece [pysolfc, kpat]; only the pieces, in other programs [wikipedia].',
      here: 'Only the pieces.',
    },
  ],
  similar: [
    { title: 'Mrs. Mop', game: 'mrs-mop', text: 'The same with two packs, in level columns.' },
    { title: 'Spider', game: 'spider', text: 'Two packs, most cards face down, and a stock.' },
    { title: 'FreeCell', game: 'freecell', text: 'Open as well, with cells in place of suits that move.' },
  ],
  references: [
    PYSOLFC,
    POLITAIRE_DATA,
    BLAKE,
    { id: 'kpat', by: 'KDE', title: 'KPatience: Simple Simon', url: 'https://docs.kde.org/stable/en/kdegames/kpat/rules-specific.html' },
    { id: 'webofsolitaire', by: 'Web of Solitaire', title: 'Simple Simon', url: 'https://m.webofsolitaire.com/Solitaire-Spider-Simple-Simon/' },
    { id: 'wikipedia', by: 'Wikipedia', title: 'Simple Simon (solitaire)', url: 'https://en.wikipedia.org/wiki/Simple_Simon_(solitaire)' },
    LISTED,
  ], // prettier-ignore
};
