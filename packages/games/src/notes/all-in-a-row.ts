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
  tip: 'To win, think in pairs and threes. To win in few groups, let them grow.',
  strategy: [
    'With two cards as the smallest group, length only matters for the score. Whatever a group of four or more takes, you can take as pairs and threes one after another, so you never need long groups to win.',
    'The danger is a single card at the end, whose neighbouring ranks are all gone. Watch for ranks that are running out of neighbours and pair them while you can.',
    'A card that a group uncovers cannot join that group. If it should, take a shorter group first, and then the longer one.',
    'Keep the columns level. Thirteen free cards offer many groups; four offer few.',
    'To use few groups, be patient: leave a group alone until another one uncovers the rank that joins two parts of it.',
    'Of two equal ranks that could be in a group, take the one that uncovers more of what you will need.',
  ],
  cases: [
    {
      question: 'May a group use the card it uncovers?',
      answer:
        'No. All cards of a group must be free when you start it, so it takes at most one from each column.',
    },
    {
      question: 'Must groups connect with each other?',
      answer: 'No. Each is separate and may begin at any rank.',
    },
    {
      question: 'May a group turn around, as in 5-6-5?',
      answer: 'No. A group is a set of different ranks in a row, at most thirteen.',
    },
    {
      question: 'May a group go from king to ace?',
      answer: 'Yes, Q-K-A-2 is one group, unless you choose the option that keeps kings and aces apart.',
    },
    {
      question: 'What if one card is left?',
      answer: 'You lose the deal, as you do whenever the cards left form no group.',
    },
  ],
  house: [
    'Play for the fewest groups. Four is the minimum, with thirteen cards each.',
    'Make three cards, or even four, the smallest group, as Mark Masten proposes: it turns an easy game into a hard one.',
    'Turn all but the last card of each column face down, but let yourself see how many cards each column has.',
  ],
  glossary: [
    { term: 'Group', meaning: 'Two or more free cards of consecutive ranks, taken away together.' },
    { term: 'Free', meaning: 'The last card of its column.' },
    {
      term: 'Packet',
      meaning: 'Preble’s word for four cards dealt together; here they are spread out as columns.',
    },
    { term: 'Wrap', meaning: 'The rule that king and ace are neighbours.' },
  ],
  trivia: [
    {
      question: 'What are the fewest and the most groups that clear the table?',
      answer: 'Four of thirteen cards at best, twenty-six pairs at most.',
    },
    {
      question: 'How few groups has somebody reported?',
      answer: 'Keller cleared the deal he shows in ten groups.',
    },
    {
      question: 'Why can it be won without wrap, when Quasar cannot?',
      answer:
        'Because groups are separate. Each alternates odd and even ranks, but as many groups as you like may begin and end with an odd one.',
    },
    {
      question: 'What if you take 8-9-10-J-Q-K and an ace turns up under the jack?',
      answer: 'It must wait for the next group, which may well start with K-A or A-2.',
    },
  ],
  history: [
    'Henry Preble published it in A Month of Solitaires in 1909 and probably invented it. George Bonaventure’s Games of Solitaire of 1931 has the same rules. Both say that keeping kings and aces apart makes it harder.',
    'Later sources mixed it up with Black Hole, and most programs play a different game under its name: here that is called Quasar. Keller set the record straight.',
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
    'Our figures count a deal as winnable only when we found a way to win it. Of the 100,000 deals, 12 were proved lost and 10 stayed undecided; of the 20,000 with kings and aces as ends, 0.19% and 0.10% [measured]. With groups of at least three and at least four, deals 1 to 10,000 were all decided [solved].',
    'The other two are Mark Masten’s, reported by Keller [keller].',
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
      sources: 'No [keller]; yes, you collect cards one by one and remove them as a sequence [pysolfc].',
      here: 'No.',
    },
    {
      question: 'Are the columns spread out or squared up?',
      sources:
        'Squared up in packets, in Preble’s book; spreading them makes more sense unless you want a memory game [keller].',
      here: 'Spread out and face up; face-down cards are an option.',
    },
  ],
  similar: [
    { title: 'Quasar', game: 'quasar', text: 'The same columns, but you play cards one by one to a single hole.' },
    { title: 'Black Hole', game: 'black-hole', text: 'Fans of three around the ace of spades, one long line.' },
    { title: 'Pyramid', game: 'pyramid', text: 'You also simply remove cards, in pairs that add up to thirteen.' },
    { title: 'Aces Up', game: 'aces-up', text: 'You discard cards one by one, the lower of two in a suit.' },
  ], // prettier-ignore
  references: [
    KELLER,
    SOLVED,
    { id: 'wolter', by: 'Jan Wolter', title: 'Experimental Analysis of Black Hole and All-In-A-Row Solitaire, 2014', url: 'https://politaire.com/article/blackhole.html' },
    PYSOLFC,
    MEASURED,
  ], // prettier-ignore
};
