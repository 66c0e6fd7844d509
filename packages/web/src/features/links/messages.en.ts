/** Messages of the feature links, in English. */

export const en = {
  badLink: 'The table is as you left it.',
  toTable: 'To the table',
} as const;
