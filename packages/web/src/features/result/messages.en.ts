/** Messages of the feature result, in English. */
import { formatsOf } from '../../i18n/formats.ts';

const { count } = formatsOf('en');

/** "2nd", up to 10. */
const ordinal = (n: number): string => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`;

export const en = {
  /** With a true minus sign: "+15", "−95". */
  signed: (points: number) => (points < 0 ? `−${-points}` : `+${points}`),
  parts: {
    chain: 'Streaks',
    peak: 'Peaks',
    drive: 'Long drives',
    penalty: 'Event cards',
    clear: 'Cleared',
    draw: 'Cards dealt',
    play: 'Cards played',
    turn: 'Cards turned up',
    pass: 'Passes of the stock',
    spare: 'Cards to spare',
    floor: 'Floor',
    leftover: 'Cards left',
  },
  bestStreak: 'Longest streak',
  endings: {
    won: 'You won!',
    stuck: 'No moves left',
    resigned: 'You stopped here',
    time: 'Time is up',
  },
  moves: (n: number) => count(n, 'move', 'moves'),
  newBest: (was: string) => `New best (was ${was})`,
  firstWin: (game: string) => `First win in ${game}!`,
  winsInARow: (n: number) => `${n} in a row`,
  time: 'Time',
  row: 'Wins in a row',
  rate: 'Win rate',
  average: 'Average',
  winShare: (share: number) => `${Math.round(share * 100)}%`,
  betterThan: (n: number, of: number) =>
    `Better than ${n} of your ${count(of, 'other deal', 'other deals')}.`,
  /** @param n from 1; 1 where the best is shared. */
  place: (n: number) => (n === 1 ? 'as good as your best' : `your ${ordinal(n)} best`),
  yourScores: 'Your scores',
  scoresSummary: (least: string, most: string, mine: string) =>
    `From ${least} to ${most}; this deal: ${mine}.`,
  median: (text: string) => `middle ${text}`,
  watch: 'Watch again',
  share: 'Share',
  shareText: 'Copy as text',
  shareDeal: 'Link to this deal',
  replay: 'Play this deal again',
  next: 'Next deal',
  another: 'Another game',
  undo: 'Undo',
  whereFrom: 'Where the points come from',
  hideResult: 'Look at the table',
  hintsUsed: 'Hints',
} as const;
