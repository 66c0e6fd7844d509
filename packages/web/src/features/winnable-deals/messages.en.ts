export const en = {
  lookingForDeal: 'Looking for a winnable deal…',
  lookingAloud: 'Looking for a deal that can be won. Press Escape or tap to stop.',
  lookingStopped: 'Stopped. Nothing was dealt.',
  dealtProved: (dealt: string) => `${dealt} It can be won.`,
  notProvedTitle: 'No winnable deal found in time',
  notProved:
    'We couldn’t prove any deal winnable within 3 seconds. You can still play one that isn’t proven.',
  dealAnyway: 'Deal anyway',
} as const;
