/**
 * Notes on Black Hole. Facts from the references listed at the end; the wording is ours. Figures marked `measured`
 * come from our own search.
 */
import type { GameNotes } from './note.ts';
import { BLAKE, KELLER, MEASURED } from './references.ts';

export const blackHoleNotes: GameNotes = {
  of: 'black-hole',
  summary:
    'The ace of spades in the middle, seventeen fans of three around it, everything face up. Feed all 51 cards to the hole, each one rank above or below the last. There is no stock and no luck after the deal, just one long line to find.',
  tip: 'Plan a whole run through the ranks before you play your first card, and check what each fan still covers.',
  strategy: [
    'There is no stock to save you: the first card that cannot be followed ends the deal. So always know how you will go on, at least two or three plays beyond the next.',
    'Of two cards of the same rank take the one from the taller fan, or the one that uncovers a rank you need soon.',
    'Keep the ranks in balance. Each rank needs its neighbours: once the last fives and sevens are gone, any six still on the table is lost.',
    'You can change direction freely, and small pendulums such as 8-9-8-9 use up two ranks at once. But they use neighbours that other cards may need, so count them first.',
    'Look at the bottom cards of the fans early. You only reach those seventeen cards after the rest of their fans, so many of them will come late in the line.',
    'Undo without shame. You know every card, so trying a line and undoing it is just a way of thinking.',
  ],
  cases: [
    {
      question: 'May cards be moved between the fans?',
      answer: 'No. The only move is from the top of a fan to the hole.',
    },
    {
      question: 'Do suits matter?',
      answer: 'No. Even at the start only the rank in the hole matters, so any ace would do.',
    },
    {
      question: 'May the direction change?',
      answer: 'Yes, with every card. King and ace are neighbours.',
    },
    {
      question: 'When is a deal lost?',
      answer: 'When no top card of a fan is a neighbour of the card in the hole.',
    },
  ],
  house: [
    'Start with any card: deal 52 and put the first one in the middle.',
    'Count the cards left and play a round for the lowest score, as in Golf.',
    'Share a deal by number: with nothing hidden it is a puzzle two people can compare move by move.',
  ],
  glossary: [
    { term: 'Black hole', meaning: 'The pile in the middle, which swallows every card and returns none.' },
    { term: 'Fan', meaning: 'Three cards spread so that all can be read; the top one is free.' },
    { term: 'Wrap', meaning: 'The rule that king and ace are neighbours.' },
    {
      term: 'Pendulum',
      meaning: 'Going back and forth between two ranks, such as 8-9-8-9, which uses up both.',
    },
  ],
  trivia: [
    {
      question: 'Why is there no Black Hole without wrap?',
      answer:
        'It could never be won. Without wrap odd and even ranks must alternate, but a pack has 28 odd cards and 24 even ones.',
    },
    {
      question: 'Can you win by only ever going up?',
      answer:
        'Now and then: Keller shows one that goes up from the two all the way to the last card. Most deals need several changes of direction.',
    },
    {
      question: 'How can a small mistake in dealing spoil the odds?',
      answer:
        'By putting the first ace of the shuffled pack in the hole instead of always the same ace. Aces are then rarer among the first cards dealt. If you deal row by row, about one more deal in a hundred is lost, as Jan Wolter found in his own program.',
    },
    {
      question: 'Is it hard for computers too?',
      answer:
        'With more ranks and fans than a pack has, yes: the general problem has been proved NP-complete. One pack can be searched through.',
    },
  ],
  history: [
    'David Parlett invented it. It is said to have first appeared in his Penguin Book of Patience in 1979.',
    'Keller sees it as Golf taken to its extreme, with no stock and every card in view, and thinks it is the best and most skilful of the family.',
    'It became a test piece for search programs. Ian Gent and colleagues compared several solvers on it; Shlomi Fish announced one in January 2010 and went through the first million deals of PySolFC.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 87.07, margin: 0.21, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
    { options: {}, rules: 'Standard', percent: 86.944, margin: 0.022, who: 'solver', information: 'open', sample: 10_000_000, source: 'blake' },
    { options: {}, rules: 'Standard, the first deals of PySolFC', percent: 86.94, margin: null, who: 'solver', information: 'open', sample: 1_000_000, source: 'wikipedia' },
    { options: {}, rules: 'Standard', percent: 87.5, margin: null, who: 'solver', information: 'open', sample: 2_500, source: 'wolter' },
  ], // prettier-ignore
  claims: [
    'Fish’s program solved 869,413 of a million deals and proved the other 130,587 lost [wikipedia]. The 87.5% of 2,500 deals comes from Gent and colleagues, as reported by Wolter [wolter].',
    'The claim that a player can expect to win 86% [denexa] confuses deals that can be won with deals that people do win. We don’t know how often people win.',
  ],
  disagreements: [
    {
      question: 'What lies in the hole at the start?',
      sources:
        'The ace of spades [keller, wolter]; the ace of hearts, in the rules data of Politaire [data]; usually the ace of spades, but any card will do [wikipedia].',
      here: 'The ace of spades; the ace of hearts, the last card of the deal and a free choice are options.',
    },
    {
      question: 'Who wins 86 or 87% of deals?',
      sources: 'Solvers [keller, wikipedia]; players [denexa].',
      here: 'Solvers.',
    },
  ],
  similar: [
    { title: 'Quasar', game: 'quasar', text: 'Thirteen columns of four and a free choice of the first card: harder.' },
    { title: 'All in a Row', game: 'all-in-a-row', text: 'Thirteen columns of four, cleared in groups that need not connect.' },
    { title: 'Golf with wrap', game: 'golf-wrap', text: 'The same rule for ranks, with a stock.' },
    { title: 'Eliminator', game: 'eliminator', text: 'Also all face up, with eight piles to build on.' },
    { title: 'Striptease', game: 'striptease', text: 'Another of David Parlett’s, with four piles and the queens left out.' },
  ], // prettier-ignore
  references: [
    BLAKE,
    KELLER,
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Black Hole and All-In-A-Row Solitaire, 2014', url: 'https://politaire.com/article/blackhole.html' },
    { id: 'data', by: 'solitaire.gg', title: 'Politaire’s rules of Black Hole, as data', url: 'https://github.com/kyleu/solitaire.gg' },
    { id: 'wikipedia', by: 'Wikipedia', title: 'Black Hole (solitaire)', url: 'https://en.wikipedia.org/wiki/Black_Hole_(solitaire)' },
    { id: 'fish', by: 'Shlomi Fish', title: 'New Solver for “Black Hole” Solitaire, 2010', url: 'https://fc-solve.shlomifish.org/mail-lists/fc-solve-discuss/archive/1000.html' },
    { id: 'denexa', by: 'Denexa', title: 'Black Hole', url: 'https://www.denexa.com/blog/tag/black-hole/' },
    MEASURED,
  ], // prettier-ignore
};
