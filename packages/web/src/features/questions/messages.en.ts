/** Messages of the feature questions, in English. */

export const en = {
  dontAsk: 'Don’t ask again',
  endTitle: 'End the deal now?',
  endNow: 'End deal',
  leaveTitle: 'Leave this deal?',
  leave: 'Leave',
  leaveText: 'It will count as not won. Undo brings it back.',
} as const;
