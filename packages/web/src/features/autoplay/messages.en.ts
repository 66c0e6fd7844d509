/** English messages: safe cards, and finishing a deal. */

export const en = {
  finish: 'Finish',
  canFinish: 'The win is certain. Press Finish, or A, to play it out.',
  noneSafe: 'No card can go up without risk.',
  noFoundations: 'This game has no foundations.',
} as const;
