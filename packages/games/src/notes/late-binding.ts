/** Notes on Late-Binding Solitaire. */
import type { GameNotes } from './note.ts';
import { BLAKE, LISTED } from './references.ts';

export const lateBindingNotes: GameNotes = {
  of: 'late-binding',
  summary: 'Accordion with 18 cards: short, and half of the deals can’t be won.',
  tip: 'Look for cards that match few others, and cover them first.',
  strategy: [
    'A card that matches none of the others can never be covered: then the deal is lost, and you can stop.',
    'Cards of a suit or a rank that is rare among the 18 go first. What is common is easy to put together later.',
    'With so few cards you can read ahead: there are seldom more than eight moves to choose from.',
  ],
  cases: [
    {
      question: 'What are the other cards for?',
      answer: 'For nothing: they are set aside, and you may look at them.',
    },
    { question: 'Must a pile move if it can?', answer: 'No. You choose freely among all piles that match.' },
  ],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'It was a problem in a seminar of Donald Knuth at Stanford; Kenneth Ross and he published the notes in 1989 [ross].',
  ],
  rates: [
    { options: {}, rules: '18 cards', percent: 47.021, margin: 0.032, who: 'solver', information: 'open', sample: 10_000_000, source: 'blake' },
  ], // prettier-ignore
  claims: [
    'Ross and Knuth put the share of deals that can be won at 45.4 % ± 3.1 [ross].',
    'Our list of the deals 1 to 10,000: 4,710 can be won and 5,290 can’t be won, with every card known [listed].',
  ],
  disagreements: [],
  similar: [
    { title: 'Accordion', game: 'accordion', text: 'The whole pack in one row, and nearly every deal can be won.' },
  ], // prettier-ignore
  references: [
    { id: 'ross', by: 'Kenneth A. Ross and Donald E. Knuth', title: 'A Programming and Problem Solving Seminar (Stanford University), 1989' },
    BLAKE,
    LISTED,
  ], // prettier-ignore
};
