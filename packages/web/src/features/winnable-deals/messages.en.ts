export const en = {
  lookingForDeal: 'Looking for a winnable deal…',
  lookingAloud: 'Looking for a deal that can be won. Escape or a tap stops it.',
  lookingStopped: 'Stopped looking: nothing was dealt.',
  dealtProved: (dealt: string) => `${dealt} It can be won.`,
  notProvedTitle: 'Could not prove a deal in time',
  notProved: 'No deal of this game could be shown to be winnable in 3 seconds. Any deal can still be dealt.',
  dealAnyway: 'Deal anyway',
} as const;
