/** Messages of the feature questions, in English. */

export const en = {
  dontAsk: 'Do not ask again',
  endTitle: 'End the deal now?',
  endNow: 'End the deal',
  leaveTitle: 'Leave this deal?',
  leave: 'Leave it',
  leaveText: 'It counts as ended, until Undo brings it back.',
} as const;
