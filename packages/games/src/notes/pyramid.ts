/**
 * Notes on Pyramid. Facts from the references listed at the end; the wording is ours.
 */
import type { GameNotes } from './note.ts';
import { PYSOLFC } from './references.ts';

export const pyramidNotes: GameNotes = {
  of: 'pyramid',
  summary:
    'Twenty-eight open cards in a pyramid: take away pairs that make thirteen, and kings alone, helped by a stock you may go ' +
    'through three times. Pretty and hard, with a score that rewards being early.',
  tip: 'Find the partners of every card before you pair anything; a card whose partners lie all above it can never go.',
  strategy: [
    'Look for the knots first. A card keeps down the whole triangle above it; if all four of its partners lie in that triangle, the pyramid cannot be cleared, and if three do, the fourth is precious.',
    'Kings go as soon as they are free. They are nobody’s partner, and in the pyramid they only hold others down.',
    'When a card could be paired with one of several, leave the partner that is needed elsewhere. Count how many are left of both ranks.',
    'Two cards of the pyramid that go together save a card of the stock for another. Prefer such pairs, unless one of the two is wanted as a partner for something deeper.',
    'Go through the stock once with open eyes. On the second pass you know every card in order, and you can arrange that a partner comes up while its like is free.',
    'Taking a card out of the waste uncovers the one before it. Sometimes it pays to leave a pair lying and take it on the next pass, when what lies under it is wanted.',
    'Under the par score decide early: a clear in the first pass is worth 50, in the third only 20, but a deal not cleared costs every card left.',
  ],
  cases: [
    {
      question: 'Which pairs make thirteen?',
      answer:
        'Queen and ace, jack and 2, 10 and 3, 9 and 4, 8 and 5, 7 and 6. The king is thirteen by himself.',
    },
    {
      question: 'May a card go together with the one that covers it?',
      answer: 'No, for it is not free yet. An option allows it when no other card covers it.',
    },
    {
      question: 'May the next stock card be paired before it lies on the waste?',
      answer: 'No, it is hidden. An option lays the top of the stock open, to be paired even with the waste.',
    },
    {
      question: 'Is the waste shuffled between the passes?',
      answer: 'No. It is turned over, and comes again in the same order but for the cards that have gone.',
    },
    {
      question: 'Do stock and waste have to be cleared too?',
      answer: 'No, the pyramid wins. In the strict form all 52 must go.',
    },
  ],
  house: [
    'Play for par: six deals, and a total of zero or better is a won match.',
    'On the harder side allow one pass only, or ask for all 52 cards.',
    'On the easier side let a card go with the only one that covers it.',
  ],
  glossary: [
    { term: 'Pair', meaning: 'Two free cards that make thirteen.' },
    { term: 'Free', meaning: 'In the pyramid: covered by no other card.' },
    { term: 'Waste', meaning: 'The face-up pile of stock cards not used; its top card is free.' },
    { term: 'Pass', meaning: 'Going once through the stock.' },
    { term: 'Par Pyramid', meaning: 'The score of 50, 35 or 20 for a clear, less the cards left over.' },
    { term: 'Relaxed, strict', meaning: 'Won when the pyramid has gone; won when all cards have.' },
  ],
  trivia: [
    {
      question: 'Into how many parts does the pack fall?',
      answer: 'Into 24 pairs and four kings.',
    },
    {
      question: 'What is the highest par score of a deal?',
      answer: '50: the pyramid cleared in the first pass, and nothing left in stock and waste.',
    },
    {
      question: 'How many cards hold down the top of the pyramid?',
      answer: 'All other 27.',
    },
    {
      question: 'What does it change when a card may go with its only coverer?',
      answer:
        'A great deal: with one pass and the stock’s top open a solver clears 22.8% of deals instead of 9.0%.',
    },
  ],
  history: [
    'The traditional game had one pass through the stock and asked for all 52 cards; Albert Morehead and Geoffrey Mott-Smith put its chances at one in fifty.',
    'They made it fairer by Par Pyramid: two redeals and a score that pays for a clear the earlier it comes. Programs took over the three passes.',
    'Its layout went on to Pyramid Golf and, in three small copies, to TriPeaks. Michael Keller turned the stock into eight open columns and called the game Giza.',
  ],
  rates: [
    { options: { passes: '1', stockTop: 'open' }, rules: 'One pass, top of the stock open', percent: 9.02, margin: null, who: 'solver', information: 'open', sample: 100_000_000, source: 'masten' },
    { options: { passes: '1', stockTop: 'open', coverer: 'allowed' }, rules: 'The same, and a card may go with its only coverer', percent: 22.77, margin: null, who: 'solver', information: 'open', sample: 100_000_000, source: 'masten' },
    { options: { goal: 'strict', passes: '1', stockTop: 'open' }, rules: 'One pass, top of the stock open, all 52 cards', percent: 6.8, margin: null, who: 'solver', information: 'open', sample: 100_000_000, source: 'masten' },
    { options: { goal: 'strict', passes: '1', stockTop: 'open', coverer: 'allowed' }, rules: 'The same, and a card may go with its only coverer', percent: 15.92, margin: null, who: 'solver', information: 'open', sample: 100_000_000, source: 'masten' },
    { options: { goal: 'strict', passes: '1', stockTop: 'open' }, rules: 'One pass, all 52 cards', percent: 2, margin: null, who: 'player', information: 'closed', sample: null, source: 'giza' },
  ], // prettier-ignore
  claims: [
    'The last line is an estimate of Morehead and Mott-Smith, which Keller and Masten call guesswork [giza]. Masten’s page leaves the rules to a video; we take it that, as in the article he wrote with Keller, the card turned last may be paired with the waste, which is the option with the top of the stock open.',
    'With passes without limit he clears 66.87% of the same deals, and 83.15% with coverers allowed [masten]. For three passes, the standard here, we know of no count; with the stock’s top open it must lie between the rates of one pass and of passes without limit.',
  ],
  disagreements: [
    {
      question: 'Must all cards go, or only the pyramid?',
      sources:
        'All cards [semicolon, pysolfc, giza]; both are played, the latter as the relaxed form [masten].',
      here: 'The pyramid; all cards is an option.',
    },
    {
      question: 'How many passes are there?',
      sources: 'One [giza]; three [semicolon, pysolfc].',
      here: 'Three; one and two are options.',
    },
    {
      question: 'May the top of the stock be paired?',
      sources: 'Yes, also with the top of the waste [semicolon, giza].',
      here: 'Only as an option; by itself a stock card is first laid on the waste.',
    },
    {
      question: 'May a card be paired with the one that covers it?',
      sources: 'Not in the standard rules [giza]; counted both ways [masten].',
      here: 'No; an option.',
    },
    {
      question: 'May stock and waste be worked off after the pyramid has gone?',
      sources: 'Yes, with the passes that are left, to lower what is subtracted [hoyle].',
      here: 'The deal ends with the pyramid; what lies in stock and waste is subtracted.',
    },
    {
      question: 'How old is it?',
      sources:
        'The name is in a book of 1808, for a different game, and the present rules in one of 1949 [gamezebo].',
      here: 'We could not check either.',
    },
  ],
  similar: [
    { title: 'Pyramid Golf', game: 'pyramid-golf', text: 'The same layout played a rank up or down.' },
    { title: 'TriPeaks', game: 'tripeaks', text: 'Three small pyramids side by side, played like Golf.' },
    { title: 'All in a Row', game: 'all-in-a-row', text: 'Cards leave in groups of consecutive ranks.' },
    { title: 'Aces Up', game: 'aces-up', text: 'Cards leave one by one, the lower of a suit.' },
    { title: 'Giza', text: 'Keller’s open form: the stock lies in eight columns of three.' },
  ], // prettier-ignore
  references: [
    { id: 'semicolon', by: 'Semicolon Software', title: 'Rules for Pyramid (Solitaire Till Dawn)', url: 'https://semicolon.com/Solitaire/Rules/Pyramid.html' },
    { id: 'giza', by: 'Michael Keller and Mark Masten', title: 'Pyramid and Giza (Solitaire Laboratory)', url: 'http://solitairelaboratory.com/pyramidgiza.html' },
    { id: 'masten', by: 'Mark Masten', title: 'Pyramid (Solitaire Win Rates), 2022', url: 'https://solitairewinrates.com/Pyramid.html' },
    { id: 'hoyle', by: 'playsolitaire-online.com', title: 'Pyramid Rules', url: 'https://www.playsolitaire-online.com/pyramid.html' },
    { id: 'gamezebo', by: 'Glenn Wilson', title: 'A Brief History of Pyramid Solitaire (Gamezebo)', url: 'https://www.gamezebo.com/news/a-brief-history-of-pyramid-solitaire/' },
    PYSOLFC,
  ], // prettier-ignore
};
