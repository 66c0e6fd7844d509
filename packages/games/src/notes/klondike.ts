/**
 * Notes on Klondike. The solvers’ figures know every card (the thoughtful game) and come from Blake & Gent’s study and
 * its sequel; what people and programs reach with the cards face down is marked apart.
 */
import type { GameNotes } from './note.ts';

export const klondikeNotes: GameNotes = {
  of: 'klondike',
  summary:
    'The patience most people simply call patience, or solitaire. Seven columns, most of their cards face down, are ' +
    'turned up by building down in red and black, while the aces start four suits that grow to the king.',
  tip: 'Of two moves take the one that turns up a card, and of two that do the one in the longer column.',
  strategy: [
    'The 21 face-down cards are the game. A move that turns one up is nearly always worth more than a card on a foundation.',
    'When the same card can be had from a column and from the waste, use the one from the column: it uncovers something.',
    'Do not empty a column before a king is ready to go there, unless the cards moved are wanted elsewhere at once.',
    'With two kings to choose from, look at the queens and jacks you can see: the colour of the king decides what can follow for the rest of the deal.',
    'With three cards a draw every card you take from the waste moves all later ones by one place. Go through the stock once without playing, if nothing presses, and plan which cards to take so that the ones you need come to the top.',
    'Aces and twos may go up at once. Higher cards can be useful in the columns: a red five on its foundation can no longer hold a black four.',
    'A card of a column can go up without regret when the two foundations of the other colour are at most two ranks behind it and the other suit of its own colour at most three.',
    'Bringing a card back from a foundation looks like a step backwards but sometimes is the only way to move a run and turn the card beneath it.',
  ],
  cases: [
    {
      question: 'May part of a run be moved?',
      answer: 'Yes, any number of cards from the end of a run, as long as the highest of them fits.',
    },
    {
      question: 'Which cards of a draw of three can be played?',
      answer:
        'Only the last. When it has gone the one below it is free, and so on back through the whole waste.',
    },
    {
      question: 'Is the waste shuffled before it becomes the stock again?',
      answer: 'No. It is turned over as it lies, so that without a play the same cards come up again.',
    },
    {
      question: 'What may go into an empty column?',
      answer: 'A king, alone or with the run that lies on it.',
    },
    {
      question: 'When is a deal lost?',
      answer:
        'When you say so, or when no move at all is left. As cards may come back from the foundations and the stock may go round, a hopeless deal often still has moves.',
    },
  ],
  house: [
    'Las Vegas: pay 52 for the pack and get 5 back for every card on the foundations; three passes in threes, or a single one card by card.',
    'Let the money run from deal to deal and see where a hundred deals leave you.',
    'Lay the stock out open beside the columns; with one card a draw and no limit of passes it is the same game without the turning.',
    'Two players with a pack each play the same deal number and count the cards on the foundations.',
  ],
  glossary: [
    { term: 'Foundation', meaning: 'One of four piles that grow in suit from ace to king; also suit stack.' },
    { term: 'Column', meaning: 'One of the seven piles of the layout; also build stack or tableau pile.' },
    { term: 'Run', meaning: 'Face-up cards at the end of a column in falling rank and alternating colour.' },
    { term: 'Waste', meaning: 'The face-up pile beside the stock; also talon.' },
    { term: 'Pass', meaning: 'Going once through the stock.' },
    { term: 'Worrying back', meaning: 'Taking a card from a foundation back to a column.' },
    {
      term: 'Thoughtful',
      meaning: 'Of a game in which the player knows the face-down cards from the start.',
    },
  ],
  trivia: [
    {
      question: 'What is the most a deal can win in Las Vegas?',
      answer: '52 cards at 5 make 260, less the stake of 52: 208. Eleven cards are enough to gain 3.',
    },
    {
      question: 'How often must a card come back from a foundation?',
      answer:
        'Of the deals that can be won with draw three, about one in two hundred cannot be won otherwise (0.52%, Blake and Gent).',
    },
    {
      question: 'What if more cards are drawn at a time?',
      answer:
        'Blake and Gent tried: 69.3% of deals can be won in fours, 53.4% in fives, 23.8% in sevens and 0.6% in thirteens.',
    },
    {
      question: 'Which method of computing began with a game of patience?',
      answer:
        'The Monte Carlo method. Stanisław Ulam, convalescent in 1946, wondered about his chance of getting a “Canfield” out and thought of simply playing many deals; whether he meant this game or the other Canfield is not known.',
    },
    {
      question: 'Has a person ever kept a long record with all cards known?',
      answer:
        'Yes. A mathematician, once president of the American Mathematical Society, played 2,000 such deals at some twenty minutes each and won 36.6%.',
    },
  ],
  history: [
    'Where the name comes from is not known; the gold rush of the 1890s is a guess. Wikipedia gives an edition of Hoyle’s Games of 1907 as the first with rules under this name.',
    'An American rule book with copyright years from 1897 to 1913 has it as “Canfield or Klondike”: 52 counters for the pack, 5 back for each card, the stock once through, card by card. That is the bargain told of Richard Canfield’s casino, and both games have been called Canfield ever since.',
    'Windows 3.0 brought it to every desk in 1990, in a version that a trainee, Wes Cherry, had written in his own time. In 2020 its publisher counted a hundred million games a day.',
    'In 2004 Yan, Diaconis, Rusmevichientong and Van Roy called it an embarrassment that nobody could name the odds. Since 2019 the odds of the thoughtful game are known within a tenth of a percent; for the game with hidden cards the question is as open as it was.',
  ],
  rates: [
    { options: {}, rules: 'Draw three', percent: 81.945, margin: 0.084, who: 'solver', information: 'open', sample: 1_000_000, source: 'blake' },
    { options: { draw: '2' }, rules: 'Draw two', percent: 88.62, margin: 0.135, who: 'solver', information: 'open', sample: 1_000_000, source: 'blake' },
    { options: { draw: '1' }, rules: 'Draw one', percent: 90.48, margin: 0.116, who: 'solver', information: 'open', sample: 1_000_000, source: 'blake' },
    { options: { foundationReturn: 'never' }, rules: 'Draw three, nothing comes back', percent: 81.536, margin: 0.055, who: 'solver', information: 'open', sample: 2_000_000, source: 'dang' },
    { options: { draw: '1', foundationReturn: 'never' }, rules: 'Draw one, nothing comes back', percent: 90.204, margin: 0.093, who: 'solver', information: 'open', sample: 1_000_000, source: 'blake' },
    { options: {}, rules: 'Draw three', percent: 44.52, margin: 0.5, who: 'policy', information: 'closed', sample: 38_884, source: 'lonelybot' },
    { options: {}, rules: 'Draw three, one expert with all cards known', percent: 36.6, margin: null, who: 'player', information: 'open', sample: 2_000, source: 'longpre' },
    { options: {}, rules: 'Draw three', percent: 10, margin: null, who: 'player', information: 'closed', sample: null, source: 'tilldawn' },
  ], // prettier-ignore
  claims: [
    'The solvers’ figures say how many deals can be won by somebody who sees through the cards; they are no player’s rate. Later work narrows them slightly, to 81.942% ± 0.080 for draw three and 90.454% ± 0.090 for draw one [dang].',
    'What the best possible play reaches with hidden cards is not known, not even within a factor of two [blake]. The program in the table decides by playing out guesses and never takes back; its author asks for the figure to be checked. An earlier program won 36.97% ± 1.92 [lonelybot].',
    'One game in ten is an old rule of thumb for people who turn three cards [tilldawn].',
  ],
  disagreements: [
    {
      question: 'How many cards a draw?',
      sources: 'Three [blake, tilldawn]; one [pysolfc, officialrules].',
      here: 'Three; two and one are options.',
    },
    {
      question: 'How often through the stock?',
      sources:
        'Without limit [blake, pysolfc, tilldawn]; once [officialrules]; three times in the casino form.',
      here: 'Without limit; one, two and three passes are options.',
    },
    {
      question: 'Must a run move whole?',
      sources: 'Whole or not at all [officialrules]; any part of it [blake, tilldawn].',
      here: 'Any part.',
    },
    {
      question: 'May cards come back from the foundations?',
      sources: 'Yes [blake, pysolfc]; many players do not know the move and play without [dang].',
      here: 'Yes; an option forbids it.',
    },
    {
      question: 'Is it Klondike or Canfield?',
      sources:
        'Both names for one game [officialrules]; two games often mistaken for each other [tilldawn]. Either has also been called Demon [blake].',
      here: 'Klondike; Canfield is the game with a reserve of thirteen.',
    },
  ],
  similar: [
    { title: 'Double Klondike', game: 'double-klondike', text: 'Two packs and nine columns; longer and much kinder.' },
    { title: 'Trigon', game: 'trigon', text: 'The same deal built in suit: hardly a choice to make and one deal in six to be won.' },
    { title: 'Yukon', game: 'yukon', text: 'The stock is dealt on the columns, and any face-up card moves with all that lies on it.' },
    { title: 'Canfield', game: 'canfield', text: 'Four short columns, a reserve of thirteen, and foundations that start anywhere.' },
  ], // prettier-ignore
  references: [
    { id: 'blake', by: 'Charlie Blake and Ian Gent', title: 'The Winnability of Klondike Solitaire and Many Other Patience Games (Journal of Artificial Intelligence Research 85, 2026)', url: 'https://arxiv.org/abs/1906.12314' },
    { id: 'dang', by: 'Nguyen Dang, Ian Gent and others', title: 'Constraint Models for Klondike (CP 2025)', url: 'https://doi.org/10.4230/LIPIcs.CP.2025.9' },
    { id: 'lonelybot', by: 'lonelybot', title: 'A solver for thoughtful and ordinary Klondike: its notes on results, 2024', url: 'https://github.com/vuonghy2442/lonelybot' },
    { id: 'longpre', by: 'Luc Longpré and Pierre McKenzie', title: 'The complexity of Solitaire (Theoretical Computer Science 410, 2009), which retells Yan and others, Solitaire: Man Versus Machine (2004)', url: 'https://doi.org/10.1016/j.tcs.2009.08.027' },
    { id: 'officialrules', by: 'United States Playing Card Company', title: 'The Official Rules of Card Games (copyright 1897–1913), as quoted by How to Play Solitaire', url: 'https://howtoplaysolitaire.blogspot.com/2010/06' },
    { id: 'tilldawn', by: 'Semicolon Software', title: 'Solitaire Till Dawn, games guide' },
    { id: 'pysolfc', by: 'PySolFC', title: 'Rules of Klondike', url: 'https://github.com/shlomif/PySolFC/blob/master/html-src/rules/klondike.html' },
    { id: 'wikipedia', by: 'Wikipedia', title: 'Klondike (solitaire)', url: 'https://en.wikipedia.org/wiki/Klondike_(solitaire)' },
    { id: 'cherry', by: 'Roots of Indian', title: 'Interesting facts about world’s most played game, 2017 (Wes Cherry in his own words)', url: 'https://rootsofindian.com/2017/07/13/interesting-facts-about-worlds-most-played-game/' },
  ], // prettier-ignore
};
