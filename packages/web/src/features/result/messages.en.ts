/** Messages of the feature result, in English. */

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
  replay: 'Replay',
  hideResult: 'Look at the table',
  hintsUsed: 'Hints',
} as const;
