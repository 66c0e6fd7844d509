/** Notes on Good Measure. Rules from PySolFC, Wikipedia and about.com. */
import type { GameNotes } from './note.ts';
import { LISTED, PYSOLFC } from './references.ts';

export const goodMeasureNotes: GameNotes = {
  of: 'good-measure',
  summary:
    'Baker’s Dozen on ten columns of five. Two aces are on the foundations from the start, the kings lie at the bottom, and an empty column stays empty. Fewer columns leave fewer places to build, so it is a little harder.',
  tip: 'Two suits can begin at once. See how far their next cards are covered before you move anything else.',
  strategy: [
    'Five cards to a column bury more than four. Dig where the aces and twos that are missing lie.',
    'There are ten places to build. Do not let three columns wait for one and the same rank.',
    'A card on a lower one of its own suit blocks it: find these pairs first and part them.',
    'Take a column apart only if it ends with its king, or if nothing more need go there.',
  ],
  cases: [
    {
      question: 'Which aces are on the foundations?',
      answer: 'The black ace of clubs and the red ace of diamonds; the other two are in the columns.',
    },
    { question: 'What goes into an empty column?', answer: 'Nothing. Kings are an option.' },
  ],
  house: ['Leave the kings where they are dealt.', 'Let a king into an empty column.'],
  glossary: [{ term: 'For good measure', meaning: 'As something added: the two aces.' }],
  trivia: [],
  history: [
    'Collections list it beside Baker’s Dozen, from which it differs in nothing but the deal [wikipedia].',
  ],
  rates: [],
  claims: [
    'Our list of the deals 1 to 1,000: 649 can be won, 43 can’t be won, 308 undecided, with every card known and at most 200,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'Which two aces are out?',
      sources: 'The first two of the deal [about, pysolfc]; any two [wikipedia].',
      here: 'Those of clubs and diamonds. All suits are alike, so the odds are the same.',
    },
    {
      question: 'Where do the kings lie?',
      sources:
        'At the bottom of their columns [about, wikipedia]; PySolFC moves them before it takes the aces out, so some end up elsewhere [pysolfc].',
      here: 'At the bottom, so PySolFC’s numbers give other layouts here.',
    },
  ],
  similar: [
    { title: 'Baker’s Dozen', game: 'bakers-dozen', text: 'Thirteen columns of four, no ace out.' },
    { title: 'Spanish Patience', game: 'spanish-patience', text: 'Any card into an empty column.' },
  ],
  references: [
    PYSOLFC,
    {
      id: 'wikipedia',
      by: 'Wikipedia',
      title: 'Baker’s Dozen (solitaire)',
      url: 'https://en.wikipedia.org/wiki/Baker%27s_Dozen_(solitaire)',
    },
    {
      id: 'about',
      by: 'about.com',
      title: 'Good Measure Solitaire: card game rules',
      url: 'http://boardgames.about.com/od/solitaire/a/good_measure.htm',
    },
    LISTED,
  ],
};
