/** Notes on Fourteen Out. Solitaire Till Dawn’s guide has the estimate. */
import type { GameNotes } from './note.ts';
import { AISLERIOT, LISTED, PYSOLFC } from './references.ts';

export const fourteenOutNotes: GameNotes = {
  of: 'fourteen-out',
  summary: 'All cards lie open in twelve columns; remove the last ones in pairs that make fourteen.',
  tip: 'Bring the columns down evenly; an empty one is lost for the rest of the deal.',
  strategy: [
    'Look for partners in one column, such as a queen over a two. They need two others of their kind.',
    'Look for crossed pairs in two columns as well: either of them must be broken up with a third card.',
    'Of three cards that fit one another leave the one for which most partners remain.',
  ],
  cases: [{ question: 'What goes with a seven?', answer: 'Another seven.' }],
  house: [],
  glossary: [],
  trivia: [],
  history: [
    'It is also known as Fourteen Puzzle and Take Fourteen, and sometimes dealt in squared piles that hide what is coming; both are in Wikipedia.',
  ],
  rates: [
    { options: {}, rules: 'What a guide expects of skilled players', percent: 66.7, margin: null, who: 'player', information: 'open', sample: null, source: 'tilldawn' },
  ], // prettier-ignore
  claims: [
    'That expectation is “two games in three” [tilldawn].',
    'Our list of the deals 1 to 1,000: 944 can be won, 51 can’t be won, 5 undecided, with every card known and at most 1,000,000 positions a deal [listed].',
  ],
  disagreements: [
    {
      question: 'Are covered cards visible?',
      sources: 'Yes [pysolfc, aisleriot]; in a variant no [wikipedia].',
      here: 'Yes; face down is an option.',
    },
  ],
  similar: [
    { title: 'Giza', game: 'giza', text: 'Pairs of thirteen in a pyramid.' },
    { title: 'All in a Row', game: 'all-in-a-row', text: 'Groups of consecutive ranks.' },
  ], // prettier-ignore
  references: [
    { id: 'tilldawn', by: 'Semicolon Software', title: 'Solitaire Till Dawn: Fourteen Out', url: 'https://semicolon.com/Solitaire/Rules/Fourteen%20Out.html' },
    { id: 'wikipedia', by: 'Wikipedia', title: 'Fourteen Out', url: 'https://en.wikipedia.org/wiki/Fourteen_Out' },
    PYSOLFC,
    AISLERIOT,
    LISTED,
  ], // prettier-ignore
};
