/**
 * Notes on TriPeaks. Facts from the references listed at the end; the wording is ours. Figures marked `measured` come
 * from a depth-first search written while these rules were prepared (all cards known, uniform random deals, 95%).
 */
import type { GameNotes } from './note.ts';

export const tripeaksNotes: GameNotes = {
  of: 'tripeaks',
  summary:
    'A quick patience of streaks. Three peaks of cards stand on one row of ten; take them down card by card, ' +
    'each one rank above or below the last, and try to go on for as long as you can before you turn the stock.',
  tip: 'Of two cards you could play, take the one that turns up more; look how far the streak can go before you start it.',
  strategy: [
    'Prefer the play that turns up the most cards. A card that frees nothing can wait as long as it will still fit later.',
    'Read the whole streak before its first card: 6-7-8-7-6 takes five cards where 6-5 takes two. Changing direction is free, so equal ranks on the board are stepping stones for each other.',
    'Keep the tops of the peaks for last. Nothing lies under them, so playing one early helps no other card; its bonus does not run away.',
    'The exception is the end of a deal that cannot be cleared: then take every top you can still reach, for the bonus.',
    'Long streaks pay more than short ones, because the n-th card earns n: one streak of ten is worth 55, two of five only 30. Under scorings that charge for the stock, a streak of three (6 points) already pays for the card that started it.',
    'Where ending early is possible, compare what it costs with what the rest of the stock would cost: with many stock cards and few cards on the table, stopping can be the better score.',
    'Count ranks. When the last useful rank has gone, no stock card will help, and the tracker shows it.',
  ],
  cases: [
    {
      question: 'What do the marks on cards mean, when hazards are chosen?',
      answer:
        'A padlock: it waits for other cards, which bear a key. Grass: the first play only clears the rough. A golden frame: it may be kept in hand, if it is low enough.',
    },
    {
      question: 'Which cards do the ends of the bottom row cover?',
      answer:
        'One each. The eight between them cover two each, so that the 18 cards above are covered by two each.',
    },
    {
      question: 'Do the peaks share cards?',
      answer:
        'Only in the bottom row: its fourth and seventh card each belong to two peaks. The three rows above are separate trios, pairs and tops.',
    },
    {
      question: 'Is a peak cleared when its top lies free?',
      answer:
        'No, when the top itself is played. The last top to go always clears the table, because every card lies under some top.',
    },
    {
      question: 'In which order are the points of one move added?',
      answer:
        'Streak, then peak, then the bonus for the clear. The streak display counts streak points only.',
    },
    {
      question: 'Must I play a card when I can?',
      answer:
        'No. Unless the option says otherwise, the stock may be turned at any time; it ends the streak.',
    },
    {
      question: 'Can a deal be lost while the stock has cards?',
      answer:
        'Not by being stuck: turning the stock is always a move. Only by ending it yourself, or by the clock.',
    },
  ],
  house: [
    'Play a series and add up the scores: a fixed number of deals, or until somebody reaches a target.',
    'Or keep only the best deal of a series, or count the deals that were cleared.',
    'Two players take the same deal number and compare.',
    'On a real table a clock of three minutes a deal makes a brisk game.',
  ],
  glossary: [
    { term: 'Peak', meaning: 'One of the three triangles of six cards above the bottom row.' },
    {
      term: 'Top',
      meaning: 'The single card at the point of a peak; it covers nothing and brings the bonus.',
    },
    { term: 'Bottom row', meaning: 'The ten face-up cards the three peaks stand on.' },
    { term: 'Available', meaning: 'Not covered by any other card.' },
    {
      term: 'Waste',
      meaning:
        'The pile that is built up; strictly a foundation, for no card ever leaves it. Programs call it the hole.',
    },
    { term: 'Stock', meaning: 'The cards that were not dealt; also called talon or deck.' },
    { term: 'Starter', meaning: 'The first stock card, turned up to start the waste.' },
    {
      term: 'Streak',
      meaning:
        'Cards played from the table one after another without turning the stock; also called chain or run.',
    },
    { term: 'Wrap', meaning: 'The rule that king and ace are neighbours.' },
    {
      term: 'Headstart',
      meaning: 'The easier opening with an empty waste: any available card may start it.',
    },
  ],
  trivia: [
    {
      question: 'What is the highest score one deal can bring?',
      answer:
        'All 28 cards in one streak make 1 + 2 + … + 28 = 406. The tops add 60 in Hogue’s scoring (466), or 90 and a bonus of 100 or 200 in the chain scoring (596 or 696).',
    },
    {
      question: 'How much is a streak of three worth, and the card after it?',
      answer: '1 + 2 + 3 = 6, and 4 more: the status line reads “Streak of 3 · next card +4”.',
    },
    {
      question: 'May an ace go on a king, and a king on an ace?',
      answer: 'Both, in the usual rules; two of the options here take that away.',
    },
    {
      question: 'Why is the stock given as 24 cards in one place and as 23 in another?',
      answer: 'Both are right: 24 before the starter is turned up, 23 after.',
    },
  ],
  history: [
    'Robert Hogue devised TriPeaks in 1989. It reached a wide public about 1991 as part of the third Windows Entertainment Pack, and later through Microsoft’s Solitaire Collection and many games for phones.',
    'Its mechanism is that of Golf, which is a good deal older; its layout is three small Pyramids pushed together. So some collections file it under one and some under the other.',
    'From it come games with other layouts (four peaks, a garden with an open reserve), with jokers and powers, and with a map to travel.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 97.07, margin: 0.03, who: 'solver', information: 'open', sample: 1_000_000, source: 'measured' },
    { options: { wrap: 'linear' }, rules: 'Kings and aces are ends', percent: 73.8, margin: 0.2, who: 'solver', information: 'open', sample: 200_000, source: 'measured' },
    { options: { wrap: 'kingStop' }, rules: 'Nothing goes on a king', percent: 60.5, margin: 1.4, who: 'solver', information: 'open', sample: 5_000, source: 'measured' },
    { options: { headstart: 'on' }, rules: 'Headstart', percent: 99.0, margin: 0.3, who: 'solver', information: 'open', sample: 5_000, source: 'measured' },
    { options: { jokers: '1', jokerPlace: 'hand' }, rules: 'One joker in hand', percent: 99.9, margin: 0.1, who: 'solver', information: 'open', sample: 5_000, source: 'measured' },
    { options: {}, rules: 'Standard', percent: 49, margin: null, who: 'policy', information: 'closed', sample: null, source: 'measured' },
  ], // prettier-ignore
  claims: [
    'Over 90% of deals can be cleared by somebody who knows every card; nobody at the table does. A figure of about 90% “with optimal play” [cardrulesplus] is of that kind, and not what people win.',
    'Good players are said to keep a running score above zero in Hogue’s scoring [semicolon], and the odds to be on the player’s side [keller].',
  ],
  disagreements: [
    {
      question: 'What do the tops of the peaks earn?',
      sources: '15, 15 and 30 [semicolon]; 15, 30 and 45 [cardrulesplus].',
      here: 'The first in Hogue’s scoring, the standard; the second in the chain scoring.',
    },
    {
      question: 'Does turning the stock cost points?',
      sources: '5 for each card [semicolon]; nothing, it only ends the streak [cardrulesplus].',
      here: 'As each scoring says. The starter is free.',
    },
    {
      question: 'Is there a bonus for the clear?',
      sources: 'None but the 30 for the last top [semicolon]; 100 or 200 [cardrulesplus].',
      here: 'None in Hogue’s scoring; 100 in the chain scoring, with 0 and 200 as options.',
    },
    {
      question: 'Do cards left on the table cost points?',
      sources:
        '5 each, but only when the deal is ended before the stock is empty [semicolon]; in some programs, not on paper [cardrulesplus].',
      here: 'As the first in Hogue’s scoring; an option in the chain scoring.',
    },
    {
      question: 'When may the stock be turned?',
      sources: 'When no card can be played [semicolon, cardrulesplus]; whenever the player likes [keller].',
      here: 'At any time; an option makes it the other way.',
    },
    {
      question: 'Do kings and aces meet?',
      sources:
        'Yes, everywhere; the game without is a variation, told once as ends for both and once as dead kings [cardrulesplus].',
      here: 'Yes; both readings are options.',
    },
    {
      question: 'Are the covered cards face up or face down?',
      sources: 'Face down [semicolon, cardrulesplus]; both forms were offered by Hogue [keller].',
      here: 'Face down; face up is an option.',
    },
    {
      question: 'When are the tops best played?',
      sources: 'Early [cardrulesplus]; as late as possible, unless the deal is about to be lost [semicolon].',
      here: 'Late, as under Strategy.',
    },
    {
      question: 'What family does it belong to?',
      sources: 'Pyramid [semicolon]; Golf [keller].',
      here: 'Both: Golf by its play, Pyramid by its layout.',
    },
  ],
  similar: [
    { title: 'Golf', text: 'The same play on seven columns of five cards; usually kings and aces do not meet, and it is much harder.' },
    { title: 'Pyramid Golf', text: 'The same play on one pyramid of 28 cards in seven rows; far fewer cards are free at a time.' },
    { title: 'TetraPeaks', text: 'Four peaks, all face up, and a stock of only 15.' },
    { title: 'Black Hole', text: 'Seventeen fans of three around the ace of spades, no stock: everything is known from the start.' },
  ], // prettier-ignore
  references: [
    { id: 'semicolon', by: 'Semicolon Software', title: 'Rules for TriPeaks (Solitaire Till Dawn), 2002–2004', url: 'https://semicolon.com/Solitaire/Rules/TriPeaks.html' },
    { id: 'keller', by: 'Michael Keller', title: 'Golf Solitaire and its variants (Solitaire Laboratory), 2008–2021', url: 'http://www.solitairelaboratory.com/golf.html' },
    { id: 'cardrulesplus', by: 'Card Rules Plus', title: 'How to Play TriPeaks', url: 'https://cardrulesplus.com/games/tripeaks/' },
    { id: 'measured', by: 'Cairn', title: 'Own measurements while these rules were prepared: exhaustive search with all cards known; the policy plays the longest visible streak and turns the stock only when stuck' },
  ], // prettier-ignore
};
