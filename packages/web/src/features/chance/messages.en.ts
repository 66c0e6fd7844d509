/** Messages of the feature chance, in English. */
export const en = {
  title: 'Winning chance',
  looking: 'Winning chance: working it out',
  percent: (share: string) => `${share}%`,
  label: (share: string) => `Winning chance: ${share}%`,
  stop: (now: string, onward: string) => `Stop ${now}, go on ${onward}`,
  stopExplained: (now: string, onward: string, low: string, high: string) =>
    `Stopping now scores ${now}. Going on scores about ${onward} (${low} to ${high}).`,
  lost: 'This deal can no longer be won.',
} as const;
