/** Messages of the feature statistics, in English. */
import { formatsOf } from '../../i18n/formats.ts';

const { count, grouped, percent } = formatsOf('en');

const hours = (ms: number): string => {
  const minutes = Math.round(ms / 60_000);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};

export const en = {
  percent,
  statisticsTitle: 'Statistics',
  noResults: 'Nothing has been counted yet. A deal counts once you win, lose or end it.',
  allGames: 'All games',
  deals: 'Deals',
  won: 'Won',
  days: 'Days in a row',
  timePlayed: 'Time played',
  hours,
  calendar: 'The last twelve weeks',
  calendarSummary: (deals: number, days: number, wonOn: number) =>
    `${count(deals, 'deal', 'deals')} on ${count(days, 'day', 'days')}; you won on ${grouped(wonOn)} of them.`,
  calendarKey: 'More colour: more deals. Outlined: you won one.',
  weekdays: ['M', 'T', 'W', 'T', 'F', 'S', 'S'] as readonly string[],
  month: (date: Date) => date.toLocaleDateString('en', { month: 'short' }),
  dayLabel: (date: Date, deals: number, won: number) =>
    `${date.toLocaleDateString('en', { day: 'numeric', month: 'long' })}: ${deals === 0 ? 'no deals' : `${count(deals, 'deal', 'deals')}, ${grouped(won)} won`}`,
  wonOf: (won: number, played: number) => `${grouped(won)} of ${grouped(played)}`,
  bestScore: (score: string) => `best ${score}`,
  lastTwenty: 'Your latest deals, the last one at the right',
  lastTwentySummary: (won: number, of: number) => `${grouped(won)} of the last ${grouped(of)} won.`,
  wins: 'Won',
  winRate: 'Win rate',
  total: 'Total score',
  totalBankroll: 'Bankroll',
  best: 'Best score',
  average: 'Average score',
  longest: 'Longest streak',
  straight: 'Wins without peeking',
  straightMeans: 'Wins in which you never undid a move that had turned a card face up.',
  fastest: 'Fastest win',
  averageTime: 'Average time to win',
  averageMoves: 'Average moves to win',
  runNow: 'Current win streak',
  runBest: 'Best win streak',
  plots: {
    rate: 'Win rate over your last 20 deals',
    scores: 'Your scores',
    times: 'Time of your wins, in order',
  },
  /** @param window how many deals a value counts. */
  rateSummary: (share: number, window: number) =>
    `You won ${percent(share, 1)} of your last ${grouped(window)} deals.`,
  canBeWon: (rate: string) => `can be won: ${rate}`,
  careless: (rate: string) => `careless player: ${rate}`,
  scoresSummary: (least: string, median: string, most: string) =>
    `From ${least} to ${most}; half of them are at least ${median}.`,
  scoresSummaryLow: (least: string, median: string, most: string) =>
    `From ${least} to ${most}; half of them are at most ${median}.`,
  median: (text: string) => `middle ${text}`,
  lastMarked: 'Blue: your last deal.',
  timesSummary: (fastest: string, last: string) => `The fastest took ${fastest}, the last one ${last}.`,
  moreDeals: (n: number) => `${count(n, 'more deal', 'more deals')} and you’ll see a trend.`,
  moreFigures: 'More figures',
  lastResults: 'Last results',
  movesMade: 'Moves',
  strike: 'Remove',
  strikeOut: (deal: string) => `Remove deal ${deal}`,
  reset: 'Reset',
  resetTitle: (name: string) => `Reset the statistics of ${name}?`,
  resetText: 'Counting starts again from zero. You can’t undo this.',
  standardRules: 'Standard rules',
  scoredBy: (title: string) => `Scoring: ${title}`,
  whatCountsTitle: 'What counts?',
} as const;
