/**
 * Notes on All in a Row. Facts from the references listed at the end; the wording is ours. Figures marked `measured`
 * come from our own search.
 */
import type { GameNotes } from './note.ts';
import { KELLER, MEASURED, PYSOLFC, SOLVED } from './references.ts';

export const allInARowNotes: GameNotes = {
  of: 'all-in-a-row',
  summary:
    'Thirteen columns of four, all in view, and no pile to build on: take away free cards in groups of consecutive ranks ' +
    'until the table is bare. Nearly every deal can be cleared; doing it in few groups is the art.',
  tip: 'To win, think in pairs and threes; to win well, let the groups grow.',
  strategy: [
    'With two cards as the smallest group, length is a matter of score only. Whatever a group of four or more takes can be taken as pairs and threes one after another, so no deal needs the long ones to be won.',
    'The loss to fear is the single card at the end: a rank whose neighbours have all gone. Watch for ranks that are becoming lonely and pair them while you can.',
    'A card that a group uncovers cannot join that group. If it should, take a shorter group first, and then the longer one.',
    'Keep the columns level. Thirteen free cards offer many groups, four free cards few.',
    'For a low number of groups wait: let a group stand while another one uncovers the rank that joins two parts of it.',
    'Of two equal ranks that could be in a group, take the one that uncovers more of what you will need.',
  ],
  cases: [
    {
      question: 'May a group use the card it uncovers?',
      answer:
        'No. All cards of a group must be free when the group is begun, so it takes at most one from a column.',
    },
    {
      question: 'Must groups connect with each other?',
      answer: 'No. Each stands alone; it may lie anywhere in the ranks.',
    },
    {
      question: 'May a group turn back, such as 5-6-5?',
      answer: 'No. A group is a set of different ranks in a row, at most thirteen.',
    },
    {
      question: 'May a group go round the corner?',
      answer: 'Yes, Q-K-A-2 is one group, unless you choose the option that makes kings and aces ends.',
    },
    {
      question: 'What if one card is left?',
      answer: 'The deal is lost, as it is with any rest that forms no group.',
    },
  ],
  house: [
    'Play for the fewest groups. Four is the least there can be, thirteen cards each.',
    'Make three cards, or even four, the smallest group, as Mark Masten proposes: it turns an easy game into a hard one.',
    'Play it closed, with only the last card of each column face up, but see how many cards each column has.',
  ],
  glossary: [
    { term: 'Group', meaning: 'Two or more free cards of consecutive ranks, taken away together.' },
    { term: 'Free', meaning: 'Being the last card of its column.' },
    {
      term: 'Packet',
      meaning: 'Preble’s word for four cards dealt together; here they are spread as columns.',
    },
    { term: 'Wrap', meaning: 'The rule that king and ace are neighbours.' },
  ],
  trivia: [
    {
      question: 'How few and how many groups can clear the table?',
      answer: 'Four of thirteen cards at best, twenty-six pairs at most.',
    },
    {
      question: 'How few did the first person need who tells of it?',
      answer: 'Keller cleared the deal he shows in ten groups.',
    },
    {
      question: 'Why can it be won without wrap, when Quasar cannot?',
      answer:
        'Because groups are separate lines. Each alternates odd and even ranks, but there may be as many lines as you like that begin and end with odd ones.',
    },
    {
      question: 'What if you were to take 8-9-10-J-Q-K and an ace came up under the jack?',
      answer: 'It must wait for the next group, which may well begin K-A or A-2.',
    },
  ],
  history: [
    'Henry Preble published it in A Month of Solitaires in 1909 and probably invented it. George Bonaventure’s Games of Solitaire of 1931 has the same rules. Both say that it may be made harder by keeping kings and aces apart.',
    'Later sources mixed it up with Black Hole, and most programs play a different game under its name: here that is called Quasar. Keller set the matter right.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 99.978, margin: 0.009, who: 'solver', information: 'open', sample: 100_000, source: 'measured' },
    { options: { wrap: 'off' }, rules: 'Kings and aces are ends', percent: 99.72, margin: 0.07, who: 'solver', information: 'open', sample: 20_000, source: 'measured' },
    { options: { minGroup: '3' }, rules: 'Groups of at least three', percent: 95.1, margin: 0.4, who: 'solver', information: 'open', sample: 10_000, source: 'solved' },
    { options: { minGroup: '4' }, rules: 'Groups of at least four', percent: 65.7, margin: 0.9, who: 'solver', information: 'open', sample: 10_000, source: 'solved' },
    { options: {}, rules: 'Standard', percent: 99.98, margin: null, who: 'solver', information: 'open', sample: null, source: 'keller' },
    { options: { wrap: 'off' }, rules: 'Kings and aces are ends', percent: 99.77, margin: null, who: 'solver', information: 'open', sample: null, source: 'keller' },
  ], // prettier-ignore
  claims: [
    'Our figures count a deal as won only when a way was found. Of the 100,000 proved lost were 12, and 10 the search left open; of the 20,000 with ends 0.19% and 0.10% [measured]. With groups of three and of four deals 1 to 10,000 were all decided [solved].',
    'The other two are Mark Masten’s, told by Keller [keller].',
  ],
  disagreements: [
    {
      question: 'What are the rules of All in a Row?',
      sources:
        'Groups from the free cards [keller]; single cards in one line to a hole, in most programs, and so in [wolter].',
      here: 'Groups. The other game is Quasar.',
    },
    {
      question: 'May a card join the group that uncovered it?',
      sources: 'No [keller]; yes, cards are collected one by one and taken off as a sequence [pysolfc].',
      here: 'No.',
    },
    {
      question: 'Are the columns spread or squared?',
      sources:
        'Packets, in Preble’s book; spread makes more sense unless it is to be a game of memory [keller].',
      here: 'Spread and face up; a closed form is an option.',
    },
  ],
  similar: [
    { title: 'Quasar', game: 'quasar', text: 'The same columns, played out one by one to a single hole.' },
    { title: 'Black Hole', game: 'black-hole', text: 'Fans of three around the ace of spades, one long line.' },
    { title: 'Pyramid', game: 'pyramid', text: 'Another game in which cards simply leave, in pairs that make thirteen.' },
    { title: 'Aces Up', game: 'aces-up', text: 'Cards leave one by one, the lower of a suit.' },
  ], // prettier-ignore
  references: [
    KELLER,
    SOLVED,
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Black Hole and All-In-A-Row Solitaire, 2014', url: 'https://politaire.com/article/blackhole.html' },
    PYSOLFC,
    MEASURED,
  ], // prettier-ignore
};
