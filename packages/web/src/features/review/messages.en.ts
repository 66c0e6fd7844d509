/** Messages of the feature review, in English. */
import { formatsOf } from '../../i18n/formats.ts';

const { count, grouped } = formatsOf('en');

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
    lostSkill: 'You lost this one by your own moves.',
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
  chance: (share: string, low: string, high: string) =>
    low === high
      ? `Following the advice from here wins ${share} of 100 such deals.`
      : `Following the advice from here wins ${share} of 100 such deals (${low} to ${high}).`,
  canBeWon: 'From here the deal could be won.',
  cannotBeWon: 'From here the deal couldn’t be won any more.',
  cost: (points: string) => `Your move cost you ${points} of 100.`,
  costAll: 'Your move lost the deal.',
  better: (move: string) => `Better: ${move}.`,
  asGood: 'About as good as the best move.',
  bestMove: 'No move was better.',
  given: 'You ended the deal here.',
  turnedUp: (points: string, isGood: boolean) =>
    isGood
      ? `What turned up then was worth ${points} of 100.`
      : `What turned up then cost you ${points} of 100.`,
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
  rough: 'A rough estimate: the Coach hasn’t been tuned to this game yet.',
  worlds: (worlds: number) =>
    `Each figure comes from at least ${count(worlds, 'deal', 'deals')} that looked the same to you.`,
  watch: 'Watch the game',
  noteCost: (points: string, better: string) => `Cost you ${points} of 100. Better: ${better}.`,
  number: grouped,
} as const;
