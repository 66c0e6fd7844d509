/**
 * Notes on Thieves and Kings. Facts from the references listed at the end; the wording is ours. Figures marked
 * `measured` come from our own search.
 */
import type { GameNotes } from './note.ts';
import { KELLER, MEASURED } from './references.ts';

export const thievesAndKingsNotes: GameNotes = {
  of: 'thieves-and-kings',
  summary:
    'Golf with jokers. Kings and aces are ends, but a joker goes on anything and anything goes on a joker. Two of them turn a hard game into a friendly one.',
  tip: 'After a joker you may play any free card: use it for an ace or a king that has lost its neighbours.',
  strategy: [
    'You may play any free card on a joker. Take the one that starts the longest run, or one you couldn’t reach otherwise.',
    'You can play a joker at the end of a column at any time. Leave it there as long as you don’t need the cards under it; it won’t run away.',
    'A joker on a good column is a key: play it, then take whatever card you like best, perhaps the one it covered.',
    'Aces and kings are still the danger. Keep twos for aces and queens for kings, and use the jokers for those that have lost theirs.',
    'Two jokers in a row are worth little more than one. Play a run between them.',
    'If you score by rank, an ace or a king is worth four sevens, so it’s worth a joker.',
  ],
  cases: [
    {
      question: 'What may I play on a joker?',
      answer: 'Any free card, even another joker.',
    },
    {
      question: 'What may I play a joker on?',
      answer: 'Anything, as soon as the joker is free.',
    },
    {
      question: 'Where are the jokers?',
      answer:
        'Anywhere: in a column, in the stock, or as the starter. Options put them all in the stock or in your hand.',
    },
    {
      question: 'Does a joker from the stock break the run?',
      answer: 'Yes, because it’s a stock card. But at least anything fits on it.',
    },
    {
      question: 'Do kings and aces meet?',
      answer: 'No, unless you choose that option.',
    },
  ],
  house: [
    'Take a joker away after each deal you clear, and start again with two after one you don’t. That is close to the levels of the original.',
    'Play for points by rank instead of strokes: cards that are hard to reach pay more.',
    'Play with three or four jokers: that’s easy enough for children.',
  ],
  glossary: [
    { term: 'Joker', meaning: 'A wild card: it goes on anything, and anything goes on it.' },
    {
      term: 'To take',
      meaning: 'The original’s word for playing the next card: the card on the waste takes it.',
    },
    { term: 'End', meaning: 'A rank with only one neighbour: ace or king.' },
    { term: 'Starter', meaning: 'The first stock card, turned up to start the waste.' },
  ],
  trivia: [
    {
      question: 'How much are two jokers worth?',
      answer:
        'They raise the share of deals that can be cleared from 44.9% to 95.7%. Letting kings and aces meet only gets you to 92.9%.',
    },
    {
      question: 'What is the best possible score in strokes?',
      answer: '−18: 54 cards, 35 of them in the columns, one starter and 18 in the stock.',
    },
    {
      question: 'What are all the cards of the pack worth when you score by rank?',
      answer:
        'Each suit is worth 8 + 6 + 6 + 4 + 4 + 2 + 2 + 2 + 4 + 4 + 6 + 6 + 8 = 62, four suits 248. Only the cards played from the columns count, so no deal brings that much.',
    },
  ],
  history: [
    'Thieves and Kings was a program with two games by Paul DeWolf, from the mid-1990s. This was the first of them, Thieves; Keller notes that it was wrongly labelled Forty Thieves.',
    'GNOME’s Aisleriot has the game as Thieves, written by Robert Brady in 1999; like the original it gives points by rank.',
  ],
  rates: [
    { options: {}, rules: 'Standard, two jokers', percent: 95.7, margin: 0.9, who: 'solver', information: 'open', sample: 2_000, source: 'measured' },
    { options: { wrap: 'kingStop' }, rules: 'Two jokers, nothing on a king', percent: 89.6, margin: 1.3, who: 'solver', information: 'open', sample: 2_000, source: 'measured' },
  ], // prettier-ignore
  claims: ['We know of no rate for people.'],
  disagreements: [
    {
      question: 'How many jokers are there?',
      sources:
        'Typically two [keller]; two among the stock cards, and always one more on the table, then one fewer after each table cleared [thieves].',
      here: 'Two; none to four are options.',
    },
    {
      question: 'Where are they?',
      sources:
        'In the pile of new cards, and one on the table [thieves]; the manual has them in the pack [aisleriot].',
      here: 'Shuffled into the pack; options put them in the stock or in your hand.',
    },
    {
      question: 'Do kings and aces meet?',
      sources: 'Definitely not [thieves]; one source doesn’t say [keller].',
      here: 'No; an option.',
    },
    {
      question: 'How is it scored?',
      sources:
        'By rank: the nearer to ace or king, the more a card pays, and jokers pay nothing [thieves, aisleriot].',
      here: 'In strokes, like the rest of the family; scoring by rank is an option.',
    },
  ],
  similar: [
    { title: 'One Foundation', game: 'one-foundation', text: 'The same without jokers.' },
    { title: 'Golf', game: 'golf', text: 'Without jokers, and nothing goes on a king.' },
    { title: 'TriPeaks', game: 'tripeaks', text: 'Takes jokers as an option, in the stock, anywhere or in your hand.' },
    { title: 'Golf with wrap', game: 'golf-wrap', text: 'The other way of making Golf easier.' },
  ], // prettier-ignore
  references: [
    KELLER,
    { id: 'thieves', by: 'Thieves and Kings', title: 'Rules for Thieves', url: 'http://www.thievesandkings.com/Help/ThievesRules.php' },
    { id: 'aisleriot', by: 'Robert Brady', title: 'Thieves (GNOME Aisleriot manual), 1999', url: 'https://bazaar.launchpad.net/~ubuntu-branches/debian/sid/aisleriot/sid/view/6/help/en_GB/thieves.xml' },
    MEASURED,
  ], // prettier-ignore
};
