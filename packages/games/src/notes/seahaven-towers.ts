/** Notes on Seahaven Towers. */
import type { GameNotes } from './note.ts';
import { BLAKE, PYSOLFC } from './references.ts';

export const seahavenTowersNotes: GameNotes = {
  of: 'seahaven-towers',
  summary:
    'Ten short columns, and four towers that hold a card each, two of them from the start. You build in suit and only kings fill spaces. Few games leave so little to luck.',
  tip: 'Play to empty a column for a king. Cards in order under a king are as good as cards on a foundation.',
  strategy: [
    'Of the ten columns, look for the one with the fewest cards that have to wait in a tower.',
    'Don’t build a long sequence above a lower card of the same suit. The whole sequence has to move to free it, and it needs as many towers as it has cards but one.',
    'The first space decides a lot. Before you empty a column, see which king can come, and what follows it.',
    'When three towers are full, stop and count: a fourth card there stops you from moving any sequence at all.',
  ],
  cases: [
    { question: 'What goes into an empty column?', answer: 'A king, alone or with its sequence.' },
    {
      question: 'May I move several cards at once?',
      answer: 'As many as you could move one by one through the free towers.',
    },
    {
      question: 'Where do the two extra cards lie?',
      answer: 'In the second and the third tower, with a free one on either side.',
    },
  ],
  house: [
    'Let sequences of any length move: that is Relaxed Seahaven Towers.',
    'Let any card go into a space.',
  ],
  glossary: [
    { term: 'Tower', meaning: 'A cell: a place for a single card.' },
    { term: 'Space', meaning: 'An empty column.' },
  ],
  trivia: [
    {
      question: 'Which deal plainly can’t be won?',
      answer:
        'One with the seven of a suit at the foot of a column, the ace, two, three and four on it, and the five and six in the towers. The four and the three fill the other towers, and the seven stays buried. A player worked that out on Usenet in 1990.',
    },
  ],
  history: [
    'Art Cabral invented it and sold it as shareware for the Macintosh in 1988.',
    'A version came with the IRIX system of Silicon Graphics; it could work out whether a deal could be won.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 89.332, margin: 0.02, who: 'solver', information: 'open', sample: 10_000_000, source: 'blake' },
    { options: {}, rules: 'Standard, counts by Mark Masten and Don Woods', percent: 89.319, margin: 0.016, who: 'solver', information: 'open', sample: 15_000_000, source: 'blake' },
  ], // prettier-ignore
  claims: [
    'A good player should win more than three deals in four, and an average player one in three, says a maker of cards [bicycle].',
    'Nearly nine in ten can be won when every move is worked out [blake].',
  ],
  disagreements: [
    {
      question: 'What goes into a space?',
      sources: 'A king [wikipedia, warfield, pysolfc]; any card, to make it simpler [wikipedia].',
      here: 'A king; any card is an option.',
    },
    {
      question: 'How many cards move at once?',
      sources:
        'One, or as many as the free towers allow [warfield]; any number, in a relaxed form [pysolfc].',
      here: 'As many as the towers allow; any number is an option.',
    },
  ],
  similar: [
    { title: 'Baker’s Game', game: 'bakers-game', text: 'Eight longer columns, and any card in a space.' },
    { title: 'Eight Off', game: 'eight-off', text: 'Eight columns and twice the cells.' },
    { title: 'FreeCell', game: 'freecell', text: 'In alternating colours.' },
  ], // prettier-ignore
  references: [
    BLAKE,
    { id: 'wikipedia', by: 'Wikipedia', title: 'Seahaven Towers (solitaire)', url: 'https://en.wikipedia.org/wiki/Seahaven_Towers_(solitaire)' },
    { id: 'warfield', by: 'Thomas Warfield', title: 'Sea Towers, 2002', url: 'http://www.solitairegames.com/week/020312.html' },
    { id: 'bicycle', by: 'Bicycle', title: 'Seahaven Towers', url: 'http://www.bicyclecards.com/card-games/rule/seahaven-towers' },
    { id: 'usenet', by: 'Nathan Wilson', title: 'Seahaven Tower Resource (comp.sys.mac.programmer, 1990)', url: 'https://usenet.trashworldnews.com/?thread=717770' },
    PYSOLFC,
  ], // prettier-ignore
};
