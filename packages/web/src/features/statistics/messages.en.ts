/** Messages of the feature statistics, in English. */
import { formatsOf } from '../../i18n/formats.ts';

const { count, grouped, percent } = formatsOf('en');

export const en = {
  percent,
  statisticsTitle: 'Statistics',
  noResults: 'Nothing has been counted yet. A deal counts once you win, lose or end it.',
  wins: 'Won',
  wonOf: (won: number, played: number) => `${grouped(won)} of ${grouped(played)}`,
  winRate: 'Win rate',
  total: 'Total score',
  totalBankroll: 'Bankroll',
  best: 'Best deal',
  average: 'Average',
  longest: 'Longest streak',
  straight: 'Wins without peeking',
  fastest: 'Fastest win',
  averageTime: 'Average time to win',
  averageMoves: 'Average moves to win',
  runNow: 'Current win streak',
  runBest: 'Best win streak',
  plots: {
    rate: 'Win rate, deal by deal, with its 95 % interval',
    scores: 'Score of a deal',
    streaks: 'Longest streak of a deal',
    times: 'Time of a win',
    moves: 'Moves of a win',
  },
  rateSummary: (won: number, of: number, low: number, high: number) =>
    `${grouped(won)} of ${grouped(of)} won, ${percent(won, of)}; between ${percent(low, 1)} and ${percent(high, 1)} is likely.`,
  spreadSummary: (least: string, most: string, deals: number) =>
    `From ${least} to ${most} in ${count(deals, 'deal', 'deals')}.`,
  lastResults: 'Last results',
  movesMade: 'Moves',
  strike: 'Remove',
  strikeOut: (deal: string) => `Remove deal ${deal}`,
  reset: 'Reset',
  resetTitle: (name: string) => `Reset the statistics of ${name}?`,
  resetText: 'Counting starts again from zero. You can’t undo this.',
  standardRules: 'Standard rules',
  scoredBy: (title: string) => `Scoring: ${title}`,
} as const;
