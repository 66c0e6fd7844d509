/** Messages of the feature links, in English. */

export const en = {
  badLink: 'Your table hasn’t changed.',
  toTable: 'To the table',
} as const;
