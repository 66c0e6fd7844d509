/** Notes on Accordion. */
import type { GameNotes } from './note.ts';
import { BLAKE, LISTED } from './references.ts';

export const accordionNotes: GameNotes = {
  of: 'accordion',
  summary: 'All 52 cards lie in one row, which is squeezed into one pile.',
  tip: 'Choose a rank whose four cards lie far to the right, and never cover one of them.',
  strategy: [
    'The four cards of one rank match every other card between them, and one another: keep them to the end, and they sweep up what is left.',
    'A card is covered only from its right. So the best rank for this lies near the right end of the row.',
    'Bring the four close together, so that they can go on jumping to the left.',
    'Before you move a pile, look at the pairs that it takes apart: every pile to its right moves one place.',
  ],
  cases: [
    { question: 'Must a pile move if it can?', answer: 'No. You choose freely among all piles that match.' },
    { question: 'May I look under a pile?', answer: 'You may, but only its top card counts.' },
    {
      question: 'What if both places would take a pile?',
      answer: 'Tap it: both are shown. Tap the one you want, or drag the pile there.',
    },
  ],
  house: ['Some count a deal as won if three, four or five piles are left; an option has three, and six.'],
  glossary: [],
  trivia: [],
  history: [
    'William Dick printed it in 1884 as The Idle Year: it would take about that long to win a game [keller]. In his rules nothing was left to choose [wikipedia].',
    'The name Accordion, for a row that grows and shrinks while it is dealt card by card, came about 1950 [wikipedia].',
  ],
  rates: [
    { options: {}, rules: 'All 52 cards laid out first', percent: 99.99948, margin: 0.00052, who: 'solver', information: 'open', sample: 1_000_000, source: 'blake' },
  ], // prettier-ignore
  claims: [
    'Players who keep sweepers win about one game in three [till-dawn].',
    'Our list of the deals 1 to 10,000: all can be won, with every card known [listed].',
  ],
  disagreements: [
    {
      question: 'Are all cards laid out before the first move?',
      sources:
        'Traditionally cards are dealt one at a time, and piles move as they come [keller]. Who wants to win lays out all of them first [till-dawn].',
      here: 'All of them lie open from the start.',
    },
    {
      question: 'How likely is a win?',
      sources:
        'Older books say one in a hundred, or less [wikipedia]. With all cards laid out, nearly every deal can be won [blake].',
      here: 'See the list: with good play you can win nearly always.',
    },
  ],
  similar: [
    { title: 'Late-Binding Solitaire', game: 'late-binding', text: 'The same with 18 cards: half of the deals can’t be won.' },
    { title: 'All in a Row', game: 'all-in-a-row', text: 'Runs leave from thirteen columns.' },
  ], // prettier-ignore
  references: [
    { id: 'keller', by: 'Michael Keller', title: 'Icelandic Oratorios, or How I learned to play (the) Accordion (Solitaire Laboratory)', url: 'http://solitairelaboratory.com/accordion.html' },
    { id: 'wikipedia', title: 'Accordion (card game) (Wikipedia)', url: 'https://en.wikipedia.org/wiki/Accordion_(card_game)' },
    { id: 'till-dawn', by: 'Rick Holzgrafe', title: 'Rules for Accordion (Solitaire Till Dawn)', url: 'https://semicolon.com/Solitaire/Rules/Accordion.html' },
    BLAKE,
    LISTED,
  ], // prettier-ignore
};
