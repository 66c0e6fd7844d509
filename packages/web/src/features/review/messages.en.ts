/** Messages of the feature review, in English. */
import { englishReasons } from '@cairn/rulebook';
import { formatsOf } from '../../i18n/formats.ts';

const { count, decimal, grouped } = formatsOf('en');

/** "2.3 wins", "1 win". */
const sayWins = (n: number): string => `${decimal(n)} ${decimal(n) === '1' ? 'win' : 'wins'}`;

export const en = {
  review: 'Review',
  title: (game: string, deal: string) => `Review: ${game}, deal ${deal}`,
  working: (done: number, of: number) => `Looking at decision ${Math.min(done + 1, of)} of ${of}…`,
  average: 'Finding out how hard this game is…',
  missing: 'That game isn’t saved on this device.',
  none: 'There are no moves to review.',
  still: 'You can review this deal when it’s over.',
  endless: 'Games that go on after a win can’t be reviewed yet.',
  tryAgain: 'Try again',
  headlines: {
    wonWell: 'You won, and you played it well.',
    wonLucky: 'You won, with a good deal of luck.',
    wonDespite: 'You won, in spite of some costly moves.',
    lostSkill: 'Your own moves cost you this one.',
    lostDeal: 'This was a hard deal from the start.',
    lostCards: 'The cards were against you.',
    lostStopped: 'You stopped while there was still a chance.',
    lost: 'There wasn’t much you could have done.',
    lostMove: (move: number) => `Move ${move} lost it. Until then you could still have won.`,
    noLoss: 'You could still have won when you stopped.',
    neverWinnable: 'This deal was unwinnable from the start.',
  },
  chart: 'Your chance of winning, move by move',
  chartSummary: (from: string, to: string, costly: number) =>
    `It began at ${from} of 100 and ended at ${to}. ${count(costly, 'costly move is', 'costly moves are')} marked.`,
  averageDeal: (share: string) => `average deal: ${share}`,
  dealt: 'the deal',
  theEnd: 'the end',
  position: 'Move',
  /** What a screen reader says for a point of the chart. */
  point: (move: string, chance: string, verdict: string) => `${move}: ${chance} of 100. ${verdict}`,
  moveAt: (at: number, name: string) => `Move ${at}: ${name}`,
  endAt: (isWon: boolean) => (isWon ? 'The end: you won.' : 'The end: not won.'),
  canBeWon: 'From here the deal could be won.',
  cannotBeWon: 'From here the deal couldn’t be won any more.',
  cost: (points: string) => `Your move cost you ${points} of 100.`,
  costAll: 'Your move lost the deal.',
  better: (move: string) => `Better: ${move}.`,
  /** Why it is better; '' where that can't be said. */
  why: englishReasons,
  asGood: 'About as good as the best move.',
  bestMove: 'No move was better.',
  given: 'You ended the deal here.',
  turnedUp: (points: string, isGood: boolean) =>
    isGood
      ? `What turned up then was worth ${points} of 100.`
      : `What turned up then cost you ${points} of 100.`,
  bestStop: (move: number, now: string, onward: string, score: string) =>
    `Best moment to stop: after move ${move}, with a score of ${now}. Playing on was worth about ${onward} on average. You finished with ${score}.`,
  stoppedBest: (now: string, onward: string) =>
    `You stopped at the best moment, with a score of ${now}. Playing on was worth about ${onward} on average.`,
  neverStop: 'Stopping early would never have scored more than playing on.',
  previousCostly: 'Previous costly move',
  nextCostly: 'Next costly move',
  stepBack: 'Back',
  stepOn: 'Next',
  costly: 'Costly moves',
  costlyNone: 'No costly moves: nothing you played was clearly worse than the best move.',
  costlyUnsure: 'None that we can be sure of: for this game the figures are still too rough.',
  costlyRow: (move: string, points: string) => `${move} cost you ${points} of 100.`,
  costlyLost: (move: string) => `${move} lost the deal.`,
  sums: 'How it added up',
  sumsNote: 'In wins per 100 deals.',
  rows: {
    average: 'An average deal',
    deal: 'Luck of the deal',
    cards: 'Luck of the cards',
    play: 'Your play',
    stopped: 'Stopping early',
    result: 'This deal',
  },
  resultOf: (isWon: boolean) => (isWon ? 'won' : 'not won'),
  plain: (points: string) =>
    `Counting every small loss as yours, even those that may be chance, your play comes to ${points}.`,
  rough: 'Only rough estimates: the Coach hasn’t been tuned to these rules yet.',
  worlds: (worlds: number) =>
    `Each figure comes from at least ${count(worlds, 'deal', 'deals')} that looked the same to you.`,
  watch: 'Watch the game',
  watchWith: 'Copy as text with comments',
  luckTitle: 'Luck and skill',
  noReviews: 'Review a deal, and this tells you how much was luck.',
  /** @param luck in wins. */
  luckTotal: (luck: number, deals: number) =>
    luck > 0
      ? `You’ve been lucky: in the ${count(deals, 'deal', 'deals')} you reviewed, luck was worth ${sayWins(luck)} to you.`
      : `You’ve been unlucky: in the ${count(deals, 'deal', 'deals')} you reviewed, luck cost you ${sayWins(-luck)}.`,
  evenLuck: (deals: number) => `In the ${count(deals, 'deal', 'deals')} you reviewed, luck evened out.`,
  skillTotal: (lost: number) => `Your own moves cost you ${sayWins(lost)} per 100 deals.`,
  trend: 'Wins per 100 deals that your moves cost you, over your last 10 reviews',
  trendSummary: (wins: string) => `It is ${wins} now.`,
  moreReviews: (n: number) => `${count(n, 'more review', 'more reviews')} and you’ll see a trend.`,
  reviewMany: (n: number) => (n === 1 ? 'Review my last deal' : `Review my last ${n} deals`),
  reviewing: (at: number, of: number) => `Reviewing deal ${at} of ${of}…`,
  coachSections: [
    {
      heading: 'What a figure means',
      text: [
        'Say the Coach gives you 62 of 100. Then of 100 players who see exactly what you see, each with the hidden cards in another order, 62 would win if they all followed its advice to the end.',
        'That’s no promise for your deal. And it’s not what you would win yourself, because you may play better or worse than the advice.',
      ],
    },
    {
      heading: 'Where it comes from',
      text: [
        'The Coach never looks at a hidden card. It deals the cards you can’t see at random, many times over, and tries every move in the same deals. The share it wins is the figure.',
        'Once no card is hidden any more, there’s nothing left to guess. Then the solver works out for certain whether the deal can be won, and the review names the move that lost it.',
      ],
    },
    {
      heading: 'Why there’s a range',
      text: [
        'A figure comes from a sample, like a poll. In 95 of 100 cases the true figure lies in the range behind it. In a quick game like TriPeaks the sample is a thousand deals. In a large game it’s far smaller, so the range is wide.',
      ],
    },
    {
      heading: 'When a move is called costly',
      text: [
        'Only if another move won at least 3 of 100 more in the same deals, and the difference is too big to be chance. Smaller losses aren’t held against you: charged for each of those, even a perfect player would look bad.',
      ],
    },
    {
      heading: 'Luck and your play',
      text: [
        'When a card turns up, your chance jumps. Those jumps are the luck of the cards. What your moves threw away is your play. The luck of the deal is how good your cards were at the start, compared with an average deal.',
        'Added to an average deal, they make exactly your result: 100 if you won, and 0 if you didn’t.',
      ],
    },
    {
      heading: 'What it can’t know',
      text: [
        'It doesn’t know what you planned, or what you saw before you undid a move. It plays by simple rules of thumb, so it can misjudge a position that needs a long plan. If it hasn’t been tuned to the rules of a game, its figures are only rough, and it says so. Then you can have the game measured on this page.',
      ],
    },
  ],
  reliabilityTitle: 'How often it was right',
  reliabilityText:
    'Each dot stands for estimates that came out about the same. Further right, the Coach gave a better chance; further up, more of their deals were won. On the dashed line both are equal.',
  notMeasured: 'That hasn’t been measured yet for this version of the Coach.',
  judgedGame: 'Game',
  allGames: (games: number) => `All games (${games})`,
  measuredOn: (deals: number) => `measured on ${count(deals, 'deal', 'deals')}`,
  said: 'said, of 100',
  happened: 'won, of 100',
  saidWon: (said: string, won: string) => `Said ${said}, won ${won}.`,
  /** Measuring a game whose figures are rough. */
  fit: {
    rough: 'The Coach hasn’t been tuned to these rules yet, so its figures are only rough estimates.',
    how: (deals: number) =>
      `Cairn can measure the game on this device: it plays ${deals} deals by the Coach’s advice and compares what the Coach said with what happened. That takes a minute for a quick game, and an hour or more for a large one.`,
    start: 'Measure this game',
    goOn: 'Go on measuring',
    measures: (game: string) => `Measuring ${game}`,
    begins: 'Getting ready…',
    running: (done: number, of: number, minutes: number | null) =>
      `${done} of ${of} deals${minutes === null ? '' : `, about ${count(minutes, 'minute', 'minutes')} left`}`,
    playOn: 'You can leave this page and play on. If you close Cairn, you can go on measuring later.',
    stop: 'Stop',
    stopAndUse: 'Stop and use the result so far',
    stopped: (played: number, of: number) => `${played} of ${of} deals have been played so far.`,
    measured: (deals: number, won: number) =>
      `Measured on this device, on ${count(deals, 'deal', 'deals')}: if you follow the advice, you win ${won} of 100 on average.`,
    done: (game: string) => `${game} is measured. Its figures are no longer rough.`,
  },
  noteCost: (points: string, better: string) => `Cost you ${points} of 100. Better: ${better}.`,
  number: grouped,
} as const;
