/** Messages of the feature chance, in English. */
export const en = {
  title: 'Winning chance',
  looking: 'Winning chance: working it out',
  percent: (share: string) => `${share}%`,
  label: (share: string) => `Winning chance: ${share}%`,
  explained: (won: number, low: number, high: number) =>
    `Following the hints from here wins about ${won} of 100 games (${low} to ${high}).`,
  stop: (now: string, onward: string) => `Stop ${now}, go on ${onward}`,
  stopExplained: (now: string, onward: string, low: string, high: string) =>
    `Stopping now scores ${now}. Going on scores about ${onward} (${low} to ${high}).`,
  certain: 'Following the hints from here wins this deal.',
  lost: 'This deal can no longer be won.',
} as const;
