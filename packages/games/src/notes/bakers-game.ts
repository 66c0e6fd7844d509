/** Notes on Baker’s Game. */
import type { GameNotes } from './note.ts';
import { BLAKE, PYSOLFC } from './references.ts';

export const bakersGameNotes: GameNotes = {
  of: 'bakers-game',
  summary:
    'FreeCell’s parent: the same table and the same four cells, but you build in suit. Each card fits on one card only, so you have far less room, and a quarter of the deals can’t be won.',
  tip: 'For each card there’s one place in the columns. Find it before you move anything onto it.',
  strategy: [
    'Look for cards that lie on the card they want to go to, or on a lower card of their suit: they have to wait in a cell or a space.',
    'Empty the shortest column you can. A space holds a whole sequence, and you will need it for one.',
    'Don’t build a long sequence on a card that lies on low cards of the same suit. It can only go as a whole.',
    'Cells fill faster than in FreeCell. Use the third and the fourth only for a line that you have worked out to its end.',
  ],
  cases: [
    {
      question: 'May I move several cards at once?',
      answer: 'Yes, as many as the free cells and empty columns could carry one by one, as in FreeCell.',
    },
    { question: 'What goes into an empty column?', answer: 'Any card. Kings only is an option.' },
  ],
  house: [
    'Take more cells, up to seven: then hardly any deal is lost.',
    'Let spaces take kings only, for the hard form.',
  ],
  glossary: [
    { term: 'Cell', meaning: 'A place for a single card; nothing is built on it.' },
    {
      term: 'Order',
      meaning: 'The number of suits in Baker’s own smaller games, which leave out one to three suits.',
    },
  ],
  trivia: [
    {
      question: 'Who is Baker?',
      answer:
        'C. L. Baker, who worked at the Rand Corporation. His father taught him the game, and had learned it from an Englishman in the 1920s.',
    },
  ],
  history: [
    'Martin Gardner described it in Scientific American in June 1968, together with smaller games of one, two and three suits that Baker had made of it.',
    'Paul Alfille turned it into FreeCell by letting colours alternate.',
    'Jerry Bryan wrote his master’s thesis of 1981 on a program that solves it, with 128 KB of memory.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 75.053, margin: 0.028, who: 'solver', information: 'open', sample: 10_000_000, source: 'blake' },
    { options: {}, rules: 'Standard, the first of Microsoft’s numbers', percent: 74.32, margin: null, who: 'solver', information: 'open', sample: 10_000_000, source: 'wikipedia' },
    { options: {}, rules: 'Standard, an earlier count', percent: 75.0611, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'bryan' },
    { options: { cells: '0' }, rules: 'No cells', percent: 0.001, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'bryan' },
    { options: { cells: '1' }, rules: 'One cell', percent: 0.1776, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'bryan' },
    { options: { cells: '2' }, rules: 'Two cells', percent: 4.2584, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'bryan' },
    { options: { cells: '3' }, rules: 'Three cells', percent: 28.8889, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'bryan' },
    { options: { cells: '5' }, rules: 'Five cells', percent: 97.9429, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'bryan' },
    { options: { cells: '6' }, rules: 'Six cells', percent: 99.9847, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'bryan' },
    { options: { cells: '7' }, rules: 'Seven cells', percent: 100, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'bryan' },
  ], // prettier-ignore
  claims: [
    'With seven cells Bryan’s program won all of a million deals. He adds that this proves nothing about all deals, only that lost ones must be very rare [bryan].',
    'Good players win well over 90% of FreeCell deals, but find it much harder to come near the 75% that are possible here, says Bryan [bryan].',
  ],
  disagreements: [
    {
      question: 'How many deals can be won?',
      sources: '75.05% [blake, bryan]; 74.3% of the first ten million Microsoft numbers [wikipedia].',
      here: 'We solved the first 100,000 Microsoft numbers: 74.93% can be won. So numbered deals are no harder than others, and the second figure seems too low.',
    },
  ],
  similar: [
    { title: 'FreeCell', game: 'freecell', text: 'The same in alternating colours: almost every deal can be won.' },
    { title: 'Eight Off', game: 'eight-off', text: 'Also in suit, with eight cells, and kings in the spaces.' },
    { title: 'Seahaven Towers', game: 'seahaven-towers', text: 'Also in suit, on ten shorter columns.' },
  ], // prettier-ignore
  references: [
    BLAKE,
    { id: 'bryan', by: 'Jerry Bryan', title: 'Baker’s Game, Recent Results, 2004', url: 'http://jerrybryan.com/math/baker4.html' },
    { id: 'wikipedia', by: 'Wikipedia', title: 'Baker’s Game', url: 'https://en.wikipedia.org/wiki/Baker%27s_Game' },
    { id: 'whizz', by: 'Solitaire Whizz', title: 'How to play: Baker’s Game', url: 'http://www.solitairewhizz.com/how-to-play/bakers-game.shtml' },
    PYSOLFC,
  ], // prettier-ignore
};
