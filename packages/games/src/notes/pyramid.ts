/**
 * Notes on Pyramid. Facts from the references listed at the end; the wording is ours.
 */
import type { GameNotes } from './note.ts';
import { PYSOLFC } from './references.ts';

export const pyramidNotes: GameNotes = {
  of: 'pyramid',
  summary:
    'Twenty-eight face-up cards in a pyramid: remove pairs that add up to thirteen, and kings alone, with the help of a stock you may go through three times. Pretty and hard, with a score that rewards an early clear.',
  tip: 'Find the partners of every card before you pair anything; a card can never go if all its partners lie above it.',
  strategy: [
    'Look for knots first. A card blocks the whole triangle above it. If all four of its partners lie in that triangle, you can’t clear the pyramid; if three do, the fourth is precious.',
    'Remove kings as soon as they are free. They have no partner, and in the pyramid they only block other cards.',
    'When you can pair a card with one of several others, keep the partner you need elsewhere. Count how many are left of both ranks.',
    'Pairing two cards of the pyramid saves a stock card for later. Prefer such pairs, unless you need one of them as a partner for something deeper.',
    'Go through the stock once with open eyes. On the second pass you know every card in order, and you can arrange for a partner to come up when you need it.',
    'Taking a card out of the waste uncovers the one before it. Sometimes it pays to leave a pair until the next pass, when you’ll need the card under it.',
    'With par scoring, decide early: a clear is worth 50 in the first pass but only 20 in the third, and if you don’t clear the deal, every card left costs you.',
  ],
  cases: [
    {
      question: 'Which pairs make thirteen?',
      answer:
        'Queen and ace, jack and 2, 10 and 3, 9 and 4, 8 and 5, 7 and 6. A king counts thirteen by itself.',
    },
    {
      question: 'May I pair a card with one that covers it?',
      answer: 'No, because it isn’t free yet. An option allows it if no other card covers it.',
    },
    {
      question: 'May I pair the next stock card before it is on the waste?',
      answer:
        'No, it’s face down. An option turns the top of the stock face up, and you may even pair it with the waste.',
    },
    {
      question: 'Is the waste shuffled between the passes?',
      answer: 'No. You turn it over, and the cards that are left come again in the same order.',
    },
    {
      question: 'Do I have to clear the stock and waste too?',
      answer: 'No, you win by clearing the pyramid. In the strict version, all 52 cards must go.',
    },
  ],
  house: [
    'Play for par: over six deals, a total of zero or better wins.',
    'To make it harder, allow only one pass, or require all 52 cards.',
    'To make it easier, allow a pair of two cards when one covers the other and nothing else does.',
  ],
  glossary: [
    { term: 'Pair', meaning: 'Two free cards that add up to thirteen.' },
    { term: 'Free', meaning: 'In the pyramid: not covered by another card.' },
    { term: 'Waste', meaning: 'The face-up pile of stock cards you didn’t use; its top card is free.' },
    { term: 'Pass', meaning: 'Going through the stock once.' },
    { term: 'Par Pyramid', meaning: 'The score of 50, 35 or 20 for a clear, less the cards left over.' },
    {
      term: 'Relaxed, strict',
      meaning: 'Relaxed: you win by clearing the pyramid. Strict: you win by clearing all cards.',
    },
  ],
  trivia: [
    {
      question: 'How many pairs does the pack make?',
      answer: '24 pairs, plus the four kings.',
    },
    {
      question: 'What is the highest par score for a deal?',
      answer: '50: you clear the pyramid in the first pass, with nothing left in the stock and waste.',
    },
    {
      question: 'How many cards block the top of the pyramid?',
      answer: 'All other 27.',
    },
    {
      question: 'How much does it help if you may pair a card with the only one that covers it?',
      answer:
        'A lot: with one pass and the top of the stock face up, a solver clears 22.8% of deals instead of 9.0%.',
    },
  ],
  history: [
    'In the traditional game you had one pass through the stock and had to clear all 52 cards. Albert Morehead and Geoffrey Mott-Smith put the chances at one in fifty.',
    'They made it fairer with Par Pyramid: two redeals and a score that pays more the earlier you clear. Programs adopted the three passes.',
    'Its layout was reused in Pyramid Golf and, as three small copies, in TriPeaks. Michael Keller turned the stock into eight open columns and called the game Giza.',
  ],
  rates: [
    { options: { passes: '1', stockTop: 'open' }, rules: 'One pass, top of the stock face up', percent: 9.02, margin: null, who: 'solver', information: 'open', sample: 100_000_000, source: 'masten' },
    { options: { passes: '1', stockTop: 'open', coverer: 'allowed' }, rules: 'The same, and a card may go with its only coverer', percent: 22.77, margin: null, who: 'solver', information: 'open', sample: 100_000_000, source: 'masten' },
    { options: { goal: 'strict', passes: '1', stockTop: 'open' }, rules: 'One pass, top of the stock face up, all 52 cards', percent: 6.8, margin: null, who: 'solver', information: 'open', sample: 100_000_000, source: 'masten' },
    { options: { goal: 'strict', passes: '1', stockTop: 'open', coverer: 'allowed' }, rules: 'The same, and a card may go with its only coverer', percent: 15.92, margin: null, who: 'solver', information: 'open', sample: 100_000_000, source: 'masten' },
    { options: { goal: 'strict', passes: '1', stockTop: 'open' }, rules: 'One pass, all 52 cards', percent: 2, margin: null, who: 'player', information: 'closed', sample: null, source: 'giza' },
  ], // prettier-ignore
  claims: [
    'The last line is an estimate of Morehead and Mott-Smith, which Keller and Masten call guesswork [giza]. Masten’s page leaves the rules to a video; we assume that, as in the article he wrote with Keller, you may pair the last card turned with the waste, which is our option with the top of the stock face up.',
    'With unlimited passes he clears 66.87% of the same deals, and 83.15% if you may pair a card with the only one that covers it [masten]. For three passes, our standard, we know of no figure; with the top of the stock face up it must lie between the rates for one pass and for unlimited passes.',
  ],
  disagreements: [
    {
      question: 'Must all cards go, or only the pyramid?',
      sources:
        'All cards [semicolon, pysolfc, giza]; people play both, the latter as the relaxed version [masten].',
      here: 'Only the pyramid; all cards is an option.',
    },
    {
      question: 'How many passes are there?',
      sources: 'One [giza]; three [semicolon, pysolfc].',
      here: 'Three; one and two are options.',
    },
    {
      question: 'May you pair the top of the stock?',
      sources: 'Yes, also with the top of the waste [semicolon, giza].',
      here: 'Only as an option; otherwise a stock card first goes on the waste.',
    },
    {
      question: 'May you pair a card with one that covers it?',
      sources: 'Not in the standard rules [giza]; one source counts wins both ways [masten].',
      here: 'No; an option.',
    },
    {
      question: 'May you go on pairing the stock and waste after clearing the pyramid?',
      sources: 'Yes, in the passes you have left, to reduce the deduction [hoyle].',
      here: 'The deal ends when you clear the pyramid; the cards in the stock and waste are deducted.',
    },
    {
      question: 'How old is it?',
      sources:
        'A book of 1808 has the name, for a different game, and a book of 1949 has the present rules [gamezebo].',
      here: 'We could not check either.',
    },
  ],
  similar: [
    { title: 'Pyramid Golf', game: 'pyramid-golf', text: 'The same layout played a rank up or down.' },
    { title: 'TriPeaks', game: 'tripeaks', text: 'Three small pyramids side by side, played like Golf.' },
    { title: 'All in a Row', game: 'all-in-a-row', text: 'You remove cards in groups of consecutive ranks.' },
    { title: 'Aces Up', game: 'aces-up', text: 'You discard cards one by one, the lower of two in a suit.' },
    { title: 'Giza', game: 'giza', text: 'Keller’s version with every card face up: the stock lies in eight columns of three.' },
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
