/** Notes on Moving Left: two packs, one pass, and columns that slide to the left. No rate is published. */
import type { GameNotes } from './note.ts';

export const movingLeftNotes: GameNotes = {
  of: 'moving-left',
  summary:
    'Two packs in red and black on ten columns, and one pass through the stock. An emptied column draws the run of its ' +
    'right-hand neighbour over to itself, so that the whole layout drifts to the left.',
  tip: 'The stock goes by once: keep a place for what is coming, and do not bury low cards on the waste.',
  strategy: [
    'With one pass every unplayed card lies on those before it. Play from the waste whenever that opens the card below, and hold back when it would cost the last place for a rank that is still due.',
    'Use the slide. Emptying a short column on the left turns up a card of the next one without spending a place.',
    'Think of the run that will come over: if its highest card is a red ten, you gain a column that ends as before but stands one place further left, and a new card at the old one.',
    'A slide gives nothing to kings. Only the last column, or one beside a space, will take them, so kings high up in the columns stay in the way for long; build on them where they are.',
    'Put up low cards at once, and keep the two foundations of each suit close together.',
  ],
  cases: [
    {
      question: 'How much is moved over?',
      answer: 'All face-up cards of the next column; a face-down card left behind is turned up.',
    },
    {
      question: 'When does a space take a king?',
      answer: 'When it is the last column, or when the column to its right is empty as well.',
    },
    {
      question: 'May I draw before I have played what I can?',
      answer: 'Yes, but there is no second pass.',
    },
    {
      question: 'Is the slide a move of its own?',
      answer: 'No, it belongs to the move that emptied the column; taking that back takes back both.',
    },
  ],
  house: [
    'Allow one more pass for an easier game; PySolFC calls that one Souter.',
    'Count the cards on the foundations; all 104 are a feat.',
  ],
  glossary: [
    { term: 'Slide', meaning: 'The move of a run into the empty column on its left.' },
    { term: 'Run', meaning: 'Face-up cards at the end of a column in falling rank and alternating colour.' },
    { term: 'Pass', meaning: 'Going once through the stock.' },
  ],
  trivia: [
    {
      question: 'How many cards are face down at the start?',
      answer: '45 of the 55 on the columns, and the 49 of the stock.',
    },
    {
      question: 'Are there more that slide?',
      answer: 'Politaire lists a Triple Left, three packs on twelve columns, and a Single Left.',
    },
  ],
  history: ['The only source that Politaire names for it is Pretty Good Solitaire; we found it in no book.'],
  rates: [],
  claims: ['We know of no published rate, neither of solvers nor of players.'],
  disagreements: [
    {
      question: 'How often through the stock?',
      sources: 'Once [pysolfc, politaire]; twice, under the name of Souter [souter].',
      here: 'Once; two, three and unlimited passes are options.',
    },
  ],
  similar: [
    { title: 'Trigon Left', game: 'trigon-left', text: 'The slide with one pack in suit and as many passes as you like.' },
    { title: 'Double Klondike', game: 'double-klondike', text: 'Nine columns, spaces for kings, and no limit of passes.' },
    { title: 'Klondike', game: 'klondike', text: 'One pack, seven columns, no slide.' },
  ], // prettier-ignore
  references: [
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Moving Left', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/movingleft.html' },
    { id: 'souter', by: 'PySolFC', title: 'Rules of Souter', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/souter.html' },
    { id: 'politaire', by: 'Jan Wolter', title: 'Politaire: its rules of Moving Left, as data in solitaire.gg', url: 'https://github.com/kyleu/solitaire.gg' },
  ], // prettier-ignore
};
