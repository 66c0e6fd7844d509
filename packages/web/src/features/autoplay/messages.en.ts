/** English messages: safe cards, and finishing a deal. */

export const en = {
  finish: 'Finish',
  canFinish: 'The rest is plain: A finishes it.',
  noneSafe: 'No card can go to the foundations without any risk.',
  noFoundations: 'This game has no foundations.',
} as const;
