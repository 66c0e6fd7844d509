/**
 * Notes on Klondike. The solvers’ figures know every card (the thoughtful game) and come from Blake & Gent’s study and
 * its sequel; what people and programs reach with the cards face down is marked apart.
 */
import type { GameNotes } from './note.ts';

export const klondikeNotes: GameNotes = {
  of: 'klondike',
  summary:
    'The patience most people simply call patience, or solitaire. Most of the cards in its seven columns are face down. Turn them up by building down in red and black, and build the four suits up from ace to king.',
  tip: 'Choose the move that turns up a card. If several do, choose the one in the longest column.',
  strategy: [
    'The 21 face-down cards are the game. Turning one up is nearly always worth more than playing a card to a foundation.',
    'If a column and the waste both offer a card that would do, use the one from the column: it uncovers something.',
    'Don’t empty a column until a king is ready to go there, unless you need its cards elsewhere at once.',
    'If you can choose between two kings, look at the queens and jacks you can see: the king’s colour decides what can go on it for the rest of the deal.',
    'When you draw three cards at a time, every card you take from the waste shifts all later ones by one place. If nothing is urgent, go through the stock once without playing, and plan which cards to take so that the ones you need come out on top.',
    'Move aces and twos up at once. Higher cards can be useful in the columns: once a red five is on its foundation, you can’t put a black four on it.',
    'You can safely move a card up when the two foundations of the other colour are at most two ranks behind it and the other suit of its own colour is at most three behind.',
    'Bringing a card back from a foundation looks like a step backwards, but sometimes it’s the only way to move a run and turn up the card beneath it.',
  ],
  cases: [
    {
      question: 'Can I move part of a run?',
      answer: 'Yes, any number of cards from the end of a run, as long as the highest of them fits.',
    },
    {
      question: 'When I draw three cards, which of them can I play?',
      answer:
        'Only the last. Once you’ve played it, the one below is free, and so on back through the whole waste.',
    },
    {
      question: 'Is the waste shuffled before it becomes the stock again?',
      answer: 'No. You just turn it over, so if you played nothing, the same cards come up again.',
    },
    {
      question: 'What may go into an empty column?',
      answer: 'A king, alone or with the run on it.',
    },
    {
      question: 'When is a deal lost?',
      answer:
        'When you end it, or when you have no moves left at all. Because cards may come back from the foundations and you may go through the stock again, a hopeless deal often still has moves.',
    },
  ],
  house: [
    'Las Vegas: pay 52 for the pack and get 5 back for every card on the foundations; draw three cards at a time with three passes, or one at a time with a single pass.',
    'Carry your money over from deal to deal and see where you stand after a hundred.',
    'Lay the stock out face up beside the columns. It’s the same as drawing one card at a time with unlimited passes, but without the drawing.',
    'Two players play the same deal and count the cards on the foundations.',
  ],
  glossary: [
    { term: 'Foundation', meaning: 'One of four piles that grow in suit from ace to king; also suit stack.' },
    { term: 'Column', meaning: 'One of the seven piles of the layout; also build stack or tableau pile.' },
    { term: 'Run', meaning: 'Face-up cards at the end of a column in falling rank and alternating colour.' },
    { term: 'Waste', meaning: 'The face-up pile beside the stock; also talon.' },
    { term: 'Pass', meaning: 'Going through the stock once.' },
    { term: 'Worrying back', meaning: 'Taking a card from a foundation back to a column.' },
    {
      term: 'Thoughtful',
      meaning: 'A game in which the player knows the face-down cards from the start.',
    },
  ],
  trivia: [
    {
      question: 'What is the most you can win from a deal in Las Vegas?',
      answer:
        '208: 52 cards at 5 each make 260, less your stake of 52. Eleven cards are enough to come out 3 ahead.',
    },
    {
      question: 'How often do you need to bring a card back from a foundation?',
      answer:
        'About one in two hundred of the winnable draw-three deals can’t be won without it (0.52%, Blake and Gent).',
    },
    {
      question: 'What if you draw more cards at a time?',
      answer:
        'Blake and Gent tried: 69.3% of deals can be won if you draw four at a time, 53.4% with five, 23.8% with seven and 0.6% with thirteen.',
    },
    {
      question: 'Which method of computing began with a game of patience?',
      answer:
        'The Monte Carlo method. Stanisław Ulam, convalescent in 1946, wondered about his chance of winning a “Canfield” and thought of simply playing many deals. Nobody knows whether he meant this game or the other Canfield.',
    },
    {
      question: 'Has a person ever kept a long record with all cards known?',
      answer:
        'Yes. A mathematician, once president of the American Mathematical Society, played 2,000 such deals at some twenty minutes each and won 36.6%.',
    },
  ],
  history: [
    'Nobody knows where the name comes from; the gold rush of the 1890s is a guess. According to Wikipedia, a 1907 edition of Hoyle’s Games was the first to give rules under this name.',
    'An American rule book with copyright years from 1897 to 1913 calls it “Canfield or Klondike”: you pay 52 counters for the pack, get 5 back for each card, and go through the stock once, one card at a time. The same bargain is said to have been offered in Richard Canfield’s casino, and both games have been called Canfield ever since.',
    'Windows 3.0 brought it to every desk in 1990, in a version that a trainee, Wes Cherry, had written in his free time. In 2020 its publisher counted a hundred million games a day.',
    'In 2004 Yan, Diaconis, Rusmevichientong and Van Roy called it an embarrassment that nobody could name the odds. Since 2019 the odds of the thoughtful game have been known to within a tenth of a percent. For the game with hidden cards, the question is still open.',
  ],
  rates: [
    { options: {}, rules: 'Draw three', percent: 81.945, margin: 0.084, who: 'solver', information: 'open', sample: 1_000_000, source: 'blake' },
    { options: { draw: '2' }, rules: 'Draw two', percent: 88.62, margin: 0.135, who: 'solver', information: 'open', sample: 1_000_000, source: 'blake' },
    { options: { draw: '1' }, rules: 'Draw one', percent: 90.48, margin: 0.116, who: 'solver', information: 'open', sample: 1_000_000, source: 'blake' },
    { options: { foundationReturn: 'never' }, rules: 'Draw three, no cards back from the foundations', percent: 81.536, margin: 0.055, who: 'solver', information: 'open', sample: 2_000_000, source: 'dang' },
    { options: { draw: '1', foundationReturn: 'never' }, rules: 'Draw one, no cards back from the foundations', percent: 90.204, margin: 0.093, who: 'solver', information: 'open', sample: 1_000_000, source: 'blake' },
    { options: {}, rules: 'Draw three', percent: 44.52, margin: 0.5, who: 'policy', information: 'closed', sample: 38_884, source: 'lonelybot' },
    { options: {}, rules: 'Draw three, one expert with all cards known', percent: 36.6, margin: null, who: 'player', information: 'open', sample: 2_000, source: 'longpre' },
    { options: {}, rules: 'Draw three', percent: 10, margin: null, who: 'player', information: 'closed', sample: null, source: 'tilldawn' },
  ], // prettier-ignore
  claims: [
    'The solvers’ figures say how many deals could be won by somebody who sees through the cards; players win less often. Later work narrows them slightly, to 81.942% ± 0.080 for draw three and 90.454% ± 0.090 for draw one [dang].',
    'Nobody knows how often perfect play would win with hidden cards, not even to within a factor of two [blake]. The program in the table decides by playing out guesses and never undoes a move; its author asks others to check the figure. An earlier program won 36.97% ± 1.92 [lonelybot].',
    'An old rule of thumb for people who draw three cards is one win in ten [tilldawn].',
  ],
  disagreements: [
    {
      question: 'How many cards per draw?',
      sources: 'Three [blake, tilldawn]; one [pysolfc, officialrules].',
      here: 'Three; two and one are options.',
    },
    {
      question: 'How many times through the stock?',
      sources:
        'As often as you like [blake, pysolfc, tilldawn]; once [officialrules]; three times in the casino version.',
      here: 'As often as you like; one, two and three passes are options.',
    },
    {
      question: 'Must you move a whole run?',
      sources: 'Whole or not at all [officialrules]; any part of it [blake, tilldawn].',
      here: 'Any part.',
    },
    {
      question: 'May cards come back from the foundations?',
      sources: 'Yes [blake, pysolfc]; many players don’t know the move and play without it [dang].',
      here: 'Yes; an option forbids it.',
    },
    {
      question: 'Is it Klondike or Canfield?',
      sources:
        'Two names for one game [officialrules]; two games that are often confused [tilldawn]. Either has also been called Demon [blake].',
      here: 'Klondike; Canfield is the game with a reserve of thirteen.',
    },
  ],
  similar: [
    { title: 'Double Klondike', game: 'double-klondike', text: 'Two packs and nine columns; longer and much easier.' },
    { title: 'Trigon', game: 'trigon', text: 'The same layout built in suit: you hardly have to make a choice, and you’ll win one deal in six.' },
    { title: 'Yukon', game: 'yukon', text: 'The stock is dealt onto the columns, and any face-up card moves with everything on it.' },
    { title: 'Canfield', game: 'canfield', text: 'Four short columns, a reserve of thirteen, and foundations that start anywhere.' },
  ], // prettier-ignore
  references: [
    { id: 'blake', by: 'Charlie Blake and Ian Gent', title: 'The Winnability of Klondike Solitaire and Many Other Patience Games (Journal of Artificial Intelligence Research 85, 2026)', url: 'https://arxiv.org/abs/1906.12314' },
    { id: 'dang', by: 'Nguyen Dang, Ian Gent and others', title: 'Constraint Models for Klondike (CP 2025)', url: 'https://doi.org/10.4230/LIPIcs.CP.2025.9' },
    { id: 'lonelybot', by: 'lonelybot', title: 'A solver for thoughtful and ordinary Klondike: its notes on results, 2024', url: 'https://github.com/vuonghy2442/lonelybot' },
    { id: 'longpre', by: 'Luc Longpré and Pierre McKenzie', title: 'The complexity of Solitaire (Theoretical Computer Science 410, 2009), which summarises Yan and others, Solitaire: Man Versus Machine (2004)', url: 'https://doi.org/10.1016/j.tcs.2009.08.027' },
    { id: 'officialrules', by: 'United States Playing Card Company', title: 'The Official Rules of Card Games (copyright 1897–1913), as quoted by How to Play Solitaire', url: 'https://howtoplaysolitaire.blogspot.com/2010/06' },
    { id: 'tilldawn', by: 'Semicolon Software', title: 'Solitaire Till Dawn, games guide' },
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Klondike', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/klondike.html' },
    { id: 'wikipedia', by: 'Wikipedia', title: 'Klondike (solitaire)', url: 'https://en.wikipedia.org/wiki/Klondike_(solitaire)' },
    { id: 'cherry', by: 'Roots of Indian', title: 'Interesting facts about world’s most played game, 2017 (Wes Cherry in his own words)', url: 'https://rootsofindian.com/2017/07/13/interesting-facts-about-worlds-most-played-game/' },
  ], // prettier-ignore
};
