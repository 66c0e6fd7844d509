/**
 * Notes on TriPeaks. Facts from the references listed at the end; the wording is ours. Figures marked `measured` come
 * from a depth-first search written while these rules were prepared (all cards known, uniform random deals, 95%).
 */
import type { GameNotes } from './note.ts';

export const tripeaksNotes: GameNotes = {
  of: 'tripeaks',
  summary:
    'A quick patience of streaks. Three peaks of cards stand on a row of ten. Take them down card by card, each one rank above or below the last, and keep going as long as you can before you turn the stock.',
  tip: 'If you can play two cards, take the one that turns up more. And before you start a streak, see how far it can go.',
  strategy: [
    'Choose the play that turns up the most cards. A card that frees nothing can wait, as long as it will still fit later.',
    'Read the whole streak before you play its first card: 6-7-8-7-6 takes five cards where 6-5 takes two. Changing direction costs nothing, so equal ranks on the board are stepping stones for each other.',
    'Keep the tops of the peaks for last. Nothing lies under them, so playing one early helps no other card; its bonus won’t run away.',
    'The exception is the end of a deal that you can’t clear: then take every top you can still reach, for the bonus.',
    'Long streaks pay more than short ones, because the n-th card earns n: one streak of ten is worth 55, two of five only 30. Under scorings that charge for the stock, a streak of three (6 points) already pays for the card that started it.',
    'If you may end early, compare what that costs with what the rest of the stock would cost: with many stock cards and few cards on the table, you may score better by stopping.',
    'Count ranks. When the last card of a rank you need is gone, the stock can’t help any more, and the tracker shows it.',
  ],
  cases: [
    {
      question: 'What do the marks on cards mean when I play with hazards?',
      answer:
        'A padlock means that the card waits for other cards, which show a key. Grass means that your first play only clears the rough. A golden frame means that you may keep the card in your hand if it’s low enough.',
    },
    {
      question: 'Which cards do the ends of the bottom row cover?',
      answer:
        'One each. The eight between them cover two each, so each of the 18 cards above is covered by two.',
    },
    {
      question: 'Do the peaks share cards?',
      answer:
        'Only in the bottom row: its fourth and seventh cards each belong to two peaks. Above it, each peak has its own three cards, two cards and top.',
    },
    {
      question: 'Have I cleared a peak when its top is free?',
      answer:
        'No, only when you play the top itself. Playing the last top always clears the table, because no top is free until all the cards on its peak are gone.',
    },
    {
      question: 'In what order do the points for a move count?',
      answer:
        'Streak, then peak, then the bonus for the clear. The streak display only counts streak points.',
    },
    {
      question: 'Must I play a card when I can?',
      answer:
        'No. Unless the option says otherwise, you may turn the stock at any time; that ends the streak.',
    },
    {
      question: 'Can I lose while the stock has cards?',
      answer:
        'You can’t get stuck, because you can always turn the stock. You can only lose by ending the deal yourself or when time runs out.',
    },
  ],
  house: [
    'Play several deals and add up the scores: a fixed number of deals, or until somebody reaches a target.',
    'Or count only your best deal, or the number of deals you clear.',
    'Two players play the same deal and compare.',
    'With real cards, set a clock to three minutes per deal for a brisk game.',
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
        'The pile you play to; strictly speaking a foundation, because no card ever leaves it. Programs call it the hole.',
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
      question: 'What is the highest possible score?',
      answer:
        'All 28 cards in one streak earn 1 + 2 + … + 28 = 406. The tops add 60 in Hogue’s scoring (466), or 90 and a bonus of 100 or 200 in the chain scoring (596 or 696).',
    },
    {
      question: 'How much is a streak of three worth, and the card after it?',
      answer: '1 + 2 + 3 = 6, and 4 more: the status line reads “Streak of 3 · next card +4”.',
    },
    {
      question: 'May an ace go on a king, and a king on an ace?',
      answer: 'Yes to both, in the usual rules; two of our options change that.',
    },
    {
      question: 'Why do some say that the stock has 24 cards and others 23?',
      answer: 'Both are right: 24 before the starter is turned up, 23 after.',
    },
  ],
  history: [
    'Robert Hogue devised TriPeaks in 1989. It became widely known around 1991 as part of the third Windows Entertainment Pack, and later through Microsoft’s Solitaire Collection and many games for phones.',
    'It plays like Golf, which is much older, and its layout is three small Pyramids pushed together. So some collections list it under one and some under the other.',
    'It inspired games with other layouts (four peaks, a garden with a face-up reserve), with jokers and powers, and with a map to travel across.',
  ],
  rates: [
    { options: {}, rules: 'Standard', percent: 97.07, margin: 0.03, who: 'solver', information: 'open', sample: 1_000_000, source: 'measured' },
    { options: { wrap: 'linear' }, rules: 'Kings and aces are ends', percent: 73.8, margin: 0.2, who: 'solver', information: 'open', sample: 200_000, source: 'measured' },
    { options: { wrap: 'kingStop' }, rules: 'Nothing on a king', percent: 60.5, margin: 1.4, who: 'solver', information: 'open', sample: 5_000, source: 'measured' },
    { options: { headstart: 'on' }, rules: 'Headstart', percent: 99.0, margin: 0.3, who: 'solver', information: 'open', sample: 5_000, source: 'measured' },
    { options: { jokers: '1', jokerPlace: 'hand' }, rules: 'One joker in hand', percent: 99.9, margin: 0.1, who: 'solver', information: 'open', sample: 5_000, source: 'measured' },
    { options: {}, rules: 'Standard', percent: 49, margin: null, who: 'policy', information: 'closed', sample: null, source: 'measured' },
  ], // prettier-ignore
  claims: [
    'Somebody who knew every card could clear over 90% of deals, but nobody at the table does. The figure of about 90% “with optimal play” [cardrulesplus] is of that kind; people win less often.',
    'Good players are said to keep a running score above zero in Hogue’s scoring [semicolon], and the odds are said to favour the player [keller].',
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
      here: 'That depends on the scoring. The starter is free.',
    },
    {
      question: 'Is there a bonus for the clear?',
      sources: 'Only the 30 for the last top [semicolon]; 100 or 200 [cardrulesplus].',
      here: 'None in Hogue’s scoring; 100 in the chain scoring, with 0 and 200 as options.',
    },
    {
      question: 'Do cards left on the table cost points?',
      sources:
        '5 each, but only if you end the deal before the stock is empty [semicolon]; in some programs, but not with real cards [cardrulesplus].',
      here: 'The first, in Hogue’s scoring; an option in the chain scoring.',
    },
    {
      question: 'When may you turn the stock?',
      sources: 'Only when you can’t play a card [semicolon, cardrulesplus]; whenever you like [keller].',
      here: 'At any time; the other rule is an option.',
    },
    {
      question: 'Do kings and aces meet?',
      sources:
        'Yes, everywhere; not meeting is a variation, described once as ends for both and once as nothing on a king [cardrulesplus].',
      here: 'Yes; both readings are options.',
    },
    {
      question: 'Are the covered cards face up or face down?',
      sources: 'Face down [semicolon, cardrulesplus]; Hogue offered both versions [keller].',
      here: 'Face down; face up is an option.',
    },
    {
      question: 'When is it best to play the tops?',
      sources:
        'Early [cardrulesplus]; as late as possible, unless you are about to lose the deal [semicolon].',
      here: 'Late, as under Strategy.',
    },
    {
      question: 'What family does it belong to?',
      sources: 'Pyramid [semicolon]; Golf [keller].',
      here: 'Both: it plays like Golf and looks like Pyramid.',
    },
  ],
  similar: [
    { title: 'Golf', game: 'golf', text: 'The same play on seven columns of five cards; usually kings and aces do not meet, and it’s much harder.' },
    { title: 'Pyramid Golf', game: 'pyramid-golf', text: 'The same play on one pyramid of 28 cards in seven rows; far fewer cards are free at a time.' },
    { title: 'TetraPeaks', game: 'tetrapeaks', text: 'Four peaks, all face up, and a stock of only 15.' },
    { title: 'Black Hole', game: 'black-hole', text: 'Seventeen fans of three around the ace of spades and no stock: you see every card from the start.' },
  ], // prettier-ignore
  references: [
    { id: 'semicolon', by: 'Semicolon Software', title: 'Rules for TriPeaks (Solitaire Till Dawn), 2002–2004', url: 'https://semicolon.com/Solitaire/Rules/TriPeaks.html' },
    { id: 'keller', by: 'Michael Keller', title: 'Golf Solitaire and its variants (Solitaire Laboratory), 2008–2021', url: 'http://www.solitairelaboratory.com/golf.html' },
    { id: 'cardrulesplus', by: 'Card Rules Plus', title: 'How to Play TriPeaks', url: 'https://cardrulesplus.com/games/tripeaks/' },
    { id: 'measured', by: 'Cairn', title: 'Our own measurements while we prepared these rules: exhaustive search with all cards known; the policy plays the longest visible streak and turns the stock only when stuck' },
  ], // prettier-ignore
};
