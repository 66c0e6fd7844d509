/**
 * Notes on Thieves and Kings. Facts from the references listed at the end; the wording is ours. Figures marked
 * `measured` come from our own search.
 */
import type { GameNotes } from './note.ts';
import { KELLER, MEASURED } from './references.ts';

export const thievesAndKingsNotes: GameNotes = {
  of: 'thieves-and-kings',
  summary:
    'Golf with jokers. Kings and aces are ends, but a joker goes on anything and takes anything, and two of them make a ' +
    'hard game a friendly one.',
  tip: 'A joker is a free choice of the next card: use it to reach an ace or a king that has lost its neighbours.',
  strategy: [
    'A joker on the waste may be followed by any free card. Take the one that starts the longest run, or the one that nothing else could reach.',
    'A joker in a column can be played at any time. Leave it lying as long as its column hides nothing you need; it does not run away.',
    'When a joker lies on top of a good column, it is a key: play it, and take the card you like best, which may be the one it covered.',
    'Aces and kings are still the hazard. Keep twos for aces and queens for kings, and the jokers for those that miss theirs.',
    'Two jokers, one after another, are worth little more than one. Put a run between them.',
    'If the scoring is by rank, an ace or a king is worth four sevens: spend a joker on them.',
  ],
  cases: [
    {
      question: 'What may be played on a joker?',
      answer: 'Any free card, another joker too.',
    },
    {
      question: 'On what may a joker be played?',
      answer: 'On anything, as soon as it is free.',
    },
    {
      question: 'Where are the jokers?',
      answer:
        'Anywhere: in a column, in the stock, or as the starter. Options put them in the stock or in your hand.',
    },
    {
      question: 'Does a joker from the stock break the run?',
      answer: 'Yes; it is a stock card. What it saves is that anything fits it.',
    },
    {
      question: 'Do kings and aces meet?',
      answer: 'No, unless you choose so.',
    },
  ],
  house: [
    'Take a joker away after each deal you clear, and begin again with two after one you don’t; that is close to the levels of the original.',
    'Play for points by rank instead of strokes: what is hard to reach pays more.',
    'Three or four jokers make a game for children.',
  ],
  glossary: [
    { term: 'Joker', meaning: 'A wild card: goes on anything, takes anything.' },
    {
      term: 'To take',
      meaning: 'What the card on the waste does with the next one, in the original’s words.',
    },
    { term: 'End', meaning: 'A rank with one neighbour only: ace or king.' },
    { term: 'Starter', meaning: 'The first stock card, turned up to start the waste.' },
  ],
  trivia: [
    {
      question: 'How much are two jokers worth?',
      answer:
        'They lift the deals that can be cleared from 44.9% to 95.7%, more than letting kings and aces meet does (92.9%).',
    },
    {
      question: 'What is the best score in strokes?',
      answer: '−18: 54 cards, 35 of them in the columns, one starter and 18 in the stock.',
    },
    {
      question: 'What do all cards of the pack pay in the scoring by rank?',
      answer:
        'Each suit is worth 8 + 6 + 6 + 4 + 4 + 2 + 2 + 2 + 4 + 4 + 6 + 6 + 8 = 62, four suits 248. Only the cards played from the columns count, so no deal brings that much.',
    },
  ],
  history: [
    'Thieves and Kings was a program of two games by Paul DeWolf, from the middle of the 1990s. This was the first of them, Thieves; Keller remarks that it was wrongly labelled Forty Thieves.',
    'GNOME’s Aisleriot has the game as Thieves, written by Robert Brady in 1999; like the original it gives points by rank.',
  ],
  rates: [
    { options: {}, rules: 'Standard, two jokers', percent: 95.7, margin: 0.9, who: 'solver', information: 'open', sample: 2_000, source: 'measured' },
    { options: { wrap: 'kingStop' }, rules: 'Two jokers, nothing on a king', percent: 89.6, margin: 1.3, who: 'solver', information: 'open', sample: 2_000, source: 'measured' },
  ], // prettier-ignore
  claims: ['No rate for people is known to us.'],
  disagreements: [
    {
      question: 'How many jokers are there?',
      sources:
        'Typically two [keller]; two among the stock cards, and always one more on the table, then one fewer after each table cleared [thieves].',
      here: 'Two; none to four are options.',
    },
    {
      question: 'Where do they lie?',
      sources:
        'In the pile of new cards, and one on the table [thieves]; the manual has them in the pack [aisleriot].',
      here: 'Shuffled into the pack; options put them in the stock or in your hand.',
    },
    {
      question: 'Do kings and aces meet?',
      sources: 'No, expressly [thieves]; not said [keller].',
      here: 'No; an option.',
    },
    {
      question: 'How is it scored?',
      sources: 'By rank, the more the nearer to ace and king, jokers nothing [thieves, aisleriot].',
      here: 'In strokes like the rest of the family; by rank is a scoring to choose.',
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
