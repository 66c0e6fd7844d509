/** What is said about safe cards, and about finishing a deal that is plain, in English. */

export const en = {
  finish: 'Finish',
  canFinish: 'The rest is plain: A finishes it.',
  noneSafe: 'No card can go to the foundations without any risk.',
  noFoundations: 'This game has no foundations.',
} as const;
