/** Notes on Moving Left: two packs, one pass, and columns that slide to the left. No rate is published. */
import type { GameNotes } from './note.ts';

export const movingLeftNotes: GameNotes = {
  of: 'moving-left',
  summary:
    'Two packs built in red and black on ten columns, with one pass through the stock. When you empty a column, the run on its right slides over into it, so the whole layout drifts to the left.',
  tip: 'You only go through the stock once: keep room for what is coming, and don’t bury low cards in the waste.',
  strategy: [
    'With one pass, every card you don’t play buries those before it. Play from the waste whenever that frees a useful card below, but hold back if it would take the last place for a rank still to come.',
    'Use the slide. Emptying a short column on the left turns up a card in the next one for free.',
    'Think about the run that will slide over: it keeps its cards and just moves one place to the left, and you get a new card in its old column.',
    'Slides don’t help kings. Only the last column, or one with a space to its right, will take them, so kings that cover other cards stay in the way for a long time. Build on them where they are.',
    'Move low cards up at once, and keep the two foundations of each suit close together.',
  ],
  cases: [
    {
      question: 'How many cards slide over?',
      answer: 'All face-up cards of the next column. If a face-down card is left behind, it turns up.',
    },
    {
      question: 'When does a space take a king?',
      answer: 'When it is the last column, or when the column to its right is also empty.',
    },
    {
      question: 'May I draw before I have played what I can?',
      answer: 'Yes, but there is no second pass.',
    },
    {
      question: 'Does the slide count as a separate move?',
      answer: 'No, it’s part of the move that emptied the column. Undo reverses both.',
    },
  ],
  house: [
    'Allow one more pass for an easier game; PySolFC calls that one Souter.',
    'Count the cards on the foundations. Getting all 104 there is a feat.',
  ],
  glossary: [
    { term: 'Slide', meaning: 'The move of a run into the empty column on its left.' },
    { term: 'Run', meaning: 'Face-up cards at the end of a column in falling rank and alternating colour.' },
    { term: 'Pass', meaning: 'Going through the stock once.' },
  ],
  trivia: [
    {
      question: 'How many cards are face down at the start?',
      answer: '45 of the 55 in the columns, plus the 49 in the stock.',
    },
    {
      question: 'Are there other games with a slide?',
      answer: 'Politaire lists a Triple Left, three packs on twelve columns, and a Single Left.',
    },
  ],
  history: ['Politaire names only Pretty Good Solitaire as its source; we didn’t find it in any book.'],
  rates: [],
  claims: ['We know of no published win rate, for solvers or for players.'],
  disagreements: [
    {
      question: 'How many times through the stock?',
      sources: 'Once [pysolfc, politaire]; twice, under the name Souter [souter].',
      here: 'Once; two, three and unlimited passes are options.',
    },
  ],
  similar: [
    { title: 'Trigon Left', game: 'trigon-left', text: 'The slide with one pack built in suit and as many passes as you like.' },
    { title: 'Double Klondike', game: 'double-klondike', text: 'Nine columns, spaces for kings, and unlimited passes.' },
    { title: 'Klondike', game: 'klondike', text: 'One pack, seven columns, no slide.' },
  ], // prettier-ignore
  references: [
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Moving Left', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/movingleft.html' },
    { id: 'souter', by: 'PySolFC', title: 'Rules of Souter', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/souter.html' },
    { id: 'politaire', by: 'Jan Wolter', title: 'Politaire: its rules of Moving Left, as data in solitaire.gg', url: 'https://github.com/kyleu/solitaire.gg' },
  ], // prettier-ignore
};
