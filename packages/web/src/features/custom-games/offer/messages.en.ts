/** English messages: the offer to save a game that came in a link. */
export const en = {
  rules: 'Rules',
  offer: (title: string) => `The link brought the rules of ${title} with it.`,
} as const;
